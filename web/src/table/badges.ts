import type { Badge, SeatColour, SeatShape } from './contract.ts';

const SHAPES: Record<SeatColour, SeatShape> = {
  red: 'circle',
  blue: 'square',
  green: 'triangle',
  yellow: 'diamond',
  purple: 'hexagon',
  grey: 'cross'
};

/** A seat's sign; the letter is the seat's own (A, B, C ...), an automatic opponent is a gray cross. */
export function badge(seat: number, kind: string, colours: readonly SeatColour[]): Badge {
  if (kind === 'rival' || kind === 'automaton') return { colour: 'grey', shape: 'cross', letter: '×' };
  const colour = colours[seat % colours.length] ?? 'grey';
  return { colour, shape: SHAPES[colour], letter: String.fromCharCode(65 + seat) };
}
