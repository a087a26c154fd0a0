import { describe, expect, it } from 'vitest';
import { Catalog } from '../src/lib/catalog.ts';
import type { View } from '../src/lib/protocol.ts';
import { TableModel } from '../src/table/model.svelte.ts';

const asked = (kind: string, ...notations: string[]) =>
  ({
    decision: { kind, effect: null },
    actions: notations.map((notation) => ({ notation, verb: notation.split(' ')[0], targets: {} })),
    players: []
  }) as unknown as View;

/** Goes on from the first view; each action brings the next. Says what was sent. */
async function goneOn(...views: View[]): Promise<string[]> {
  const sent: string[] = [];
  const table = new TableModel('arnak', new Catalog('en', []), {
    act: (notation) => {
      sent.push(notation);
      table.view = views[sent.length]!;
      return Promise.resolve(null);
    },
    undo: () => Promise.resolve(null),
    why: () => Promise.resolve(null)
  });
  [table.view, table.me, table.toDecide] = [views[0]!, 0, 0];
  await table.act('continue');
  return sent;
}

describe('before something hidden is shown', () => {
  it('who went on is not asked again at once', async () => {
    expect(await goneOn(asked('pause', 'continue', 'play dog'), asked('pause', 'continue', 'play dog'), asked('after', 'end-turn'))).toEqual(['continue', 'continue']);
  });
  it('is asked again if something else can be done meanwhile', async () => {
    expect(await goneOn(asked('pause', 'continue'), asked('pause', 'continue', 'use a-scribe'))).toEqual(['continue']);
  });
  it('is asked again after something was decided', async () => {
    expect(await goneOn(asked('pause', 'continue'), asked('trade', 'pay', 'skip'))).toEqual(['continue']);
  });
  it('the page goes on by itself no more than once', async () => {
    const pause = asked('pause', 'continue');
    expect(await goneOn(pause, pause, pause)).toEqual(['continue', 'continue']);
  });
});
