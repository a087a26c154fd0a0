/** The signs of Arnak that the glossary explains, each with the rule that says most about it. */

export const RESOURCES = ['coin', 'compass', 'tablet', 'arrowhead', 'jewel'];
export const TRAVEL = ['boot', 'car', 'boat', 'plane'];
/** signs with the rule that says most about them */
export const SIGNS = {
  draw: '14',
  discard: '13',
  exile: '15',
  fear: '81',
  dig: '32',
  activate: '49',
  relocate: '51',
  overcome: '54',
  research: '86',
  item: '67',
  artifact: '67',
  upgrade: '19',
  refresh: '103',
  recruit: '102',
  promote: '104',
  exchange: '137',
  idol: '61',
  guardian: '56',
  figure: '33',
  bolt: '5'
};
/** signs that only stand in a line of an effect, as they stand there */
export const LINES: Record<string, [string, string[]]> = {
  'draw-bottom': ['14', ['draw-bottom:1']],
  keep: ['14', ['keep:1']],
  reveal: ['67', ['reveal:1']],
  buy: ['67', ['buy:1']],
  'take-item': ['22', ['take-item:1']],
  ward: ['117', ['ward:1']],
  'notebook-step': ['86', ['notebook-step:1']],
  'activate-camp': ['49', ['activate-camp:1']],
  'activate-level1': ['49', ['activate-level1:1']],
  'reveal-level1': ['49', ['reveal-level1:1']],
  return: ['51', ['return:1']],
  pass: ['109', ['pass:1']],
  'borrow-silver': ['107', ['borrow-silver:1']],
  gives: ['11', ['>']],
  per: ['20', ['per', 'most:3']],
  any: ['20', ['-any:2']],
  pick: ['18', ['pick:2']]
};
