import type { Inspected } from './contract.ts';

/** Hovering, focusing or holding an element shows it large, and so does pressing it if it is no button; leaving it, Escape or letting go
 * ends it. */

const HOVER = 350;
const HOLD = 450;

/** What appears under a resting mouse is not looked at; only `pointermove` tells how far the mouse went. */
const moved = ({ pointerType, movementX, movementY }: PointerEvent) => pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);

let handed = false;

/** The focus goes there without anybody having asked for it: what takes it over is not shown large. */
export function handOver(to: HTMLElement | null | undefined): void {
  handed = true;
  to?.focus();
  handed = false;
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
      ['pointerdown', (event) => ((event as PointerEvent).pointerType === 'mouse' ? stop() : start(HOLD))],
      ['pointerup', () => clearTimeout(timer)],
      ['pointercancel', () => clearTimeout(timer)],
      ['lifted', stop],
      ['focusin', () => !handed && node.matches(':focus-visible') && start(HOVER)],
      ['focusout', stop],
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
