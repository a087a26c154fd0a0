import type { Action } from '../lib/protocol.ts';
import type { GameModule, GameTable } from '../table/contract.ts';
import { asks, places } from './places.ts';
import Status from './Status.svelte';
import Table from './Table.svelte';
import { facts, type ArnakView } from './view.ts';

/** Passing ends the round for a player: what could still be done is named once. */
function unused(table: GameTable<ArnakView>): string[] {
  const me = table.me === null ? undefined : table.view.players[table.me];
  if (me === undefined) return [];
  const cards = me.hand.filter((id) => id !== null && facts.cards[id]?.kind !== 'fear').map((id) => table.tell.name('card', id!));
  const ready = me.assistants.filter((one) => one.ready).map((one) => table.say(one.id));
  return [...cards, ...ready];
}

const SIGNS: Record<string, string> = {
  research: 'i-magnifying-glass',
  temple: 'i-mayan-pyramid',
  idols: 'idol',
  guardians: 'i-crossed-swords',
  cards: 'i-backpack',
  fear: 'i-terror'
};

export default {
  Table,
  Status,
  ownLog: true,
  scoreSign: (part) => (part in SIGNS ? { name: SIGNS[part]! } : null),
  inBar(action: Action, table) {
    const seat = table.me ?? 0;
    if (asks(table.actions, table.view, seat) && ['skip', 'done', 'continue'].includes(action.verb)) return false;
    return places(action, table.view, seat).includes('bar');
  },
  warning(action: Action, table) {
    const passes = action.verb === 'pass' || action.targets['option'] === 'pass';
    const left = passes ? unused(table) : [];
    return left.length > 0 ? table.say('arnak-pass-warning', { what: table.tell.listed(left) }) : null;
  }
} satisfies GameModule<ArnakView>;
