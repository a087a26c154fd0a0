/** The games and what is chosen before each: by tools/page_games.py from the games' schemas. */

import type { Option } from './options.ts';

export type GameName = 'arnak' | 'quetzal';
export const OPTIONS: Readonly<Record<GameName, readonly Option[]>> = {
  arnak: [
    { name: 'players', kind: 'whole', least: 1, most: 4, default: null },
    { name: 'board', kind: 'one-of', values: ['bird', 'snake'], default: 'bird' },
    { name: 'difficulty', kind: 'whole', only: { players: 1 }, least: 0, most: 5, default: 0 }
  ],
  quetzal: [
    { name: 'players', kind: 'whole', least: 2, most: 5, default: null },
    { name: 'edition', kind: 'figures' }
  ]
};
export const ROUNDS: Readonly<Record<GameName, number>> = { arnak: 5, quetzal: 5 };
