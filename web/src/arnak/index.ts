import type { Action } from '../lib/protocol.ts';
import type { GameModule, GameTable } from '../table/contract.ts';
import { meantToPay, plainlyFirst } from './answers.ts';
import { asks, places } from './places.ts';
import { prompted } from './prompts.ts';
import Status from './Status.svelte';
import Table from './Table.svelte';
import { facts, type ArnakView } from './view.ts';

/** Passing ends the round for a player: remaining options are mentioned once, except the card used to pass. */
function unused(table: GameTable<ArnakView>, by: unknown): string[] {
  const me = table.me === null ? undefined : table.view.players[table.me];
  if (me === undefined) return [];
  const used = me.hand.indexOf(by as string);
  const cards = me.hand
    .filter((id, at) => id !== null && at !== used && facts.cards[id]?.kind !== 'fear')
    .map((id) => table.tell.name('card', id!));
  const ready = me.assistants.filter((one) => one.ready).map((one) => table.say(one.id));
  const sent = table.view.actions?.some(({ verb }) => verb === 'dig' || verb === 'discover');
  const home = sent && me.archaeologists > 0 ? [table.say('arnak-at-home', { count: me.archaeologists })] : [];
  return [...home, ...cards, ...ready];
}

/** Other uses of a turn: while one is lit a pass is confirmed, because Pass appears where End turn was just clicked. */
const TURNS = ['dig', 'discover', 'overcome', 'buy', 'research', 'temple'];

const SIGNS: Record<string, string> = {
  research: 'i-magnifying-glass',
  temple: 'i-mayan-pyramid',
  idols: 'idol',
  guardians: 'i-crossed-swords',
  cards: 'i-backpack',
  fear: 'i-terror'
};

/** The result shows which of two options was taken; its number would mean nothing to a reader. */
const folded: GameModule<ArnakView>['folded'] = (steps) =>
  steps.map((step) =>
    step.events.some(({ event }) => event === 'chose') ? { ...step, events: step.events.filter(({ event }) => event !== 'chose') } : step
  );

export default {
  Table,
  Status,
  ownLog: true,
  telling: [
    'discovered',
    'overcame',
    'placed',
    'researched',
    'took-temple-tile',
    'bought',
    'passed',
    'relocated',
    'turned-up',
    'played',
    'used-assistant',
    'used-boon',
    'slotted'
  ],
  folded,
  scoreSign: (part) => (part in SIGNS ? { name: SIGNS[part]! } : null),
  inBar(action: Action, table) {
    const seat = table.me ?? 0;
    if (asks(table.actions, table.view, seat) && ['skip', 'done', 'continue'].includes(action.verb)) return false;
    return places(action, table.view, seat).includes('bar');
  },
  /** In the middle of something else the main action may still be available, just not now. */
  refused(refusal, table) {
    const early = refusal.code === 'main-action-used' && table.decision?.kind !== 'after';
    return early ? { ...refusal, code: 'not-now' } : refusal;
  },
  free: ['turn', 'after'],
  prompted,
  obvious(table) {
    const me = table.me === null ? undefined : table.view.players[table.me];
    if (me === undefined) return null;
    const [only] = table.actions;
    if (me.passed && table.actions.length === 1 && only!.verb === 'end-turn') return only!;
    const wanted = meantToPay({ table, me }) ? 'pay' : plainlyFirst({ table, me });
    return table.actions.find(({ verb }) => verb === wanted) ?? null;
  },
  warning(action: Action, table) {
    const passes = action.verb === 'pass' || action.targets['option'] === 'pass';
    if (!passes) return null;
    const left = unused(table, action.targets['card']);
    if (left.length > 0) return table.say('arnak-pass-warning', { what: table.tell.listed(left) });
    return table.actions.some(({ verb }) => TURNS.includes(verb)) ? table.say('arnak-pass-warning-lit') : null;
  }
} satisfies GameModule<ArnakView>;
