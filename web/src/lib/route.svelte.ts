/** The current page, taken from the address; internal links do not reload it. */

export interface Route {
  path: string;
  parts: string[];
  hash: URLSearchParams;
  query: URLSearchParams;
}

function here(): Route {
  const { pathname, hash, search } = location;
  return {
    path: pathname,
    parts: pathname.split('/').filter(Boolean).map(decodeURIComponent),
    hash: new URLSearchParams(hash.slice(1)),
    query: new URLSearchParams(search)
  };
}

class Router {
  now: Route = $state.raw(here());

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    const before = this.now.path;
    this.now = here();
    if (before !== this.now.path) scrollTo(0, 0);
  }

  /** Handle the page's own links. */
  listen(): () => void {
    const back = () => (this.now = here());
    const click = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (link.origin !== location.origin || link.hasAttribute('download') || link.target || link.pathname.startsWith('/api/')) return;
      if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    };
    addEventListener('popstate', back);
    addEventListener('hashchange', back);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', back);
      removeEventListener('hashchange', back);
      document.removeEventListener('click', click);
    };
  }
}

export const router = new Router();
