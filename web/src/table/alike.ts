/** Whether two plain objects are equal: unchanged ones need not be drawn again. */
export function alike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
