import { ServerProblem } from '../lib/api.ts';
import { say, words } from '../lib/words.svelte.ts';
import { told } from '../parts/problem.ts';

/** Entries that are impossible on a real table, in words, with the player concerned. */
export function wrong(error: unknown, names: readonly string[]): string {
  if (!(error instanceof ServerProblem)) return told(error);
  const { problems = [] } = error.problem as { problems?: { where: string }[] };
  const lines = problems.flatMap(({ where }) => {
    const [, seat, field] = /^(?:seats\[(\d)\]\.|(?:rival\.))?([a-z_]+)/.exec(where) ?? [];
    const key = `cardboard-wrong-${field}`;
    if (field === undefined || !words.catalog.has(key)) return [];
    const whose = seat === undefined ? (where.startsWith('rival.') ? names.at(-1) : undefined) : names[Number(seat)];
    return [whose === undefined ? say(key) : say('cardboard-wrong-of', { name: whose, what: say(key) })];
  });
  return [...new Set(lines)].join('\n') || told(error);
}
