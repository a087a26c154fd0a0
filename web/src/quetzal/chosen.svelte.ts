import type { Wish } from './placing.ts';
import type { Meeple } from './view.ts';

/** The meeples of my pool I have selected, before choosing where they go. */

const NONE: Record<Meeple, number> = { unrolled: 0, black: 0, white: 0, side: 0, standing: 0, character: 0 };

export class Chosen {
  private counts: Record<Meeple, number> = $state({ ...NONE });

  has(meeple: Meeple, index: number): boolean {
    return index < this.counts[meeple];
  }

  toggle(meeple: Meeple, index: number): void {
    this.counts[meeple] = this.has(meeple, index) ? index : index + 1;
  }

  /** Select only this one. */
  only(meeple: Meeple): void {
    this.counts = { ...NONE, [meeple]: 1 };
  }

  clear(): void {
    this.counts = { ...NONE };
  }

  get size(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
  }

  /** One after the other, as actions name them. */
  get each(): string[] {
    const all = (Object.keys(this.counts) as Meeple[]).flatMap((one) => Array<Meeple>(this.counts[one]).fill(one));
    return all.map((one) => (one === 'side' || one === 'standing' ? 'either' : one));
  }

  /** The only one chosen, as an action names it. */
  get single(): string | null {
    return this.size === 1 ? this.each[0]! : null;
  }

  /** As a request for a place; the role follows from the color, or is open. */
  get wish(): Omit<Wish, 'location'> | null {
    if (this.size === 0) return null;
    const { black, white, side, standing, character } = this.counts;
    const role = black > 0 ? 'adventurer' : white > 0 ? 'archaeologist' : null;
    return { role, black, white, either: side + standing, character };
  }
}
