/** Where the server has a newer page, parts of the older one are gone: then the newer one is fetched. */
const KEY = 'digsite.renewed';
const PATIENCE = 60_000;

/** Whether the page was fetched anew a short while ago: if a part is missing still, that does not help. */
const renewed = () => Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PATIENCE;

let asking = false;

/** A part is missing, perhaps several. Without a connection the page that is here is the better one, so it stays. */
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
