import { effectOf, rewards, tileFigures } from './edition.ts';
import { artifact, delivery, edition, type Edition, type Player, type QuetzalView } from './view.ts';

/** What a delivery brings: collections, the cards' bonuses, and the player's own tiles. The engine scores; this only
 * foretells, and a test compares the two. */

export interface Brings {
  vp: number;
  coins: number;
  discovery: number;
  /** the tiles that pay, with their points */
  tiles: { tile: string; vp: number; coins: number }[];
}

const NEEDS: Record<string, Partial<Record<string, number>>> = {
  mixed_trio: { pottery: 1, weapon: 1, tablet: 1 },
  pottery_trio: { pottery: 3 },
  weapon_trio: { weapon: 3 }
};

export function delivered(cards: readonly string[], player: Player, figures: Edition, options: Record<string, boolean | number>): Brings {
  const brings: Brings = { ...delivery(cards, figures), tiles: [] };
  const counts = (type: string) => cards.filter((card) => artifact(card).type === type).length;
  for (const tile of player.upgrades) {
    const params = tileFigures(tile, figures);
    const needs = NEEDS[effectOf(tile, figures)];
    const pays = { vp: 0, coins: 0 };
    if (needs) {
      let times = Math.min(...Object.entries(needs).map(([type, need]) => Math.floor(counts(type) / need!)));
      if (options['trio_bonus_once_per_delivery'] !== false) times = Math.min(times, 1);
      pays.vp = times * (params['vp'] ?? 0);
      pays.coins = times * (params['coins'] ?? 0);
    } else if (effectOf(tile, figures) === 'tablet_coins') pays.coins = counts('tablet') * (params['coins_per_card'] ?? 0);
    brings.vp += pays.vp;
    brings.coins += pays.coins;
    if (pays.vp + pays.coins > 0) brings.tiles.push({ tile, ...pays });
  }
  return brings;
}

/** The collections of a delivery, type by type. */
export function collections(cards: readonly string[], figures: Edition): { type: string; count: number; vp: number }[] {
  return figures.artifact_type
    .map(({ id }) => cards.filter((card) => artifact(card).type === id))
    .filter((alike) => alike.length > 0)
    .map((alike) => {
      const plain = alike.map((card) => `${artifact(card).type}_none`);
      return { type: artifact(alike[0]!).type, count: alike.length, vp: delivery(plain, figures).vp };
    });
}

/** The number of cards this delivery may have; null if no delivery is being made. */
export function mostCards(view: QuetzalView, seat: number): number | null {
  const asked = view.pending.at(-1) as [string[], number, string | null, number] | undefined;
  if (view.decision?.kind !== 'deliver' || asked === undefined) return null;
  const figures = edition(view);
  const tiles = view.players[seat]!.upgrades.filter((tile) => effectOf(tile, figures) === 'extra_delivery');
  const extra = tiles.reduce((sum, tile) => sum + (tileFigures(tile, figures)['extra_cards'] ?? 0), 0);
  return asked[3] + (view.options['extra_delivery_applies_per_delivery'] !== false ? extra : 0);
}

/** The rewards of the next `steps` spaces of the Discovery track. */
export function alongTrack(from: number, steps: number, figures: Edition): { vp: number; coins: number; tiles: number } {
  const entered = figures.discovery_track.space.filter(({ index }) => index > from && index <= from + steps);
  const paid = entered.flatMap(rewards);
  const sum = (kind: string) => paid.filter((one) => one.kind === kind).reduce((total, { amount }) => total + amount, 0);
  return { vp: sum('vp'), coins: sum('coins'), tiles: sum('draw_upgrade') };
}
