import type { View } from '../lib/protocol.ts';
import printed from './printed.json';

/** What a seat sees of an Arnak table (docs/engine-protocol.md, sections 4 and 5), and what is printed on its components. */

export type Resource = 'coin' | 'compass' | 'tablet' | 'arrowhead' | 'jewel';
export const RESOURCES: readonly Resource[] = ['coin', 'compass', 'tablet', 'arrowhead', 'jewel'];
export type Amounts = Partial<Record<string, number>>;

export interface Assistant {
  id: string;
  side: 'silver' | 'gold';
  ready: boolean;
}

export interface Player {
  purse: Record<Resource, number>;
  hand: (string | null)[];
  deck: (string | null)[];
  play: string[];
  apart: (string | null)[];
  archaeologists: number;
  crates: (string | null)[];
  slots: (string | null)[];
  /** the places of idols taken face down: crates first, then slots; a slot whose idol is unknown is null and listed here */
  unseen: number[];
  guardians: { id: string; boon: boolean }[];
  assistants: Assistant[];
  magnifier: string;
  notebook: string;
  arrival: number | null;
  temple: string[];
  passed: boolean;
  pool: { icons: string[]; needs: string[] };
  all_planes: boolean;
  warded: boolean;
}

export interface Rival {
  archaeologists: number;
  magnifier: string;
  arrival: number | null;
  temple: string[];
  guardians: string[];
  cards: string[];
  idols: string[];
  minus_one: (string | null)[];
  tiles: (string | null)[];
  used: string[];
  arrow: 'left' | 'right' | null;
}

export interface Site {
  spaces: (number | 'blocked' | null)[];
  guardian: string | null;
  tile?: string | null;
  idol?: string | null;
  hidden_idol?: string | null;
  hidden_idols?: number;
}

export interface ArnakView extends View {
  board: 'bird' | 'snake';
  difficulty: number | null;
  start: number;
  players: Player[];
  rival: Rival | null;
  row: { artifacts: (string | null)[]; items: (string | null)[] };
  decks: {
    items: (string | null)[];
    artifacts: (string | null)[];
    fear: string[];
    fear_tiles: string[];
    level1: (string | null)[];
    level2: (string | null)[];
    guardians: (string | null)[];
    assistants: (string | null)[][];
    rescue: (string | null)[];
  };
  exile: { items: string[]; artifacts: string[] };
  sites: Record<string, Site>;
  track: { bonus: Record<string, (string | null)[]>; stack: (string | null)[]; tiles: Record<string, number> };
}

export interface CardFacts {
  kind: 'basic' | 'fear' | 'item' | 'artifact';
  cost: number;
  points: number;
  travel: string[];
  timing: 'free' | 'main' | 'halved' | 'never';
  effect: string[];
  pass: string[];
  exiles: boolean;
}

export interface BoardFacts {
  needs: Record<string, string[][]>;
  spaces: string[];
  exits: Record<string, string[]>;
  tolls: Record<string, string[]>;
  idol_bridge: string | null;
  bonus_slots: Record<string, number[]>;
  rows: { points: number[]; effects: string[][] }[];
  temple_costs: Record<string, string[]>;
}

export interface Facts {
  cards: Record<string, CardFacts>;
  sites: Record<string, { effect: string[]; offers: string[] }>;
  guardians: Record<string, { cost: string[]; boon: string[]; travel: boolean }>;
  idols: Record<string, string[]>;
  slots: Record<string, string[]>;
  bonuses: Record<string, string[]>;
  assistants: Record<string, { silver: string[]; gold: string[]; icons: string[][]; main: boolean }>;
  boards: Record<string, BoardFacts>;
  rival: Record<string, { kind: string; red: boolean; resource: string | null; rounds: number[] }>;
  levels: Record<string, number>;
  rows_of: Record<string, number>;
  discover: number[];
  temple_points: Record<string, number>;
  arrival_points: number[];
  empty_slot_points: number[];
  points: { idol: number; minus_one: number; guardian: number };
}

export const facts: Facts = printed as unknown as Facts;

/** The round numbers, as on the board. */
export const ROMAN = ['I', 'II', 'III', 'IV', 'V'];

export const CAMPS = ['camp-coin', 'camp-compass', 'camp-tablet', 'camp-arrowhead', 'camp-jewel'];
export const LOWER = ['l1-1', 'l1-2', 'l1-3', 'l1-4'];
export const UPPER = ['l1-5', 'l1-6', 'l1-7', 'l1-8'];
export const LEVEL2 = ['l2-1', 'l2-2', 'l2-3', 'l2-4'];
/** In the order of the engine. */
export const SITES = [...CAMPS, ...LOWER, ...UPPER, ...LEVEL2];

/** A word of an effect: `-coin:2` is a discount of two coins. */
export interface Word {
  icon: string;
  count: number;
  off: boolean;
}

export function word(text: string): Word {
  const off = text.startsWith('-');
  const [icon = '', count] = (off ? text.slice(1) : text).split(':');
  return { icon, count: Number(count ?? 1), off };
}

const NARROW: Record<string, number> = {
  own: 0,
  empty: 0,
  free: 0,
  per: 0.4,
  '/': 0.55,
  '>': 0.75,
  most: 0.9,
  pick: 0.9,
  any: 1.5,
  upgrade: 2
};

/** The width of the words drawn side by side, in icons. */
export function room(words: readonly string[]): number {
  const each = words.map(word).map(({ icon, count, off }) => (off ? (count > 1 ? 2 : 1.7) : (NARROW[icon] ?? (count > 2 ? 1.6 : count))));
  return each.reduce((sum, wide) => sum + wide, 0) + 0.14 * (each.length - 1);
}

/** The tokens among the words, counted. */
export function amounts(words: readonly string[]): Amounts {
  const found: Amounts = {};
  for (const { icon, count, off } of words.map(word)) if (!off) found[icon] = (found[icon] ?? 0) + count;
  return found;
}

/** The effect words of the component a decision names as its source. */
export function effectOf(id: string | null, side: 'silver' | 'gold' = 'silver'): string[] {
  if (id === null) return [];
  const card = facts.cards[id];
  if (card) return card.effect;
  const assistant = facts.assistants[id];
  if (assistant) return assistant[side];
  return facts.sites[id]?.effect ?? facts.idols[id] ?? facts.slots[id] ?? facts.bonuses[id] ?? facts.guardians[id]?.boon ?? [];
}

export function isCard(id: string): boolean {
  return id in facts.cards;
}

/** Where travel icons are being paid: a space of a site, or (-1) the guardian there, to whom nobody travels. */
export function boundFor({ decision, pending }: ArnakView): { site: string; space: number } | null {
  if (decision?.kind !== 'pay-travel') return null;
  for (const [[effect], , , at] of (pending as [[string], number, unknown, number][]).toReversed()) {
    if (effect === 'TakeGuardian') return { site: SITES[at]!, space: -1 };
    if (effect === 'PlaceArchaeologist') return at < 10 ? { site: SITES[at >> 1]!, space: at % 2 } : { site: SITES[at - 5]!, space: 0 };
  }
  return null;
}
