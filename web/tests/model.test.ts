import { describe, expect, it, vi } from 'vitest';
import arnak from '../src/arnak/index.ts';
import { Catalog } from '../src/lib/catalog.ts';
import type { Refusal, View } from '../src/lib/protocol.ts';
import type { GameModule } from '../src/table/contract.ts';
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
    expect(
      await goneOn(asked('pause', 'continue', 'play dog'), asked('pause', 'continue', 'play dog'), asked('after', 'end-turn'))
    ).toEqual(['continue', 'continue']);
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
    await soon(600);
    expect(table.actions).toEqual([]);
    expect(await table.act('play cat')).toBe(false);
    answer();
    await first;
    expect(table.actions.length).toBe(3);
  });
});

describe('pressing what cannot be done', () => {
  const THING = { title: 'Moon staff', text: ['It moves.'] };
  /** A table that refuses everything for this reason, or has nothing against it; and a thing drawn on it. */
  function refusing(code: string | null, kind = 'turn') {
    const table = new TableModel('arnak', new Catalog('en', []), {
      act: () => Promise.resolve(null),
      undo: () => Promise.resolve(null),
      why: () => Promise.resolve(code === null ? null : { code, missing: {}, rule: '2', page: 8 })
    });
    [table.view, table.me, table.toDecide] = [asked(kind, 'pass'), 0, 0];
    const drawn = document.createElement('button');
    table.inspect(() => THING)(drawn);
    return { table, drawn };
  }

  it('says why', async () => {
    const { table, drawn } = refusing('cannot-pay');
    table.press(drawn, [], ['buy dog']);
    await soon();
    expect([table.bubble?.refusal.code, table.shown]).toEqual(['cannot-pay', null]);
  });
  it('says what it is if there is nothing to ask about', async () => {
    const { table, drawn } = refusing('cannot-pay');
    table.press(drawn, []);
    await soon();
    expect([table.bubble, table.shown?.what]).toEqual([null, THING]);
  });
  it('says what it is if nothing speaks against it, as in a replay', async () => {
    const { table, drawn } = refusing('cannot-pay');
    table.live = false;
    table.press(drawn, [], ['buy dog']);
    await soon();
    expect([table.bubble, table.shown?.what]).toEqual([null, THING]);
  });
  it('does not call the main action used up in the midst of something else', async () => {
    for (const [kind, code] of [
      ['after', 'main-action-used'],
      ['trade', 'not-now']
    ] as const) {
      const { table, drawn } = refusing('main-action-used', kind);
      table.module = arnak as unknown as GameModule;
      table.press(drawn, [], ['buy dog']);
      await soon();
      expect(table.bubble?.refusal.code).toBe(code);
    }
  });
  it('tells when the time of something is, but in the midst of a question what is asked', () => {
    for (const [kind, key] of [
      ['turn', 'later-arnak-take'],
      ['pick', null]
    ] as const) {
      const { table } = refusing('not-now', kind);
      table.module = arnak as unknown as GameModule;
      vi.spyOn(table.catalog, 'has').mockReturnValue(true);
      expect(table.later('take')).toBe(key);
    }
  });
});

describe('what cannot be taken back', () => {
  it('is told as such after the step of another seat, not as its turn', async () => {
    const table = new TableModel('quetzal', new Catalog('en', []), {
      act: () => Promise.resolve(null),
      undo: () => Promise.resolve({ code: 'not-your-decision' } as Refusal),
      why: () => Promise.resolve(null)
    });
    [table.view, table.me, table.toDecide] = [asked('place', 'visit camp 1 0 0 0'), 0, 0];
    expect(await table.undo()).toBe(false);
    expect(table.bubble?.refusal.code).toBe('undo-barrier');
  });
});
