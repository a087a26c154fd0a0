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

const soon = (milliseconds = 0) => new Promise((then) => setTimeout(then, milliseconds));

describe('while an answer is on its way', () => {
  /** A table whose answers come when they are told to, each with the next view. */
  function slowly(...views: View[]) {
    const sent: string[] = [];
    const waiting: (() => void)[] = [];
    const table = new TableModel('arnak', new Catalog('en', []), {
      act: (notation) => {
        sent.push(notation);
        return new Promise((then) =>
          waiting.push(() => {
            table.view = views[sent.length]!;
            then(null);
          })
        );
      },
      undo: () => Promise.resolve(null),
      why: () => Promise.resolve(null)
    });
    [table.view, table.me, table.toDecide] = [views[0]!, 0, 0];
    return { table, sent, answer: () => waiting.shift()!() };
  }
  const turn = asked('turn', 'play dog', 'play cat', 'pass');

  it('what is lit stays lit, and a press waits', async () => {
    const { table, sent, answer } = slowly(turn, asked('turn', 'play cat', 'pass'), turn);
    const first = table.act('play dog');
    await soon();
    expect(table.busy).toBe(true);
    expect(table.actions.length).toBe(3);
    const second = table.act('play cat');
    expect(await table.act('pass')).toBe(false);
    answer();
    await first;
    await soon();
    expect(sent).toEqual(['play dog', 'play cat']);
    answer();
    expect(await second).toBe(true);
  });
  it('a press on what is gone by then does nothing', async () => {
    const { table, sent, answer } = slowly(turn, asked('turn', 'pass'));
    const first = table.act('play dog');
    await soon();
    const second = table.act('play cat');
    answer();
    expect([await first, await second]).toEqual([true, false]);
    expect(sent).toEqual(['play dog']);
  });
  it('what was lit goes out when it takes long', async () => {
    const { table, answer } = slowly(turn, turn);
    const first = table.act('play dog');
    await soon(200);
    expect(table.actions).toEqual([]);
    expect(await table.act('play cat')).toBe(false);
    answer();
    await first;
    expect(table.actions.length).toBe(3);
  });
});
