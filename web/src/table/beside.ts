/** `{@attach beside(() => anchor)}`: keep a floating panel beside its anchor, inside the window and above the guide. */
export function beside(anchor: () => Element | null, gap = 8): (node: HTMLElement) => () => void {
  return (node) => {
    const settle = () => {
      const at = anchor();
      const { offsetWidth: width, offsetHeight: height } = node;
      const root = document.documentElement;
      const guide = parseFloat(root.style.getPropertyValue('--guide')) || 0;
      const [right, bottom] = [root.clientWidth, window.innerHeight - guide];
      const box = at?.isConnected ? at.getBoundingClientRect() : new DOMRect(right / 2, 56, 0, 0);
      const under = box.bottom + gap + height <= bottom;
      const above = box.top - gap - height >= 0;
      let left = box.left + box.width / 2 - width / 2;
      let top = under ? box.bottom + gap : box.top - gap - height;
      if (!under && !above) {
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
