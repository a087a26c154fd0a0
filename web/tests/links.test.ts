import { expect, test } from 'vitest';
import { onlyHere } from '../src/table/links.ts';

test('a link to this computer is told from one that others can open', () => {
  for (const host of ['localhost', 'localhost:8000', 'digsite.localhost', '127.0.0.1:8000', '127.1.2.3', '[::1]:8000']) {
    expect(onlyHere(`http://${host}/tables/x#y`), host).toBe(true);
  }
  for (const host of ['192.168.1.20:8000', 'digsite.example', 'localhost.example', '[fe80::1]:8000', '10.127.0.1']) {
    expect(onlyHere(`http://${host}/tables/x`), host).toBe(false);
  }
});
