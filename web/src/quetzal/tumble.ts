import type { Step } from '../lib/messages.ts';
import type { GameEvent } from '../lib/protocol.ts';
import { lasting } from '../lib/settings.svelte.ts';
import { place } from '../table/motion.ts';
import type { Meeple } from './view.ts';

/** `{@attach tumble(2)}`: the third of the meeples just thrown flies in, bounces twice, shows either side in turn and
 * comes to rest as it fell; null: nothing was thrown. Any press skips it. */

const AIR = 760;
const APART = 60;
/** the share of the throw in which both sides show in turn */
const TURNING = 0.6;
const SIDES = ['#26211d', '#fbf6ea'] as const;
const sides = (index: number) => [0, 1, 2, 3].map((turn) => ({ fill: SIDES[(index + turn) % 2]!, offset: turn / 4, easing: 'step-end' }));

export function tumble(index: number | null): (node: Element) => () => void {
  return (node) => {
    const duration = index === null ? 0 : lasting(AIR + ((index * 83) % 160));
    const meeple = node.querySelector('svg');
    if (duration === 0 || index === null || meeple === null) return () => undefined;
    const timing = { duration, delay: index * lasting(APART), fill: 'backwards' as const };
    const { height } = meeple.getBoundingClientRect();
    const from = -height * (4 + ((index * 7) % 5) / 2);
    const turns = 540 + 180 * (index % 3);
    const aslant = 0.25 + (index % 3) * 0.3;
    const at = (up: number, left: number, stretch: string) =>
      `translateY(${-up * height}px) rotate3d(1, ${aslant}, 0.35, ${-left}deg) scale(${stretch})`;
    const animations = [
      node.animate([{ translate: `${from}px 0`, easing: 'cubic-bezier(.15,.6,.45,1)' }, { translate: '0 0' }], timing),
      meeple.animate(
        [
          { transform: at(2.4, turns, '1.3'), opacity: 0, easing: 'cubic-bezier(.5,0,1,.7)' },
          { opacity: 1, offset: 0.1 },
          { transform: at(-0.05, turns * 0.45, '1.12, 0.86'), offset: 0.4, easing: 'cubic-bezier(0,.4,.5,1)' },
          { transform: at(0.8, turns * 0.27, '1.08'), offset: 0.56, easing: 'cubic-bezier(.5,0,1,.6)' },
          { transform: at(-0.04, 60, '1.08, 0.92'), offset: 0.74, easing: 'cubic-bezier(0,.4,.5,1)' },
          { transform: at(0.2, 14, '1.02'), offset: 0.87, easing: 'ease-in' },
          { transform: at(0, 0, '1') }
        ],
        timing
      ),
      ...[...meeple.querySelectorAll('.body')].map((body) => body.animate(sides(index), { ...timing, duration: duration * TURNING }))
    ];
    const finish = () => animations.forEach((one) => one.finish());
    addEventListener('pointerdown', finish, true);
    addEventListener('keydown', finish, true);
    const stop = () => {
      removeEventListener('pointerdown', finish, true);
      removeEventListener('keydown', finish, true);
    };
    animations[0]!.finished.then(stop, stop);
    return stop;
  };
}

const WAY = 380;

/** `{@attach sent(2)}`: the automaton's third meeple flies in from its card; null: it was already there. */
export function sent(order: number | null): (node: Element) => void {
  return (node) => {
    const from = order === null || lasting(WAY) === 0 ? null : place('automaton');
    if (from === null || order === null) return;
    const box = node.getBoundingClientRect();
    const [x, y] = [from.left + from.width / 2 - box.left, from.top + from.height / 2 - box.top];
    node.animate([{ transform: `translate(${x}px, ${y}px)`, opacity: 0.4 }, { opacity: 1, offset: 0.3 }, { transform: 'none' }], {
      duration: lasting(WAY),
      delay: order * lasting(APART),
      easing: 'cubic-bezier(.2,.7,.3,1)',
      fill: 'backwards'
    });
  };
}

/** A seat's throws in a step. */
export function thrown(step: Step, seat: number): GameEvent[] {
  return step.events.filter((event) => event.event === 'rolled' && event.seat === seat);
}

/** Whether this meeple is one of those just thrown: among equal ones, the last. */
export function wasThrown(lying: readonly Meeple[], index: number, throws: readonly GameEvent[]): boolean {
  const kind = lying[index]!;
  const count = throws.filter((one) => (one['meeple'] === 'character' ? 'character' : one['landing']) === kind).length;
  return lying.slice(index).filter((one) => one === kind).length <= count;
}
