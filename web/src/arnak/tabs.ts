import type { Step } from '../lib/messages.ts';
import { about } from '../table/whose.ts';

/** The tabs of the phone layout, and what each one contains. */
export const TABS = ['island', 'row', 'research', 'me', 'others'] as const;
export type Tab = (typeof TABS)[number];

const TAB_OF: Record<string, Tab | 'hand'> = {
  site: 'island',
  space: 'island',
  guardian: 'island',
  row: 'row',
  'deck:items': 'row',
  'deck:artifacts': 'row',
  track: 'research',
  stack: 'research',
  supply: 'research',
  hand: 'hand',
  play: 'me',
  purse: 'me',
  assistant: 'me',
  boon: 'me',
  effect: 'me',
  slot: 'me',
  deck: 'me'
};

/** The tab that contains a place of the table. */
export const tabOf = (place: string): Tab | 'hand' | undefined => TAB_OF[place] ?? TAB_OF[place.split(':')[0]!];

const HAPPEN: Partial<Record<Tab, string>> = {
  island: 'placed activated relocated returned took-idol discovered revealed-tile awoke overcame moved-guardian',
  row: 'bought gained-card revealed-card',
  research: 'researched took-bonus took-temple-tile recruited rescued borrowed exchanged gave-up-idol removed-assistant',
  me: 'played discarded exiled feared kept put-back used-assistant used-boon slotted unslotted promoted refreshed'
};
const TAB_BY_EVENT = new Map(Object.entries(HAPPEN).flatMap(([tab, events]) => events.split(' ').map((event) => [event, tab as Tab])));
/** actions that are chosen first and then paid for */
const ANNOUNCED = ['dig', 'discover', 'overcome'];

/** The part where a step is seen, if the board at the bottom is that seat's: what led to the rest of it comes first. */
export function happened({ action, events }: Step, seat: number): Tab | null {
  for (const event of events) {
    const tab = TAB_BY_EVENT.get(event.event);
    if (tab !== undefined) return tab === 'me' && about(event) !== seat ? 'others' : tab;
  }
  if (events.some(({ event }) => event === 'turned-up')) return 'others';
  return ANNOUNCED.includes(action?.split(' ')[0] ?? '') ? 'island' : null;
}
