import type { Step } from '../lib/messages.ts';
import type { GameEvent } from '../lib/protocol.ts';
import { lasting } from '../lib/settings.svelte.ts';
import type { Meeple } from './view.ts';

/** `{@attach tumble(2)}`: the third of the meeples just thrown tumbles to its place; null: nothing was thrown.
 * Whoever does not want to watch presses anything. */

const AIR = 620;
const APART = 55;

export function tumble(index: number | null): (node: Element) => () => void {
  return (node) => {
    const duration = index === null ? 0 : lasting(AIR + ((index * 83) % 140));
    if (duration === 0 || index === null) return () => undefined;
    const from = -150 - ((index * 67) % 90);
    const turns = 540 + 180 * (index % 3);
    const spin = (left: number) => `rotate3d(1, ${0.25 + (index % 3) * 0.3}, 0.35, ${left}deg)`;
    const animation = node.animate(
      [
        { transform: `perspective(500px) translate(${from}px, -90px) ${spin(-turns)} scale(1.35)`, opacity: 0, easing: 'cubic-bezier(.4,.1,.9,.6)' },
        { transform: `perspective(500px) translate(${from * 0.32}px, 4px) ${spin(-turns * 0.4)}`, opacity: 1, offset: 0.46, easing: 'ease-out' },
        { transform: `perspective(500px) translate(${from * 0.15}px, -26px) ${spin(-turns * 0.2)} scale(1.08)`, offset: 0.64, easing: 'ease-in' },
        { transform: `perspective(500px) translate(${from * 0.04}px, 2px) ${spin(-30)} scale(1.04, 0.94)`, offset: 0.84, easing: 'ease-out' },
        { transform: 'none' }
      ],
      { duration, delay: index * lasting(APART), fill: 'backwards' }
    );
    const finish = () => animation.finish();
    addEventListener('pointerdown', finish, true);
    addEventListener('keydown', finish, true);
    const stop = () => {
      removeEventListener('pointerdown', finish, true);
      removeEventListener('keydown', finish, true);
    };
    animation.finished.then(stop, stop);
    return stop;
  };
}

/** The throws of a step that were somebody's. */
export function thrown(step: Step, seat: number): GameEvent[] {
  return step.events.filter((event) => event.event === 'rolled' && event.seat === seat);
}

/** Whether this one of the meeples lying there is one of those thrown: of several alike, the last ones. */
export function wasThrown(lying: readonly Meeple[], index: number, throws: readonly GameEvent[]): boolean {
  const kind = lying[index]!;
  const count = throws.filter((one) => (one['meeple'] === 'character' ? 'character' : one['landing']) === kind).length;
  return lying.slice(index).filter((one) => one === kind).length <= count;
}
