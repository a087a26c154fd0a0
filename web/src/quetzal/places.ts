import type { Action } from '../lib/protocol.ts';
import type { QuetzalView } from './view.ts';

/** Where on the table an action is taken. Every legal action has a place; see `tests/quetzal.test.ts`. */
export function place(action: Action, view: QuetzalView): string {
  const { verb, targets } = action;
  switch (verb) {
    case 'place':
      return targets['location'] === 'stela' ? 'stela' : `${targets['location']}:${targets['space']}`;
    case 'bid':
    case 'visit':
      return String(targets['location']);
    case 'reroll':
      return `pool:${targets['meeple']}`;
    case 'take':
      return taken(String(targets['thing']), view);
    case 'keep':
      return `apart:${targets['card']}`;
    case 'sell':
    case 'deliver':
      return `hand:${targets['card']}`;
    case 'drop':
    case 'exchange':
      return `mine:${targets['upgrade']}`;
    default:
      return 'bar';
  }
}

function taken(thing: string, view: QuetzalView): string {
  return view.display.village.includes(thing) ? `village-tile:${thing}` : `temple-card:${thing}`;
}

/** The actions by their places. */
export function byPlace(actions: readonly Action[], view: QuetzalView): Map<string, Action[]> {
  const found = new Map<string, Action[]>();
  for (const action of actions) {
    const at = place(action, view);
    found.set(at, [...(found.get(at) ?? []), action]);
  }
  return found;
}
