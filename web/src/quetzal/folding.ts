import type { Step } from '../lib/messages.ts';
import type { GameEvent } from '../lib/protocol.ts';

/** A throw is seven events, a refill nine, and the automaton takes up to six cards; the log shows each as one line. */

function alike(one: GameEvent, other: GameEvent | undefined): boolean {
  if (other?.event !== one.event) return false;
  if (one.event === 'automaton-discarded') return true;
  return one.event === 'rolled' ? one.seat === other.seat : one.event === 'dealt' && 'card' in one && 'card' in other;
}

function together(run: readonly GameEvent[]): GameEvent {
  const { event, seat } = run[0]!;
  if (event === 'automaton-discarded') return { event: 'automaton-cleared', seat: null, cards: run.map((one) => one['card'] as string) };
  if (event === 'dealt') return { event: 'laid-out', seat: null, cards: run.length };
  const lie = (landing: string) => run.filter((one) => one['meeple'] === 'team' && one['landing'] === landing).length;
  const character = run.filter((one) => one['meeple'] === 'character').length;
  return { event: 'threw', seat, black: lie('black'), white: lie('white'), side: lie('side'), standing: lie('standing'), character };
}

function told(events: readonly GameEvent[]): GameEvent[] {
  const runs: GameEvent[][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    if (run && alike(event, run[0])) run.push(event);
    else runs.push([event]);
  }
  return runs
    .flatMap((run) => (run.length > 2 ? [together(run)] : run))
    .map((one) => (one.event === 'dealt' ? { ...one, seat: null } : one));
}

export function folded(steps: readonly Step[]): Step[] {
  return steps.map((step) => ({ ...step, events: told(step.events) }));
}
