import type { Step } from '../lib/messages.ts';
import type { GameEvent } from '../lib/protocol.ts';
import { about } from '../table/whose.ts';
import { folded } from './folding.ts';

/** What one seat or the automaton did or got, or the start of a round. */
export interface News {
  key: string;
  seat: number | 'automaton' | null;
  events: GameEvent[];
}

/** events that are obvious, visible, or implied by another one in the list */
const UNTOLD = [
  'dealt',
  'laid-out',
  'reshuffled',
  'ended-round',
  'ended-game',
  'automaton',
  'rolled',
  'threw',
  'paid',
  'put-down',
  'put-under'
];
/** what my own placement says at once: where the places begin to pay, something else comes */
const PLACING = ['bid', 'visited', 'placed', 'ousted', ...UNTOLD];
const PLACED = ['bid', 'visit', 'place'];

/** Everything that happened since my last step, others' moves and what the places paid to anybody, me too; to a watcher what happened last. */
export function news(steps: readonly Step[], me: number | null): News[] {
  const from = me === null ? steps.length - 1 : steps.findLastIndex((step) => step.seat === me);
  const told: News[] = [];
  for (const step of folded(steps.slice(Math.max(0, from)))) {
    for (const [at, event] of after(step, me).entries()) {
      if (UNTOLD.includes(event.event)) continue;
      const seat = event.event === 'began-round' ? null : event.event.startsWith('automaton') ? 'automaton' : about(event);
      const last = told.at(-1);
      if (last && seat !== null && last.seat === seat) last.events.push(event);
      else told.push({ key: `${step.seq}.${at}`, seat, events: [event] });
    }
  }
  for (const one of told) one.events = summed(one.events);
  return told.some(({ seat }) => seat !== null) ? told : [];
}

/** Gains from the same place are summed up; several steps on the track become the final space. */
function summed(events: readonly GameEvent[]): GameEvent[] {
  const sums: GameEvent[] = [];
  for (const event of events) {
    const like = sums.findIndex((one) => one.event === event.event && one['source'] === event['source']);
    if (like < 0 || !['gained', 'advanced'].includes(event.event)) sums.push(event);
    else if (event.event === 'advanced') sums[like] = event;
    else sums[like] = added(sums[like]!, event);
  }
  return sums;
}

function added(one: GameEvent, other: GameEvent): GameEvent {
  const sum = Object.entries(other).filter(([name, value]) => name !== 'seat' && typeof value === 'number');
  return { ...one, ...Object.fromEntries(sum.map(([name, value]) => [name, Number(one[name] ?? 0) + Number(value)])) };
}

/** From my own step, only its automatic results: I saw the rest when I clicked. */
function after({ seat, action, events }: Step, me: number | null): readonly GameEvent[] {
  if (me === null || seat !== me) return events;
  const verb = action?.split(' ')[0] ?? '';
  if (verb === 'done') return events;
  const own = ({ event, seat: whose, source }: GameEvent) =>
    whose === me && (PLACED.includes(verb) ? PLACING.includes(event) || (event === 'gained' && source === 'camp') : true);
  const first = events.findIndex((event) => !own(event) && !UNTOLD.includes(event.event));
  return first < 0 ? [] : events.slice(first);
}
