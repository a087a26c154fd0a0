/** Where tokens lie along a line: each at its own place, those too near to one another moved apart evenly, so that the
 * middle of a heap stays where it belongs. */
export function spread(places: readonly number[], apart: number): number[] {
  const order = places.map((_, index) => index).sort((one, other) => places[one]! - places[other]! || one - other);
  const heaps: { sum: number; count: number }[] = [];
  order.forEach((index, at) => {
    let heap = { sum: places[index]! - at * apart, count: 1 };
    for (let last = heaps.at(-1); last !== undefined && last.sum / last.count > heap.sum / heap.count; last = heaps.at(-1)) {
      heap = { sum: heap.sum + last.sum, count: heap.count + last.count };
      heaps.pop();
    }
    heaps.push(heap);
  });
  const found: number[] = [];
  const middles = heaps.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count));
  order.forEach((index, at) => (found[index] = middles[at]! + at * apart));
  return found;
}
