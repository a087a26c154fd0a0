import { describe, expect, test } from 'vitest';
import { load } from '../src/lib/catalog.ts';
import { Telling } from '../src/lib/telling.ts';
import { alongTrack, delivered, mostCards } from '../src/quetzal/delivering.ts';
import { effectOf, endPoints, ownNames, tilesIn } from '../src/quetzal/edition.ts';
import { templeDiscount, tileIcon, upgradeWords, villagePrices } from '../src/quetzal/tiles.ts';
import { completed, DEFAULT_EDITION, type Edition, type Player, type QuetzalView } from '../src/quetzal/view.ts';

const FIGURES = completed({
  ...DEFAULT_EDITION,
  discovery_track: {
    length: 2,
    space: [
      { index: 1, kind: ['coins', 'vp'], amount: [2, 1] },
      { index: 2, kind: 'draw_upgrade', amount: 2 }
    ]
  },
  upgrade: [
    { id: 'reroll_two', copies: 2, end_vp: [1, 3] },
    { id: 'weapon_trio', copies: 1, end_vp: 1, params: { vp: 2, coins: 2 } },
    { id: 'extra_1', name: 'Lantern', effect: 'temple_discount', copies: 1, end_vp: 4, params: { discount: 2 } },
    { id: 'extra_2', name: 'Mule', effect: 'extra_delivery', copies: 1, end_vp: 0, params: { extra_cards: 2 } },
    { id: 'extra_3', name: 'Trophy', effect: 'points', copies: 1, end_vp: 5 },
    { id: 'extra_4', name: 'Arms', effect: 'weapon_trio', copies: 1, end_vp: 0, params: { vp: 9, coins: 0 } }
  ]
} as unknown as Partial<Edition>);

describe('an edition with tiles of its own', () => {
  test('has every tile, copies with different points apart', () => {
    expect(tilesIn(FIGURES).slice(0, 3)).toEqual([
      { id: 'reroll_two', copies: 1, points: 1 },
      { id: 'reroll_two_b', copies: 1, points: 3 },
      { id: 'weapon_trio', copies: 1, points: 1 }
    ]);
    expect([endPoints('reroll_two_b', FIGURES), effectOf('reroll_two_b', FIGURES), effectOf('extra_1', FIGURES)]).toEqual([
      3,
      'reroll_two',
      'temple_discount'
    ]);
    expect(tileIcon('extra_4', FIGURES)).toBe(tileIcon('weapon_trio', FIGURES));
  });

  test('names them in labels and in words', async () => {
    const catalog = await load('en', 'quetzal');
    const tell = new Telling(catalog.naming(ownNames(FIGURES, catalog)));
    expect(tell.action({ verb: 'take', targets: { thing: 'extra_1' } })).toContain('Lantern');
    expect(tell.event({ event: 'gained-upgrade', seat: 0, upgrade: 'reroll_two_b' })).toContain('Second Try (3 victory points)');
    expect(upgradeWords('extra_1', FIGURES, tell)[0]).toContain('2 coins');
    expect(upgradeWords('extra_3', FIGURES, tell)).toHaveLength(2);
  });

  test('counts what they do', () => {
    const player = { upgrades: ['extra_1', 'extra_4', 'weapon_trio'] } as unknown as Player;
    expect(templeDiscount(player, FIGURES)).toBe(2);
    expect(delivered(Array<string>(3).fill('weapon_none'), player, FIGURES, {})).toMatchObject({ vp: 6 + 9 + 2, coins: 2 });
    const view = {
      edition: FIGURES,
      options: {},
      players: [{ upgrades: ['extra_2'] }],
      decision: { kind: 'deliver', effect: null },
      pending: [[['Deliver'], 0, null, 3]]
    } as unknown as QuetzalView;
    expect(mostCards(view, 0)).toBe(5);
  });

  test('gives every reward of a space', () => {
    expect(alongTrack(0, 2, FIGURES)).toEqual({ vp: 1, coins: 2, tiles: 2 });
  });

  test('covers none, one or two spaces of the Village', () => {
    const two = { players: [{}, {}] } as unknown as QuetzalView;
    const village = (covered_in_2p: number | number[]) =>
      ({ ...FIGURES, location: { ...FIGURES.location, village: { ...FIGURES.location.village, covered_in_2p } } }) as unknown as Edition;
    expect([3, [], [1, 3]].map((covered) => villagePrices(two, village(covered)))).toEqual([[2, 1], [2, 1, 1], [1]]);
  });
});
