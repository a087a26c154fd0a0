import type { GameModule } from '../table/contract.ts';
import { place } from './places.ts';
import Status from './Status.svelte';
import Table from './Table.svelte';
import type { QuetzalView } from './view.ts';

export default {
  Table,
  Status,
  inBar: (action, table) => place(action, table.view) === 'bar',
  ownLog: true
} satisfies GameModule<QuetzalView>;
