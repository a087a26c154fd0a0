import { ARROWS, nearest } from '../table/nearest.ts';

/** One tab stop per region; arrow keys move to the nearest element in their direction, across the whole table. */

function spots(within: Element): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>('.spot')].filter((one) => one.offsetParent !== null);
}

/** The element of a region reached by Tab: the one last focused, else the first lit one, else the first. */
function stops(root: Element): void {
  const regions = new Map<Element, HTMLElement[]>();
  for (const one of spots(root)) {
    const region = one.closest('section');
    if (region !== null) regions.set(region, [...(regions.get(region) ?? []), one]);
  }
  for (const inside of regions.values()) {
    const held = inside.find((one) => one === document.activeElement);
    const stop = held ?? inside.find((one) => one.classList.contains('lit')) ?? inside[0]!;
    for (const one of inside) {
      const index = one === stop ? 0 : -1;
      if (one.tabIndex !== index) one.tabIndex = index;
    }
  }
}

export function roving(root: HTMLElement): () => void {
  const onkey = (event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    const from = target.closest<HTMLElement>('.spot');
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (from === null ? !target.contains(root) : !root.contains(from)) return;
    let to: HTMLElement | null;
    const way = ARROWS[event.key];
    if (way) to = from === null ? (spots(root).find((one) => one.classList.contains('lit')) ?? null) : nearest(from, spots(root), way);
    else if (event.key === 'Home' || event.key === 'End') {
      const lit = spots(root).filter((one) => one.classList.contains('lit'));
      const at = from === null ? -1 : lit.indexOf(from);
      to = (event.key === 'End' ? lit[(at + 1) % lit.length] : lit.at(Math.max(at, 0) - 1)) ?? null;
    } else return;
    if (to === null && from === null) return;
    event.preventDefault();
    to?.focus();
  };
  const entered = () => stops(root);
  let due = 0;
  /** Once per frame, when the browser computes the layout anyway. */
  const soon = () => {
    due ||= requestAnimationFrame(() => {
      due = 0;
      stops(root);
    });
  };
  const watcher = new MutationObserver(soon);
  watcher.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  window.addEventListener('keydown', onkey);
  root.addEventListener('focusin', entered);
  soon();
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(due);
    window.removeEventListener('keydown', onkey);
    root.removeEventListener('focusin', entered);
  };
}
