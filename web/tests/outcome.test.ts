import { describe, expect, test } from 'vitest';
import type { Score } from '../src/lib/messages.ts';
import { spread } from '../src/table/spread.ts';
import type { TableModel } from '../src/table/model.svelte.ts';
import { outcome } from '../src/table/outcome.ts';

describe('the end of a game in a sentence', () => {
  const said = (totals: number[], winners: number[], me: number | null, tie: string | null = null, mine = [me]) => {
    const seats = totals.map((_, seat) => ({ seat, mine: mine.includes(seat) }));
    const say = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
    const tell = { seat: (seat: number) => 'ABC'[seat], seats: (seats: number[]) => seats.map((seat) => 'ABC'[seat]).join('+') };
    const scores = totals.map((total, seat) => ({ seat, total }));
    return outcome({ final: true, scores, winners, tie_break: tie } as Score, { me, seats, tell, say } as unknown as TableModel);
  };

  test('who has won, by how much', () => {
    expect(said([28, 18], [0], 0)).toBe('page-over-you A 28 18');
    expect(said([28, 18, 32], [2], 0)).toBe('page-over-other C 32 28');
    expect(said([28, 18], [0], null)).toBe('page-over-other A 28 18');
  });
  test('by name where several sit at one screen', () => {
    expect(said([28, 18], [0], 0, null, [0, 1])).toBe('page-over-other A 28 18');
  });
  test('a tie is told with what broke it, or as shared', () => {
    expect(said([28, 28], [1], 1, 'discovery')).toBe('page-over-you B 28 28 ui-decided tie-discovery');
    expect(said([28, 28], [0, 1], 1, 'shared')).toBe('page-over-shared A+B 28');
  });
});

describe('tokens along a track', () => {
  test('lie at their own places if there is room', () => expect(spread([5, 0, 9], 1)).toEqual([5, 0, 9]));
  test('in a heap have its middle where it belongs', () => expect(spread([0, 0, 0], 2)).toEqual([-2, 0, 2]));
  test('keep their order and their distance', () => expect(spread([11, 10, 30], 3)).toEqual([12, 9, 30]));
});
