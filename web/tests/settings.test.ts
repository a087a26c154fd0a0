import { describe, expect, it } from 'vitest';
import { read } from '../src/lib/settings.svelte.ts';

describe('settings that were kept', () => {
  it('are read back', () => {
    const kept = {
      language: 'fr',
      theme: 'dark',
      speed: 0,
      size: 125,
      sound: true,
      shortcuts: false,
      name: 'Ada',
      colours: ['blue', 'red', 'green', 'yellow', 'purple']
    };
    expect(read(JSON.stringify(kept))).toEqual(kept);
  });
  it('are as new where they do not fit', () => {
    const fresh = read(null);
    for (const broken of [
      '',
      'nonsense',
      '7',
      'null',
      '[]',
      '{"language":"xx","theme":1,"speed":3,"size":7,"sound":"yes","colours":["red"],"name":7}'
    ]) {
      expect(read(broken)).toEqual(fresh);
    }
    expect(fresh.sound).toBe(false);
  });
});
