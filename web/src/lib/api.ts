import type {
  Claimed,
  Game,
  HandedOver,
  NewTable,
  Opened,
  Problem,
  Propose,
  Proposed,
  Replayed,
  ReplayedView,
  Score,
  Table,
  Viewed,
  Words
} from './messages.ts';

/** The part of the server's HTTP API that the page uses. */

export class ServerProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.title || problem.code);
  }
}

export async function ask<T>(path: string, body?: unknown, secret?: string, key?: string): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': document.documentElement.lang };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (secret !== undefined) headers['Authorization'] = `Bearer ${secret}`;
  if (key !== undefined) headers['Idempotency-Key'] = key;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) })
    });
  } catch {
    throw new ServerProblem(problem('connection-lost', 0));
  }
  const text = await answer.text();
  if (!answer.ok) {
    let told: Problem;
    try {
      told = JSON.parse(text) as Problem;
    } catch {
      told = problem('internal-error', answer.status);
    }
    throw new ServerProblem(told);
  }
  return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T;
}

function problem(code: string, status: number): Problem {
  return { type: 'about:blank', title: code, status, detail: '', code, rule: null, page: null, missing: null };
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  open: (wanted: NewTable) => ask<Opened>('/api/tables', wanted),
  table: (id: string, secret?: string) => ask<Table>(at(id), undefined, secret),
  view: (id: string, move: number, seat: number | null, open: boolean, secret?: string) =>
    ask<Viewed>(`${at(id)}/view?move=${move}${open ? '&open=true' : ''}${seat === null ? '' : `&seat=${seat}`}`, undefined, secret),
  now: (id: string, secret?: string) => ask<Viewed>(`${at(id)}/view`, undefined, secret),
  words: (id: string, names: readonly string[], secret?: string, then?: { move: number; seat: number | null; open: boolean }) => {
    const query = new URLSearchParams(names.map((name) => ['name', name]));
    if (then) query.set('move', String(then.move));
    if (then?.open) query.set('open', 'true');
    if (then?.seat != null) query.set('seat', String(then.seat));
    return ask<Words>(`${at(id)}/words?${query}`, undefined, secret);
  },
  score: (id: string, secret?: string) => ask<Score>(`${at(id)}/score`, undefined, secret),
  record: (id: string, secret?: string) => ask<string>(`${at(id)}/record`, undefined, secret),
  claim: (id: string, invitation: string, key: string) => ask<Claimed>(`${at(id)}/claim`, {}, invitation, key),
  propose: (id: string, wanted: Propose) => ask<Proposed>(`${at(id)}/proposals`, wanted),
  handOver: (id: string, secret: string) => ask<HandedOver>(`${at(id)}/hand-over`, {}, secret),
  game: (id: string, secret?: string) => ask<Game>(`/api/games/${encodeURIComponent(id)}`, undefined, secret),
  replay: (record: string) => ask<Replayed>('/api/replay', { record }),
  replayView: (record: string, move: number, seat: number | 'open' | null) => ask<ReplayedView>('/api/replay/view', { record, move, seat }),
  replayWords: (record: string, names: readonly string[], move: number, seat: number | 'open' | null) =>
    ask<Words>('/api/replay/words', { record, move, seat, names })
};
