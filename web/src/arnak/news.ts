import type { Step } from '../lib/messages.ts';
import type { GameEvent } from '../lib/protocol.ts';
import { about, attributing } from '../table/whose.ts';

/** A turn of somebody else, or the beginning of a round. */
export interface News {
  key: string;
  /** null: of the round */
  seat: number | null;
  events: GameEvent[];
}

/** what goes without saying, or follows from what is told beside it */
const UNTOLD = ['ended-turn', 'ended-round', 'dealt', 'drew', 'laid', 'returned', 'travelled', 'paid', 'activated', 'chose'];

/** What happened since my last step that I did not do myself, turn by turn; to a watcher what happened last. */
export function news(steps: readonly Step[], me: number | null): News[] {
  const from = me === null ? steps.length - 1 : steps.findLastIndex((step) => step.seat === me);
  const told: News[] = [];
  const attributed = attributing();
  for (const [index, { seq, events }] of steps.entries()) {
    for (const [at, event] of (events as GameEvent[]).map(attributed).entries()) {
      if (index < from) continue;
      const round = event.event === 'began-round';
      const seat = round ? null : about(event);
      if (UNTOLD.includes(event.event) || (!round && (seat === null || seat === me))) continue;
      const last = told.at(-1);
      if (last && last.seat === seat && !round && event.event !== 'turned-up') last.events.push(event);
      else told.push({ key: `${seq}.${at}`, seat, events: [event] });
    }
  }
  for (const turn of told) {
    if (turn.events.some(({ event }) => event === 'discovered')) turn.events = turn.events.filter(({ event }) => event !== 'placed');
  }
  return told.some(({ seat }) => seat !== null) ? told : [];
}
