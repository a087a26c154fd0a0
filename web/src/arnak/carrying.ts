import { draggable, type Load } from '../table/dragging.ts';
import type { Lit } from './lit.svelte.ts';

/** What can be carried over the table, and where to: dropping it is pressing there, or pressing the thing itself. */

const LIT = '.spot.lit';
const GROUND = ':is([data-place^="site:"], [data-place^="space:"])';

/** An archaeologist from home to a site, a card to the play area or the board, a research token up its track. */
function taken(target: Element, here: Lit): Load | null {
  const thing = target.closest(`.figures > :has(.figure), .held${LIT}, .row ${LIT}, .supply ${LIT}, .track [data-token]`);
  if (thing === null || here.table.me !== here.seat || here.table.actions.length === 0) return null;
  const lift = () => [thing];
  const press = (one: Element) => one.closest<HTMLElement>(LIT)?.click();
  if (thing.matches('.figures > *')) return { thing, lift, targets: `${LIT}${GROUND}`, drop: press };
  if (thing.matches('.track [data-token]')) return climber(thing as HTMLElement, here);
  const paying = here.table.decision?.kind === 'pay-travel';
  const targets = thing.matches('.held') ? `.laid, .me${paying ? ', .island' : ''}` : '[data-part=me], .sheet, .tabs';
  return { thing, lift, targets, drop: () => press(thing) };
}

function climber(thing: HTMLElement, here: Lit): Load | null {
  const [token, seat] = thing.dataset['token']!.split(' ');
  if (Number(seat) !== here.seat) return null;
  const drop = (over: Element) => {
    const spot = over.closest<HTMLElement>(LIT)!;
    const actions = here.at(spot.dataset['place']!).filter(({ targets }) => targets['token'] === token);
    if (actions.length > 0) here.press(spot, actions, []);
    else spot.click();
  };
  return { thing, lift: () => [thing], targets: `${LIT}[data-place^="track:"]`, drop };
}

export function carrying(here: Lit): (node: HTMLElement) => () => void {
  return draggable((event) => taken(event.target as Element, here));
}
