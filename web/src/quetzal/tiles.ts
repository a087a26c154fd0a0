import type { Telling } from '../lib/telling.ts';
import type { GameTable, Inspected } from '../table/contract.ts';
import { effectOf, endPoints, several, tileFigures } from './edition.ts';
import { artifact, type Edition, type Player, type QuetzalView } from './view.ts';

/** The components on the table in words: titles, effects, prices. */

export const TYPE_ICONS: Record<string, string> = {
  pottery: 'i-painted-pottery',
  weapon: 'i-ancient-sword',
  tablet: 'i-stone-tablet',
  statuette: 'i-stone-bust',
  mummy: 'i-mummy-head'
};

export const BONUS_ICONS: Record<string, string> = { coin: 'coin', coins: 'coin', discovery: 'i-eagle-emblem', vp: 'i-laurels' };

export const UPGRADE_ICONS: Record<string, string> = {
  reroll_two: 'i-rolling-dices',
  reroll_all: 'i-cycle',
  tablet_coins: 'i-stone-tablet',
  temple_discount: 'i-mayan-pyramid',
  mixed_trio: 'i-swap-bag',
  extra_delivery: 'i-wooden-crate',
  coins_to_vp: 'i-laurels',
  pottery_trio: 'i-painted-pottery',
  temple_extra_draw: 'i-awareness',
  coins_to_discovery: 'i-eagle-emblem',
  weapon_trio: 'i-ancient-sword',
  coins_5: 'i-cash',
  discovery_1: 'i-trail'
};

/** The picture of a tile; a kind found only in one edition is drawn by its effect. */
export function tileIcon(tile: string, figures: Edition): string {
  return UPGRADE_ICONS[effectOf(tile, figures)] ?? (effectOf(tile, figures) === 'points' ? 'i-laurels' : 'i-swap-bag');
}

export const LOCATION_ICONS: Record<string, string> = {
  quarry: 'i-mining',
  small_temple: 'i-temple-gate',
  ruins: 'i-ancient-ruins',
  black_market: 'i-scales',
  ship_1: 'i-sailboat',
  ship_2: 'i-sailboat',
  camp: 'i-camping-tent',
  harbor_office: 'i-anchor',
  temple: 'i-mayan-pyramid',
  village: 'i-huts-village',
  stela: 'i-rune-stone'
};

export function collection(card: string, figures: Edition): { vp_1: number; vp_2: number; vp_3: number } {
  const { type } = artifact(card);
  return figures.artifact_type.find((one) => one.id === type)!;
}

export function cardWords(card: string, figures: Edition, tell: Telling): string[] {
  const { vp_1, vp_2, vp_3 } = collection(card, figures);
  return [tell.catalog.say(`type-${artifact(card).type}.value`, { vp_1, vp_2, vp_3 }), tell.catalog.say(`card-${card}.effect`)];
}

export function upgradeWords(upgrade: string, figures: Edition, tell: Telling): string[] {
  const effect = effectOf(upgrade, figures);
  const key = effect === 'points' ? 'upgrade-effect-points' : `upgrade-${effect === 'immediate' ? 'coins_5' : effect}.effect`;
  const points = endPoints(upgrade, figures);
  const worth = points > 0 ? [tell.figured('upgrade-worth', { vp: points })] : [];
  return [tell.figured(key, tileFigures(upgrade, figures)), ...worth];
}

/** The figures of a location as the texts use them. */
export function locationFigures(location: string, figures: Edition): Record<string, number> {
  const all = figures.location;
  switch (location) {
    case 'quarry':
    case 'small_temple':
    case 'ruins':
      return { [all[location].bonus]: all[location].bonus_amount };
    case 'black_market':
      return all.black_market;
    case 'ship_1':
    case 'ship_2':
      return all.ship;
    case 'camp':
      return all.camp;
    case 'harbor_office':
      return all.harbor_office;
    case 'stela':
      return all.stela;
    default:
      return {};
  }
}

export function locationWords(location: string, figures: Edition, tell: Telling): string[] {
  return [tell.figured(`location-${location}.effect`, locationFigures(location, figures))];
}

/** A figure, a meeple or a vacant place: its name and what it is for. */
export function told(table: GameTable, title: string, about: string): Inspected {
  return { title: title.charAt(0).toLocaleUpperCase() + title.slice(1), text: [table.say(`q-about-${about}`)] };
}

/** The discount a player's tiles give on every Temple price. */
export function templeDiscount(player: Player, figures: Edition): number {
  const tiles = player.upgrades.filter((tile) => effectOf(tile, figures) === 'temple_discount');
  return tiles.reduce((sum, tile) => sum + (tileFigures(tile, figures)['discount'] ?? 0), 0);
}

/** Prices of the Village spaces; with two players some are covered and missing from the view. */
export function villagePrices(view: QuetzalView, figures: Edition): number[] {
  const spaces = figures.location.village.space;
  const covered = several<number>(figures.location.village.covered_in_2p);
  const open = view.players.length === 2 ? spaces.filter((one) => !covered.includes(one.index)) : spaces;
  return open.map((one) => one.cost);
}
