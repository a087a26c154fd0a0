import { describe, expect, it } from 'vitest';
import type { ServerMessage, Step, Table } from '../src/lib/messages.ts';
import type { View } from '../src/lib/protocol.ts';
import { Refused, Session, standing, type Moment, type Wire } from '../src/lib/session.ts';

const table = (seq: number, more: Partial<Table> = {}): Table => ({
  id: 't',
  game: 'arnak',
  options: {},
  status: 'playing',
  seq,
  seats: [],
  to_decide: 0,
  undo: false,
  proposals: [],
  created: '',
  hints: false,
  rematch: null,
  hotseat: false,
  seed: null,
  ...more
});
const step = (seq: number, action: string | null, more: Partial<Step> = {}): Step => ({
  seq,
  seat: 0,
  action,
  events: [],
  at: null,
  ...more
});
const view = (round: number) => ({ game: 'arnak', round }) as View;

/** A world whose wires and timers are in the test's hands. */
class Fake {
  wires: FakeWire[] = [];
  timers: { at: number; then: () => void }[] = [];
  clock = 0;
  moments: [Moment, readonly Step[]][] = [];
  session: Session;

  constructor(secrets: string[] = ['s3cret']) {
    this.session = new Session(
      secrets,
      {
        connect: () => {
          const wire = new FakeWire();
          this.wires.push(wire);
          return wire;
        },
        later: (milliseconds, then) => {
          const timer = { at: this.clock + milliseconds, then };
          this.timers.push(timer);
          return () => (this.timers = this.timers.filter((one) => one !== timer));
        },
        random: () => 0.5,
        now: () => this.clock
      },
      { moment: (moment, missed) => void this.moments.push([moment, missed]) }
    );
  }
  get wire(): FakeWire {
    return this.wires.at(-1)!;
  }
  pass(milliseconds: number): void {
    const end = this.clock + milliseconds;
    for (;;) {
      const next = this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.timers = this.timers.filter((one) => one !== next);
      this.clock = next.at;
      next.then();
    }
    this.clock = end;
  }
  welcome(seq: number, steps: Step[] = []): void {
    this.wire.onopen?.();
    this.hear({ type: 'welcome', table: table(seq), seq, view: view(1), steps, chat: [] });
  }
  hear(message: ServerMessage): void {
    this.wire.onmessage?.(JSON.stringify(message));
  }
}

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((text: string) => void) | null = null;
  onclose: ((code: number) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.(1000);
  }
  last(): Record<string, unknown> {
    return this.sent.at(-1)!;
  }
}

const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error as Refused).refusal.code
  );

describe('a session', () => {
  it('says hello with its secret and what it has seen', () => {
    const fake = new Fake();
    fake.session.start();
    fake.welcome(3, [step(1, null), step(2, 'pass'), step(3, 'end-turn')]);
    expect(fake.wire.sent[0]).toEqual({ type: 'hello', protocol: 1, after: 0, secret: 's3cret' });
    expect(fake.session.connection).toBe('open');
    expect(fake.session.seq).toBe(3);
    expect(fake.session.steps.map((one) => one.seq)).toEqual([1, 2, 3]);
  });

  it('holds several secrets at a hot-seat, and none as a watcher', () => {
    const several = new Fake(['a', 'b']);
    several.session.start();
    several.wire.onopen?.();
    expect(several.wire.last()).toMatchObject({ secrets: ['a', 'b'] });
    const none = new Fake([]);
    none.session.start();
    none.wire.onopen?.();
    expect(none.wire.last()).toEqual({ type: 'hello', protocol: 1, after: 0 });
  });

  it('acts at the number it has seen and is told the refusal', async () => {
    const fake = new Fake();
    fake.session.start();
    fake.welcome(4);
    const acting = refused(fake.session.act('buy hat'));
    const { tag, seq, action } = fake.wire.last();
    expect([seq, action]).toEqual([4, 'buy hat']);
    fake.hear({ type: 'error', reply_to: tag as string, code: 'cannot-pay', message: '', rule: '1', page: 8, missing: { coin: 1 } });
    expect(await acting).toBe('cannot-pay');
  });

  it('knows by its own step that an action was carried out, and by another that the answer is still to come', async () => {
    const fake = new Fake();
    fake.session.start();
    fake.welcome(3);
    const acted = fake.session.act('pass');
    fake.hear({ type: 'step', table: table(4), step: step(4, 'pass'), view: view(1) });
    await acted;
    const late = refused(fake.session.act('pass'));
    fake.hear({ type: 'step', table: table(5), step: step(5, 'dig'), view: view(1) });
    const tag = String(fake.wire.last()['tag']);
    fake.hear({ type: 'error', reply_to: tag, code: 'stale', message: '', rule: null, page: null, missing: null });
    expect(await late).toBe('stale');
  });

  it('passes over a step it knows already', () => {
    const fake = new Fake();
    fake.session.start();
    fake.welcome(4);
    fake.hear({ type: 'step', step: step(5, 'pass'), view: view(2), table: table(5) });
    fake.hear({ type: 'step', step: step(5, 'pass'), view: view(2), table: table(5) });
    expect(fake.moments).toHaveLength(2);
    expect(fake.session.seq).toBe(5);
  });

  it('comes back by itself, soon, and goes on from the number it had', () => {
    const fake = new Fake();
    fake.session.start();
    fake.welcome(4, [step(4, 'pass')]);
    fake.wire.onclose?.(1006);
    expect(fake.session.connection).toBe('lost');
    for (let tries = 0; tries < 10; tries++) {
      const wires = fake.wires.length;
      fake.pass(1200);
      expect(fake.wires.length).toBeGreaterThan(wires);
      fake.wire.onclose?.(1006);
    }
    fake.pass(1200);
    fake.welcome(6, [step(5, 'a'), step(6, 'b')]);
    expect(fake.wire.sent[0]).toMatchObject({ after: 4 });
    expect(fake.session.steps.map((one) => one.seq)).toEqual([4, 5, 6]);
    expect(fake.moments.at(-1)![1].map((one) => one.seq)).toEqual([5, 6]);
  });

  it('grows patient when the server stays away', () => {
    const fake = new Fake();
    fake.session.start();
    fake.wire.onclose?.(1006);
    for (let tries = 0; tries < 320; tries++) {
      fake.pass(1200);
      if (fake.wires.at(-1)!.onclose) fake.wire.onclose?.(1006);
    }
    const wires = fake.wires.length;
    fake.pass(10_000);
    expect(fake.wires.length - wires).toBeLessThan(2);
  });

  it('does not come back where it is not wanted', async () => {
    for (const code of [1008, 4400, 4404]) {
      const fake = new Fake();
      fake.session.start();
      fake.wire.onclose?.(code);
      fake.pass(120_000);
      expect(fake.wires).toHaveLength(1);
      expect(fake.session.ended).toBe(code);
      expect(await refused(fake.session.act('pass'))).toBe('connection-lost');
    }
  });

  it('knows an action that was confirmed while the connection broke, and does not send it twice', async () => {
    const fake = new Fake();
    fake.session.start();
    fake.welcome(4);
    const acting = refused(fake.session.act('pass'));
    fake.wire.onclose?.(1006);
    fake.pass(1000);
    fake.welcome(5, [step(5, 'pass')]);
    expect(await acting).toBeNull();
    expect(fake.wire.sent.map((one) => one['type'])).toEqual(['hello']);
  });

  it('sends an action again that was not confirmed, with the same key', async () => {
    const fake = new Fake();
    fake.session.start();
    fake.welcome(4);
    const acting = refused(fake.session.act('pass'));
    const first = fake.wire.last();
    fake.wire.onclose?.(1006);
    fake.pass(1000);
    fake.welcome(4);
    expect(fake.wire.last()).toEqual(first);
    fake.hear({ type: 'ok', reply_to: first['tag'] as string, seq: 5 });
    expect(await acting).toBeNull();
  });

  it('does not send an action into a position it was not meant for', async () => {
    const fake = new Fake();
    fake.session.start();
    fake.welcome(4);
    const acting = refused(fake.session.act('pass'));
    fake.wire.onclose?.(1006);
    fake.pass(1000);
    fake.welcome(5, [step(5, 'buy hat', { seat: 1 })]);
    expect(await acting).toBe('stale');
  });

  it('does not say a sentence twice', async () => {
    const fake = new Fake();
    fake.session.start();
    fake.welcome(1);
    const saying = refused(fake.session.say('hello'));
    fake.wire.onclose?.(1006);
    expect(await saying).toBe('connection-lost');
  });

  it('notices a server that has fallen silent', () => {
    const fake = new Fake();
    fake.session.start();
    fake.welcome(1);
    fake.pass(70_000);
    expect(fake.wires.length).toBeGreaterThan(1);
  });
});

describe('the steps that stand', () => {
  it('leave out what was taken back', () => {
    const steps = [step(1, null), step(2, 'a'), step(3, 'b'), step(4, null, { undone: 2 }), step(5, 'c')];
    expect(standing(steps).map((one) => one.seq)).toEqual([1, 4, 5]);
  });
});
