import { ask as post } from '../lib/api.ts';

/** The server's answers for a game on a real table; the server stores nothing. */

export interface Sheet {
  scores: Record<string, number>[];
  winners: number[];
  tie_break: string | null;
}

export interface RivalState {
  board: 'bird' | 'snake';
  difficulty: number;
  round: number;
  tiles: string[];
  used: string[];
  rival: {
    magnifier: string;
    arrival: number;
    temple: string[];
    guardians: number;
    cards: string[];
    idols: string[];
    minus_one: number;
  };
  turned: {
    tile: string;
    arrow: 'left' | 'right';
    acts: boolean;
    space: string | null;
    /** what of the research space goes unused: its bonus tile, or the top one of the temple's stack; the rescue space's assistant */
    bonus?: 'tile' | 'stack' | null;
    rescue?: boolean;
    level?: number;
    guarded?: boolean;
    stack?: string;
  } | null;
  ask: 'idols' | 'guardian' | 'card' | 'arrival' | 'silver' | null;
  over: boolean;
}

export interface Rival {
  state: RivalState;
  score: Record<string, number>;
}

export interface Automaton {
  state: { edition: object; cards: string[]; round: number };
  placement: {
    card: string;
    temple: { space: number; takes: number; draws: number }[];
    bids: { location: string; role: string; meeples: number }[];
    prefers: string[];
  };
}

export const ask = <T>(path: string, body: unknown): Promise<T> => post<T>(`/api/cardboard${path}`, body);

/** Kept in the browser, so that a reload loses nothing. */
export function kept<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(`digsite.cardboard.${key}`) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`digsite.cardboard.${key}`, JSON.stringify(value));
  } catch {
    // Without storage the page still works.
  }
}
