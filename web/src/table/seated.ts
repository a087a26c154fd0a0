import type { Catalog } from '../lib/catalog.ts';
import type { Table } from '../lib/messages.ts';
import { badge } from './badges.ts';
import type { Seat, SeatColour } from './contract.ts';

/** The seats of a table as displayed: each has a name and a badge. */
export function seated(table: Table, colours: readonly SeatColour[], catalog: Catalog, mine: readonly number[] = []): Seat[] {
  return table.seats.map((seat) => ({
    seat: seat.seat,
    kind: seat.kind,
    name: seat.name || fallback(seat, table, catalog),
    mine: seat.you || mine.includes(seat.seat),
    connected: seat.connected,
    badge: badge(seat.seat, seat.kind, colours)
  }));
}

/** Bots of the same level are numbered. */
function fallback({ seat, kind, level }: Table['seats'][number], table: Table, catalog: Catalog): string {
  if (kind === 'rival' || kind === 'automaton') return catalog.say(`player-${kind}`);
  if (kind !== 'bot') return catalog.say('seat-name', { number: seat + 1 });
  const called = catalog.say(`page-level-${level}`);
  const alike = table.seats.filter((one) => one.kind === 'bot' && one.level === level);
  return alike.length > 1 ? catalog.say('page-bot-name', { level: called, number: seat + 1 }) : called;
}
