/** `{@attach swiped((up) => ...)}`: a vertical swipe over the element, which does not count as a tap. */

const FAR = 24;

export function swiped(then: (up: boolean) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let done = false;
    const down = (event: PointerEvent) => {
      from = { x: event.clientX, y: event.clientY };
      done = false;
    };
    const move = (event: PointerEvent) => {
      if (from === null || event.pointerType === 'mouse') return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(y) < FAR || Math.abs(y) < Math.abs(x)) return;
      from = null;
      done = true;
      then(y < 0);
    };
    const up = () => (from = null);
    const click = (event: MouseEvent) => {
      if (!done) return;
      done = false;
      event.preventDefault();
      event.stopPropagation();
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('click', click, true);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('click', click, true);
    };
  };
}
