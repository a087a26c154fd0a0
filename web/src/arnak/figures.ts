import type { ArnakView } from './view.ts';

/** Archaeologists look alike; to animate the right one, each is tracked from view to view. */
export class Figures {
  private known = new Map<string, string>();

  /** The key of the archaeologist at a place (`0 camp-coin 1`, `0 home 0`), for every seat of this view. */
  follow(view: ArnakView): ReadonlyMap<string, string> {
    const standing = places(view);
    const stay = new Map([...this.known].filter(([place]) => standing.includes(place)));
    const free = [...this.known].filter(([place]) => !standing.includes(place));
    for (const place of standing.filter((one) => !stay.has(one))) {
      const seat = place.split(' ')[0]!;
      const at = free.findIndex(([, key]) => key.startsWith(`figure-${seat}-`));
      stay.set(place, at >= 0 ? free.splice(at, 1)[0]![1] : this.unused(seat, stay, free));
    }
    this.known = stay;
    return stay;
  }

  private unused(seat: string, stay: ReadonlyMap<string, string>, free: readonly [string, string][]): string {
    const taken = new Set([...stay.values(), ...free.map(([, key]) => key)]);
    let number = 0;
    while (taken.has(`figure-${seat}-${number}`)) number++;
    return `figure-${seat}-${number}`;
  }
}

function places(view: ArnakView): string[] {
  const found: string[] = [];
  for (const [site, { spaces }] of Object.entries(view.sites)) {
    spaces.forEach((who, i) => typeof who === 'number' && found.push(`${who} ${site} ${i}`));
  }
  const home = [...view.players.map((one) => one.archaeologists), ...(view.rival ? [view.rival.archaeologists] : [])];
  home.forEach((count, seat) => {
    for (let i = 0; i < count; i++) found.push(`${seat} home ${i}`);
  });
  return found;
}
