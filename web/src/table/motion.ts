import { lasting } from '../lib/settings.svelte.ts';

/** Keyed elements fly from their old position to their position in the next view (FLIP). */

interface Ways {
  /** the key of the place it comes from if it is new: a deck */
  from?: string | undefined;
  /** the key of the place it went to, asked once it is gone */
  to?: (() => string | null) | undefined;
  /** it walks there: slower, and with steps */
  walks?: boolean;
}
interface Seen {
  box: DOMRect;
  /** a copy of an element that may leave: by then something else may be drawn there */
  likeness: HTMLElement | null;
  to: Ways['to'];
}

const before = new Map<string, Seen>();
const present = new Map<string, Ways & { node: Element }>();
const DURATION = 240;
const LEAVING = 380;
const WALKING = 620;
const STEPS = 4;

/** what is flying now */
const flying = new Set<Animation>();

/** Everything that flies is at once where it goes. */
export function settle(): void {
  for (const one of flying) one.finish();
}

/** Counts an animation among what flies, until it ends. */
export function flies(way: Animation): Animation {
  flying.add(way);
  const landed = () => flying.delete(way);
  way.finished.then(landed, landed);
  return way;
}

/** Remember the position of every keyed element; called by the frame just before a new view is drawn. */
export function measure(): void {
  before.clear();
  if (lasting(DURATION) === 0) return;
  for (const [key, { node, to }] of present) {
    const box = node.getBoundingClientRect();
    if (box.width > 0) before.set(key, { box, to, likeness: to ? alike(node as HTMLElement, box) : null });
  }
}

/** Animate the elements that moved; called by the frame once the new view is drawn. */
export function fly(): void {
  const duration = lasting(DURATION);
  if (duration === 0 || before.size === 0) {
    before.clear();
    return;
  }
  const moved: { node: Element; from: string; walks: boolean }[] = [];
  for (const [key, { node, from, walks = false }] of present) {
    const was = before.get(key) ?? before.get(from ?? '');
    if (was === undefined) continue;
    const box = node.getBoundingClientRect();
    if (box.width > 0 && (Math.abs(was.box.left - box.left) > 2 || Math.abs(was.box.top - box.top) > 2)) {
      const origin = walks ? '0 0' : getComputedStyle(node).transformOrigin;
      moved.push({ node, from: laidOver(was.box, box, origin), walks });
    }
  }
  const gone = [...before].filter(([key]) => !present.has(key)).map(([, was]) => was);
  before.clear();
  for (const was of gone) leave(was);
  for (const { node, from, walks } of moved) {
    if (walks) walk(node, from);
    else
      flies(
        node.animate([{ transform: from }, {}], {
          duration: moved.length > 6 ? duration / 2 : duration,
          easing: 'cubic-bezier(.2,.7,.3,1)'
        })
      );
  }
}

/** A likeness walks over everything that lies between; the thing itself waits unseen. One animation carries it, another adds the steps. */
function walk(node: Element, from: string): void {
  const duration = lasting(WALKING);
  const walker = alike(node as HTMLElement, node.getBoundingClientRect());
  document.body.append(walker);
  const steps = Array.from({ length: 2 * STEPS + 1 }, (_, at) => ({
    transform: at % 2 === 0 ? 'none' : `translateY(-0.22em) rotate(${at % 4 === 1 ? 5 : -5}deg)`
  }));
  flies(node.animate([{ opacity: 0 }, { opacity: 0 }], { duration }));
  flies(walker.animate(steps, { duration, composite: 'add' }));
  const way = flies(walker.animate([{ transform: from }, { transform: 'none' }], { duration, easing: 'ease-in-out' }));
  way.onfinish = way.oncancel = () => walker.remove();
}

function alike(node: HTMLElement, box: DOMRect): HTMLElement {
  const made = node.cloneNode(true) as HTMLElement;
  made.removeAttribute('data-place');
  made.inert = true;
  made.ariaHidden = 'true';
  const { left, top, width, height } = box;
  Object.assign(made.style, {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    translate: 'none',
    zIndex: '25',
    pointerEvents: 'none',
    transformOrigin: '0 0',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    fontSize: getComputedStyle(node).fontSize
  });
  return made;
}

/** Removed elements fly away, shrinking and fading; nothing waits for them. */
function leave({ box, likeness, to }: Seen): void {
  const goal = likeness && place(to!() ?? '');
  if (!goal || goal.width === 0) return;
  document.body.append(likeness);
  const scale = Math.min(1, goal.height / box.height);
  const transform = `translate(${goal.left - box.left}px, ${goal.top - box.top}px) scale(${scale})`;
  const way = likeness.animate([{ opacity: 1 }, { opacity: 0.9, offset: 0.6 }, { transform, opacity: 0 }], {
    duration: lasting(LEAVING),
    easing: 'ease-in'
  });
  flies(way);
  way.onfinish = way.oncancel = () => likeness.remove();
}

/** The transform that maps one box onto another. Only transforms are animated, so the compositor can do it alone. */
function laidOver(was: DOMRect, box: DOMRect, origin: string): string {
  const scale = grown(was, box);
  const [x = 0, y = 0] = origin.split(' ').map(parseFloat);
  return `translate(${was.left - box.left - x * (1 - scale)}px, ${was.top - box.top - y * (1 - scale)}px) scale(${scale})`;
}

/** A partly covered element is narrower than its drawing, so its height gives the scale. */
export function grown(was: Pick<DOMRect, 'width' | 'height'>, box: Pick<DOMRect, 'width' | 'height'>): number {
  const [across, down] = [was.width / box.width, was.height / box.height];
  return Math.abs(Math.log(across)) < Math.abs(Math.log(down)) ? across : down;
}

/** `{@attach flown(key)}`: identifies this element by the key, wherever on the table it is drawn. */
export function flown(key: string | null, ways: Ways = {}): (node: Element) => (() => void) | undefined {
  return (node) => {
    if (key === null) return undefined;
    present.set(key, { ...ways, node });
    return () => {
      if (present.get(key)?.node === node) present.delete(key);
    };
  };
}

/** The current position of a keyed element, for a table that animates something itself. */
export function place(key: string): DOMRect | null {
  return present.get(key)?.node.getBoundingClientRect() ?? null;
}
