import sheet from '../art/quetzal.svg?url';
import type { GameModule } from '../table/contract.ts';
import { ownNames } from './edition.ts';
import { folded } from './folding.ts';
import { place } from './places.ts';
import Status from './Status.svelte';
import Table from './Table.svelte';
import { edition, ownEdition, type QuetzalView } from './view.ts';

const SIGNS: Record<string, string> = { play: 'i-laurels', marker: 'i-crown', coins: 'coin', upgrades: 'i-huts-village' };

/** actions that give away a card, a tile or coins in one click: they may be final, because the next seat may decide at once */
const GIVEN_UP = ['sell', 'drop', 'exchange'];

const ONE_SHIP = { 'location-ship_1': 'location-ship' };
const TWO_SHIPS = {};

export default {
  Table,
  Status,
  inBar: (action, table) => place(action, table.view) === 'bar',
  warning: (action, table) => {
    const player = table.me === null ? undefined : table.view.players[table.me];
    const nothing = table.decision?.kind === 'deliver' && action.verb === 'done' && player?.apart.length === 0;
    if (nothing) return table.say('q-warn-nothing');
    return GIVEN_UP.includes(action.verb) ? table.say(`q-warn-${action.verb}`) : null;
  },
  /** There is enough elsewhere, but not in the place it has to come from now. */
  refused: (refusal) => (refusal.code === 'not-on-display' ? { ...refusal, code: 'not-now' } : refusal),
  renamed: (view) => (view.locations.ship_2 === undefined ? ONE_SHIP : TWO_SHIPS),
  named: (view, catalog) => (ownEdition(view) ? ownNames(edition(view), catalog) : {}),
  free: ['place'],
  vague: ['wrong-role'],
  scoreSign: (part) => (part in SIGNS ? { name: SIGNS[part]!, sheet } : null),
  ownLog: true,
  telling: ['bid', 'visited', 'placed', 'delivered', 'gained-upgrade', 'took', 'sold', 'threw', 'rolled'],
  folded
} satisfies GameModule<QuetzalView>;
