import type { Catalog, Values } from './catalog.ts';
import type { Action, Decision, GameEvent, Refusal } from './protocol.ts';

/** What happened, what can be done and why not, as sentences; the same as `digsite/text/telling.py`, and tested against it. */

const PREFIXES: Record<string, readonly string[]> = {
  arrow: ['arrow-'],
  card: ['card-', ''],
  effect: ['card-', 'location-', 'upgrade-', ''],
  landing: ['landing-'],
  location: ['location-'],
  meeple: ['meeple-'],
  role: ['role-'],
  source: ['card-', 'location-', 'upgrade-', ''],
  space: ['space-'],
  stack: ['stack-'],
  thing: ['card-', 'upgrade-', ''],
  tile: ['rival-', 'upgrade-', ''],
  token: ['token-'],
  upgrade: ['upgrade-'],
  zone: ['zone-']
};
const CASES = ['at', 'to', 'from'] as const;
const VOWELS = 'aeiouœæ';
const SEATS = ['seat', 'player', 'owner'];
const CARD_LIMITS = ['extra_cards', 'deliver_max', 'deliver_max_per_meeple'];

export class Telling {
  constructor(
    readonly catalog: Catalog,
    readonly players: Readonly<Record<number, string>> = {}
  ) {}

  /** The log's sentence about an event as a seat sees it; a hidden card is null there. */
  event(event: GameEvent): string {
    const key = `log-${event.event}`;
    const hidden = ['card', 'idol'].some((member) => member in event && event[member] === null);
    const seen = Object.keys(event).filter((member) => event[member] !== null);
    const closer = [...(hidden ? ['hidden'] : []), ...seen].map((form) => `${key}.${form}`);
    return this.catalog.say(closer.find((one) => this.catalog.has(one)) ?? key, this.values(event));
  }

  /** The label of an action; `effect` and `side` (of an assistant) tell what an option stands for. */
  action(action: Pick<Action, 'verb' | 'targets'>, effect: string | null = null, side = ''): string {
    const { verb, targets } = action;
    if (verb === 'choose' && effect !== null) {
      const key = `${this.key('effect', effect)}.${side ? `${side}-` : ''}option-${targets['option']}`;
      if (this.catalog.has(key)) return this.catalog.say(key);
    }
    const closer = [targets['option'], ...Object.keys(targets)].map((form) => `verb-${verb}.${form}`);
    return this.catalog.say(closer.find((key) => this.catalog.has(key)) ?? `verb-${verb}`, this.values(targets));
  }

  /** What is asked, by the kind of decision, what is on offer (verbs, or notations) and the component that asks. */
  prompt(decision: Decision, offered: Iterable<string>): string {
    const closer = [...offered]
      .flatMap(forms)
      .map((form) => `prompt-${decision.kind}-${form}`)
      .find((key) => this.catalog.has(key));
    const asked = this.catalog.say(closer ?? `prompt-${decision.kind}`);
    if (decision.effect === null) return asked;
    return this.catalog.say('prompt-from', { source: this.name('effect', decision.effect), source_id: decision.effect, prompt: asked });
  }

  /** Why not, what is missing, and the rule reference. */
  refusal({ code, missing, rule, page }: Refusal): string {
    const said = [this.catalog.say(`refusal-${code}`)];
    if (missing && Object.keys(missing).length > 0) said.push(this.catalog.say('missing', { what: this.amounts(missing) }));
    if (rule != null) said.push(this.catalog.say('see-rule', { rule }));
    if (page != null) said.push(this.catalog.say('see-page', { page }));
    return said.join(' ');
  }

  /** A text whose numbers an edition may change: `figures` are an upgrade's or a location's, by their names. */
  figured(key: string, figures: Record<string, number>): string {
    const sum = (names: readonly string[]) => names.reduce((total, name) => total + (figures[name] ?? 0), 0);
    const price = { coins: sum(['pay_coins', 'discount', 'cost_per_meeple']) };
    const coins = sum(['coins', 'coins_per_card', 'coins_per_sale', 'coin']);
    const reward = { vp: figures['vp'] ?? 0, coins, discovery: figures['discovery'] ?? 0 };
    const cards = { cards: sum(CARD_LIMITS) };
    return this.catalog.say(key, {
      price: this.amounts(price),
      reward: this.amounts(reward),
      cards: this.amounts(cards),
      ...figures
    });
  }

  /** `cost: 2 coins`. */
  pair(name: string, what: string): string {
    return this.catalog.say('ui-pair', { name, what });
  }

  /** `2 coins and 1 compass`; zero amounts are left out. */
  amounts(amounts: Record<string, number>): string {
    const there = Object.entries(amounts).filter(([, count]) => count !== 0);
    return this.listed(there.map(([name, count]) => this.catalog.say(`amount-${name}`, { count })));
  }

  /** `a, b and c`. */
  listed(things: readonly string[]): string {
    if (things.length < 2) return things.join('');
    const last = things[things.length - 1]!;
    let first = things[0]!;
    for (const next of things.slice(1, -1)) first = this.catalog.say('list-comma', { first, next });
    return this.catalog.say('list-pair', { first, last });
  }

  /** A player's name as a sentence begins, inside one (`in`: the rival) or as the owner (`of`: the rival's). */
  seat(seat: unknown, form?: 'in' | 'of'): string {
    const [key, values] = this.called(seat);
    return this.catalog.say(form === undefined ? key : `${key}.${form}`, values);
  }

  /** Players one after the other, inside a sentence. */
  seats(seats: readonly unknown[]): string {
    return this.listed(seats.map((seat) => this.seat(seat, 'in')));
  }

  /** A player as a sentence uses it, in all forms. */
  player(seat: unknown, member = 'player'): Values {
    return { [member]: this.seat(seat), [`${member}_in`]: this.seat(seat, 'in'), [`${member}_of`]: this.seat(seat, 'of') };
  }

  /** The message that names a player: an automatic one by its id, a seat without a name by its number from 1 on. */
  private called(seat: unknown): [string, Values] {
    if (typeof seat !== 'number') return [`player-${String(seat)}`, {}];
    const numbered = { number: seat + 1 };
    const name = this.players[seat] || this.catalog.say('seat-name', numbered);
    if (name === this.catalog.say('seat-name', numbered)) return ['seat-name', numbered];
    if (name === this.catalog.say('player-rival')) return ['player-rival', {}];
    return ['player-named', { name, initial: initial(name) }];
  }

  /** The text key for an id. */
  key(member: string, name: string): string {
    const tried = (PREFIXES[member] ?? ['']).map((prefix) => prefix + name);
    return tried.find((key) => this.catalog.has(key)) ?? tried[0]!;
  }

  name(member: string, name: string): string {
    return this.catalog.say(this.key(member, name));
  }

  /** The members of an event or an action as a sentence uses them. */
  values(members: Record<string, unknown>): Values {
    const values: Values = {};
    const counted: Record<string, number> = {};
    for (const [member, value] of Object.entries(members)) {
      if (member === 'event' || value === null || value === undefined) continue;
      if (SEATS.includes(member)) Object.assign(values, this.player(value, member === 'seat' ? 'player' : member));
      else if (typeof value === 'number') {
        if (this.catalog.has(`amount-${member}`)) counted[member] = value;
        values[member] = value;
      } else if (typeof value === 'string') Object.assign(values, this.named(member, value));
      else if (Array.isArray(value)) {
        values[member] =
          member === 'icons'
            ? this.amounts(count(value as string[]))
            : this.listed(value.map((one) => this.name(member.replace(/s$/, ''), String(one))));
      }
    }
    if (Object.keys(counted).length > 0) values['what'] = this.amounts(counted);
    return values;
  }

  private named(member: string, value: string): Values {
    const key = this.key(member, value);
    const values: Values = {
      [`${member}_id`]: value,
      [member]: this.catalog.has(key) ? this.catalog.say(key) : value
    };
    for (const one of CASES) {
      if (this.catalog.has(`${key}.${one}`)) values[`${member}_${one}`] = this.catalog.say(`${key}.${one}`);
    }
    return values;
  }
}

/** `take a-coins` matches `take-a`, since the first part of an id is its kind, and `take`. */
function forms(offered: string): string[] {
  const [verb = '', target] = offered.split(' ');
  return target === undefined ? [verb] : [`${verb}-${target.split('-')[0]}`, verb];
}

/** Whether a word before the name is cut short in French: d'Anna, d'Hugo, d'Yves, but de Yann. */
function initial(name: string): 'vowel' | 'consonant' {
  const [first = ' ', second = ' '] = [...`${name}  `].map((letter) => [...letter.toLowerCase().normalize('NFD')][0]!);
  return (VOWELS + 'h').includes(first) || (first === 'y' && !VOWELS.includes(second)) ? 'vowel' : 'consonant';
}

function count(things: readonly string[]): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const thing of things) counted[thing] = (counted[thing] ?? 0) + 1;
  return counted;
}
