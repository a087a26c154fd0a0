import { describe, expect, it } from 'vitest';
import { spare } from '../src/arnak/pay.ts';
import type { Step } from '../src/lib/messages.ts';
import { lines, turns } from '../src/table/lines.ts';
import { grown } from '../src/table/motion.ts';

const step = (seq: number, seat: number | null, ...events: { event: string; seat: number; [more: string]: unknown }[]) =>
  ({ seq, seat, action: null, events, at: null }) as unknown as Step;
const told = (steps: Step[], me: number | null) =>
  lines(
    steps,
    me,
    (event) => `${event.seat} ${event.event}`,
    (count) => `undone ${count}`,
    (seat) => `${seat} unthought`
  );

describe('the log', () => {
  const deal = step(1, null, ...[0, 0, 0].map((seat) => ({ event: 'drew', seat })), { event: 'began-round', seat: 1 });
  const mine = step(2, 0, { event: 'played', seat: 0 }, { event: 'ended-turn', seat: 0 });
  const theirs = step(3, 1, { event: 'played', seat: 1 });

  it('says the same only once, with how often', () => {
    expect(told([deal], 0).map(({ text, times }) => [text, times])).toEqual([
      ['1 began-round', 1],
      ['0 drew', 3]
    ]);
  });
  it('has a sign where another seat begins, none for a round', () => {
    const found = told([deal, mine, theirs], 0);
    expect(found.map(({ seat, first, round }) => [seat, first, round])).toEqual([
      [null, true, true],
      [0, true, false],
      [0, false, false],
      [0, false, false],
      [1, true, false]
    ]);
  });
  it('has the hands of a round below its heading, and what was drawn in the round before above it', () => {
    const [drew, ended, began] = ['drew', 'ended-round', 'began-round'].map((event) => ({ event, seat: 1 }));
    const texts = told([deal, step(2, 1, drew!), step(3, 1, ended!, drew!, began!)], 0).map((line) => line.text);
    expect(texts).toEqual(['1 began-round', '0 drew', '1 drew', '1 ended-round', '1 began-round', '1 drew']);
  });
  it('puts the end of a round on nobody', () => {
    expect(told([step(4, 0, { event: 'ended-round', seat: 0 })], 0).map(({ seat }) => seat)).toEqual([null]);
  });
  it('blames nobody for what the staff exiles between two rounds', () => {
    const exiled = { event: 'exiled', seat: 1 };
    const round = step(4, 1, exiled, { event: 'ended-round', seat: 1 }, exiled, { event: 'began-round', seat: 1 }, exiled);
    expect(told([round], 0).map((line) => line.text)).toEqual(['1 exiled', '1 ended-round', 'null exiled', '1 began-round', '1 exiled']);
  });
  it('says so where a bot chose without thinking', () => {
    expect(told([{ ...theirs, unthought: true }, theirs], 0).map(({ text, seat }) => [text, seat])).toEqual([
      ['1 unthought', 1],
      ['1 played', 1]
    ]);
  });
  it('counts the steps that one seat takes back together', () => {
    const back = (seq: number, seat: number) => ({ ...step(seq, seat), undone: 1 }) as Step;
    const found = lines(
      [mine, back(5, 0), back(6, 0), back(7, 1), theirs, back(8, 1)],
      0,
      (event) => event.event,
      (count, seat) => `${seat} back ${count}`,
      () => ''
    );
    expect(found.map(({ text }) => text)).toEqual(['played', 'ended-turn', '0 back 2', '1 back 1', 'played', '1 back 1']);
  });
  it('puts a Fear card on whom it befalls', () => {
    expect(told([step(4, 1, { event: 'feared', seat: 1, player: 0 })], 0).map(({ seat }) => seat)).toEqual([0]);
  });
  it('marks what happened since my own last step', () => {
    expect(
      told([deal, mine, theirs], 0)
        .filter((line) => line.fresh)
        .map((line) => line.text)
    ).toEqual(['1 played']);
    expect(told([deal, mine, theirs], null).some((line) => line.fresh)).toBe(false);
  });
});

describe('what flies', () => {
  it('keeps the size it is drawn in where another one comes to lie upon it', () => {
    expect(grown({ width: 150, height: 210 }, { width: 100, height: 140 })).toBe(1.5);
    expect(grown({ width: 100, height: 140 }, { width: 12, height: 140 })).toBe(1);
    expect(grown({ width: 150, height: 210 }, { width: 12, height: 140 })).toBe(1.5);
  });
});

describe('travel', () => {
  it('shows what is left over, not what was used', () => {
    expect(spare(['boot'], ['boot'])).toEqual([]);
    expect(spare(['car', 'car'], ['boot'])).toEqual(['car']);
    expect(spare(['plane', 'boot'], ['boot'])).toEqual(['plane']);
    expect(spare(['boat', 'plane'], ['car'])).toEqual(['boat']);
    expect(spare([], ['boat'])).toEqual([]);
    expect(spare(['car', 'boat'], ['boot'])).toEqual(['car-or-boat']);
    expect(spare(['car-or-boat', 'plane'], ['car'])).toEqual(['plane']);
  });
});

describe('turns of the log', () => {
  const played = (seq: number, seat: number, ...kinds: string[]) => step(seq, seat, ...kinds.map((event) => ({ event, seat })));
  const folded = (...steps: Step[]) => turns(told(steps, 0), ['bought', 'played']);

  it('are what one seat did until it ended its turn', () => {
    const found = folded(
      played(1, 0, 'paid', 'bought'),
      played(2, 0, 'ended-turn', 'dealt'),
      played(3, 0, 'played'),
      played(4, 1, 'played', 'ended-turn')
    );
    expect(found.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [0, 4],
      [0, 1],
      [1, 2]
    ]);
  });
  it('are headed by what says most', () => {
    expect(folded(played(1, 0, 'paid', 'played', 'bought'))[0]!.head.text).toBe('0 bought');
    expect(folded(played(1, 0, 'paid', 'gained'))[0]!.head.text).toBe('0 paid');
  });
  it('leave the heading of a round alone', () => {
    const found = folded(step(1, null, { event: 'began-round', seat: 0 }), played(2, 0, 'drew', 'played'));
    expect(found.map(({ head }) => head.round)).toEqual([true, false]);
  });
});
