import type { Inspected } from './contract.ts';

/** Hovering, focusing or holding an element shows it large, and so does pressing it if it is no button; leaving it or Escape ends it.
 * What a finger asked for stays until it is closed. */

const HOVER = 350;
const HOLD = 450;

/** What appears under a resting mouse is not looked at; only `pointermove` tells how far the mouse went. */
const moved = ({ pointerType, movementX, movementY }: PointerEvent) => pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);

let handed = false;
let finger = false;

/** Whether the large view was opened by touch, not by mouse or key. */
export const byFinger = () => finger;

/** Whatever takes the focus meanwhile was not asked for: it is not shown large. */
export function quietly(then: () => void): void {
  handed = true;
  then();
  handed = false;
}

export function handOver(to: HTMLElement | null | undefined): void {
  quietly(() => to?.focus());
}

export function inspected(
  what: () => Inspected | null,
  show: (at: Element, thing: Inspected | null) => void
): (node: Element) => () => void {
  return (node) => {
    let timer = 0;
    let held = false;
    let entered = false;
    const stop = () => {
      clearTimeout(timer);
      queueMicrotask(() => show(node, null));
    };
    const start = (after: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        held = after === HOLD;
        show(node, what());
      }, after);
    };
    const listeners: [string, (event: Event) => void][] = [
      [
        'pointermove',
        (event) => {
          if (entered || !moved(event as PointerEvent)) return;
          entered = true;
          finger = false;
          start(HOVER);
        }
      ],
      [
        'pointerleave',
        (event) => {
          entered = false;
          if ((event as PointerEvent).pointerType === 'mouse') stop();
        }
      ],
      [
        'pointerdown',
        (event) => {
          finger = (event as PointerEvent).pointerType !== 'mouse';
          if (finger) start(HOLD);
          else stop();
        }
      ],
      ['pointerup', () => clearTimeout(timer)],
      ['pointercancel', () => clearTimeout(timer)],
      ['lifted', stop],
      [
        'focusin',
        () => {
          if (handed || !node.matches(':focus-visible')) return;
          finger = false;
          start(HOVER);
        }
      ],
      ['focusout', () => !finger && stop()],
      [
        'click',
        (event) => {
          if (held) event.stopImmediatePropagation();
          else if (!(event.target as Element).closest('button')) show(node, what());
          held = false;
        }
      ],
      ['contextmenu', (event) => held && event.preventDefault()],
      [
        'keydown',
        (event) => {
          if ((event as KeyboardEvent).key === 'Escape') stop();
        }
      ]
    ];
    for (const [name, listener] of listeners) node.addEventListener(name, listener, name === 'click');
    return () => {
      stop();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener, name === 'click');
    };
  };
}
