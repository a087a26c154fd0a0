import type { Step } from '../lib/messages.ts';
import type { GameEvent } from '../lib/protocol.ts';
import { about, attributing } from './whose.ts';

/** The log's lines: who did it, in words, how often in a row, and how it is to be set. */
export interface Line {
  key: string;
  seat: number | null;
  text: string;
  times: number;
  /** the first of several lines about the same seat */
  first: boolean;
  /** a new round: across the whole log */
  round: boolean;
  /** said for those who listen; others see it by the next seat's sign */
  ended: boolean;
  /** happened since one's own last step */
  fresh: boolean;
}

/** old lines go by so many at once: everything below them moves */
const MOST = 900;

export function lines(steps: readonly Step[], me: number | null, tell: (event: GameEvent) => string, undone: (count: number) => string): Line[] {
  const mine = steps.findLastIndex((step) => step.seat !== null && step.seat === me);
  const told: Line[] = [];
  const add = (key: string, seat: number | null, text: string, kind: string, fresh: boolean) => {
    const before = told.at(-1);
    if (before?.text === text) {
      before.times += 1;
      before.fresh = fresh;
      return;
    }
    const round = kind === 'began-round';
    const known = round ? null : seat;
    told.push({ key, seat: known, text, times: 1, first: before?.seat !== known || known === null, round, ended: kind === 'ended-turn', fresh });
  };
  const attributed = attributing();
  const said = (key: string, given: GameEvent, fresh: boolean) => {
    const event = attributed(given);
    add(key, about(event), tell(event), event.event, fresh);
  };
  steps.forEach((step, index) => {
    const fresh = me !== null && mine >= 0 && index > mine;
    if (step.undone) add(`${step.seq}u`, step.seat, undone(step.undone), 'undone', fresh);
    else step.events.forEach((event, at) => said(`${step.seq}.${at}`, event as GameEvent, fresh));
  });
  return told.slice(Math.max(0, Math.floor(told.length / MOST) - 1) * MOST);
}
