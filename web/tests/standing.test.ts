import { describe, expect, it } from 'vitest';
import { load } from '../src/lib/catalog.ts';
import { opponents, told, type Standing } from '../src/lib/standing.ts';

const catalog = await load('en', 'arnak');
const standing = (more: Partial<Standing> = {}): Standing => ({
  names: ['Ada', 'Novice'],
  mine: [0],
  seq: 9,
  round: 3,
  turn: 0,
  solo: false,
  at: null,
  score: null,
  ...more
});
const score = (totals: number[], winners: number[]) => ({
  final: true,
  scores: totals.map((total, seat) => ({ seat, total })),
  winners,
  tie_break: null
});

describe('how a table of mine stands', () => {
  it('names the opponents, the rival as sentences have it', () => {
    expect(opponents({ standing: standing() }, catalog)).toBe('Novice');
    expect(opponents({ standing: standing({ names: ['Ada', catalog.say('player-rival')], solo: true }) }, catalog)).toBe('the rival');
    expect(opponents({}, catalog)).toBe('');
  });
  it('says the round and whose turn it is', () => {
    expect(told({ game: 'arnak', status: 'playing', standing: standing() }, catalog)).toEqual(['Round 3 of 5', 'your turn']);
    expect(told({ game: 'arnak', status: 'playing', standing: standing({ turn: 1 }) }, catalog)[1]).toContain('Novice');
  });
  it('says who has won and with how many points', () => {
    const two = told({ status: 'over', standing: standing({ score: score([54, 48], [0]) }) }, catalog).join();
    expect(two).toMatch(/54.*48/);
    expect(told({ status: 'over', standing: standing({ names: ['Ada', 'B', 'C'], score: score([4, 5, 6], [2]) }) }, catalog)).toHaveLength(
      4
    );
  });
  it('says what it knows of a table that was never looked at', () => {
    expect(told({ status: 'over' }, catalog)).toEqual(['over']);
  });
});
