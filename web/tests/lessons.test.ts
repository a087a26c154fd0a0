import { describe, expect, test } from 'vitest';
import { finished, hear, LESSONS, next, ticked, type Now } from '../src/learn/lessons.ts';
import { things } from '../src/learn/things.ts';
import { LINES, RESOURCES, SIGNS, TRAVEL } from '../src/learn/signs.ts';
import printed from '../src/arnak/printed.json';
import { sign } from '../src/arnak/pictures.ts';
import rules from '../src/learn/rules.json';
import type { GameTable } from '../src/table/contract.ts';

function at(kind: string, verbs: string[], more: Partial<Now> = {}): Now {
  const actions = verbs.map((verb, id) => ({ id, verb, notation: verb, targets: {} }));
  return {
    table: { actions, me: 0, view: {} } as unknown as GameTable,
    verbs: new Set(verbs),
    kind,
    mine: true,
    round: 1,
    events: [],
    ...more
  };
}

describe('the guide', () => {
  test('begins with a welcome and then speaks of what can be done', () => {
    expect(next('arnak', new Set(), at('turn', ['dig', 'pass']))?.id).toBe('welcome');
    expect(next('arnak', new Set(['welcome', 'goal', 'hand']), at('turn', ['dig', 'pass']))?.id).toBe('dig');
  });

  test('follows a player who does something else', () => {
    const told = new Set(['welcome', 'goal', 'hand']);
    expect(next('arnak', told, at('turn', ['buy', 'pass']))?.id).toBe('buy');
    expect(next('arnak', told, at('pay-travel', ['travel']))?.id).toBe('pay-travel');
    expect(next('arnak', told, at('', [], { mine: false }))?.id).toBe('others');
  });

  test('ends when the first round is over, whatever is left', () => {
    expect(next('arnak', new Set(), at('turn', ['dig'], { round: 2 }))?.id).toBe('end');
  });

  test('of Quetzal ends when something was shipped: until then it leads to a delivery', () => {
    const told = new Set(LESSONS.quetzal.filter(({ always, id }) => !always && id !== 'end' && id !== 'ship-them').map(({ id }) => id));
    const holding = (hand: string[]) => ({ actions: [], me: 0, view: { players: [{ hand, drawn: [] }] } }) as unknown as GameTable;
    const later = (round: number, hand: string[], events: Now['events'] = []) =>
      next('quetzal', told, at('place', ['bid'], { round, events, table: holding(hand) }))?.id;
    expect(later(1, ['mummy_vp'])).toBe('go-on');
    expect(later(2, ['mummy_vp'])).toBe('ship-them');
    expect(later(2, [])).toBe('go-on');
    const locations = { harbor_office: [{ seat: 0 }], ship_1: null };
    const sent = { actions: [], me: 0, view: { players: [{ hand: ['mummy_vp'], drawn: [] }], locations } } as unknown as GameTable;
    expect(next('quetzal', told, at('place', ['bid'], { round: 2, table: sent }))?.id).toBe('go-on');
    expect(later(2, ['mummy_vp'], [{ event: 'delivered', seat: 1, cards: [] }])).toBe('ship-them');
    expect(later(2, [], [{ event: 'delivered', seat: 0, cards: [] }])).toBe('end');
    expect(later(4, ['mummy_vp'])).toBe('end');
    expect(finished('quetzal', [{ event: 'delivered', seat: 0, cards: [] }], 0)).toContain('ship-them');
  });

  test('tells nothing twice, and is never at a loss for a word', () => {
    for (const game of ['arnak', 'quetzal'] as const) {
      const told = new Set(LESSONS[game].filter(({ always }) => !always).map(({ id }) => id));
      for (const kind of ['turn', 'after', 'pay-travel', 'pause', 'keep', 'exile', 'place', 'roll', 'pick', 'deliver', 'trade']) {
        expect(next(game, told, at(kind, ['bid', 'play']))?.always).toBe(true);
      }
      expect(next(game, told, at('', [], { mine: false }))?.id).toBe('others');
    }
  });

  test('speaks of a guardian, an idol and a lost bid when they are there', () => {
    const told = new Set(['welcome', 'goal', 'hand', 'meeples', 'automaton', 'place']);
    const site = { spaces: [0], guardian: 'jaguar' };
    const table = { actions: [], me: 0, view: { sites: { 'l1-1': site } } } as unknown as GameTable;
    expect(next('arnak', told, at('after', ['end-turn'], { table }))?.id).toBe('guardian');
    expect(next('arnak', told, at('after', ['end-turn']))?.id).toBe('after');
    expect(next('arnak', told, at('after', ['end-turn', 'slot']))?.id).toBe('idol');
    const events = [{ event: 'ousted', seat: 1, owner: 0, location: 'ruins', meeples: 2 }];
    expect(next('quetzal', told, at('place', ['bid'], { events }))?.id).toBe('outbid');
  });

  test('a lesson that waits for something is done by the player’s own event only', () => {
    const dig = LESSONS.arnak.find((lesson) => lesson.id === 'dig')!;
    expect(dig.done!({ event: 'placed', seat: 0 }, 0)).toBe(true);
    expect(dig.done!({ event: 'placed', seat: 1 }, 0)).toBe(false);
  });

  test('what was done before its lesson came is not taught any more', () => {
    const events = [
      { event: 'travelled', seat: 0, card: 'fear' },
      { event: 'placed', seat: 0 },
      { event: 'bought', seat: 1 }
    ];
    expect(finished('arnak', events, 0)).toEqual(['dig']);
    expect(finished('quetzal', [{ event: 'bid', seat: 1 }], 0)).toEqual([]);
    expect(finished('arnak', [{ event: 'played', seat: 0, card: 'funding-car' }], 0)).toEqual(['free']);
  });

  test('what was heard is said again, but does not count as a lesson', () => {
    const told = ['welcome', 'goal', 'hand', 'free', hear('after')];
    expect(next('arnak', new Set(told), at('after', ['end-turn']))?.id).toBe('after');
    expect(ticked(told)).toBe(4);
  });
});

describe('pages of things', () => {
  test.each(['arnak', 'quetzal'] as const)('every thing of %s has its own id and rules that exist', (game) => {
    const ids = things(game).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const numbers = new Set(rules[game].flatMap((chapter) => chapter.rules.map(({ number }) => number)));
    for (const thing of things(game)) for (const rule of thing.rules) expect(numbers.has(rule), `${thing.id} ${rule}`).toBe(true);
  });
});

describe('the glossary', () => {
  test('explains every sign that a card or a tile of Arnak bears', () => {
    const drawn = [printed.cards, printed.sites, printed.guardians, printed.idols, printed.bonuses, printed.assistants]
      .flatMap((all) => JSON.stringify(all).match(/"-?[a-z0-9-]+:\d+"/g) ?? [])
      .map((word) => word.replace(/^"-?|:\d+"$/g, ''));
    const explained = [
      ...RESOURCES,
      ...TRAVEL,
      ...Object.keys(SIGNS),
      ...Object.values(LINES).flatMap(([, words]) => words.map((word) => word.replace(/^-|:\d+$/g, '')))
    ];
    const signs = new Set([...explained, ...explained.map(sign)]);
    expect([...new Set(drawn)].filter((word) => !signs.has(word) && !signs.has(sign(word)))).toEqual([]);
  });
});
