/** Arnak's score sheet as stored in the browser: the components of each player, and in a solo game of the rival. */

export interface Seat {
  magnifier: string;
  notebook: string;
  arrival: number;
  temple: Record<string, number>;
  idols: number;
  slots: boolean[];
  minus_one: number;
  guardians: number;
  cards: string[];
  fear: number;
  fear_tiles: number;
}

export interface Entered {
  board: 'bird' | 'snake';
  names: string[];
  seats: Seat[];
}

export const SHEET = 'sheet-arnak';

const fresh = (): Seat => ({
  magnifier: 'start',
  notebook: 'start',
  arrival: 0,
  temple: {},
  idols: 0,
  slots: [false, false, false, false],
  minus_one: 0,
  guardians: 0,
  cards: [],
  fear: 0,
  fear_tiles: 0
});

export const empty = (): Entered => ({ board: 'bird', names: ['', ''], seats: [fresh(), fresh(), fresh(), fresh()] });

/** A player entering the Lost Temple is the next to arrive; one who is taken out again has not arrived. */
export function stand(seats: Seat[], at: number, space: string): void {
  const seat = seats[at]!;
  const others = seats.filter((_, other) => other !== at).map(({ arrival }) => arrival);
  seat.magnifier = space;
  seat.arrival = space === 'temple' ? seat.arrival || Math.min(4, Math.max(0, ...others) + 1) : 0;
}

interface RivalHas {
  magnifier: string;
  arrival: number;
  minus_one: number;
  guardians: number;
  idols: number;
  silver: number;
  cards: string[];
}

/** The sheet of a solo game against this rival; the player's own entries are kept. */
export function rivalSheet(board: 'bird' | 'snake', { silver, ...has }: RivalHas, before: Entered | null): Entered {
  const { names, seats } = before?.names.length === 1 ? before : { ...empty(), names: [''] };
  const [own, , ...others] = seats;
  return { board, names, seats: [own!, { ...fresh(), ...has, temple: { 'silver-left': silver } }, ...others] };
}
