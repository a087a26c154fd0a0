import { facts, room, type BoardFacts } from './view.ts';

/** The bridges of a research track: where they lead, what crossing them costs, and where they are drawn. */

export const LEVELS = 8;
/** how wide a space is in a row of one, two or three, and how high; everything here is in hundredths of the trail */
export const WIDE = [0, 62, 46, 32];
export const HIGH = 8.8;
/** between a cost and the middle of a bridge beside it, and from bridge to bridge */
const [BESIDE, STEP] = [4.2, 7.6];

export interface Bridge {
  from: string;
  to: string;
}
export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const rowOf = (space: string) => facts.rows_of[space] ?? 0;
export const inRow = (board: BoardFacts, space: string) => board.spaces.filter((one) => rowOf(one) === rowOf(space));

export function wide(board: BoardFacts, space: string): number {
  return WIDE[inRow(board, space).length]!;
}
export function x(board: BoardFacts, space: string): number {
  const row = inRow(board, space);
  return ((row.indexOf(space) + 0.5) / row.length) * 100;
}
export function y(space: string): number {
  return ((LEVELS - 1 - rowOf(space) + 0.5) / LEVELS) * 100;
}

/** The cost of moving to a space, including an idol to give up. */
export function toll(board: BoardFacts, space: string): string[] {
  return [...(board.idol_bridge === space ? ['idol:1'] : []), ...(board.tolls[space] ?? [])];
}

export function bridges(board: BoardFacts): Bridge[] {
  return Object.entries(board.exits).flatMap(([from, ends]) => ends.map((to) => ({ from, to })));
}

/** The spaces reachable from a space, with their costs. */
export function waysOn(board: BoardFacts, space: string): { to: string; cost: string[] }[] {
  return (board.exits[space] ?? []).map((to) => ({ to, cost: toll(board, to) }));
}

/** On which side of the cost a bridge ends: where it comes from; one that comes straight from below where no other does. */
function side(board: BoardFacts, { from, to }: Bridge): number {
  const lean = (one: string) => Math.sign(x(board, one) - x(board, to));
  if (lean(from) !== 0) return lean(from);
  return bridges(board).some((one) => one.to === to && lean(one.from) < 0) ? 1 : -1;
}

/** From the upper edge of a space to the lower edge of the next, beside its text; into the temple past its neighbor. */
export function drawn(board: BoardFacts, bridge: Bridge): Line {
  const { from, to } = bridge;
  const [start, half] = [x(board, from), wide(board, from) / 2];
  const y1 = y(from) - HIGH / 2 + 1;
  if (to === 'temple')
    return start > 50
      ? { x1: start - half + 12, y1: y1 - 1.2, x2: 18, y2: -2 }
      : { x1: start - half + 10, y1, x2: start - half + 6, y2: -4 };
  const at = side(board, bridge);
  const cost = (room(toll(board, to)) * 6 + 3) / 2;
  // the straight one next to the cost, those from farther away outside of it
  const inside = bridges(board).filter(
    (one) =>
      one.to === to &&
      one.from !== from &&
      side(board, one) === at &&
      Math.abs(x(board, one.from) - x(board, to)) < Math.abs(start - x(board, to))
  );
  const x2 = x(board, to) + at * Math.min(cost + BESIDE + inside.length * STEP, wide(board, to) / 2 - 3);
  const x1 = Math.max(start - half + 5, Math.min(start + half - 5, x2 + (start - x2) * 0.22));
  return { x1, y1, x2, y2: y(to) + HIGH / 2 - 1 };
}

/** Several at once, as one line to be drawn. */
export function path(board: BoardFacts, some: readonly Bridge[]): string {
  return some
    .map((one) => drawn(board, one))
    .map(({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`)
    .join('');
}
