import type { Step } from '../lib/messages.ts';
import type { GameEvent } from '../lib/protocol.ts';
import { about, attributing } from './whose.ts';

/** The log's lines: who did it, in words, how often in a row, and how it is to be set. */
export interface Line {
  key: string;
  /** the kind of event */
  kind: string;
  seat: number | null;
  text: string;
  times: number;
  /** the first of several lines about the same seat */
  first: boolean;
  /** a new round: across the whole log */
  round: boolean;
  /** for screen readers; others see it from the next seat's badge */
  ended: boolean;
  /** happened since my last step */
  fresh: boolean;
}

/** old lines are removed this many at a time, because everything below them moves */
const MOST = 900;

export function lines(
  steps: readonly Step[],
  me: number | null,
  tell: (event: GameEvent) => string,
  undone: (count: number, seat: number | null) => string,
  unthought: (seat: number) => string
): Line[] {
  const mine = steps.findLastIndex((step) => step.seat !== null && step.seat === me);
  const told: Line[] = [];
  /** cards drawn since a round ended, or before the first */
  const drawn = new Set<Line>();
  let between = true;
  const add = (key: string, seat: number | null, text: string, kind: string, fresh: boolean) => {
    const before = told.at(-1);
    if (before?.text === text) {
      before.times += 1;
      before.fresh = fresh;
      return;
    }
    const round = kind === 'began-round';
    const known = round ? null : seat;
    const line = {
      key,
      kind,
      seat: known,
      text,
      times: 1,
      first: before?.seat !== known || known === null,
      round,
      ended: kind === 'ended-turn',
      fresh
    };
    if (kind === 'ended-round' || round) between = !round;
    if (kind === 'drew' && between) drawn.add(line);
    if (!round) told.push(line);
    else begin(line);
  };
  /** A round's hands are drawn before its start event: they are listed below its heading. */
  const begin = (line: Line) => {
    const at = told.findLastIndex((one) => !drawn.has(one)) + 1;
    if (told[at]) told[at].first = true;
    told.splice(at, 0, line);
  };
  const attributed = attributing();
  const said = (key: string, given: GameEvent, fresh: boolean) => {
    const event = attributed(given);
    add(key, about(event), tell(event), event.event, fresh);
  };
  /** consecutive undos are counted together */
  let back: { line: Line; count: number } | null = null;
  const tookBack = (seq: number, seat: number | null, count: number, fresh: boolean) => {
    const more = back !== null && back.line === told.at(-1) && back.line.seat === seat ? back : null;
    if (more === null) add(`${seq}u`, seat, undone(count, seat), 'undone', fresh);
    else Object.assign(more.line, { text: undone(more.count + count, seat), fresh });
    back = { line: told.at(-1)!, count: (more?.count ?? 0) + count };
  };
  steps.forEach((step, index) => {
    const fresh = me !== null && mine >= 0 && index > mine;
    if (step.unthought && step.seat !== null) add(`${step.seq}t`, step.seat, unthought(step.seat), 'unthought', fresh);
    if (step.undone) tookBack(step.seq, step.seat, step.undone, fresh);
    else step.events.forEach((event, at) => said(`${step.seq}.${at}`, event as GameEvent, fresh));
  });
  return told.slice(Math.max(0, Math.floor(told.length / MOST) - 1) * MOST);
}

/** One seat's turn, folded into its most telling line. */
export interface Turn {
  key: string;
  seat: number | null;
  head: Line;
  lines: Line[];
  fresh: boolean;
}

/** The lines by turns; of several lines the first of the kinds named in `telling` is the one that stands for all, else the first. */
export function turns(all: readonly Line[], telling: readonly string[] = []): Turn[] {
  const found: Turn[] = [];
  let open: Turn | null = null;
  /** the step that ended the turn: what it led to belongs to it */
  let last: string | null = null;
  for (const line of all) {
    const [step] = line.key.split('.');
    if (open === null || line.first || line.round || (last !== null && step !== last)) {
      last = null;
      open = { key: line.key, seat: line.seat, head: line, lines: [], fresh: false };
      found.push(open);
    }
    open.lines.push(line);
    open.fresh ||= line.fresh;
    if (line.ended) last = step!;
    if (line.round || line.seat === null) open = null;
  }
  const rank = ({ kind }: Line) => (telling.includes(kind) ? telling.indexOf(kind) : telling.length);
  for (const turn of found) turn.head = turn.lines.reduce((best, line) => (rank(line) < rank(best) ? line : best));
  return found;
}
