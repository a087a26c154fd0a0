import { artifact, delivery, type Edition, type Player } from './view.ts';

/** What a delivery brings: collections, the cards' bonuses, and the player's own tiles. The engine scores; this only
 * foretells, and a test compares the two. */

export interface Brings {
  vp: number;
  coins: number;
  discovery: number;
  /** the tiles that pay */
  tiles: string[];
}

type Params = Record<string, number>;

const NEEDS: Record<string, Partial<Record<string, number>>> = {
  mixed_trio: { pottery: 1, weapon: 1, tablet: 1 },
  pottery_trio: { pottery: 3 },
  weapon_trio: { weapon: 3 }
};

export function delivered(
  cards: readonly string[],
  player: Player,
  figures: Edition,
  options: Record<string, boolean>
): Brings {
  const brings: Brings = { ...delivery(cards, figures), tiles: [] };
  const counts = (type: string) => cards.filter((card) => artifact(card).type === type).length;
  for (const tile of player.upgrades) {
    const row = figures.upgrade.find((one) => one.id === tile);
    const params = (row && 'params' in row ? row.params : {}) as Params;
    const needs = NEEDS[tile];
    let times = 0;
    if (needs) {
      times = Math.min(...Object.entries(needs).map(([type, need]) => Math.floor(counts(type) / need!)));
      if (options['trio_bonus_once_per_delivery'] !== false) times = Math.min(times, 1);
      brings.vp += times * (params['vp'] ?? 0);
      brings.coins += times * (params['coins'] ?? 0);
    } else if (tile === 'tablet_coins') {
      times = counts('tablet');
      brings.coins += times * (params['coins_per_card'] ?? 0);
    }
    if (times > 0) brings.tiles.push(tile);
  }
  return brings;
}
