/** One option of a new game, as its schema has it (src/digsite/kernel/options.py). */
export type Option = Whole | OneOf | Figures;

interface Shared {
  name: string;
  /** it exists only beside this value of another option */
  only?: Readonly<Record<string, number | string>>;
}
export interface Whole extends Shared {
  kind: 'whole';
  least: number;
  most: number;
  default: number | null;
}
export interface OneOf extends Shared {
  kind: 'one-of';
  values: readonly string[];
  default: string;
}
export interface Figures extends Shared {
  kind: 'figures';
}

export type Chosen = Record<string, number | string>;

/** The options beside these others, the players apart. */
export function asked(options: readonly Option[], others: Chosen): readonly Option[] {
  const fits = ({ only }: Option) => only === undefined || Object.entries(only).every(([name, value]) => others[name] === value);
  return options.filter((option) => option.name !== 'players' && fits(option));
}

/** How many can play: the fewest and the most. */
export function sizes(options: readonly Option[]): readonly [number, number] {
  const players = options.find((option): option is Whole => option.name === 'players' && option.kind === 'whole');
  return players === undefined ? [2, 2] : [players.least, players.most];
}

/** The values of a whole number. */
export const values = ({ least, most }: Whole): number[] => Array.from({ length: most - least + 1 }, (_, at) => least + at);
