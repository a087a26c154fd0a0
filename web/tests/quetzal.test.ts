import { describe, expect, test } from 'vitest';
import samples from '../fixtures/quetzal-decisions.json';
import type { Action } from '../src/lib/protocol.ts';
import { alongTrack, delivered } from '../src/quetzal/delivering.ts';
import { folded } from '../src/quetzal/folding.ts';
import { news } from '../src/quetzal/news.ts';
import { place } from '../src/quetzal/places.ts';
import { available, cheapest, cost, fits, notation, passedOver, proposed, strongest, wanted, wishOf } from '../src/quetzal/placing.ts';
import { DEFAULT_EDITION, marked, serving, type Player, type QuetzalView } from '../src/quetzal/view.ts';
import { Whereabouts } from '../src/quetzal/whereabouts.ts';

const WITHOUT_TARGETS = ['done', 'skip', 'reroll-all'];

describe('every legal action has a place on the table', () => {
  for (const [number, { kind, village, actions }] of samples.decisions.entries()) {
    test(`${kind} ${number}`, () => {
      const view = { display: { village } } as unknown as QuetzalView;
      for (const action of actions as unknown as Action[]) {
        expect(place(action, view) === 'bar', action.notation).toBe(WITHOUT_TARGETS.includes(action.verb));
      }
    });
  }
});

describe('a delivery is foretold as the engine scores it', () => {
  for (const [number, { cards, upgrades, brings }] of samples.deliveries.entries()) {
    test(`delivery ${number}`, () => {
      const player = { upgrades } as unknown as Player;
      expect(delivered(cards, player, DEFAULT_EDITION, {})).toMatchObject(brings);
    });
  }
});

describe('a group is put together from legal actions', () => {
  const bid = (role: string, plain: number, either: number, character: number): Action => ({
    id: 0,
    notation: `bid quarry ${role} ${plain} ${either} ${character}`,
    verb: 'bid',
    targets: { location: 'quarry', role, plain, either, character }
  });
  const visit: Action = {
    id: 1,
    notation: 'visit harbor_office 1 1 0 0',
    verb: 'visit',
    targets: { location: 'harbor_office', black: 1, white: 1, either: 0, character: 0 }
  };

  test('a wish is the action it was made from', () => {
    for (const action of [bid('adventurer', 2, 1, 1), bid('archaeologist', 0, 3, 0), visit]) {
      expect(notation(wishOf(action))).toBe(action.notation);
      expect(wanted(wishOf(action), [action])).toBe(action);
    }
  });

  test('fewest meeples first, and those that can do least else', () => {
    const actions = [bid('adventurer', 0, 1, 0), bid('adventurer', 2, 0, 0), bid('adventurer', 1, 0, 0)];
    expect(cheapest(actions).notation).toBe('bid quarry adventurer 1 0 0');
  });

  test('a lone Character bids in any role where it may', () => {
    const alone = bid('any', 0, 0, 1);
    expect(wanted({ ...wishOf(alone), role: 'adventurer' }, [alone])).toBe(alone);
  });

  test('the panel begins with the meeples pressed before, in the role of their colour', () => {
    const actions = [bid('adventurer', 1, 0, 0), bid('archaeologist', 1, 0, 0), bid('archaeologist', 2, 1, 0)];
    const chosen = { role: 'archaeologist', black: 0, white: 2, either: 1, character: 0 };
    expect(wanted(proposed(actions, chosen), actions)?.notation).toBe('bid quarry archaeologist 2 1 0');
    expect(wanted(proposed(actions, null), actions)?.notation).toBe('bid quarry adventurer 1 0 0');
  });

  test('others than those pressed before are proposed where these have the wrong role, and that is said', () => {
    const actions = [bid('adventurer', 3, 0, 0)];
    const chosen = { role: 'archaeologist', black: 0, white: 2, either: 0, character: 0 };
    expect(passedOver(proposed(actions, chosen), chosen)).toBe(true);
    expect(passedOver(proposed(actions, null), null)).toBe(false);
    expect(passedOver(proposed([bid('archaeologist', 2, 0, 0)], chosen), chosen)).toBe(false);
  });

  test('a refusal is asked about everybody who could bid in the role', () => {
    const meeples = { unrolled: 0, black: 1, white: 0, side: 1, standing: 1, character: 'side' };
    const player = { meeples } as unknown as Player;
    expect(strongest('quarry', 'adventurer', player)).toBe('bid quarry adventurer 1 2 1');
    expect(strongest('quarry', 'archaeologist', player)).toBe('bid quarry archaeologist 0 2 1');
  });

  test('what is not legal is no action', () => {
    expect(wanted({ ...wishOf(visit), black: 2 }, [visit])).toBeNull();
  });

  test('meeples on their side and standing ones take either role; a Character that was not thrown is not there', () => {
    const meeples = { unrolled: 0, black: 1, white: 2, side: 1, standing: 1, character: 'unrolled' };
    expect(available({ meeples } as unknown as Player)).toEqual({ black: 1, white: 2, either: 2, character: 0 });
  });

  test('the Harbor Master is paid for each meeple', () => {
    expect(cost(wishOf(visit), DEFAULT_EDITION)).toBe(4);
    expect(cost(wishOf(bid('adventurer', 3, 0, 0)), DEFAULT_EDITION)).toBe(0);
  });
});

describe('equal things keep their keys', () => {
  const at = (...places: string[]) => places.map((place) => ({ kind: 'pottery', place }));

  test('what stays keeps its key, what is missing in one place is what came to another', () => {
    const where = new Whereabouts();
    where.next(at('temple', 'temple', 'quarry'));
    const [first, second, third] = [where.key('pottery', 'temple'), where.key('pottery', 'temple', 1), where.key('pottery', 'quarry')];
    expect(new Set([first, second, third]).size).toBe(3);
    where.next(at('temple', 'quarry', 'hand'));
    expect(where.key('pottery', 'temple')).toBe(first);
    expect(where.key('pottery', 'quarry')).toBe(third);
    expect(where.key('pottery', 'hand')).toBe(second);
  });

  test('what comes from nowhere is new, what is not there has no key', () => {
    const where = new Whereabouts();
    where.next(at('temple'));
    const before = where.key('pottery', 'temple');
    where.next(at('temple', 'hand'));
    expect(where.key('pottery', 'hand')).not.toBe(before);
    expect(where.key('pottery', 'hand', 1)).toBeNull();
  });
});

describe('the log', () => {
  const rolled = (seat: number, meeple: string, landing: string) => ({ event: 'rolled', seat, meeple, landing });
  const throwing = (seat: number) => [
    rolled(seat, 'team', 'black'),
    rolled(seat, 'team', 'side'),
    rolled(seat, 'team', 'black'),
    rolled(seat, 'character', 'flat')
  ];
  const dealt = { event: 'dealt', seat: 0, card: 'mummy_none' };
  const events = [
    dealt,
    dealt,
    dealt,
    { event: 'dealt', seat: 0, upgrade: 'coins_5' },
    ...throwing(0),
    ...throwing(1),
    rolled(1, 'team', 'white')
  ];

  test('tells a throw and a refill in one line each', () => {
    const [step] = folded([{ seq: 1, seat: null, action: null, events, at: null }]);
    const lying = { black: 2, white: 0, side: 1, standing: 0, character: 1 };
    expect(step!.events).toEqual([
      { event: 'laid-out', seat: null, cards: 3 },
      { event: 'dealt', seat: null, upgrade: 'coins_5' },
      { event: 'threw', seat: 0, ...lying },
      { event: 'threw', seat: 1, ...lying, white: 1 }
    ]);
  });
  test('leaves a single throw alone', () => {
    const again = [rolled(0, 'team', 'white'), { event: 'gained', seat: 0, coins: 1 }];
    expect(folded([{ seq: 2, seat: 0, action: 'reroll white', events: again, at: null }])[0]!.events).toEqual(again);
  });
  test('tells all the cards in one line that the automaton takes away', () => {
    const cards = ['mummy_vp', 'mummy_none', 'statuette_coin'];
    const away = cards.map((card) => ({ event: 'automaton-discarded', seat: 0, card }));
    expect(folded([{ seq: 3, seat: 0, action: null, events: away, at: null }])[0]!.events).toEqual([
      { event: 'automaton-cleared', seat: null, cards }
    ]);
  });
});

describe('the news on a phone', () => {
  const step = (seq: number, seat: number, action: string, ...events: [string, number, object?][]) => ({
    seq,
    seat,
    action,
    at: null,
    events: events.map(([event, whose, more]) => ({ event, seat: whose, ...more }))
  });
  const told = (steps: Parameters<typeof news>[0], me: number | null = 0) =>
    news(steps, me).map(({ seat, events }) => [seat, ...events.map(({ event }) => event)]);
  const bid = step(1, 0, 'bid ruins any 0 0 1', ['bid', 0], ['ousted', 0]);

  test('keep what others did since my last step, not what I pressed', () => {
    const others = [
      step(2, 1, 'place village 2 black', ['paid', 1], ['placed', 1]),
      step(3, 2, 'visit camp 1 0 0 0', ['visited', 2], ['gained', 2, { source: 'camp' }])
    ];
    expect(told([bid])).toEqual([]);
    expect(told([bid, ...others])).toEqual([
      [1, 'placed'],
      [2, 'visited', 'gained']
    ]);
    expect(told([bid, ...others, step(4, 0, 'visit camp 1 0 0 0', ['visited', 0], ['gained', 0, { source: 'camp' }])])).toEqual([]);
  });
  test('tell what every place pays once all are placed, to me too, also after my own last placement', () => {
    const paid = [
      ['automaton-discarded', 0, { card: 'mummy_vp' }],
      ['took', 1],
      ['gained', 1],
      ['took', 0],
      ['took', 0],
      ['gained', 0, { source: 'ruins' }]
    ] as [string, number, object?][];
    const expected = [
      ['automaton', 'automaton-discarded'],
      [1, 'took', 'gained'],
      [0, 'took', 'took', 'gained']
    ];
    expect(told([bid, step(2, 1, 'visit camp 1 0 0 0', ['visited', 1], ...paid)])).toEqual([[1, 'visited'], ...expected]);
    expect(told([step(1, 0, 'bid ruins any 0 0 1', ['bid', 0], ...paid)])).toEqual(expected);
    expect(told([step(1, 0, 'bid ruins any 0 0 1', ['bid', 0], ['took', 0])])).toEqual([[0, 'took']]);
  });
  test('add up what came from the same place', () => {
    const paid = [
      ['gained', 1, { vp: 6, source: 'ship_1' }],
      ['gained', 1, { vp: 1, coins: 2, source: 'ship_1' }],
      ['advanced', 1, { discovery: 2 }],
      ['advanced', 1, { discovery: 3 }],
      ['gained', 1, { coins: 1, source: 'camp' }]
    ] as [string, number, object?][];
    expect(news([bid, step(2, 1, 'done', ['delivered', 1], ...paid)], 0)[0]!.events).toEqual([
      { event: 'delivered', seat: 1 },
      { event: 'gained', seat: 1, vp: 7, coins: 2, source: 'ship_1' },
      { event: 'advanced', seat: 1, discovery: 3 },
      { event: 'gained', seat: 1, coins: 1, source: 'camp' }
    ]);
  });
  test('tell what a delivery brought, and where a round begins', () => {
    const done = step(5, 0, 'done', ['delivered', 0], ['gained', 0], ['ended-round', 0], ['began-round', 0], ['gained', 0]);
    expect(told([done])).toEqual([
      [0, 'delivered', 'gained'],
      [null, 'began-round'],
      [0, 'gained']
    ]);
    expect(told([step(6, 0, 'take mummy_vp', ['took', 0])])).toEqual([]);
  });
});

describe('what is shown of a decision under way', () => {
  const view = (effect: string | null, ...pending: [string[], number, string | null, number][]) =>
    ({ decision: { kind: 'pick', effect }, pending }) as unknown as QuetzalView;

  test('the space that is served', () => {
    const temple = view('temple', [['ActivateVillage'], 0, null, 0], [['ActivateTemple'], 0, null, 4], [['PickArtifact'], 1, 'temple', 1]);
    expect(serving(temple, 'temple')).toBe(4);
    expect(serving(temple, 'village')).toBeNull();
  });
  test('the meeple marked to be thrown again', () => {
    expect(marked(view('reroll_two', [['RerollSecond'], 0, 'reroll_two', 2 << 2]))).toBe('side');
    expect(marked(view('reroll_two', [['Reroll'], 0, null, 0]))).toBeNull();
  });
  test('what the Discovery track pays on the way', () => {
    expect(alongTrack(1, 3, DEFAULT_EDITION)).toEqual({ vp: 1, coins: 2, tiles: 0 });
    expect(alongTrack(5, 1, DEFAULT_EDITION)).toEqual({ vp: 0, coins: 0, tiles: 1 });
    expect(alongTrack(12, 2, DEFAULT_EDITION)).toEqual({ vp: 0, coins: 0, tiles: 0 });
  });
  test('where the meeples pressed before can go', () => {
    const bid = {
      verb: 'bid',
      notation: 'bid quarry archaeologist 2 0 0',
      targets: { location: 'quarry', role: 'archaeologist', plain: 2, either: 0, character: 0 }
    } as unknown as Action;
    const step = {
      verb: 'place',
      notation: 'place village 1 black',
      targets: { location: 'village', space: 1, meeple: 'black' }
    } as unknown as Action;
    const white = { role: null, black: 0, white: 1, either: 0, character: 0 };
    expect(fits([bid], white, 'white')).toBe(true);
    expect(fits([bid], { ...white, either: 1 }, null)).toBe(false);
    expect(fits([step], white, 'white')).toBe(false);
    expect(fits([step], { ...white, white: 0, black: 1 }, 'black')).toBe(true);
  });
});
