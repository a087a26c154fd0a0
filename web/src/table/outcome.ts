import type { Score } from '../lib/messages.ts';
import type { TableModel } from './model.svelte.ts';

/** Who has won and by how much, in a sentence. */
export function outcome(score: Score, table: Pick<TableModel, 'me' | 'seats' | 'tell' | 'say'>): string {
  const total = (seat: number) => score.scores.find((line) => line['seat'] === seat)?.['total'] ?? 0;
  const [best] = score.winners;
  if (best === undefined || score.scores.length < 2) return table.say('page-game-over');
  const points = total(best);
  if (score.winners.length > 1) return table.say('page-over-shared', { players: table.tell.seats(score.winners), points });
  const next = Math.max(...score.scores.filter((line) => line['seat'] !== best).map((line) => line['total'] ?? 0));
  const alone = best === table.me && table.seats.filter((seat) => seat.mine).length === 1;
  const said = table.say(alone ? 'page-over-you' : 'page-over-other', { player: table.tell.seat(best), points, next });
  return score.tie_break ? `${said} ${table.say('ui-decided', { reason: table.say(`tie-${score.tie_break}`) })}` : said;
}
