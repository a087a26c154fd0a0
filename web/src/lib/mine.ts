import type { GameName } from './protocol.ts';
import type { Standing } from './standing.ts';

/** The tables this browser sat at, with the secrets of its seats. They are sent to the server only. */

/** An invitation that becomes a seat of this browser; with its key the claim can be repeated until the answer is there. */
export interface Claim {
  invitation: string;
  key: string;
}

export interface MyTable {
  id: string;
  /** unknown until the table was seen: an invitation does not say it */
  game?: GameName;
  /** of the seats held here; more than one at a hot-seat */
  secrets: string[];
  claims?: Claim[];
  /** the seat that was asked for: its invitation counts once the table has agreed to the proposal `n` */
  asked?: Claim & { n: number };
  /** every person's seat of a table opened here, to be sent to friends */
  links?: { seat: number; link: string }[];
  hotseat: boolean;
  opened: string;
  /** as last seen */
  status: 'waiting' | 'playing' | 'over' | 'archived';
  names?: string[];
  standing?: Standing;
}

const KEY = 'digsite.tables';
const MUTED = 'digsite.muted';
const MOST = 60;

export function myTables(): MyTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as MyTable[]).filter((one) => typeof one?.id === 'string') : [];
  } catch {
    return [];
  }
}

export function myTable(id: string): MyTable | undefined {
  return myTables().find((one) => one.id === id);
}

/** Store what is known about a table and move it to the top of the list. */
export function keepTable(table: Partial<MyTable> & { id: string }): void {
  const before = myTable(table.id);
  const whole: MyTable = {
    hotseat: false,
    opened: new Date().toISOString(),
    status: 'waiting',
    ...before,
    secrets: before?.secrets ?? [],
    ...table
  };
  store([whole, ...myTables().filter((one) => one.id !== table.id)].slice(0, MOST));
}

/** The same, without moving it in the list. */
export function updateTable(id: string, changed: Partial<MyTable>): void {
  store(myTables().map((one) => (one.id === id ? { ...one, ...changed } : one)));
}

export function forgetTable(id: string): void {
  store(myTables().filter((one) => one.id !== id));
}

/** Tables whose chat is hidden here. */
export function mutedTables(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(MUTED) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function mute(id: string, on: boolean): void {
  const others = mutedTables().filter((one) => one !== id);
  try {
    localStorage.setItem(MUTED, JSON.stringify((on ? [id, ...others] : others).slice(0, MOST)));
  } catch {
    // Without storage it lasts until the page is reloaded.
  }
}

function store(tables: MyTable[]): void {
  try {
    const text = JSON.stringify(tables);
    if (text !== localStorage.getItem(KEY)) localStorage.setItem(KEY, text);
  } catch {
    // Without storage a table can only be reached by its link.
  }
}
