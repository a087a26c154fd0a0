import type { GameName } from '../lib/protocol.ts';
import type { GameModule } from './contract.ts';

/** The graphical tables, each loaded when first needed. */
const drawn = import.meta.glob<{ default: GameModule }>('../{arnak,quetzal}/index.ts');

export async function drawnTable(game: GameName): Promise<GameModule | null> {
  const load = drawn[`../${game}/index.ts`];
  return load === undefined ? null : (await load()).default;
}
