import type { Action } from '../lib/protocol.ts';
import type { Lit } from './lit.svelte.ts';
import { effectOf, facts, isCard, RESOURCES } from './view.ts';

/** The answers to a question with no place on the table: how each one is drawn. */

export interface Answer {
  action: Action;
  label: string;
  card?: string;
  assistant?: string;
  words?: string[];
  quiet?: boolean;
}

const QUIET = ['skip', 'done', 'continue'];

/** `a / b` are two options of a choice. */
function options(words: readonly string[]): string[][] {
  const found: string[][] = [[]];
  for (const word of words) {
    if (word === '/') found.push([]);
    else if (!word.startsWith('pick:')) found.at(-1)!.push(word);
  }
  return found;
}

/** The effect words after the payment, if there is one. */
function benefit(words: readonly string[]): string[] {
  const paid = words.indexOf('>');
  return words.slice(paid + 1);
}

function picture(here: Lit, action: Action): Partial<Answer> {
  const { verb, targets } = action;
  const words = here.granted;
  switch (verb) {
    case 'keep':
    case 'top':
      return { card: String(targets['card']) };
    case 'take': {
      const thing = String(targets['thing']);
      if (isCard(thing)) return { card: thing };
      return thing in facts.assistants ? { assistant: thing } : { words: facts.bonuses[thing] ?? [] };
    }
    case 'choose': {
      const all = options(
        words.includes('/') && words.indexOf('>') < words.indexOf('/') && words[0] !== 'tablet:2' ? benefit(words) : words
      );
      return { words: all[Number(targets['option']) - 1] ?? [] };
    }
    case 'announce':
      return { words: [`draw:${targets['count']}`] };
    case 'pay':
      return { words };
    case 'resolve':
      return { words };
    case 'upgrade':
      return { words: targets['resource'] === 'tablet' ? ['tablet:1', '>', 'arrowhead:1'] : ['arrowhead:1', '>', 'jewel:1'] };
    case 'hire':
      return { words: ['coin:2', '>', 'plane:1'] };
    case 'row': {
      const row = Number((here.table.decision?.effect ?? 'row-1').slice(4));
      return { words: rowEffect(here, row) };
    }
    case 'bonus':
      return { words: bonusWords(here) };
    default:
      return {};
  }
}

/** The part of the table needed to tell what a row gives. */
type Seen = Pick<Lit, 'table' | 'me'>;

/** The token that has just moved tells which effect of the row is meant. */
function moved(here: Seen): { token: 'magnifier' | 'notebook'; space: string } {
  const row = Number((here.table.decision?.effect ?? 'row-1').slice(4));
  const onRow = (space: string) => facts.rows_of[space] === row;
  const recent = here.table.fresh.flatMap((step) => step.events).findLast((event) => event.event === 'researched');
  if (recent && onRow(String(recent['space']))) return { token: recent['token'] as 'magnifier', space: String(recent['space']) };
  const token = onRow(here.me.magnifier) && !onRow(here.me.notebook) ? 'magnifier' : onRow(here.me.notebook) ? 'notebook' : 'magnifier';
  return { token, space: here.me[token] };
}

function rowEffect(here: Seen, row: number): string[] {
  const effects = facts.boards[here.table.view.board]!.rows[row - 1]?.effects ?? [];
  return effects[moved(here).token === 'magnifier' ? 0 : 1] ?? [];
}

function bonusWords(here: Seen): string[] {
  const tiles = here.table.view.track.bonus[moved(here).space] ?? [];
  const known = tiles.filter((one) => one !== null);
  return known.length === 1
    ? (facts.bonuses[known[0]!] ?? [])
    : known.flatMap((one, i) => (i ? ['/'] : []).concat(facts.bonuses[one] ?? []));
}

/** Which comes first, the bonus tile or the row, where only one order makes sense: tokens never come too early. */
export function plainlyFirst(here: Seen): 'bonus' | 'row' | null {
  const { decision } = here.table;
  if (decision?.kind !== 'order') return null;
  const row = Number((decision.effect ?? 'row-1').slice(4));
  if (onlyTokens(bonusWords(here))) return 'bonus';
  return onlyTokens(rowEffect(here, row)) ? 'row' : null;
}

const onlyTokens = (words: readonly string[]) =>
  words.length > 0 && words.every((word) => (RESOURCES as readonly string[]).includes(word.split(':')[0]!));

/** Things one presses of one's own accord; what a site or a bought artifact offers is not asked for. */
const PRESSED = /^(play|use|slot) /;

/** Who has just pressed a thing that does nothing but take tokens for something meant to pay them. */
export function meantToPay({ table, me }: Seen): boolean {
  const source = table.decision?.effect ?? null;
  if (source === null || !PRESSED.test(table.fresh.at(-1)?.action ?? '')) return false;
  const words = effectOf(source, me.assistants.find(({ id }) => id === source)?.side);
  const price = words.slice(0, Math.max(0, words.indexOf('>')));
  return onlyTokens(price);
}

/** The answers the strip offers now, declining last. */
export function answers(here: Lit): Answer[] {
  const { table } = here;
  const own = here.at('ask').filter((action) => action.verb !== 'travel');
  const out = table.actions.filter((action) => QUIET.includes(action.verb));
  return [...own, ...out].map((action) => ({
    action,
    label: table.tell.action(action, table.decision?.effect ?? null, (table.decision?.effect ?? '') in facts.assistants ? here.side : ''),
    ...picture(here, action),
    ...(QUIET.includes(action.verb) ? { quiet: true } : {})
  }));
}
