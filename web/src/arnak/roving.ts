import { handOver } from '../table/inspecting.ts';
import { ARROWS, nearest } from '../table/nearest.ts';

/** One tab stop for each region; arrow keys walk to the nearest thing in their direction, over the whole table. */

function spots(within: Element): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>('.spot')].filter((one) => one.offsetParent !== null);
}

/** The thing of a region that the tab key reaches: the one last focused, else the first lit one, else the first. */
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
    const from = (event.target as HTMLElement).closest<HTMLElement>('.spot');
    if (from === null || event.ctrlKey || event.altKey || event.metaKey) return;
    let to: HTMLElement | null = null;
    const way = ARROWS[event.key];
    if (way) to = nearest(from, spots(root), way);
    else if (event.key === 'Home' || event.key === 'End') {
      const lit = spots(root).filter((one) => one.classList.contains('lit'));
      const at = lit.indexOf(from);
      to = (event.key === 'End' ? lit[(at + 1) % lit.length] : lit[(at - 1 + lit.length) % lit.length]) ?? null;
    } else return;
    event.preventDefault();
    event.stopPropagation();
    to?.focus();
  };
  let keyboard = false;
  let region: Element | null = null;
  /** What was pressed by key may leave the table; the next thing to do takes the focus over. */
  const refresh = () => {
    stops(root);
    if (!keyboard || region === null || document.activeElement !== document.body) return;
    const lit = (within: Element) => spots(within).find((one) => one.classList.contains('lit'));
    const next = root.querySelector<HTMLElement>('[data-pay], .ask .answer') ?? lit(region) ?? lit(root);
    handOver(next);
  };
  const entered = (event: FocusEvent) => {
    region = (event.target as Element).closest('section') ?? root;
    stops(root);
  };
  const byKey = () => (keyboard = true);
  const byHand = () => (keyboard = false);
  let due = 0;
  /** Once a frame, when the browser lays the table out anyway. */
  const soon = () => {
    due ||= requestAnimationFrame(() => {
      due = 0;
      refresh();
    });
  };
  const watcher = new MutationObserver(soon);
  watcher.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  root.addEventListener('keydown', onkey);
  root.addEventListener('focusin', entered);
  window.addEventListener('keydown', byKey, true);
  window.addEventListener('pointerdown', byHand, true);
  soon();
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(due);
    root.removeEventListener('keydown', onkey);
    root.removeEventListener('focusin', entered);
    window.removeEventListener('keydown', byKey, true);
    window.removeEventListener('pointerdown', byHand, true);
  };
}
