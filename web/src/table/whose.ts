import type { GameEvent } from '../lib/protocol.ts';

/** automatic events, whichever step they followed */
const NOBODYS = ['ended-round', 'ended-game'];

/** The seat an event is about: not always the one that took the step. */
export function about(event: GameEvent): number | null {
  const { event: kind, seat } = event;
  const whose = kind === 'took-marker' ? event['owner'] : kind === 'feared' ? (event['player'] ?? seat) : seat;
  return typeof whose !== 'number' || NOBODYS.includes(kind) || kind.startsWith('automaton') ? null : whose;
}

/** Goes along with the events in their order: between two rounds nobody exiles cards or lays them out. */
export function attributing(): (event: GameEvent) => GameEvent {
  let between = false;
  return (event) => {
    if (event.event === 'ended-round' || event.event === 'began-round') between = event.event === 'ended-round';
    return between && ['exiled', 'dealt'].includes(event.event) ? { ...event, seat: null } : event;
  };
}
