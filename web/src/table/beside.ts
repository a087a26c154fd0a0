/** `{@attach beside(() => anchor)}`: keep a floating panel beside its anchor, inside the window and above the guide. What
 * lies along the lower edge and is to be seen meanwhile is `spared`, if there is room above it. */
export function beside(
  anchor: () => Element | null,
  gap = 8,
  spared: () => Element | null = () => null
): (node: HTMLElement) => () => void {
  return (node) => {
    const settle = () => {
      const at = anchor();
      const { offsetWidth: width, offsetHeight: height } = node;
      const root = document.documentElement;
      const guide = parseFloat(root.style.getPropertyValue('--guide')) || 0;
      const below = spared()?.getBoundingClientRect().top ?? 0;
      const free = below - 2 * gap >= height;
      const [right, bottom] = [root.clientWidth, free ? below : window.innerHeight - guide];
      const box = at?.isConnected ? at.getBoundingClientRect() : new DOMRect(right / 2, 56, 0, 0);
      const under = box.bottom + gap + height <= bottom;
      const above = box.top - gap - height >= 0;
      let left = box.left + box.width / 2 - width / 2;
      let top = under ? box.bottom + gap : box.top - gap - height;
      const aside = box.right + gap + width <= right || box.left - gap - width >= 0;
      if ((!under && !above) || (free && aside && box.top + box.height / 2 > bottom / 2)) {
        top = box.top + box.height / 2 - height / 2;
        left = box.right + gap + width <= right ? box.right + gap : box.left - gap - width;
      }
      node.style.left = `${Math.max(gap, Math.min(left, right - width - gap))}px`;
      node.style.top = `${Math.max(gap, Math.min(top, bottom - height - gap))}px`;
    };
    settle();
    const watch = new ResizeObserver(settle);
    watch.observe(node);
    window.addEventListener('resize', settle);
    window.addEventListener('scroll', settle, true);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', settle);
      window.removeEventListener('scroll', settle, true);
    };
  };
}
