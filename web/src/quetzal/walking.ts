import { ARROWS, nearest } from '../table/nearest.ts';

/** elements in which Home and End have another meaning */
const KEEPS_ITS_KEYS = 'input, textarea, select, dialog, .menu, [role=dialog], [role=log]';

/** Arrow keys move from place to place, Home and End between lit elements, from anywhere on the page. */
export function walking(root: HTMLElement): () => void {
  const seen = (what: string) =>
    [...root.querySelectorAll<HTMLElement>(what)].filter((one) => one.checkVisibility({ visibilityProperty: true }));

  const onkey = (event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    const from = target.closest<HTMLElement>('[data-place]');
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const jumps = event.key === 'Home' || event.key === 'End';
    const outside = !target.contains(root) && (from === null || !root.contains(from));
    if (outside && (!jumps || target.closest(KEEPS_ITS_KEYS) !== null)) return;
    const way = ARROWS[event.key];
    let to: HTMLElement | null;
    if (jumps) {
      const lit = seen('.lit');
      const at = from === null ? -1 : lit.indexOf(from);
      to = lit.at(event.key === 'End' ? (at + 1) % lit.length : Math.max(at, 0) - 1) ?? null;
    } else if (way) to = from === null ? (seen('.lit')[0] ?? null) : nearest(from, seen('button[data-place]'), way);
    else return;
    if (to === null && from === null) return;
    event.preventDefault();
    to?.focus();
  };
  window.addEventListener('keydown', onkey);
  return () => {
    window.removeEventListener('keydown', onkey);
  };
}
