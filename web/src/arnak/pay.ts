import { amounts, facts, type Amounts, type ArnakView, type Player } from './view.ts';

/** Travel: the needs that icons leave unmet, and the cheapest sensible way to meet them. Mirrors `arnak/icons.py`. */

const KINDS = ['boot', 'car', 'boat', 'plane', 'car-or-boat'] as const;
export const PILOT = 2;

export interface Source {
  /** `travel fear`, `hire` */
  notation: string;
  /** a card, a guardian, an assistant; null: a hired plane */
  id: string | null;
  icons: string[];
  /** how costly it is to give up */
  price: number;
}

function count(icons: readonly string[]): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const kind of KINDS) counted[kind] = 0;
  for (const icon of icons) counted[icon] = (counted[icon] ?? 0) + 1;
  return counted;
}

/** The minimum number of unmet needs, if each icon meets one. */
export function unmet(icons: readonly string[], needs: readonly string[]): number {
  const have = count(icons);
  const need = count(needs);
  const cars = Math.max(0, have['car']! - need['car']!);
  const boats = Math.max(0, have['boat']! - need['boat']!);
  const met = Math.min(need['car-or-boat']!, cars + boats);
  const short = Math.max(0, need['car']! - have['car']!) + Math.max(0, need['boat']! - have['boat']!) + need['car-or-boat']! - met;
  const either = have['car-or-boat']!;
  const planes = need['plane']! + Math.max(0, short - either);
  const left = have['boot']! + cars + boats - met + Math.max(0, either - short) + Math.max(0, have['plane']! - planes);
  return Math.max(0, planes - have['plane']!) + Math.max(0, need['boot']! - left);
}

/** The icons left over when the needs are met, the humblest spent first; a car or a boat that paid a boot leaves the other open. */
export function spare(icons: readonly string[], needs: readonly string[]): string[] {
  const have = count(icons);
  const spend = (...kinds: readonly string[]) => {
    const found = kinds.find((kind) => have[kind]! > 0);
    if (found !== undefined) have[found]!--;
  };
  const either = () => {
    if (have['car']! > 0 && have['boat']! > 0) {
      spend('car');
      spend('boat');
      have['car-or-boat']!++;
    } else spend('car', 'boat', 'car-or-boat', 'plane');
  };
  const need = count(needs);
  for (let i = 0; i < need['plane']!; i++) spend('plane');
  for (let i = 0; i < need['car']!; i++) spend('car', 'car-or-boat', 'plane');
  for (let i = 0; i < need['boat']!; i++) spend('boat', 'car-or-boat', 'plane');
  for (let i = 0; i < need['car-or-boat']!; i++) either();
  for (let i = 0; i < need['boot']!; i++)
    if (have['boot']! > 0) spend('boot');
    else either();
  return ['plane', 'boat', 'car', 'car-or-boat', 'boot'].flatMap((kind) => Array<string>(have[kind]!).fill(kind));
}

/** The needs left after a discount: each of its icons covers the hardest need it can. */
export function discounted(needs: readonly string[], discount: readonly string[]): string[] {
  const left = [...needs];
  const take = (kinds: readonly string[]) => {
    const found = kinds.find((kind) => left.includes(kind));
    if (found !== undefined) left.splice(left.indexOf(found), 1);
  };
  const covers: Record<string, readonly string[]> = { boot: ['boot'], car: ['car', 'boot'], boat: ['boat', 'boot'] };
  for (const icon of discount.filter((one) => one !== 'plane')) take(covers[icon] ?? []);
  for (const icon of discount) {
    if (icon !== 'plane') continue;
    if (!left.includes('plane') && left.includes('car') && left.includes('boat')) {
      left.splice(left.indexOf('car'), 1);
      left.splice(left.indexOf('boat'), 1, 'car-or-boat');
    } else take(['plane', 'car', 'boat', 'car-or-boat', 'boot']);
  }
  return left;
}

/** The cost of giving up a card for its travel value: nothing for Fear, this round's effect for a good card. */
function cardPrice(id: string, player: Player): number {
  const card = facts.cards[id];
  if (!card || card.kind === 'fear') return 0.2;
  if (card.kind === 'basic') return 2;
  if (card.kind === 'artifact' && player.purse.tablet === 0) return 1.6;
  return 2.4 + 0.4 * card.cost;
}

/** Everything the player could travel with now. */
export function sources(player: Player): Source[] {
  const found: Source[] = [];
  for (const id of player.hand) {
    const icons = id === null ? [] : (facts.cards[id]?.travel ?? []);
    if (id !== null && icons.length > 0) found.push({ notation: `travel ${id}`, id, icons, price: cardPrice(id, player) });
  }
  for (const { id, side, ready } of player.assistants) {
    const icons = facts.assistants[id]?.icons[side === 'gold' ? 1 : 0] ?? [];
    if (ready && icons.length > 0) found.push({ notation: `travel ${id}`, id, icons, price: 2.2 });
  }
  for (const { id, boon } of player.guardians) {
    const guardian = facts.guardians[id];
    if (boon && guardian?.travel) {
      const icons = guardian.boon.flatMap((text) => Array(Number(text.split(':')[1])).fill(text.split(':')[0]) as string[]);
      found.push({ notation: `travel ${id}`, id, icons, price: 3.4 });
    }
  }
  const planes = (source: Source) => ({ ...source, icons: source.icons.map(() => 'plane') });
  return player.all_planes ? found.map(planes) : found;
}

/** The cheapest set of sources that meets the needs, or those being paid, beside what is left of the pool; null if there is none. */
export function proposal(player: Player, needs: readonly string[], owed: Amounts = {}): Source[] | null {
  const { pool } = player;
  const [lying, wanted] = needs.length > 0 ? [spare(pool.icons, pool.needs), needs] : [pool.icons, pool.needs];
  if (unmet(lying, wanted) === 0) return [];
  const offered = sources(player).slice(0, 14);
  const hires = Math.min(4, Math.floor(Math.max(0, player.purse.coin - (owed['coin'] ?? 0)) / PILOT));
  const hire: Source = { notation: 'hire', id: null, icons: ['plane'], price: 2.5 };
  let best: Source[] | null = null;
  let least = Infinity;
  for (let set = 0; set < 1 << offered.length; set++) {
    const chosen = offered.filter((_, i) => (set >> i) & 1);
    const price = chosen.reduce((sum, one) => sum + one.price + 0.15 * one.icons.length, 0);
    if (price >= least) continue;
    for (let planes = 0; planes <= hires; planes++) {
      const total = price + planes * hire.price;
      if (total >= least) break;
      const icons = [...lying, ...chosen.flatMap((one) => one.icons), ...Array<string>(planes).fill('plane')];
      if (unmet(icons, wanted) > 0) continue;
      best = [...chosen, ...Array<Source>(planes).fill(hire)];
      least = total;
      break;
    }
  }
  return best;
}

/** Spelled out: `boot:2` is two boots. */
export function icons(words: readonly string[]): string[] {
  return Object.entries(amounts(words)).flatMap(([icon, number]) => Array<string>(number ?? 0).fill(icon));
}

/** The current price of an action: tokens, cards to discard, and travel sources. */
export interface Plan {
  tokens: Amounts;
  cards: number;
  needs: string[];
  travel: Source[] | null;
}

function less(cost: Amounts, off: Amounts): Amounts {
  const left: Amounts = {};
  for (const [name, number] of Object.entries(cost)) {
    const rest = (number ?? 0) - (off[name] ?? 0);
    if (rest > 0) left[name] = rest;
  }
  return left;
}

/** The discounts that the asking component grants. */
function discounts(words: readonly string[]): { any: number; tokens: Amounts; travel: string[]; free: boolean } {
  const found = { any: 0, tokens: {} as Amounts, travel: [] as string[], free: words.includes('free') };
  for (const text of words.filter((one) => one.startsWith('-'))) {
    const [icon = '', number = '1'] = text.slice(1).split(':');
    if (icon === 'any') found.any = Number(number);
    else if ((KINDS as readonly string[]).includes(icon)) found.travel.push(...Array<string>(Number(number)).fill(icon));
    else found.tokens[icon] = Number(number);
  }
  return found;
}

/** The plan of an action of the turn, or of one that `granted` (the words of the asking effect) makes cheaper. */
export function plan(
  verb: string,
  targets: Record<string, string | number>,
  view: ArnakView,
  seat: number,
  granted: readonly string[]
): Plan {
  const player = view.players[seat]!;
  const board = facts.boards[view.board]!;
  const off = discounts(granted);
  const made: Plan = { tokens: {}, cards: 0, needs: [], travel: [] };
  if (verb === 'dig' || verb === 'discover') {
    const site = String(targets['site']);
    const space = Number(targets['space'] ?? 1) - 1;
    const printed = icons(board.needs[site]?.[space] ?? []);
    made.needs = granted.includes('dig-camp:1') ? [] : discounted(printed, player.all_planes ? off.travel.map(() => 'plane') : off.travel);
    if (verb === 'discover') made.tokens = less({ compass: facts.discover[facts.levels[site] ?? 0] ?? 0 }, off.tokens);
  } else if (verb === 'overcome' && !off.free) {
    const { discard, ...cost } = amounts(facts.guardians[view.sites[String(targets['site'])]?.guardian ?? '']?.cost ?? []);
    for (const [name, number] of Object.entries(cost)) {
      if ((KINDS as readonly string[]).includes(name)) made.needs.push(...Array<string>(number ?? 0).fill(name));
      else made.tokens[name] = number;
    }
    made.cards = discard ?? 0;
  } else if (verb === 'buy') {
    const card = facts.cards[String(targets['card'])];
    const price = Math.max(0, (card?.cost ?? 0) - off.any);
    if (price > 0) made.tokens[card?.kind === 'artifact' ? 'compass' : 'coin'] = price;
  } else if (verb === 'research') {
    const space = String(targets['space']);
    if (!off.free) made.tokens = less(amounts(board.tolls[space] ?? []), off.tokens);
    if (board.idol_bridge === space) made.tokens['idol'] = 1;
  } else if (verb === 'temple') {
    made.tokens = less(amounts(board.temple_costs[String(targets['stack'])] ?? []), off.tokens);
  } else if (verb === 'play' && facts.cards[String(targets['card'])]?.kind === 'artifact') {
    made.tokens['tablet'] = 1;
  } else if (verb === 'hire') {
    made.tokens['coin'] = PILOT;
  } else if (verb === 'upgrade') {
    made.tokens[String(targets['resource'])] = 1;
  }
  if (made.needs.length > 0) made.travel = proposal(player, made.needs, made.tokens);
  return made;
}
