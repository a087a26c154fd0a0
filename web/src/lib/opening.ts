import { api } from './api.ts';
import { keepTable } from './mine.ts';
import { randomKey } from './sitting.ts';
import type { NewTable, Opened } from './messages.ts';

/** Open a table and keep the seats that are played here, to be claimed at it: all of a hot-seat, else the first person's. */
export async function openTable(wanted: NewTable): Promise<Opened> {
  const opened = await api.open(wanted);
  const people = opened.seats.filter((seat) => seat.secret !== null);
  const mine = wanted.hotseat ? people : people.slice(0, 1);
  const links = wanted.hotseat ? [] : people.slice(1).map((seat) => ({ seat: seat.seat, link: seat.link! }));
  const claims = mine.map((seat) => ({ invitation: seat.secret!, key: randomKey() }));
  keepTable({ id: opened.id, game: wanted.game, secrets: [], claims, links, hotseat: wanted.hotseat ?? false });
  return opened;
}
