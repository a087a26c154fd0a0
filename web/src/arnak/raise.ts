import { lasting } from '../lib/settings.svelte.ts';

const DURATION = 2400;

/** Raises and marks a card in the hand for a moment; a scrolling hand is scrolled to it first. */
export function raise(hand: HTMLElement, card: Element): void {
  const [room, box] = [hand.getBoundingClientRect(), card.getBoundingClientRect()];
  if (box.right > room.right) hand.scrollLeft += box.right - room.right;
  else if (box.left < room.left) hand.scrollLeft -= room.left - box.left;
  const duration = lasting(DURATION);
  if (duration === 0) return;
  const up = { transform: 'translateY(var(--raised, -0.9em))' };
  card.animate([{}, { ...up, offset: 0.12 }, { ...up, offset: 0.88 }, {}], { duration, easing: 'ease' });
  card.animate([{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], {
    duration,
    pseudoElement: '::after'
  });
}
