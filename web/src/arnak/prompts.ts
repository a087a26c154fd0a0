import type { GameTable } from '../table/contract.ts';
import { boundFor, type ArnakView } from './view.ts';

/** What waits to be shown when the game pauses, by the name of the step that shows it. */
const SHOWN: Record<string, string> = {
  RevealSite: 'arnak-prompt-pause-site',
  AwakenGuardian: 'arnak-prompt-pause-guardian',
  MoveToken: 'arnak-prompt-pause-tiles'
};

function pausing(view: ArnakView): string | null {
  const waiting = (view.pending as [[string]][]).map(([[step]]) => step);
  return SHOWN[waiting.findLast((step) => step in SHOWN) ?? ''] ?? null;
}

/** The possible actions say more than the kind of question: the prompt never asks for something impossible. */
export function prompted({ view, decision, me }: GameTable<ArnakView>): string | null {
  if (me === null || view.actions == null) return null;
  const alone = view.actions.length === 1;
  if (decision?.kind === 'pause') return pausing(view);
  if (decision?.kind === 'pay-travel') return (boundFor(view)?.space ?? 0) < 0 ? 'arnak-prompt-overcome' : null;
  if (decision?.kind === 'turn') return alone ? 'arnak-prompt-only-pass' : null;
  if (decision?.kind !== 'after') return null;
  if (view.players[me]?.passed) return alone ? 'arnak-prompt-passed-only' : 'arnak-prompt-passed';
  return alone ? 'arnak-prompt-only-end' : null;
}
