import { lasting } from '../lib/settings.svelte.ts';
import type { Step } from '../lib/messages.ts';
import type { GameEvent } from '../lib/protocol.ts';
import { flies, place } from '../table/motion.ts';
import { RESOURCES } from './view.ts';

/** Tokens fly from where they are gained to the purse they go to, and back to what is paid for. */

export interface Flight {
  token: string;
  count: number;
  seat: number;
  /** the place on the table that gives or takes them */
  at: string;
  paid: boolean;
}

const APART = 80;
const WAY = 520;
const MOST = 6;

/** The place an event happens at, if the table has one for it. */
export function scene({ event, ...told }: GameEvent): string | null {
  if (event === 'researched') return `track:${String(told['space'])}`;
  if (['placed', 'activated', 'discovered', 'overcame', 'took-idol', 'relocated'].includes(event)) return `site:${String(told['site'])}`;
  if (event === 'slotted') return 'slot';
  if (event === 'used-assistant') return `assistant:${String(told['assistant'])}`;
  if (event === 'played') return `play:${String(told['card'])}`;
  return null;
}

/** What flies in these steps: gains from the last place something happened at, payments to the next one. */
export function flights(steps: readonly Step[]): Flight[] {
  const found: Flight[] = [];
  for (const { events } of steps) {
    let at: string | null = null;
    events.forEach((event, nth) => {
      at = scene(event) ?? at;
      if (!['gained', 'paid'].includes(event.event) || event.seat === null) return;
      const paid = event.event === 'paid';
      const there = paid ? (events.slice(nth).map(scene).find(Boolean) ?? at) : at;
      if (there == null) return;
      for (const token of RESOURCES) {
        const count = Number(event[token] ?? 0);
        if (count > 0) found.push({ token, count, seat: Number(event.seat), at: there, paid });
      }
    });
  }
  return found;
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Lets them fly over the table; nothing waits for them. */
export function launch(all: readonly Flight[], board: Element, mine: number): void {
  if (lasting(WAY) === 0) return;
  let sent = 0;
  for (const { token, count, seat, at, paid } of all) {
    const spot = [...board.querySelectorAll<HTMLElement>('[data-place]')].find((one) =>
      at === 'slot' ? one.dataset['place']!.startsWith('slot:') : one.dataset['place']!.split(' ').includes(at)
    );
    const own = board.querySelector(`[data-place="purse:${token}"]`);
    const purse = seat === mine ? own?.getBoundingClientRect() : place(`board-${seat}`);
    const icon = own?.querySelector('.icon');
    const there = spot?.getBoundingClientRect();
    if (!icon || !purse?.width || !there?.width) continue;
    const [from, to] = paid ? [purse, there] : [there, purse];
    for (let nth = 0; nth < Math.min(count, 3) && sent < MOST; nth++) toss(icon, middle(from), middle(to), sent++);
  }
}

function toss(icon: Element, from: { x: number; y: number }, to: { x: number; y: number }, order: number): void {
  const token = icon.cloneNode(true) as SVGElement;
  token.ariaHidden = 'true';
  const size = 30 * (parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);
  Object.assign(token.style, {
    position: 'fixed',
    left: `${from.x - size / 2}px`,
    top: `${from.y - size / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
    zIndex: '30',
    pointerEvents: 'none',
    filter: 'drop-shadow(0 2px 3px rgb(0 0 0 / 55%))'
  });
  document.body.append(token);
  const [x, y] = [to.x - from.x, to.y - from.y];
  const way = token.animate(
    [
      { transform: 'scale(.4)', opacity: 0 },
      { transform: 'translateY(-14px) scale(1.25)', opacity: 1, offset: 0.22 },
      { transform: `translate(${x * 0.5}px, ${y * 0.5 - 40}px) scale(1.15)`, offset: 0.6 },
      { transform: `translate(${x}px, ${y}px) scale(.8)`, opacity: 0.9 }
    ],
    { duration: lasting(WAY), delay: order * lasting(APART), easing: 'ease-in-out', fill: 'backwards' }
  );
  flies(way);
  way.onfinish = way.oncancel = () => token.remove();
}
