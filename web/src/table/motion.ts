import { lasting } from '../lib/settings.svelte.ts';

/** Things with a key fly from where they were to where they are in the next view (FLIP). */

interface Seen {
  box: DOMRect;
  node: Element;
}

const before = new Map<string, Seen>();
const present = new Map<string, Element>();
const DURATION = 240;

/** Remember where every keyed thing is; called by the frame just before a new view is drawn. */
export function measure(): void {
  before.clear();
  if (lasting(DURATION) === 0) return;
  for (const [key, node] of present) {
    const box = node.getBoundingClientRect();
    if (box.width > 0) before.set(key, { box, node });
  }
}

/** Let what has moved fly to its place; called by the frame when the new view is drawn. */
export function fly(): void {
  const duration = lasting(DURATION);
  if (duration === 0 || before.size === 0) {
    before.clear();
    return;
  }
  const moved: { node: Element; from: string }[] = [];
  for (const [key, node] of present) {
    const was = before.get(key);
    if (was === undefined) continue;
    const box = node.getBoundingClientRect();
    if (box.width > 0 && (Math.abs(was.box.left - box.left) > 2 || Math.abs(was.box.top - box.top) > 2)) {
      moved.push({ node, from: laidOver(was.box, box, getComputedStyle(node).transformOrigin) });
    }
  }
  before.clear();
  for (const { node, from } of moved) {
    node.animate([{ transform: from }, {}], {
      duration: moved.length > 6 ? duration / 2 : duration,
      easing: 'cubic-bezier(.2,.7,.3,1)'
    });
  }
}

/** The transform that lays a box over another. Nothing else is animated: the compositor can do it without the page. */
function laidOver(was: DOMRect, box: DOMRect, origin: string): string {
  const scale = grown(was, box);
  const [x = 0, y = 0] = origin.split(' ').map(parseFloat);
  return `translate(${was.left - box.left - x * (1 - scale)}px, ${was.top - box.top - y * (1 - scale)}px) scale(${scale})`;
}

/** A thing that others lie upon is narrower than what is drawn of it: then its height tells how large it is. */
export function grown(was: Pick<DOMRect, 'width' | 'height'>, box: Pick<DOMRect, 'width' | 'height'>): number {
  const [across, down] = [was.width / box.width, was.height / box.height];
  return Math.abs(Math.log(across)) < Math.abs(Math.log(down)) ? across : down;
}

/** `{@attach flown(key)}`: this thing is known by the key, wherever on the table it is drawn. */
export function flown(key: string | null): (node: Element) => (() => void) | undefined {
  return (node) => {
    if (key === null) return undefined;
    present.set(key, node);
    return () => {
      if (present.get(key) === node) present.delete(key);
    };
  };
}

/** Where a keyed thing is drawn now, for a table that lets something of its own fly there. */
export function place(key: string): DOMRect | null {
  return present.get(key)?.getBoundingClientRect() ?? null;
}
