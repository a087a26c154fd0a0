import { describe, expect, it } from 'vitest';
import { spare } from '../src/arnak/pay.ts';
import type { Step } from '../src/lib/messages.ts';
import { lines } from '../src/table/lines.ts';

const step = (seq: number, seat: number | null, ...events: { event: string; seat: number; [more: string]: unknown }[]) =>
  ({ seq, seat, action: null, events, at: null }) as unknown as Step;
const told = (steps: Step[], me: number | null) =>
  lines(steps, me, (event) => `${event.seat} ${event.event}`, (count) => `undone ${count}`);

describe('the log', () => {
  const deal = step(1, null, ...[0, 0, 0].map((seat) => ({ event: 'drew', seat })), { event: 'began-round', seat: 1 });
  const mine = step(2, 0, { event: 'played', seat: 0 }, { event: 'ended-turn', seat: 0 });
  const theirs = step(3, 1, { event: 'played', seat: 1 });

  it('says the same only once, with how often', () => {
    expect(told([deal], 0).map(({ text, times }) => [text, times])).toEqual([['0 drew', 3], ['1 began-round', 1]]);
  });
  it('has a sign where another seat begins, none for a round', () => {
    const found = told([deal, mine, theirs], 0);
    expect(found.map(({ seat, first, round }) => [seat, first, round])).toEqual([
      [0, true, false], [null, true, true], [0, true, false], [0, false, false], [1, true, false]
    ]);
  });
  it('marks what happened since my own last step', () => {
    expect(told([deal, mine, theirs], 0).filter((line) => line.fresh).map((line) => line.text)).toEqual(['1 played']);
    expect(told([deal, mine, theirs], null).some((line) => line.fresh)).toBe(false);
  });
});

describe('travel', () => {
  it('shows what is left over, not what was used', () => {
    expect(spare(['boot'], ['boot'])).toEqual([]);
    expect(spare(['car', 'car'], ['boot'])).toEqual(['car']);
    expect(spare(['plane', 'boot'], ['boot'])).toEqual(['plane']);
    expect(spare(['boat', 'plane'], ['car'])).toEqual(['boat']);
    expect(spare([], ['boat'])).toEqual([]);
  });
});
