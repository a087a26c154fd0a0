import type { Step } from '../lib/messages.ts';
import type { GameEvent } from '../lib/protocol.ts';
import { about, attributing } from '../table/whose.ts';
import { RESOURCES } from './view.ts';

/** Another player's turn, or the start of a round. */
export interface News {
  key: string;
  /** null: of the round */
  seat: number | null;
  events: GameEvent[];
  /** all tokens gained in the turn, as one event; null: none */
  gained: GameEvent | null;
}

/** events that are obvious, or implied by another one in the list */
const UNTOLD = ['ended-turn', 'ended-round', 'dealt', 'drew', 'laid', 'returned', 'travelled', 'paid', 'activated', 'chose'];

/** What happened since my last step that I did not do myself, turn by turn; to a watcher what happened last. */
export function news(steps: readonly Step[], me: number | null): News[] {
  const from = me === null ? steps.length - 1 : steps.findLastIndex((step) => step.seat === me);
  const told: News[] = [];
  let over = false;
  const attributed = attributing();
  for (const [index, { seq, events }] of steps.entries()) {
    for (const [at, event] of (events as GameEvent[]).map(attributed).entries()) {
      if (index < from) continue;
      const round = event.event === 'began-round';
      const seat = round ? null : about(event);
      if (event.event === 'ended-turn') over = true;
      if (UNTOLD.includes(event.event) || (!round && (seat === null || seat === me))) continue;
      const last = told.at(-1);
      if (last && last.seat === seat && !over && !round && event.event !== 'turned-up') last.events.push(event);
      else told.push({ key: `${seq}.${at}`, seat, events: [event], gained: null });
      over = false;
    }
  }
  for (const turn of told) {
    const dull = turn.events.some(({ event }) => event === 'discovered') ? ['placed', 'gained'] : ['gained'];
    turn.gained = gains(turn.events);
    turn.events = turn.events.filter(({ event }) => !dull.includes(event));
  }
  return told.some(({ seat }) => seat !== null) ? told : [];
}

function gains(events: readonly GameEvent[]): GameEvent | null {
  const all = events.filter(({ event }) => event === 'gained');
  const sum = (token: string) => all.reduce((count, event) => count + Number(event[token] ?? 0), 0);
  return all.length === 0 ? null : ({ ...all[0]!, ...Object.fromEntries(RESOURCES.map((token) => [token, sum(token)])) } as GameEvent);
}
