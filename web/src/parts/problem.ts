import { ServerProblem } from '../lib/api.ts';
import { Refused } from '../lib/session.ts';
import { say, words } from '../lib/words.svelte.ts';

/** What went wrong, as a sentence: ours where there is one, else the server's. */
export function told(error: unknown): string {
  if (error instanceof ServerProblem) return sentence(error.problem.code, error.problem.detail);
  if (error instanceof Refused) return sentence(error.refusal.code, error.refusal.message ?? '');
  return say('page-went-wrong');
}

function sentence(code: string, detail: string): string {
  if (['bad-edition', 'corrupt-record', 'bad-request'].includes(code) && detail) return detail;
  const key = `refusal-${code}`;
  return words.catalog.has(key) ? say(key) : detail || say('page-went-wrong');
}
