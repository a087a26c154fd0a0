/** Dragging by mouse or finger. A finger that moves at once scrolls what lies under it; one that rests a moment first drags,
 * and so does one on a thing that nothing scrolls (`touch-action: none`). A short press stays a press. */

export interface Load {
  /** the drag has started; the dragged elements are drawn at the pointer */
  lift(): readonly Element[];
  /** it was dropped on this */
  drop(over: Element): void;
  /** it was dropped outside any target, or the drag was canceled */
  back?(): void;
  /** where it can be dropped; without it the places of Quetzal's island */
  targets?: string;
  /** the thing itself, if the whole table listens */
  thing?: Element;
}

/** pixels before a press becomes a drag */
const FAR = 7;
/** milliseconds a finger must rest; shorter than the long press that shows an element large */
const REST = 170;
/** how near the edge a scrolling part is scrolled, after how long, by how much */
const EDGE = { near: 30, after: 300, step: 9 };

/** A drop target: a place of the island, or the crate. */
export const TARGETS = '.place, [data-place=crate]';

function under(x: number, y: number): Element | null {
  return document.elementFromPoint(x, y);
}

/** A copy of the dragged elements: it keeps their look, not their function. */
function copied(things: readonly Element[], room: Element): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'carried';
  ghost.inert = true;
  for (const thing of things) {
    const copy = thing.cloneNode(true) as HTMLElement;
    copy.classList.remove('lit');
    for (const name of ['data-place', 'aria-label', 'aria-pressed', 'data-lifted']) copy.removeAttribute(name);
    const [drawn = null, again = null] = [thing, copy].map((one) => one.querySelector<HTMLElement | SVGElement>('.meeple, .artifact'));
    const width = drawn?.getBoundingClientRect().width ?? 0;
    ghost.style.setProperty('--card-width', `${width}px`);
    if (drawn === null) sized(thing, copy);
    else if (again?.matches('.meeple')) Object.assign(again.style, { width: `${width}px`, height: `${width}px` });
    ghost.append(copy);
  }
  room.append(ghost);
  return ghost;
}

/** As large as it is drawn, wherever it lies. */
function sized(thing: Element, copy: HTMLElement): void {
  const { width, height } = thing.getBoundingClientRect();
  const { fontSize } = getComputedStyle(thing);
  Object.assign(copy.style, {
    width: `${width}px`,
    height: `${height}px`,
    fontSize,
    position: 'relative',
    translate: 'none',
    transform: 'none'
  });
}

export function draggable(load: (event: PointerEvent) => Load | null): (node: HTMLElement) => () => void {
  return (node) => {
    let end: () => void = () => undefined;
    let ready = false;

    const down = (event: PointerEvent) => {
      end();
      const carried = event.button === 0 && event.isPrimary ? load(event) : null;
      if (carried === null) return;
      const { clientX: fromX, clientY: fromY } = event;
      const targets = carried.targets ?? TARGETS;
      ready = event.pointerType === 'mouse' || getComputedStyle(node).touchAction === 'none';
      const rest = setTimeout(() => (ready = true), REST);
      let things: readonly Element[] = [];
      let ghost: HTMLElement | null = null;
      let over: Element | null = null;
      let [x, y, frame, waiting] = [fromX, fromY, 0, 0];

      const point = (to: Element | null) => {
        if (to === over) return;
        over?.removeAttribute('data-over');
        over = to;
        over?.setAttribute('data-over', '');
      };
      const scroll = (now: number) => {
        const part = under(x, y)?.closest('.island, .mine');
        const box = part?.getBoundingClientRect();
        const way =
          !box || part!.scrollHeight <= part!.clientHeight ? 0 : y < box.top + EDGE.near ? -1 : y > box.bottom - EDGE.near ? 1 : 0;
        if (way === 0) waiting = now;
        else if (now - waiting > EDGE.after) part!.scrollTop += way * EDGE.step;
        frame = requestAnimationFrame(scroll);
      };
      const lift = () => {
        things = carried.lift();
        ghost = copied(things, node.closest('.table') ?? document.body);
        for (const one of things) one.setAttribute('data-lifted', '');
        (carried.thing ?? node).dispatchEvent(new Event('lifted'));
        waiting = performance.now();
        frame = requestAnimationFrame(scroll);
      };
      const move = (event: PointerEvent) => {
        [x, y] = [event.clientX, event.clientY];
        const far = Math.hypot(x - fromX, y - fromY) > FAR;
        if (ghost === null && far && ready) lift();
        else if (far && !ready) end();
        ghost?.style.setProperty('translate', `calc(${x}px - 50%) calc(${y}px - 70%)`);
        if (ghost !== null) point(under(x, y)?.closest(targets) ?? null);
      };
      const up = () => {
        const carrying = ghost !== null;
        const to = carrying ? under(x, y) : null;
        const target = to?.closest(targets) ? to : null;
        end();
        if (!carrying) return;
        const swallow = (event: Event) => event.stopPropagation();
        window.addEventListener('click', swallow, true);
        setTimeout(() => window.removeEventListener('click', swallow, true));
        setTimeout(() => (target === null ? carried.back?.() : carried.drop(target)));
      };
      const away = () => {
        const carrying = ghost !== null;
        end();
        if (carrying) carried.back?.();
      };
      const key = (event: KeyboardEvent) => event.key === 'Escape' && away();

      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', away);
      window.addEventListener('keydown', key);
      end = () => {
        clearTimeout(rest);
        cancelAnimationFrame(frame);
        ready = false;
        point(null);
        ghost?.remove();
        ghost = null;
        for (const one of things) one.removeAttribute('data-lifted');
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', up);
        window.removeEventListener('pointercancel', away);
        window.removeEventListener('keydown', key);
        end = () => undefined;
      };
    };
    /** an element about to be dragged does not scroll */
    const hold = (event: TouchEvent) => ready && event.cancelable && event.preventDefault();

    node.addEventListener('pointerdown', down);
    node.addEventListener('touchmove', hold, { passive: false });
    return () => {
      end();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('touchmove', hold);
    };
  };
}
