import { api } from './api.ts';
import { ROUNDS } from './games.ts';
import type { Catalog } from './catalog.ts';
import type { Score, Table } from './messages.ts';
import { updateTable, type MyTable } from './mine.ts';
import { Telling } from './telling.ts';
import { words } from './words.svelte.ts';
import { outcome } from '../table/outcome.ts';

/** The state of one of my tables as last seen: who plays, whose turn it is, who has won. */
export interface Standing {
  /** everyone's name, by seat */
  names: string[];
  /** the seats held here */
  mine: number[];
  seq: number;
  round: number | null;
  turn: number | null;
  /** the rival of Arnak's solo rules plays, whose name is one of Arnak's words */
  solo: boolean;
  /** when something last happened */
  at: string | null;
  score: Score | null;
}

/** how many tables are refreshed when the list is shown */
const MOST = 6;

const called = ({ names }: Standing, catalog: Catalog) => new Telling(catalog, Object.fromEntries(names.entries()));

/** The key of a table's name: its game, once that is known. */
export const named = ({ game }: Pick<MyTable, 'game'>): string => (game === undefined ? 'page-some-table' : `game-${game}`);

/** My opponents, in words; empty if none are known. */
export function opponents({ standing }: Pick<MyTable, 'standing'>, catalog: Catalog): string {
  if (standing === undefined) return '';
  const tell = called(standing, catalog);
  const others = [...standing.names.keys()].filter((seat) => !standing.mine.includes(seat));
  return tell.listed(others.map((seat) => tell.seat(seat, 'in')));
}

/** The state of a table, in short parts. */
export function told(table: Pick<MyTable, 'status' | 'standing' | 'game'>, catalog: Catalog): string[] {
  const { status, standing } = table;
  if (standing === undefined || status === 'waiting') return [catalog.say(`page-status-${status}`)];
  const tell = called(standing, catalog);
  const say = (key: string, values = {}) => catalog.say(key, values);
  const { score, mine, names, round, turn } = standing;
  if (status === 'over' || status === 'archived') {
    if (score === null) return [say(`page-status-${status}`)];
    const seats = names.map((name, seat) => ({ name, seat, mine: mine.includes(seat) }));
    const said = outcome(score, { me: mine.length === 1 ? mine[0]! : null, seats: seats as never, tell, say });
    const all = score.scores.map((line) => say('ui-score-line', { player: tell.seat(line['seat']), points: line['total'] ?? 0 }));
    return all.length > 2 ? [said, ...all] : [said];
  }
  const whose = turn === null ? [] : [mine.includes(turn) ? say('page-turn-yours') : say('page-waiting-for', tell.player(turn))];
  return [...(round === null || table.game === undefined ? [] : [say('ui-round', { round, rounds: ROUNDS[table.game] })]), ...whose];
}

/** Refresh the tables still in play: who has moved, and who has won. */
export async function refresh(tables: readonly MyTable[]): Promise<void> {
  if (tables.some(({ standing }) => standing?.solo)) await words.use('arnak').catch(() => undefined);
  const running = tables.filter(({ status, secrets }) => (status === 'playing' || status === 'waiting') && secrets.length > 0);
  await Promise.all(running.slice(0, MOST).map((table) => looked(table).catch(() => undefined)));
}

async function looked(known: MyTable): Promise<void> {
  const secret = known.secrets.join(',');
  const table = await api.table(known.id, secret);
  const before = known.standing;
  if (table.game === known.game && table.status === known.status && table.seq === before?.seq) return;
  const score = table.status === 'over' ? await api.score(known.id, secret) : null;
  const now = table.status === 'playing' ? await api.now(known.id, secret) : null;
  const names = table.seats.map((seat) => seat.name ?? before?.names[seat.seat] ?? '');
  const standing = { ...stood(table, names), round: now?.view?.round ?? before?.round ?? null, at: before?.at ?? null, score };
  updateTable(known.id, { game: table.game, status: table.status, ...(names.every(Boolean) ? { standing } : {}) });
}

/** What a table itself says of how it stands. */
export function stood(table: Table, names: string[]): Omit<Standing, 'round' | 'at' | 'score'> {
  return {
    names,
    mine: table.seats.filter((seat) => seat.you).map((seat) => seat.seat),
    seq: table.seq,
    turn: table.to_decide,
    solo: table.seats.some((seat) => seat.kind === 'rival')
  };
}
