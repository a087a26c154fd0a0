import { Telling } from '../lib/telling.ts';
import { words } from '../lib/words.svelte.ts';
import type { ArnakView } from '../arnak/view.ts';
import type { GameTable } from '../table/contract.ts';
import type { QuetzalView } from '../quetzal/view.ts';

/** An empty table, for drawing single components outside a game. */
export function nowhere(): GameTable<ArnakView> & GameTable<QuetzalView> {
  const nothing = { edition: {}, options: {}, players: [], decision: null };
  const stub = {
    get tell() {
      return new Telling(words.catalog);
    },
    view: nothing,
    me: null,
    seats: [],
    actions: [],
    decision: null,
    live: false,
    fresh: [],
    steps: [],
    say: (key: string, values?: Record<string, string | number>) => words.catalog.say(key, values),
    inspect: () => () => () => undefined
  };
  return stub as unknown as GameTable<ArnakView> & GameTable<QuetzalView>;
}
