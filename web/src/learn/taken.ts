import type { GameName } from '../lib/protocol.ts';
import counted from './taken.json';

/** How often a thing was taken in games between bots, by winners, and what that was worth; `python -m tools.page_taken` counts. */
export interface Taken {
  /** games in which someone took it */
  games: number;
  /** those who did, how many of them won, and how many would have if it made no difference */
  takers: number;
  winners: number;
  fair: number;
  /** what taking it changed, in percentage points of wins, with the ends of its interval */
  worth?: [number, number, number];
}

/** Which games were counted. */
export interface Match {
  bots: string[];
  players: number;
  games: number;
  /** the bots had less thinking time than at a table */
  short: boolean;
}

type Counted = Record<GameName, { games: number; matches: Match[]; things: Record<string, Taken> }>;

export function taken(game: GameName, id: string): Taken | null {
  return (counted as Counted)[game].things[id] ?? null;
}

export function counting(game: GameName): { games: number; matches: Match[] } {
  return (counted as Counted)[game];
}

/** A difference as the language writes it, with its sign. */
export function signed(value: number, language: string): string {
  return new Intl.NumberFormat(language, { signDisplay: 'exceptZero', minimumFractionDigits: 1 }).format(value);
}

export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
