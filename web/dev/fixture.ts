import type { Score, Step, Table } from '../src/lib/messages.ts';
import type { GameName, View } from '../src/lib/protocol.ts';

export interface Fixture {
  name: string;
  game: GameName;
  seat: number | null;
  table: Table;
  view: View;
  steps: Step[];
  score: Score;
}
