import type { GameName } from '../lib/protocol.ts';
import type { GameModule } from './contract.ts';

/** The graphical tables, each loaded when first needed; a game without one is shown as text. */
const drawn: Partial<Record<GameName, () => Promise<{ default: unknown }>>> = {
  arnak: () => import('../arnak/index.ts'),
  quetzal: () => import('../quetzal/index.ts')
};

export async function drawnTable(game: GameName): Promise<GameModule | null> {
  const load = drawn[game];
  return load === undefined ? null : ((await load()).default as GameModule);
}
