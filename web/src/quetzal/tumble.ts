import { lasting } from '../lib/settings.svelte.ts';

/** `{@attach tumble(2)}`: the third of the meeples just thrown rolls to its place; null: nothing was thrown. */
export function tumble(index: number | null): (node: Element) => void {
  return (node) => {
    const duration = index === null ? 0 : lasting(520);
    if (duration === 0 || index === null) return;
    const turn = 300 + ((index * 97) % 240);
    const side = ((index * 53) % 70) - 35;
    node.animate(
      [
        { transform: `translate(${side}px, -64px) rotate(${-turn}deg) scale(1.25)`, opacity: 0 },
        { transform: `translate(${side / 3}px, 0) rotate(${-turn / 4}deg)`, opacity: 1, offset: 0.55, easing: 'ease-out' },
        { transform: `translate(${side / 8}px, -9px) rotate(14deg)`, offset: 0.75, easing: 'ease-in' },
        { transform: 'none' }
      ],
      { duration, delay: index * lasting(45), fill: 'backwards' }
    );
  };
}

/** Whoever does not want to watch presses. */
export function finish(event: Event): void {
  for (const animation of (event.currentTarget as Element).getAnimations({ subtree: true })) animation.finish();
}
