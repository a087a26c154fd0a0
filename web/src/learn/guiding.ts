/** The position of the guide, and what it remembers while the player reads the rules. */

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

const NARROW = 900;
const seen = (one: Element) => one.checkVisibility({ visibilityProperty: true });

/** The element a lesson is about, or the tab that hides it. */
function subjects(selector: string): Element[] {
  const all = [...document.querySelectorAll(selector)];
  const shown = all.filter(seen);
  if (shown.length > 0) return shown;
  const parts = new Set(all.map((one) => one.closest<HTMLElement>('[data-part]')?.dataset['part']));
  return [...document.querySelectorAll<HTMLElement>('[data-tab-of]')].filter((tab) => parts.has(tab.dataset['tabOf']) && seen(tab));
}

/** Frame the element once it is drawn, and again whenever another part of the table is opened. */
export function pointing(selector: string, later: number): () => void {
  let pointed: Element[] = [];
  const clear = () => pointed.forEach((one) => one.removeAttribute('data-guided'));
  const point = () => {
    clear();
    pointed = subjects(selector);
    for (const one of pointed) one.setAttribute('data-guided', '');
    if (innerWidth < NARROW) pointed[0]?.scrollIntoView({ block: 'nearest' });
  };
  const watching = new MutationObserver(point);
  const timer = setTimeout(() => {
    point();
    const table = document.querySelector('#table');
    if (table !== null) watching.observe(table, { subtree: true, attributeFilter: ['data-tab', 'data-side'] });
  }, later);
  return () => {
    clearTimeout(timer);
    watching.disconnect();
    clear();
  };
}

/** Open a closed element after a moment, and close it again at the end. */
export function opening(closed: string, later: number): () => void {
  let opened: HTMLElement | null = null;
  const timer = setTimeout(() => {
    opened = document.querySelector<HTMLElement>(closed);
    opened?.click();
  }, later);
  return () => {
    clearTimeout(timer);
    if (opened?.getAttribute('aria-expanded') === 'true') opened.click();
  };
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
