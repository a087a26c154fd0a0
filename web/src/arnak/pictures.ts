/** The icons of effects and signs; cards and guardians have pictures of their own (`art/Picture.svelte`). */

/** The words of effects that are not drawings of our own. */
const SIGNS: Record<string, string> = {
  draw: 'card-draw',
  'draw-bottom': 'card-draw',
  discard: 'card-discard',
  exile: 'card-exile',
  keep: 'i-card-pick',
  buy: 'i-buy-card',
  reveal: 'i-card-pick',
  item: 'i-backpack',
  artifact: 'i-amphora',
  'take-item': 'i-backpack',
  'take-artifact': 'i-amphora',
  'exile-item': 'card-exile',
  'take-exiled': 'i-backpack',
  fear: 'i-terror',
  guardian: 'i-eagle-emblem',
  overcome: 'i-crossed-swords',
  'move-guardian': 'i-eagle-emblem',
  ward: 'i-shield',
  research: 'i-magnifying-glass',
  'notebook-step': 'i-notebook',
  dig: 'i-spade',
  'dig-camp': 'i-spade',
  activate: 'i-mayan-pyramid',
  'activate-camp': 'i-camping-tent',
  'activate-level1': 'i-ancient-ruins',
  'activate-level2': 'i-mayan-pyramid',
  'reveal-level1': 'i-ancient-ruins',
  'reveal-level2': 'i-mayan-pyramid',
  relocate: 'i-footsteps',
  return: 'i-return-arrow',
  'all-planes': 'plane',
  pass: 'i-moon',
  refresh: 'i-cycle',
  recruit: 'aide',
  rescue: 'aide',
  promote: 'aide',
  exchange: 'i-card-exchange',
  'borrow-silver': 'aide',
  'borrow-gold': 'aide',
  unslot: 'idol',
  idol: 'idol',
  figure: 'figure',
  card: 'card-discard',
  archaeologist: 'figure'
};

/** The picture of a word of an effect. */
export function sign(word: string): string {
  return SIGNS[word] ?? word;
}
