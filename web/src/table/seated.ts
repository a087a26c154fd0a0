import type { Catalog } from '../lib/catalog.ts';
import type { Table } from '../lib/messages.ts';
import { badge } from './badges.ts';
import type { Seat, SeatColour } from './contract.ts';

/** The seats of a table as they are shown: everybody has a name and a sign. */
export function seated(table: Table, colours: readonly SeatColour[], catalog: Catalog, mine: readonly number[] = []): Seat[] {
  return table.seats.map((seat) => ({
    seat: seat.seat,
    kind: seat.kind,
    name: seat.name || fallback(seat.seat, seat.kind, seat.level, catalog),
    mine: seat.you || mine.includes(seat.seat),
    connected: seat.connected,
    badge: badge(seat.seat, seat.kind, colours)
  }));
}

function fallback(seat: number, kind: string, level: string | null, catalog: Catalog): string {
  if (kind === 'rival' || kind === 'automaton') return catalog.say(`player-${kind}`);
  if (kind === 'bot') return catalog.say('page-bot-name', { level: catalog.say(`page-level-${level}`), number: seat + 1 });
  return catalog.say('seat-name', { number: seat + 1 });
}
