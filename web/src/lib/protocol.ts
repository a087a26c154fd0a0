/** The shapes of docs/engine-protocol.md: actions, decisions, events, refusals and what all views share. */

import { OPTIONS, type GameName } from './games.ts';

export type { GameName };
export const GAMES = Object.keys(OPTIONS) as readonly GameName[];

export type Target = string | number;

export interface Action {
  id: number;
  notation: string;
  verb: string;
  targets: Record<string, Target>;
}

export interface Decision {
  kind: string;
  effect: string | null;
}

/** An event; every member besides these two depends on its kind. */
export interface GameEvent {
  event: string;
  seat: number | string | null;
  [member: string]: unknown;
}

export interface Refusal {
  code: string;
  message?: string | null;
  rule?: string | null;
  page?: number | null;
  missing?: Record<string, number> | null;
}

/** The part of the view shared by both games; each table types the rest. */
export interface View {
  game: GameName;
  seat: number | null;
  round: number;
  turn: number;
  over: boolean;
  decision: Decision | null;
  actions?: Action[];
  pending: unknown[];
  players: unknown[];
}

export interface Score {
  final: boolean;
  scores: SeatScore[];
  winners: number[];
  tie_break: string | null;
}

export interface SeatScore {
  seat: number;
  total: number;
  [part: string]: number;
}
