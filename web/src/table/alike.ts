/** Whether two plain things say the same: what has not changed need not be drawn again. */
export function alike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
