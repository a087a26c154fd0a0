import { expect, test } from 'vitest';
import { asked, sizes, values, type Option } from '../src/lib/options.ts';

const SCHEMA: readonly Option[] = [
  { name: 'players', kind: 'whole', least: 1, most: 3, default: null },
  { name: 'board', kind: 'one-of', values: ['low', 'high'], default: 'low' },
  { name: 'depth', kind: 'whole', only: { players: 1 }, least: 2, most: 4, default: 2 }
];
const names = (options: readonly Option[]) => options.map(({ name }) => name);

test('an option that depends on another is asked only beside its value', () => {
  expect(names(asked(SCHEMA, { players: 1 }))).toEqual(['board', 'depth']);
  expect(names(asked(SCHEMA, { players: 2 }))).toEqual(['board']);
});

test('the sizes of a table and the values of a number come from the schema', () => {
  expect(sizes(SCHEMA)).toEqual([1, 3]);
  expect(values({ name: 'depth', kind: 'whole', least: 2, most: 4, default: 2 })).toEqual([2, 3, 4]);
});
