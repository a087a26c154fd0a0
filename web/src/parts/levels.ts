import type { NewSeat } from '../lib/messages.ts';
import type { GameName } from '../lib/protocol.ts';
import { say } from '../lib/words.svelte.ts';
import strength from './strength.json';

/** The bots a person may play against, weakest first. */
export type Level = NonNullable<NewSeat['level']>;
export const LEVELS: readonly Level[] = ['novice', 'scout', 'ranger', 'professor'];

/** How often a level wins against the one below, as the ladder has it; nothing where it does not say. */
export function beats(game: GameName, level: Level | 'rival'): string {
  const share = (strength[game] as Partial<Record<string, number>>)[level];
  const below = LEVELS[LEVELS.indexOf(level as Level) - 1];
  return share === undefined || below === undefined ? '' : say('page-level-beats', { share, level: say(`page-level-${below}`) });
}
