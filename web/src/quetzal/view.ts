import type { Badge } from '../table/contract.ts';
import type { Score } from '../lib/messages.ts';
import type { View } from '../lib/protocol.ts';
import printed from './printed.json';

/** The view of docs/engine-protocol.md for Quetzal, and the figures it is played with. */

export const TYPES = ['pottery', 'weapon', 'tablet', 'statuette', 'mummy'] as const;
export type ArtifactType = (typeof TYPES)[number];
export type Bonus = 'none' | 'coin' | 'discovery' | 'vp';
export type Role = 'adventurer' | 'archaeologist' | 'any';
export type Landing = 'flat' | 'side' | 'standing';
export type Meeple = 'unrolled' | 'black' | 'white' | 'side' | 'standing' | 'character';

/** the badge that tells the automaton's meeples and moves from a seat's */
export const AUTOMATON: Badge = { colour: 'grey', shape: 'cross', letter: '×' };

export const SURROUNDINGS = ['quarry', 'small_temple', 'ruins'] as const;
export type Surrounding = (typeof SURROUNDINGS)[number];
export type Bidding = Surrounding | 'black_market' | 'ship_1' | 'ship_2';
export type Free = 'camp' | 'harbor_office';

/** A group of meeples of one owner. */
export interface Group {
  seat: number | 'automaton';
  black?: number;
  white?: number;
  plain?: number;
  side: number;
  standing: number;
  character: Landing | null;
  role?: Role;
}

export type Space = null | 'automaton' | { seat: number; meeple: Meeple };

export interface Player {
  coins: number;
  score: number;
  discovery: number;
  /** cards everyone knows; `drawn` holds the others, null for those I may not see */
  hand: (string | null)[];
  drawn: (string | null)[];
  apart: (string | null)[];
  upgrades: string[];
  discarded: string[];
  meeples: {
    unrolled: number;
    black: number;
    white: number;
    side: number;
    standing: number;
    character: Landing | 'unrolled' | null;
  };
}

export interface QuetzalView extends View {
  options: Record<string, boolean | number>;
  edition: Partial<Edition>;
  phase: 'roll' | 'place' | 'activate' | 'prepare';
  marker: number;
  players: Player[];
  display: Record<'temple' | Surrounding, (string | null)[]> & { village: (string | null)[] };
  decks: {
    artifacts: (string | null)[];
    discard: (string | null)[];
    upgrades: (string | null)[];
    automaton: (string | null)[];
    automaton_used: string[];
  };
  locations: Record<Free, Group[]> & {
    stela: Space;
    temple: Space[];
    village: Space[];
  } & Record<Surrounding | 'black_market' | 'ship_1', Group | null> & { ship_2?: Group | null };
}

export type Edition = (typeof printed)['edition'];

export const DEFAULT_EDITION: Edition = printed.edition;
export const SOURCES: Record<string, string> = printed.sources;

/** The figures a game is played with; an owner's edition is sent in full with the view. */
export function edition(view: QuetzalView): Edition {
  return ownEdition(view) ? completed(view.edition) : DEFAULT_EDITION;
}

/** An edition, completed with the printed figures it leaves out. */
export function completed(own: Partial<Edition>): Edition {
  const { village, ship } = DEFAULT_EDITION.location;
  const location = own.location ?? DEFAULT_EDITION.location;
  return {
    ...DEFAULT_EDITION,
    ...own,
    location: { ...location, village: { ...village, ...location.village }, ship: { ...ship, ...location.ship } }
  };
}

export function ownEdition(view: QuetzalView): boolean {
  return Object.keys(view.edition).length > 0;
}

export function artifact(card: string): { type: ArtifactType; bonus: Bonus } {
  const [type, bonus] = card.split('_') as [ArtifactType, Bonus];
  return { type, bonus };
}

/** A player's points; after the end of the game, including final scoring. */
export function points(table: { view: QuetzalView; final: Score | null }, seat: number): number {
  return table.final?.scores.find((line) => line['seat'] === seat)?.['total'] ?? table.view.players[seat]!.score;
}

/** Every card a player holds; null for a card I may not see. */
export function hand(player: Player): (string | null)[] {
  const known = [...player.hand, ...player.drawn].filter((card): card is string => card !== null);
  const hidden = player.hand.length + player.drawn.length - known.length;
  return [...known.sort(byWorth), ...Array<null>(hidden).fill(null)];
}

function byWorth(one: string, other: string): number {
  const rank = (card: string) => TYPES.indexOf(artifact(card).type);
  return rank(one) - rank(other) || one.localeCompare(other);
}

/** The meeples of a group, one by one, as they lie. */
export function lying(group: Group): Meeple[] {
  const plain: Meeple = group.role === 'archaeologist' ? 'white' : 'black';
  return [
    ...Array<Meeple>(group.plain ?? 0).fill(plain),
    ...Array<Meeple>(group.black ?? 0).fill('black'),
    ...Array<Meeple>(group.white ?? 0).fill('white'),
    ...Array<Meeple>(group.side).fill('side'),
    ...Array<Meeple>(group.standing).fill('standing'),
    ...(group.character ? (['character'] as Meeple[]) : [])
  ];
}

export function size(group: Group): number {
  return lying(group).length;
}

/** The meeples a player still has to place, one by one. */
export function pool(player: Player): { meeple: Meeple; landing: Landing | 'unrolled' | null }[] {
  const { character, ...team } = player.meeples;
  const found = (['black', 'white', 'side', 'standing', 'unrolled'] as const).flatMap((meeple) =>
    Array.from({ length: team[meeple] }, () => ({ meeple: meeple as Meeple, landing: null }))
  );
  return [...found, ...(character ? [{ meeple: 'character' as Meeple, landing: character }] : [])];
}

/** The points one delivery of these cards scores from collections and card bonuses (without tiles). */
export function delivery(cards: readonly string[], figures: Edition): { vp: number; coins: number; discovery: number } {
  const total = { vp: 0, coins: 0, discovery: 0 };
  for (const { id, vp_1, vp_2, vp_3 } of figures.artifact_type) {
    const worth = [0, vp_1, vp_2, vp_3];
    for (let left = cards.filter((card) => artifact(card).type === id).length; left > 0; left -= 3) {
      total.vp += worth[Math.min(left, 3)]!;
    }
  }
  for (const card of cards) {
    const { bonus } = artifact(card);
    if (bonus === 'coin') total.coins += 1;
    if (bonus === 'discovery') total.discovery += 1;
    if (bonus === 'vp') total.vp += 1;
  }
  return total;
}

/** Which space of a place is being served, from 1, while its occupant chooses; null otherwise. */
export function serving(view: QuetzalView, location: string): number | null {
  if (view.decision?.effect !== location) return null;
  const name = `Activate${location.charAt(0).toUpperCase()}${location.slice(1)}`;
  const waiting = (view.pending as [string[], number, string | null, number][]).findLast(([[step]]) => step === name);
  return waiting?.[3] ?? null;
}

const LANDINGS = ['black', 'white', 'side', 'standing', 'character'] as const;

/** The meeple already marked for a reroll while a second one may be added; null otherwise. */
export function marked(view: QuetzalView): Meeple | null {
  const [names, , , arg] = (view.pending.at(-1) ?? [[]]) as [string[], number?, (string | null)?, number?];
  return names[0] === 'RerollSecond' && arg !== undefined ? (LANDINGS[arg >> 2] ?? null) : null;
}

const ROUNDS = 5;

/** The label of an empty place: "nobody yet" while someone may still come. */
export function nobody(view: QuetzalView): string {
  return ['roll', 'place'].includes(view.phase) ? 'q-nobody-yet' : 'q-nobody';
}

/** The phase as the texts name it; after the last round there is no preparation. */
export function phaseNamed(view: QuetzalView): string | null {
  return view.round === ROUNDS && view.phase === 'prepare' ? null : `phase-${view.phase}`;
}
