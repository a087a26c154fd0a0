import { describe, expect, it } from 'vitest';
import sentences from '../fixtures/sentences.json';
import { LANGUAGES, load } from '../src/lib/catalog.ts';
import type { Action, Decision, GameEvent, Refusal } from '../src/lib/protocol.ts';
import { Telling } from '../src/lib/telling.ts';

interface Asked {
  event?: GameEvent;
  action?: Action;
  effect?: string | null;
  decision?: Decision;
  offered?: string[];
  refusal?: Refusal;
  said: Record<string, string>;
}

function said(tell: Telling, asked: Asked): string {
  if (asked.event) return tell.event(asked.event);
  if (asked.action) return tell.action(asked.action, asked.effect ?? null);
  if (asked.decision) return tell.prompt(asked.decision, asked.offered!);
  return tell.refusal(asked.refusal!);
}

describe('the page says what telling.py says', () => {
  for (const [game, all] of Object.entries(sentences as unknown as Record<string, Asked[]>)) {
    for (const language of LANGUAGES) {
      it(`${game} in ${language}`, async () => {
        const tell = new Telling(await load(language, game), { 0: 'Ada' });
        const differing = all.filter((asked) => said(tell, asked) !== asked.said[language]);
        expect(differing.map((asked) => [said(tell, asked), asked.said[language]])).toEqual([]);
      });
    }
  }
});

it('what is taken is asked for by its kind', async () => {
  const tell = new Telling(await load('en', 'arnak'));
  const asked = (...offered: string[]) => tell.prompt({ kind: 'pick', effect: null }, offered);
  expect(asked('skip', 'take a-coins')).toBe('Which assistant do you take?');
  expect(asked('take bonus-coin')).toBe('Which bonus tile do you take?');
  expect(asked('take hat')).toBe(asked('take'));
});

it('a name has the form its sentence needs', async () => {
  const names = { 0: 'Anna', 1: 'Paul', 2: 'Le rival', 4: 'Yves' };
  const tell = new Telling(await load('fr', 'arnak'), names);
  expect([0, 1, 2, 3, 4].map((seat) => tell.seat(seat, 'of'))).toEqual(['d’Anna', 'de Paul', 'du rival', 'du joueur 4', 'd’Yves']);
  expect(tell.seats([0, 2])).toBe('Anna et le rival');
});
