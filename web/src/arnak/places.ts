import type { Action } from '../lib/protocol.ts';
import { facts, isCard, type ArnakView } from './view.ts';

/** Where on the table an action is taken. Every legal action has at least one place; see `tests/places.test.ts`. */

/** Answers shown in a strip because they have no place on the table. */
const ASKED = ['pay', 'choose', 'announce', 'resolve', 'bonus', 'row', 'keep', 'top'];
const IN_BAR = ['pass', 'end-turn', 'skip', 'done', 'continue', 'draw'];

export function places(action: Action, view: ArnakView, seat: number): string[] {
  const { verb, targets } = action;
  const of = (name: string) => String(targets[name]);
  const site = of('site');
  switch (verb) {
    case 'dig':
      return [`space:${site}:${targets['space']}`];
    case 'relocate':
      return [`space:${site}:${targets['space']}`, ...figure(of('from'), targets, view, seat)];
    case 'discover':
    case 'activate':
    case 'move':
      return [`site:${site}`];
    case 'return':
      return [`site:${site}`, ...figure(site, targets, view, seat)];
    case 'overcome':
      return [`guardian:${site}`];
    case 'buy':
      return [market(of('card'), view)];
    case 'play':
    case 'discard':
    case 'lay':
      return [`hand:${of('card')}`];
    case 'exile':
      return [`${of('zone')}:${of('card')}`];
    case 'research':
      return [`track:${of('space')}`];
    case 'temple':
      return [`stack:${of('stack')}`];
    case 'use':
    case 'promote':
    case 'refresh':
      return [`assistant:${of('assistant')}`];
    case 'boon':
      return [`boon:${of('guardian')}`];
    case 'slot':
      return [`effect:${of('effect')}`];
    case 'unslot':
      return [`slot:${targets['slot']}`];
    case 'travel':
      return [source(of('source'), view, seat), 'ask'];
    case 'hire':
      return ['purse:coin', 'ask'];
    case 'upgrade':
      return [`purse:${of('resource')}`, 'ask'];
    case 'draw':
      return ['deck', 'bar'];
    case 'take':
      return taken(of('thing'), view);
    case 'borrow':
      return [`supply:${of('assistant')}`];
    case 'exchange':
      return [`supply:${of('new')}`];
    default:
      if (ASKED.includes(verb)) return ['ask'];
      return IN_BAR.includes(verb) ? ['bar'] : ['rest'];
  }
}

/** Two of my archaeologists at one camp are clicked individually, each on its space. */
function figure(camp: string, targets: Action['targets'], view: ArnakView, seat: number): string[] {
  const { spaces } = view.sites[camp]!;
  return spaces.length > 1 && spaces.every((who) => who === seat) ? [`space:${camp}:${targets['figure'] ?? 1}`] : [];
}

function market(card: string, view: ArnakView): string {
  if (view.row.items.includes(card) || view.row.artifacts.includes(card)) return `row:${card}`;
  return view.decks.items[0] === card ? 'deck:items' : view.decks.artifacts[0] === card ? 'deck:artifacts' : 'rest';
}

function source(id: string, view: ArnakView, seat: number): string {
  if (isCard(id)) return `hand:${id}`;
  return view.players[seat]?.assistants.some((one) => one.id === id) ? `assistant:${id}` : `boon:${id}`;
}

/** A card of the row or of exile, an assistant of the supply or of the rescue stack, a bonus tile of a space or of the stack. */
function taken(thing: string, view: ArnakView): string[] {
  if (isCard(thing)) {
    const place = market(thing, view);
    return place === 'rest' ? ['ask'] : [place];
  }
  if (thing in facts.assistants) {
    return view.decks.assistants.some((stack) => stack[0] === thing) ? [`supply:${thing}`] : ['ask'];
  }
  return thing in facts.bonuses ? ['ask'] : ['rest'];
}

/** The actions by place. */
export function byPlace(actions: readonly Action[], view: ArnakView, seat: number): Map<string, Action[]> {
  const found = new Map<string, Action[]>();
  for (const action of actions) {
    for (const place of places(action, view, seat)) found.set(place, [...(found.get(place) ?? []), action]);
  }
  return found;
}

/** If an effect's answers are drawn in a strip, declining belongs there too. */
export function asks(actions: readonly Action[], view: ArnakView, seat: number): boolean {
  return actions.some((action) => places(action, view, seat).includes('ask'));
}
