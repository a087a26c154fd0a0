/** Where the guide lies, and what it remembers while somebody reads the rules in between. */

const STORE = 'digsite.guide';
const WIDE = 1000;
const ROOM = 150;

export function kept(): string[] {
  try {
    const { path, told } = JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as { path?: string; told?: string[] };
    return path === location.pathname && Array.isArray(told) ? told : [];
  } catch {
    return [];
  }
}

export function keep(told: readonly string[]): void {
  sessionStorage.setItem(STORE, JSON.stringify({ path: location.pathname, told }));
}

/** Beside the table the guide takes the lower part of the log; where there is no log it takes the bottom of the screen,
 * and the table ends above it. Nothing lies under it either way. */
export function makeRoom(box: HTMLElement): () => void {
  const root = document.documentElement.style;
  let above: HTMLElement | null = null;

  function clear() {
    above?.style.removeProperty('padding-bottom');
    above = null;
    root.removeProperty('--guide');
  }
  function settle() {
    const log = document.querySelector('main [role="log"]')?.parentElement ?? null;
    const there = log?.getBoundingClientRect();
    const seen = log?.checkVisibility({ visibilityProperty: true }) === true;
    if (log === null || there === undefined || !seen || innerWidth <= WIDE || there.width < ROOM || there.height < ROOM) {
      clear();
      box.removeAttribute('style');
      root.setProperty('--guide', `${box.offsetHeight}px`);
      return;
    }
    if (above !== log) clear();
    above = log;
    box.style.left = `${there.left}px`;
    box.style.right = 'auto';
    box.style.width = `${there.width}px`;
    box.style.maxHeight = `${there.height}px`;
    box.style.bottom = `${innerHeight - there.bottom}px`;
    log.style.paddingBottom = `${box.offsetHeight + 4}px`;
    const lines = log.firstElementChild;
    if (lines !== null) lines.scrollTop = lines.scrollHeight;
  }
  const watching = new ResizeObserver(settle);
  watching.observe(box);
  watching.observe(document.body);
  addEventListener('resize', settle);
  settle();
  return () => {
    watching.disconnect();
    removeEventListener('resize', settle);
    clear();
  };
}
