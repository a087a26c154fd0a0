import type { NewSeat } from '../lib/messages.ts';

/** The bots a person may play against, weakest first. */
export type Level = NonNullable<NewSeat['level']>;
export const LEVELS: readonly Level[] = ['novice', 'scout', 'ranger', 'professor'];
