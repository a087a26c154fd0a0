import type { GameTable } from '../table/contract.ts';
import type { ArnakView } from './view.ts';

/** What waits to be shown when the game pauses, by the name of the step that shows it. */
const SHOWN: Record<string, string> = {
  RevealSite: 'arnak-prompt-pause-site',
  AwakenGuardian: 'arnak-prompt-pause-guardian',
  MoveToken: 'arnak-prompt-pause-tiles'
};

/** A guardian's price may ask for travel icons, but nobody travels. */
function overcoming(view: ArnakView): boolean {
  const waiting = (view.pending as [[string]][]).map(([[step]]) => step);
  return waiting.findLast((step) => step === 'TakeGuardian' || step === 'PlaceArchaeologist') === 'TakeGuardian';
}

function pausing(view: ArnakView): string | null {
  const waiting = (view.pending as [[string]][]).map(([[step]]) => step);
  return SHOWN[waiting.findLast((step) => step in SHOWN) ?? ''] ?? null;
}

/** What can be done now says more than the kind of the question: nothing is asked for that cannot be done. */
export function prompted({ view, decision, me }: GameTable<ArnakView>): string | null {
  if (me === null || view.actions == null) return null;
  const alone = view.actions.length === 1;
  if (decision?.kind === 'pause') return pausing(view);
  if (decision?.kind === 'pay-travel') return overcoming(view) ? 'arnak-prompt-overcome' : null;
  if (decision?.kind === 'turn') return alone ? 'arnak-prompt-only-pass' : null;
  if (decision?.kind !== 'after') return null;
  if (view.players[me]?.passed) return alone ? 'arnak-prompt-passed-only' : 'arnak-prompt-passed';
  return alone ? 'arnak-prompt-only-end' : null;
}
