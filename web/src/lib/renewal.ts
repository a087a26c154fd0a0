/** If the server has a newer page, parts of the old one are gone: then the page is reloaded. */
const KEY = 'digsite.renewed';
const PATIENCE = 60_000;

/** Whether the page was reloaded a moment ago: if a part is still missing, reloading does not help. */
const renewed = () => Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PATIENCE;

let asking = false;

/** A part, perhaps several, is missing. Offline, the loaded page is better than none, so it stays. */
async function renew(): Promise<void> {
  if (asking || renewed()) return;
  asking = true;
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
  asking = false;
  if (!answer?.ok) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

export function renewWhenMissing(): void {
  addEventListener('vite:preloadError', () => void renew());
}
