/** Cards of a kind look alike; to animate the right one, each is tracked through hand and play area, view by view. */

export interface Keyed {
  id: string | null;
  /** the first, second ... of its kind in its zone */
  nth: number;
  key: string;
  /** its animation key; an unknown card has none */
  flies: string;
}

const ZONES = ['hand', 'play'] as const;
type Zone = (typeof ZONES)[number];

export class Copies {
  private era = '';
  private known = new Map<string, number[]>();

  /** The cards with a key each. In another era (a new round: all are shuffled; another's board) none is one of before. */
  follow(era: string, zones: Record<Zone, readonly (string | null)[]>): Record<Zone, Keyed[]> {
    const counts = new Map<string, number>();
    for (const zone of ZONES) {
      for (const id of zones[zone]) if (id !== null) counts.set(`${zone} ${id}`, (counts.get(`${zone} ${id}`) ?? 0) + 1);
    }
    const same = era === this.era;
    // of several the first one goes, as in the rules
    const stay = new Map([...counts].map(([place, count]) => [place, same ? (this.known.get(place) ?? []).slice(-count) : []]));
    const left = [...this.known].flatMap(([place, all]) =>
      all.filter((one) => !stay.get(place)?.includes(one)).map((number) => ({ id: place.split(' ')[1]!, number }))
    );
    for (const [place, count] of counts) {
      const id = place.split(' ')[1]!;
      const own = stay.get(place)!;
      while (own.length < count) {
        const at = same ? left.findIndex((one) => one.id === id) : -1;
        const taken = [
          ...ZONES.flatMap((zone) => stay.get(`${zone} ${id}`) ?? []),
          ...left.filter((one) => one.id === id).map((one) => one.number)
        ];
        own.push(at >= 0 ? left.splice(at, 1)[0]!.number : unused(taken));
      }
    }
    [this.era, this.known] = [era, stay];
    return { hand: keyed('hand', zones.hand, stay), play: keyed('play', zones.play, stay) };
  }
}

function unused(taken: readonly number[]): number {
  let number = 1;
  while (taken.includes(number)) number++;
  return number;
}

function keyed(zone: string, cards: readonly (string | null)[], known: ReadonlyMap<string, readonly number[]>): Keyed[] {
  const seen: Record<string, number> = {};
  return cards.map((id, i) => {
    if (id === null) return { id, nth: i + 1, key: `unknown-${i}`, flies: '' };
    const nth = (seen[id] = (seen[id] ?? 0) + 1);
    const number = known.get(`${zone} ${id}`)![nth - 1]!;
    return { id, nth, key: `${id}-${number}`, flies: number === 1 ? `card-${id}` : `card-${id}-${number}` };
  });
}
