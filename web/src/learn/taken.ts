import type { GameName } from '../lib/protocol.ts';
import counted from './taken.json';

/** How often a thing was taken in the league's games, and by winners; `python -m tools.page_taken` counts. */
export interface Taken {
  games: number;
  taken: number;
  winners: number;
}

type Counted = Record<GameName, { games: number; things: Record<string, { taken: number; winners: number }> }>;

export function taken(game: GameName, id: string): Taken | null {
  const { games, things } = (counted as Counted)[game];
  const found = things[id];
  return games === 0 || found === undefined ? null : { games, ...found };
}

export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
