/** Shortcuts by key (`u`, `ctrl+z`, `?`, `arrowleft`), inactive while typing; each can be switched off by `on`. */
export function shortcut(on: () => boolean, keys: Record<string, () => void>): () => void {
  const listener = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement | null;
    const writing = target?.closest?.('input, textarea, select, [contenteditable]');
    if (event.defaultPrevented || event.altKey || event.metaKey) return;
    const key = (event.ctrlKey ? 'ctrl+' : '') + event.key.toLowerCase();
    if (key !== 'escape' && writing && !(writing instanceof HTMLInputElement && ['checkbox', 'radio', 'range'].includes(writing.type)))
      return;
    if (target?.closest?.('dialog[open]')) return;
    const plain = key.length > 1 && key !== 'ctrl+z' ? true : on() || key === 'ctrl+z';
    const then = keys[key];
    if (then === undefined || !plain) return;
    event.preventDefault();
    then();
  };
  window.addEventListener('keydown', listener);
  return () => window.removeEventListener('keydown', listener);
}
