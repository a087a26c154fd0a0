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
  const moved: [Element, number, number, number][] = [];
  for (const [key, node] of present) {
    const was = before.get(key);
    if (was === undefined) continue;
    const box = node.getBoundingClientRect();
    const [x, y] = [was.box.left - box.left, was.box.top - box.top];
    if (box.width > 0 && (Math.abs(x) > 2 || Math.abs(y) > 2)) moved.push([node, x, y, was.box.width / box.width]);
  }
  before.clear();
  for (const [node, x, y, scale] of moved) {
    node.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0' }, { transformOrigin: '0 0' }],
      { duration: moved.length > 6 ? duration / 2 : duration, easing: 'cubic-bezier(.2,.7,.3,1)' }
    );
  }
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
