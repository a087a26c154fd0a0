import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import module from '../src/arnak/index.ts';
import { bridges, drawn, waysOn } from '../src/arnak/bridges.ts';
import { aboutGuardian } from '../src/arnak/about.ts';
import { Copies } from '../src/arnak/copies.ts';
import type { Lit } from '../src/arnak/lit.svelte.ts';
import { discounted, plan, proposal, unmet } from '../src/arnak/pay.ts';
import { news } from '../src/arnak/news.ts';
import { places } from '../src/arnak/places.ts';
import { happened } from '../src/arnak/tabs.ts';
import { facts, type ArnakView } from '../src/arnak/view.ts';
import { load, type Catalog } from '../src/lib/catalog.ts';
import type { Step } from '../src/lib/messages.ts';
import type { Action } from '../src/lib/protocol.ts';
import type { GameTable } from '../src/table/contract.ts';
import { badge } from '../src/table/badges.ts';
import { TableModel } from '../src/table/model.svelte.ts';

/** Positions where somebody decides, one view a line in the file that ARNAK_POSITIONS names; without it, those of the fixtures. */
function positions(): ArnakView[] {
  const file = process.env['ARNAK_POSITIONS'];
  if (file)
    return readFileSync(file, 'utf-8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ArnakView);
  const folder = join(import.meta.dirname, '../fixtures');
  const names = readdirSync(folder).filter((name) => name.startsWith('arnak-') && name.endsWith('.json'));
  return names.map((name) => (JSON.parse(readFileSync(join(folder, name), 'utf-8')) as { view: ArnakView }).view);
}

const deciding = positions().filter((view) => view?.seat !== null && (view?.actions?.length ?? 0) > 0);
const PAID = ['dig', 'discover', 'overcome', 'buy', 'research', 'temple'];

test('there are positions', () => expect(deciding.length).toBeGreaterThan(5));

describe('every legal action has its place', () => {
  test('none is left for the short list', () => {
    for (const view of deciding) {
      for (const action of view.actions!) {
        const found = places(action, view, view.seat!);
        expect(found.length, action.notation).toBeGreaterThan(0);
        expect(found, action.notation).not.toContain('rest');
      }
    }
  });
});

test('which comes first, the bonus tile or the row, is asked only where both make sense', () => {
  const turn = deciding.find((one) => one.decision?.kind === 'turn' && one.board === 'bird')!;
  const answers: Action[] = ['bonus', 'row'].map((verb, id) => ({ id, notation: verb, verb, targets: {} }));
  const arrived = (row: number, space: string, tile: string) => {
    const players = turn.players.map((player) => ({ ...player, magnifier: space, notebook: 'start' }));
    const view = {
      ...turn,
      players,
      decision: { kind: 'order', effect: `row-${row}` },
      actions: answers,
      track: { ...turn.track, bonus: { [space]: [tile] } }
    };
    const { decision, actions } = view;
    return module.obvious({ view, decision, actions, me: 0, fresh: [] } as unknown as GameTable<ArnakView>)?.notation ?? null;
  };
  expect(arrived(2, '2-2', 'bonus-tablet')).toBe('bonus');
  expect(arrived(2, '2-2', 'bonus-exile')).toBe('row');
  expect(arrived(6, '6-1', 'bonus-coin')).toBe('bonus');
  expect(arrived(6, '6-1', 'bonus-exile')).toBeNull();
});

test('who presses a thing that only exchanges tokens is not asked whether to pay', () => {
  const turn = deciding.find((one) => one.decision?.kind === 'turn')!;
  const actions: Action[] = ['pay', 'skip'].map((verb, id) => ({ id, notation: verb, verb, targets: {} }));
  const asked = (effect: string, action: string) => {
    const decision = { kind: 'pay', effect };
    return (
      module.obvious({
        view: { ...turn, decision, actions },
        decision,
        actions,
        me: 0,
        fresh: [{ action, events: [] }]
      } as unknown as GameTable<ArnakView>)?.notation ?? null
    );
  };
  expect(asked('pickaxe', 'play pickaxe')).toBe('pay');
  expect(asked('slot-jewel', 'slot slot-jewel')).toBe('pay');
  expect(asked('star-charts', 'buy star-charts')).toBeNull();
  expect(asked('parrot', 'play parrot')).toBeNull();
});

test('of several alike the right card is followed from hand to play area', () => {
  const copies = new Copies();
  const keys = (era: string, hand: (string | null)[], play: string[]) => {
    const found = copies.follow(era, { hand, play });
    return [found.hand.map(({ flies }) => flies), found.play.map(({ flies }) => flies)];
  };
  expect(keys('0 1', ['fear', 'hat', 'fear', null], [])).toEqual([['card-fear', 'card-hat', 'card-fear-2', ''], []]);
  expect(keys('0 1', ['hat', 'fear'], ['fear'])).toEqual([['card-hat', 'card-fear-2'], ['card-fear']]);
  expect(keys('0 1', ['hat', 'fear'], ['fear']), 'nothing moved').toEqual([['card-hat', 'card-fear-2'], ['card-fear']]);
  expect(keys('0 1', ['hat'], ['fear', 'fear'])).toEqual([['card-hat'], ['card-fear', 'card-fear-2']]);
  expect(keys('0 1', ['hat', 'fear'], ['fear', 'fear']), 'one more is drawn').toEqual([
    ['card-hat', 'card-fear-3'],
    ['card-fear', 'card-fear-2']
  ]);
  expect(keys('0 1', ['hat', 'fear'], ['fear']), 'one is exiled').toEqual([['card-hat', 'card-fear-3'], ['card-fear-2']]);
  expect(keys('0 2', ['fear'], []), 'a new round: it comes from the deck').toEqual([['card-fear'], []]);
  expect(keys('0 3', ['fear'], [])).toEqual([['card-fear-2'], []]);
});

test('from a space one goes on by its bridges, for what stands at their ends', () => {
  const { bird, snake } = facts.boards as Record<'bird' | 'snake', (typeof facts.boards)[string]>;
  expect(waysOn(bird, '1-2')).toEqual([{ to: '2-2', cost: ['tablet:1', 'arrowhead:1'] }]);
  expect(waysOn(snake, '3-1')).toEqual([{ to: '4-1', cost: ['idol:1'] }]);
  expect(waysOn(bird, '7-2').map(({ to }) => to)).toEqual(['temple']);
  expect(waysOn(bird, 'temple')).toEqual([]);
});

test('no two bridges are drawn over each other', () => {
  for (const board of Object.values(facts.boards)) {
    const lines = bridges(board).map((one) => ({ ...one, ...drawn(board, one) }));
    for (const a of lines) {
      for (const b of lines) {
        if (a === b || (a.to !== b.to && a.from !== b.from) || a.to === 'temple') continue;
        expect(Math.abs(a.x1 - b.x1) + Math.abs(a.x2 - b.x2), `${a.from}>${a.to} ${b.from}>${b.to}`).toBeGreaterThan(10);
      }
    }
  }
});

test('what others did since my last step is told turn by turn', () => {
  const step = (seq: number, seat: number | null, ...events: [string, number | null][]) => ({
    seq,
    seat,
    action: null,
    at: null,
    events: events.map(([event, of]) => ({ event, seat: of }))
  });
  const steps = [
    step(1, 1, ['bought', 1]),
    step(2, 0, ['gained', 0], ['ended-turn', 0], ['turned-up', 1], ['placed', 1], ['began-round', null], ['turned-up', 1], ['bought', 1])
  ];
  expect(news(steps, 0).map(({ seat, events }) => [seat, ...events.map(({ event }) => event)])).toEqual([
    [1, 'turned-up', 'placed'],
    [null, 'began-round'],
    [1, 'turned-up', 'bought']
  ]);
  expect(news([...steps, step(3, 0, ['played', 0])], 0)).toEqual([]);
});

test('several turns in a row are told one by one, what each brought in one sum', () => {
  const event = (kind: string, more = {}) => ({ event: kind, seat: 1, ...more });
  const first = [event('placed'), event('gained', { coin: 1 }), event('gained', { coin: 1, jewel: 1 }), event('ended-turn')];
  const steps = [
    { seq: 1, seat: 0, action: 'pass', at: null, events: [] },
    { seq: 2, seat: 1, action: null, at: null, events: first },
    { seq: 3, seat: 1, action: null, at: null, events: [event('bought'), event('ended-turn')] }
  ] as unknown as Step[];
  const told = news(steps, 0);
  expect(told.map(({ events }) => events.map(({ event }) => event))).toEqual([['placed'], ['bought']]);
  expect(told[0]!.gained).toMatchObject({ event: 'gained', seat: 1, coin: 2, jewel: 1, compass: 0 });
  expect(told[1]!.gained).toBeNull();
});

describe('what is asked is what can be done', () => {
  const turn = deciding.find((one) => one.decision?.kind === 'turn')!;
  const table = (kind: string, verbs: string[], passed = false, pending: string[] = []) => {
    const players = turn.players.map((player) => ({ ...player, passed }));
    const actions: Action[] = verbs.map((verb, id) => ({ id, notation: verb, verb, targets: {} }));
    const decision = { kind, effect: null };
    return {
      view: { ...turn, players, actions, decision, pending: pending.map((step) => [[step], 0, null, 0]) },
      actions,
      decision,
      me: 0,
      fresh: []
    } as unknown as GameTable<ArnakView>;
  };
  test('free actions are spoken of only where there are some', () => {
    expect(module.prompted(table('turn', ['buy', 'pass']))).toBeNull();
    expect(module.prompted(table('turn', ['pass']))).toBe('arnak-prompt-only-pass');
    expect(module.prompted(table('after', ['play', 'end-turn']))).toBeNull();
    expect(module.prompted(table('after', ['end-turn']))).toBe('arnak-prompt-only-end');
    expect(module.prompted(table('after', ['play', 'end-turn'], true))).toBe('arnak-prompt-passed');
  });
  test('before something hidden is shown it is said what', () => {
    const shown = (...pending: string[]) => module.prompted(table('pause', ['continue', 'play'], false, pending));
    expect(shown('Turn', 'AwakenGuardian', 'Pause', 'ActivateSite', 'RevealSite', 'Pause')).toBe('arnak-prompt-pause-site');
    expect(shown('Turn', 'AwakenGuardian', 'Pause')).toBe('arnak-prompt-pause-guardian');
    expect(shown('Turn', 'MoveToken', 'Pause')).toBe('arnak-prompt-pause-tiles');
  });
  test('a guardian is not travelled to', () => {
    const paying = (...pending: string[]) => module.prompted(table('pay-travel', ['travel'], false, pending));
    expect(paying('Turn', 'TakeGuardian', 'PayTravel')).toBe('arnak-prompt-overcome');
    expect(paying('Turn', 'TakeGuardian', 'PlaceArchaeologist', 'PayTravel')).toBeNull();
  });
  test('the turn of who has passed ends by itself if nothing is left', () => {
    expect(module.obvious(table('after', ['end-turn'], true))?.verb).toBe('end-turn');
    expect(module.obvious(table('after', ['play', 'end-turn'], true))).toBeNull();
    expect(module.obvious(table('after', ['end-turn']))).toBeNull();
  });
});

test('at the end of a round nobody is told to have done what comes about by itself', () => {
  const round = ['passed', 'ended-round', 'laid', 'exiled', 'exiled', 'began-round', 'exiled'].map((event) => ({ event, seat: 1 }));
  const feared = [
    { event: 'feared', seat: 1, player: 0 },
    { event: 'feared', seat: 1, player: 2 }
  ];
  const step = (seq: number, events: object[]) => ({ seq, seat: 0, action: null, at: null, events }) as unknown as Step;
  const told = news([step(1, [...round, ...feared])], 0);
  expect(told.map(({ seat, events }) => [seat, ...events.map(({ event }) => event)])).toEqual([
    [1, 'passed'],
    [null, 'began-round'],
    [1, 'exiled'],
    [2, 'feared']
  ]);
  expect(news([step(1, round.slice(0, 2)), step(2, round.slice(3, 5))], null)).toEqual([]);
});

test('who passes with the Watch is not warned of the Watch', () => {
  const turn = deciding.find((one) => one.decision?.kind === 'turn')!;
  let lit: Partial<Action>[] = [{ verb: 'pass' }];
  const warned = (hand: string[], notation: string, targets: Action['targets']) => {
    const players = turn.players.map((player) => ({ ...player, hand, assistants: [], archaeologists: 0 }));
    const tell = { name: (_: string, id: string) => id, listed: (some: string[]) => some.join() };
    const table = {
      view: { ...turn, players },
      actions: lit,
      me: 0,
      tell,
      say: (key: string, values?: { what: string }) => values?.what ?? key
    };
    return module.warning({ id: 0, notation, verb: notation.split(' ')[0]!, targets }, table as unknown as GameTable<ArnakView>);
  };
  const watch = ['play watch pass', { card: 'watch', option: 'pass' }] as const;
  expect(warned(['watch'], 'pass', {})).toBe('watch');
  expect(warned(['watch', 'fear'], ...watch)).toBeNull();
  expect(warned(['watch', 'hat'], ...watch)).toBe('hat');
  lit = [{ verb: 'slot' }, { verb: 'pass' }];
  expect(warned(['fear'], 'pass', {})).toBeNull();
  lit = [{ verb: 'dig' }, { verb: 'pass' }];
  expect(warned(['fear'], 'pass', {})).toBe('arnak-pass-warning-lit');
});

test('who could still send an archaeologist is told so before passing', () => {
  const turn = deciding.find((one) => one.decision?.kind === 'turn')!;
  const warned = (archaeologists: number, verb: string) => {
    const actions: Action[] = ['pass', verb].map((one, id) => ({ id, notation: one, verb: one, targets: {} }));
    const players = turn.players.map((player) => ({ ...player, hand: [], assistants: [], archaeologists }));
    const say = (key: string, values?: Record<string, unknown>) => [key, ...Object.values(values ?? {})].join(' ');
    const table = { view: { ...turn, players, actions }, actions, me: 0, tell: { listed: (some: string[]) => some.join() }, say };
    return module.warning(actions[0]!, table as unknown as GameTable<ArnakView>);
  };
  expect(warned(2, 'dig')).toBe('arnak-pass-warning arnak-at-home 2');
  expect(warned(2, 'slot')).toBeNull();
  expect(warned(0, 'slot')).toBeNull();
});

describe('what things cost is foretold', () => {
  test('whatever can be done now can be paid as planned', () => {
    for (const view of deciding.filter((one) => one.decision?.kind === 'turn')) {
      const me = view.players[view.seat!]!;
      for (const { verb, targets, notation } of view.actions!.filter((one) => PAID.includes(one.verb))) {
        const made = plan(verb, targets, view, view.seat!, []);
        expect(made.travel, notation).not.toBeNull();
        for (const [name, count] of Object.entries(made.tokens)) {
          expect(name === 'idol' ? me.crates.length : me.purse[name as 'coin'], notation).toBeGreaterThanOrEqual(count!);
        }
      }
    }
  });

  test('the proposed payment is one that the rules take, and enough', () => {
    for (const view of deciding.filter((one) => one.decision?.kind === 'pay-travel')) {
      const me = view.players[view.seat!]!;
      const legal = view.actions!.map((one) => one.notation);
      const proposed = proposal(me, []);
      expect(proposed).not.toBeNull();
      for (const source of proposed!) expect(legal).toContain(source.notation);
      expect(unmet([...me.pool.icons, ...proposed!.flatMap((one) => one.icons)], me.pool.needs)).toBe(0);
    }
  });

  test('a plane meets anything, a boot only a boot', () => {
    expect(unmet(['plane'], ['boat'])).toBe(0);
    expect(unmet(['boot'], ['boat'])).toBe(1);
    expect(unmet(['car', 'boat'], ['boot', 'car'])).toBe(0);
    expect(unmet(['car', 'car'], ['car', 'boat'])).toBe(1);
    expect(unmet(['car-or-boat', 'boot'], ['boat', 'boot'])).toBe(0);
    expect(unmet(['car-or-boat', 'boot'], ['boat', 'car'])).toBe(1);
    expect(discounted(['car', 'boat'], ['plane'])).toEqual(['car-or-boat']);
    expect(discounted(['boot', 'boot'], ['boat'])).toEqual(['boot']);
  });
});

describe('the drawn table', () => {
  let catalog: Catalog;
  beforeAll(async () => {
    catalog = await load('en', 'arnak', 'arnak-rules');
  });

  function show(table: TableModel, view: ArnakView): void {
    table.view = view;
    table.me = view.seat;
    table.toDecide = view.seat;
    const kinds = [...view.players.map(() => 'person' as const), ...(view.rival ? ['rival' as const] : [])];
    table.seats = kinds.map((kind, seat) => ({
      seat,
      kind,
      name: `Seat ${seat}`,
      mine: seat === view.seat,
      connected: true,
      badge: badge(seat, kind, ['red', 'blue', 'green', 'yellow', 'purple'])
    }));
  }

  function drawn(view: ArnakView): { table: TableModel; host: HTMLElement; sent: string[]; close: () => void } {
    const sent: string[] = [];
    const send = (notation: string) => (sent.push(notation), Promise.resolve(null));
    const table = new TableModel('arnak', catalog, { act: send, undo: () => send('undo'), why: () => Promise.resolve(null) });
    show(table, view);
    const host = document.body.appendChild(document.createElement('div'));
    const made = mount(module.Table, { target: host, props: { table: table as never } });
    flushSync();
    return { table, host, sent, close: () => (unmount(made), host.remove()) };
  }

  function shown(host: HTMLElement, action: Action, view: ArnakView): boolean {
    return places(action, view, view.seat!).some((place) => {
      if (place === 'bar') return true;
      if (place === 'ask') return host.querySelector(`[data-action="${action.notation}"], [data-pay]`) !== null;
      return host.querySelector(`.spot.lit[data-place~="${place}"]`) !== null;
    });
  }

  test('lights a thing for every legal action, and nothing else', { timeout: 120_000 }, () => {
    const seen = new Set<string>();
    const telling = deciding.filter((view) => {
      const fresh = view.actions!.some((action) => !seen.has(action.verb));
      for (const { verb } of view.actions!) seen.add(verb);
      return fresh;
    });
    const { table, host, close } = drawn(telling[0]!);
    for (const view of telling) {
      show(table, view);
      flushSync();
      for (const action of view.actions!) expect(shown(host, action, view), action.notation).toBe(true);
      const legal = new Set(view.actions!.flatMap((one) => places(one, view, view.seat!)));
      for (const spot of host.querySelectorAll<HTMLElement>('.spot')) {
        const stands = spot.dataset['place']!.split(' ').some((one) => legal.has(one));
        expect(spot.classList.contains('lit'), spot.dataset['place']).toBe(stands);
      }
      expect(host.querySelector('[data-rest]')).toBeNull();
    }
    close();
  });

  test('of two own archaeologists at one camp the one that is pressed leaves', async () => {
    const turn = deciding.find((one) => one.players.length > 1)!;
    const sites = { ...turn.sites, 'camp-coin': { ...turn.sites['camp-coin']!, spaces: [turn.seat, turn.seat] } };
    const relocation = (figure: number | null, site: string): Action => {
      const targets = { from: 'camp-coin', ...(figure ? { figure } : {}), site, space: 1 };
      return { id: 0, verb: 'relocate', targets, notation: ['relocate', ...Object.values(targets)].join(' ') };
    };
    const actions = [null, 2].flatMap((figure) => ['camp-tablet', 'camp-jewel'].map((site) => relocation(figure, site)));
    const decision = { kind: 'pick', effect: 'pathfinders-sandals' };
    const { table, host, sent, close } = drawn({ ...turn, sites, actions, decision } as ArnakView);
    const spot = (place: string) => host.querySelector<HTMLElement>(`.spot[data-place="${place}"]`)!;
    const press = (place: string) => (spot(place).click(), flushSync());
    const lifted = () => [...host.querySelectorAll('.who')].map((one) => one.classList.contains('lifted'));
    expect([spot('space:camp-coin:1'), spot('space:camp-coin:2')].every((one) => one.classList.contains('lit'))).toBe(true);
    press('space:camp-coin:1');
    press('space:camp-coin:2');
    expect(lifted().filter(Boolean).length).toBe(1);
    expect(sent).toEqual([]);
    press('space:camp-tablet:1');
    await vi.waitFor(() => expect(sent).toEqual(['relocate camp-coin 2 camp-tablet 1']));
    const home = [
      { ...relocation(null, ''), verb: 'return', targets: { site: 'camp-coin' }, notation: 'return camp-coin' },
      { ...relocation(2, ''), verb: 'return', targets: { site: 'camp-coin', figure: 2 }, notation: 'return camp-coin 2' }
    ];
    show(table, { ...turn, sites, actions: home, decision } as ArnakView);
    flushSync();
    press('space:camp-coin:2');
    await vi.waitFor(() => expect(sent.at(-1)).toBe('return camp-coin 2'));
    close();
  });

  test('the temple tiles and the guardians of all seats are on the table', () => {
    const turn = deciding.find((one) => one.players.length > 2)!;
    const temple = ['gold', 'silver-left', 'silver-right', 'bronze-middle'];
    const guardians = Object.keys(facts.guardians)
      .slice(0, 4)
      .map((id) => ({ id, boon: true }));
    const { host, close } = drawn({ ...turn, players: turn.players.map((player) => ({ ...player, temple, guardians })) });
    const won = [...host.querySelectorAll('.won')].map((one) => [...one.children].map((tile) => tile.textContent));
    expect(won).toEqual(turn.players.map(() => ['11', '6×2', '2']));
    for (const board of host.querySelectorAll('.board')) expect(board.querySelectorAll('.guardian').length).toBe(4);
    close();
  });

  test('a guardian tells what it would cost me only if I stand there', () => {
    const turn = deciding.find((one) => one.decision?.kind === 'turn' && one.players.length === 2)!;
    const guardian = Object.keys(facts.guardians).find((one) => facts.guardians[one]!.cost.some((word) => word.startsWith('coin')))!;
    const here = (who: number) => {
      const sites = { ...turn.sites, 'l1-1': { ...turn.sites['l1-1']!, guardian, spaces: [who] } };
      const table = {
        say: (key: string) => key,
        tell: { pair: (a: string, b: string) => a + b, amounts: () => '' },
        me: turn.seat,
        view: { ...turn, sites },
        decision: turn.decision
      };
      const seen = { table, seat: turn.seat!, me: turn.players[turn.seat!]!, granted: [], cost: () => 'cost' } as unknown as Lit;
      return aboutGuardian(seen, guardian, null as never, 'l1-1').text.length;
    };
    expect(here(turn.seat!)).toBe(here(1 - turn.seat!) + 1);
  });

  test('pressing the only thing to do with a card does it', { timeout: 30_000 }, async () => {
    const view = deciding.find((one) => one.decision?.kind === 'turn' && one.actions!.some((action) => action.verb === 'buy'));
    if (!view) return;
    const { host, sent, close } = drawn(view);
    const buy = view.actions!.find((action) => action.verb === 'buy')!;
    host.querySelector<HTMLElement>(`[data-place="row:${buy.targets['card']}"]`)!.click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toEqual([buy.notation]);
    close();
  });

  test('a question brings up where its answers lie, not what could be done freely, and leaves the rest in reach', () => {
    const turn = deciding.find((one) => one.decision?.kind === 'turn' && one.actions!.some(({ verb }) => verb === 'play'))!;
    const top = turn.decks.assistants.flatMap((stack) => stack[0] ?? [])[0]!;
    const take: Action = { id: 0, notation: `take ${top}`, verb: 'take', targets: { thing: top } };
    const { table, host, close } = drawn(turn);
    const tab = () => host.querySelector<HTMLElement>('.arnak')!.dataset['tab'];
    show(table, {
      ...turn,
      decision: { kind: 'assistant', effect: null },
      actions: [take, ...turn.actions!.filter(({ verb }) => verb === 'play')]
    });
    flushSync();
    expect(tab()).toBe('research');
    host.querySelectorAll<HTMLElement>('.tabs [role=tab]')[3]!.click();
    flushSync();
    expect(tab()).toBe('me');
    close();
  });

  test('every button has a name', { timeout: 30_000 }, () => {
    const { host, close } = drawn(deciding[0]!);
    for (const button of host.querySelectorAll('button')) {
      expect((button.getAttribute('aria-label') ?? button.textContent ?? '').trim(), button.outerHTML.slice(0, 200)).not.toBe('');
    }
    close();
  });
});

describe('a replay on a phone', () => {
  const step = (action: string, ...events: [string, number][]): Step =>
    ({ seq: 1, seat: events[0]?.[1] ?? 0, action, events: events.map(([event, seat]) => ({ event, seat })) }) as Step;

  test('opens the part where the step was taken', () => {
    expect(happened(step('buy axe', ['paid', 0], ['bought', 0]), 0)).toBe('row');
    expect(happened(step('travel fear', ['travelled', 0], ['placed', 0], ['activated', 0]), 0)).toBe('island');
    expect(happened(step('research magnifier 1-2', ['paid', 0], ['researched', 0]), 1)).toBe('research');
    expect(happened(step('dig camp-coin 1'), 0)).toBe('island');
  });

  test('shows a board where it lies: mine at the bottom, that of others beside it', () => {
    expect(happened(step('use a-coins', ['used-assistant', 1], ['gained', 1]), 1)).toBe('me');
    expect(happened(step('use a-coins', ['used-assistant', 1], ['gained', 1]), 0)).toBe('others');
  });

  test('stays where it is when nothing is to be seen elsewhere', () => {
    expect(happened(step('end-turn', ['ended-turn', 0]), 0)).toBeNull();
  });
});
