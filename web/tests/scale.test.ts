import { describe, expect, it } from 'vitest';
import { scaled } from '../scale.ts';

describe('lengths in the style sheets', () => {
  it('become shares of the one scale', () => {
    expect(scaled('16px solid')).toBe('1rem solid');
    expect(scaled('calc(100% - 8px) -0.5px')).toBe('calc(100% - 0.5rem) -0.03125rem');
  });
  it('leave alone what is no length', () => {
    expect(scaled('var(--px) #12px 0px 2em')).toBe('var(--px) #12px 0px 2em');
  });
});
