import { getContext, setContext } from 'svelte';
import { hand, lying, pool, SURROUNDINGS, type Group, type QuetzalView, type Space } from './view.ts';

/** Cards and meeples of a kind are alike. This remembers which is which from view to view, so that the one that moved
 * is the one that flies. */

interface There {
  kind: string;
  place: string;
}

export class Whereabouts {
  private known = new Map<string, Map<string, string[]>>();
  private made = 0;

  /** Pieces that stay keep their key; one missing in one place and new in another has moved. */
  next(things: readonly There[]): void {
    const now = new Map<string, Map<string, number>>();
    for (const { kind, place } of things) {
      const places = now.get(kind) ?? new Map<string, number>();
      now.set(kind, places.set(place, (places.get(place) ?? 0) + 1));
    }
    this.known = new Map([...now].map(([kind, places]) => [kind, this.moved(kind, places)]));
  }

  private moved(kind: string, places: Map<string, number>): Map<string, string[]> {
    const before = this.known.get(kind) ?? new Map<string, string[]>();
    const spare = [...before].flatMap(([place, keys]) => keys.slice(places.get(place) ?? 0));
    return new Map(
      [...places].map(([place, count]) => {
        const stay = (before.get(place) ?? []).slice(0, count);
        const come = Array.from({ length: count - stay.length }, () => spare.shift() ?? `${kind}-${this.made++}`);
        return [place, [...stay, ...come]];
      })
    );
  }

  key(kind: string, place: string, nth = 0): string | null {
    return this.known.get(kind)?.get(place)?.[nth] ?? null;
  }
}

export function meepleKind(seat: number | string, meeple: string): string {
  return `meeple-${seat}-${meeple}`;
}

/** Everything that can be animated, with its location. */
export function everything(view: QuetzalView): There[] {
  const found: There[] = [];
  const card = (card: string | null, place: string) => {
    if (card !== null) found.push({ kind: `card-${card}`, place });
  };
  const tile = (tile: string | null, place: string) => {
    if (tile !== null) found.push({ kind: `tile-${tile}`, place });
  };
  const group = (one: Group | null | undefined, place: string) => {
    for (const meeple of one ? lying(one) : []) found.push({ kind: meepleKind(one!.seat, meeple), place });
  };
  const space = (one: Space, place: string) => {
    if (one === 'automaton') found.push({ kind: meepleKind(one, 'white'), place });
    else if (one !== null) found.push({ kind: meepleKind(one.seat, one.meeple), place });
  };
  for (const zone of ['temple', ...SURROUNDINGS] as const) {
    view.display[zone].forEach((one, index) => card(one, `${zone}:${index}`));
  }
  view.display.village.forEach((one, index) => tile(one, `village:${index}`));
  view.players.forEach((player, seat) => {
    for (const one of hand(player)) card(one, `hand:${seat}`);
    for (const one of player.apart) card(one, `apart:${seat}`);
    for (const one of player.upgrades) tile(one, `mine:${seat}`);
    for (const { meeple } of pool(player)) found.push({ kind: meepleKind(seat, meeple), place: 'pool' });
  });
  const { stela, temple, village, camp, harbor_office, ...bids } = view.locations;
  space(stela, 'stela:1');
  temple.forEach((one, index) => space(one, `temple:${index + 1}`));
  village.forEach((one, index) => space(one, `village:${index + 1}`));
  for (const one of camp) group(one, 'camp');
  for (const one of harbor_office) group(one, 'harbor_office');
  for (const [place, one] of Object.entries(bids)) group(one, place);
  return found;
}

export type Keys = (kind: string, place: string, nth?: number) => string | null;
const KEYS = Symbol('keys');

export function provideKeys(keys: Keys): void {
  setContext(KEYS, keys);
}

/** The key of the nth of its kind in a place, for `flown`. */
export function useKeys(): Keys {
  return getContext<Keys | undefined>(KEYS) ?? (() => null);
}

/** How many equal ones come before this one. */
export function nth<T>(all: readonly T[], index: number): number {
  return all.slice(0, index).filter((one) => one === all[index]).length;
}
