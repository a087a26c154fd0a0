import type { Action } from '../lib/protocol.ts';
import type { Edition, Player } from './view.ts';

/** Building a group of meeples for a bid or a visit. The list of legal actions decides what is allowed. */

export interface Wish {
  location: string;
  /** the space for a single meeple; bids and visits have none */
  space?: number;
  /** of a bid; null elsewhere, where colors may be mixed */
  role: string | null;
  black: number;
  white: number;
  either: number;
  character: number;
}

const KINDS = ['black', 'white', 'either', 'character'] as const;
export type Kind = (typeof KINDS)[number];
export const COLOURS = { adventurer: 'black', archaeologist: 'white' } as const;

export function wishOf(action: Action): Wish {
  const count = (name: string) => Number(action.targets[name] ?? 0);
  const location = String(action.targets['location']);
  const both = { location, either: count('either'), character: count('character') };
  if (action.verb === 'place') return { ...alone(String(action.targets['meeple']) as Kind), location, space: count('space') };
  if (action.verb === 'visit') return { ...both, role: null, black: count('black'), white: count('white') };
  const role = String(action.targets['role']);
  const plain = count('plain');
  return {
    ...both,
    role,
    black: role === 'adventurer' ? plain : 0,
    white: role === 'archaeologist' ? plain : 0
  };
}

/** Exactly one of that kind. */
export function alone(kind: Kind): Omit<Wish, 'location'> {
  return { role: null, black: 0, white: 0, either: 0, character: 0, [kind]: 1 };
}

export function notation(wish: Wish): string {
  if (wish.space !== undefined) return `place ${wish.location} ${wish.space} ${KINDS.find((kind) => wish[kind] > 0) ?? 'white'}`;
  if (wish.role === null) {
    return `visit ${wish.location} ${wish.black} ${wish.white} ${wish.either} ${wish.character}`;
  }
  const plain = wish.role === 'adventurer' ? wish.black : wish.white;
  const lone = wish.character === 1 && plain === 0 && wish.either === 0;
  return `bid ${wish.location} ${lone ? 'any' : wish.role} ${plain} ${wish.either} ${wish.character}`;
}

/** The legal action for a request. A lone Character bids in whichever role is legal. */
export function wanted(wish: Wish, actions: readonly Action[]): Action | null {
  const said = notation(wish);
  const found = actions.find((action) => action.notation === said);
  if (found || wish.role === null) return found ?? null;
  const plain = wish.role === 'adventurer' ? wish.black : wish.white;
  const asked = `bid ${wish.location} ${wish.role} ${plain} ${wish.either} ${wish.character}`;
  return actions.find((action) => action.notation === asked) ?? null;
}

export function meeples(wish: Wish): number {
  return wish.black + wish.white + wish.either + wish.character;
}

/** The cheapest sensible option: fewest meeples, and among those the least versatile ones. */
export function cheapest(actions: readonly Action[]): Action {
  const price = (action: Action) => {
    const wish = wishOf(action);
    return meeples(wish) * 100 + wish.either * 10 + wish.character * 11;
  };
  return [...actions].sort((one, other) => price(one) - price(other))[0]!;
}

/** The panel's initial group: the meeples selected beforehand, or the cheapest group. */
export function proposed(actions: readonly Action[], chosen: Omit<Wish, 'location'> | null): Wish {
  const base = wishOf(cheapest(actions));
  const open = roles(actions);
  const cheap = base.role === 'any' ? { ...base, role: open[0] ?? 'adventurer' } : base;
  if (chosen === null) return cheap;
  if (base.role === null) return { ...base, ...chosen, role: null };
  const role = chosen.role === null ? cheap.role : open.includes(chosen.role) ? chosen.role : cheap.role;
  const wish = {
    ...chosen,
    location: base.location,
    role,
    black: role === 'adventurer' ? chosen.black : 0,
    white: role === 'archaeologist' ? chosen.white : 0
  };
  return filled(wish, actions);
}

/** Whether the selected meeples can go there, alone or with others. */
export function fits(actions: readonly Action[], chosen: Omit<Wish, 'location'>, single: string | null): boolean {
  return actions.some((action) => {
    if (action.verb === 'place') return single !== null && action.targets['meeple'] === single;
    const wish = wishOf(action);
    return KINDS.every((kind) => wish[kind] >= chosen[kind]);
  });
}

/** A group too small for a place, completed with the fewest additional meeples. */
function filled(wish: Wish, actions: readonly Action[]): Wish {
  if (wanted(wish, actions) !== null) return wish;
  const larger = actions.filter((action) => {
    const other = wishOf(action);
    return other.role === wish.role && KINDS.every((kind) => other[kind] >= wish[kind]);
  });
  return larger.length > 0 ? wishOf(cheapest(larger)) : wish;
}

export function roles(actions: readonly Action[]): string[] {
  return ['adventurer', 'archaeologist'].filter((role) => actions.some((action) => action.targets['role'] === role));
}

/** All meeples that could bid there in a role: used to ask for the refusal, so that it says how many are missing. */
export function strongest(location: string, role: string, player: Player): string {
  const there = available(player);
  const plain = role === 'adventurer' ? there.black : there.white;
  if (plain + there.either === 0) return `bid ${location} ${role} 1 0 0`;
  return `bid ${location} ${role} ${plain} ${there.either} ${there.character}`;
}

/** The selected meeples cannot go there in their role, so others are suggested. */
export function passedOver(wish: Wish, chosen: Omit<Wish, 'location'> | null): boolean {
  if (chosen === null || wish.role === null) return false;
  return (wish.role === 'adventurer' ? chosen.white : chosen.black) > 0;
}

/** How many there are to choose from. */
export function available(player: Player): Omit<Wish, 'location' | 'role'> {
  const { black, white, side, standing, character } = player.meeples;
  const there = character !== null && character !== 'unrolled';
  return { black, white, either: side + standing, character: there ? 1 : 0 };
}

/** What a group costs at once, in coins. */
export function cost(wish: Wish, figures: Edition): number {
  return wish.location === 'harbor_office' ? meeples(wish) * figures.location.harbor_office.cost_per_meeple : 0;
}
