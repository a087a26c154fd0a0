import { describe, expect, test } from 'vitest';
import { textOf } from '../src/lib/text-file.ts';

const TEXT = '# la boîte de Zoé\n[location.camp]\ncoins = 3\n';
const utf16 = (text: string, littleEnd: boolean, mark = '\ufeff') => {
  const view = new DataView(new ArrayBuffer(2 * (text.length + mark.length)));
  [...(mark + text)].forEach((letter, at) => view.setUint16(2 * at, letter.charCodeAt(0), littleEnd));
  return new Blob([view.buffer]);
};

describe('the text of an edition file', () => {
  test('is UTF-8 or, with its mark, UTF-16', async () => {
    expect(await textOf(new Blob([TEXT]))).toBe(TEXT);
    expect(await textOf(new Blob(['\ufeff' + TEXT]))).toBe(TEXT);
    expect(await textOf(utf16(TEXT, true))).toBe(TEXT);
    expect(await textOf(utf16(TEXT, false))).toBe(TEXT);
  });

  test('is nothing in any other encoding', async () => {
    expect(await textOf(new Blob([Uint8Array.from(TEXT, (letter) => letter.charCodeAt(0))]))).toBeNull();
    expect(await textOf(utf16(TEXT, true, ''))).toBeNull();
  });
});
