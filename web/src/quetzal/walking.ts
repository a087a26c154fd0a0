import { handOver } from '../table/inspecting.ts';
import { ARROWS, nearest } from '../table/nearest.ts';

/** Arrow keys walk from place to place, Home and End from one lit thing to the next, from anywhere on the page. What was
 * pressed by key may leave the table; then the first lit thing takes the focus over. */
export function walking(root: HTMLElement): () => void {
  const seen = (what: string) =>
    [...root.querySelectorAll<HTMLElement>(what)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  let keyboard = false;

  const onkey = (event: KeyboardEvent) => {
    keyboard = true;
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    const from = target.closest<HTMLElement>('[data-place]');
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (target !== document.body && (from === null || !root.contains(from))) return;
    const way = ARROWS[event.key];
    let to: HTMLElement | null = null;
    if (event.key === 'Home' || event.key === 'End') {
      const lit = seen('.lit');
      const at = from === null ? -1 : lit.indexOf(from);
      to = lit.at(event.key === 'End' ? (at + 1) % lit.length : Math.max(at, 0) - 1) ?? null;
    } else if (way) to = from === null ? (seen('.lit')[0] ?? null) : nearest(from, seen('button[data-place]'), way);
    else return;
    event.preventDefault();
    to?.focus();
  };
  const byHand = () => (keyboard = false);
  let due = 0;
  const watcher = new MutationObserver(() => {
    due ||= requestAnimationFrame(() => {
      due = 0;
      if (keyboard && document.activeElement === document.body) handOver(seen('.lit')[0]);
    });
  });
  watcher.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  window.addEventListener('keydown', onkey);
  window.addEventListener('pointerdown', byHand, true);
  return () => {
    cancelAnimationFrame(due);
    watcher.disconnect();
    window.removeEventListener('keydown', onkey);
    window.removeEventListener('pointerdown', byHand, true);
  };
}
