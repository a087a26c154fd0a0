import type { GameEvent } from '../lib/protocol.ts';
import type { Sound } from '../lib/sound.ts';

/** What a step sounds like: the most telling of its events, each sound once. */

const SOUNDS: Partial<Record<Sound, string>> = {
  guardian: 'awoke overcame moved-guardian',
  tile: 'discovered revealed-tile gained-upgrade took-temple-tile',
  dice: 'rolled rerolled',
  climb: 'researched advanced',
  figure: 'placed relocated returned bid visited',
  card: 'bought played drew gained-card discarded exiled took delivered sold travelled kept',
  token: 'gained paid took-idol took-bonus slotted'
};
const SOUND_OF = new Map(Object.entries(SOUNDS).flatMap(([sound, events]) => events.split(' ').map((event) => [event, sound as Sound])));
const ORDER = Object.keys(SOUNDS) as Sound[];
const MOST = 2;

export function heard(events: readonly GameEvent[]): Sound[] {
  const all = new Set(events.map(({ event }) => SOUND_OF.get(event)));
  return ORDER.filter((one) => all.has(one)).slice(0, MOST);
}
