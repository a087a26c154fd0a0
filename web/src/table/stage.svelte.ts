import { tick } from 'svelte';
import { api } from '../lib/api.ts';
import type { Step, Table } from '../lib/messages.ts';
import { mute, mutedTables, myTable } from '../lib/mine.ts';
import type { GameName, Refusal } from '../lib/protocol.ts';
import { Refused, Session, browserWorld, standing, type Moment } from '../lib/session.ts';
import { lasting, settings } from '../lib/settings.svelte.ts';
import { sound } from '../lib/sound.ts';
import { heard } from './hearing.ts';
import { words } from '../lib/words.svelte.ts';
import type { GameModule } from './contract.ts';
import { drawnTable } from './games.ts';
import { alike } from './alike.ts';
import { TableModel } from './model.svelte.ts';
import { fly, measure, settle } from './motion.ts';
import { seated } from './seated.ts';

/** A live table: the session's steps are shown one by one, at a pace one can follow. */

const PAUSE = 420;
/** how long the steps of one seat in a row may take together */
const TURN = 2500;
const HURRY = 8;
const SLOWLY = 900;
const MOST_AGAIN = 200;

interface Shown {
  moment: Moment;
  fresh: readonly Step[];
}

export class Stage {
  readonly session: Session;
  model: TableModel | null = $state.raw(null);
  table: Table | null = $state.raw(null);
  chat: Session['chat'] = $state.raw([]);
  thinking: readonly number[] = $state.raw([]);
  connection: Session['connection'] = $state('connecting');
  /** the number of the proposal by which this browser asked for a seat */
  asked: number | null = $state(null);
  /** proposals that were read and put away; they stay among the seats */
  putAway: readonly number[] = $state.raw([]);
  /** the chat is hidden in this browser */
  muted = $state(false);
  ended: number | null = $state(null);
  refused: Session['refused'] = $state.raw(null);
  /** the seats that are played in this browser */
  held: readonly number[] = $state.raw([]);
  /** its seats that a bot is playing for now */
  left: readonly number[] = $state.raw([]);
  /** hot-seat: the next player to look, behind the curtain until they are ready */
  private looking: number | null = null;

  /** what others did since this browser's last step, after the position before it */
  since: readonly Shown[] = $state.raw([]);
  /** that is being shown once more */
  again = $state(false);

  /** the current table, whatever is shown */
  private latest: Moment | null = null;
  private preparing: GameName | null = null;
  private prepared: Promise<GameModule | null> | null = null;
  private queue: Shown[] = [];
  private running = false;
  private shown = 0;
  /** the step after which the table is shown now */
  private seq = 0;
  private waiting: { seq: number; then: () => void }[] = [];
  private stopped = false;
  /** whose steps are being shown, and how long they may still take */
  private pace = { seat: null as number | null, left: 0 };
  /** ends the pause between two steps; null when there is none */
  private onward: (() => void) | null = null;
  private skipping = false;

  constructor(
    readonly id: string,
    readonly secrets: readonly string[],
    world = browserWorld(id)
  ) {
    this.asked = myTable(id)?.asked?.n ?? null;
    this.muted = mutedTables().includes(id);
    this.session = new Session(secrets, world, {
      moment: (moment, missed) => {
        this.queue.push({ moment, fresh: missed });
        void this.run();
      },
      changed: () => this.changed()
    });
  }

  /** Load a game's table; the sooner its name is known, the shorter the wait. */
  prepare(game: GameName): Promise<GameModule | null> {
    if (this.preparing !== game) this.prepared = null; // whoever comes by a link learns which game it is
    this.preparing = game;
    this.prepared ??= Promise.all([drawnTable(game), words.use(game)]).then(
      ([module]) => module,
      (error) => {
        this.prepared = null;
        throw error;
      }
    );
    return this.prepared;
  }

  start(): () => void {
    this.session.start();
    const hurry = () => document.visibilityState === 'visible' && this.session.hurry();
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    const skip = () => this.skip();
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, skip, true);
    return () => {
      this.stopped = true;
      for (const press of ['pointerdown', 'keydown']) removeEventListener(press, skip, true);
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      this.session.stop();
    };
  }

  mute(on: boolean): void {
    this.muted = on;
    mute(this.id, on);
  }

  /** Raise the curtain: the deciding player looks at the table. */
  reveal(): void {
    if (this.model) this.model.covered = false;
  }

  /** Replay what the others did since my last step. */
  async showAgain(): Promise<void> {
    if (this.again || this.running || this.since.length < 2) return;
    const all = this.since;
    this.again = true;
    this.running = true;
    for (const { moment, fresh } of all) {
      const seen = await this.seen(moment);
      if (!this.again || this.stopped || seen === null) break;
      await this.show(seen, fresh);
      if (moment.step?.events.length) await new Promise((resolve) => setTimeout(resolve, Math.max(200, lasting(SLOWLY))));
    }
    this.again = false;
    await this.show(this.latest ?? all.at(-1)!.moment, []);
    this.running = false;
    await this.run();
  }

  /** A moment with what was seen then: of those before this browser sat down only the server knows it. */
  private async seen(moment: Moment): Promise<Moment | null> {
    if (moment.view !== null) return moment;
    try {
      return { ...moment, view: (await api.view(this.id, moment.seq, null, false, this.secrets[0])).view };
    } catch {
      return null;
    }
  }

  stopAgain(): void {
    this.again = false;
  }

  /** Any press shows at once what is still to be shown. */
  private skip(): void {
    settle();
    this.skipping = this.running && !this.again;
    this.onward?.();
  }

  private changed(): void {
    const { session } = this;
    this.chat = session.chat;
    this.thinking = session.thinking;
    this.connection = session.connection;
    this.ended = session.ended;
    this.refused = session.refused;
    if (session.table === null) return;
    this.prepare(session.table.game).catch(() => undefined);
    if (this.queue.length === 0 || this.table === null) this.seat(session.table);
  }

  private seat(table: Table): void {
    this.table = table;
    const mine = table.seats.filter((seat) => seat.you);
    this.held = mine.filter((seat) => seat.kind === 'person').map((seat) => seat.seat);
    this.left = mine.filter((seat) => seat.kind === 'bot').map((seat) => seat.seat);
    if (this.model && !this.again) this.model.live = this.model.me !== null && this.held.includes(this.model.me);
    if (!this.model) return;
    this.model.stopped = table.stopped != null;
    const seats = seated(table, settings.colours, words.catalog, this.held);
    if (!alike(seats, this.model.seats)) this.model.seats = seats;
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let next = this.queue.shift(); next !== undefined && !this.stopped; next = this.queue.shift()) {
      this.remember(next);
      this.latest = next.moment;
      await this.show(next.moment, next.fresh);
      this.ring(next.moment);
      if (this.queue.length > 0) await this.pause(next.moment);
    }
    this.skipping = false;
    this.running = false;
  }

  /** A player who sits down or comes back also gets the earlier events, if this browser has only one seat. */
  private remember({ moment, fresh }: Shown): void {
    const { step, table } = moment;
    const several = table.seats.filter((seat) => seat.you).length > 1;
    if (step !== null) this.note({ moment, fresh });
    else if (several) this.since = [{ moment, fresh }];
    else for (const one of fresh) this.note({ moment: { ...moment, seq: one.seq, view: null, step: one }, fresh: [one] });
  }

  private note(next: Shown): void {
    const { step, table } = next.moment;
    const mine = step!.seat === null || table.seats.some((seat) => seat.you && seat.seat === step!.seat);
    this.since = mine ? [next] : [...this.since, next].slice(-MOST_AGAIN);
  }

  private ring({ step, table }: Moment): void {
    if (step === null || step.undone != null) return;
    const mine = (seat: number | null) => table.seats.some((one) => one.you && one.seat === seat);
    for (const what of heard(step.events)) sound(what);
    if (table.to_decide === null && table.status === 'over') sound('end');
    else if (!mine(step.seat) && mine(table.to_decide)) sound('turn');
  }

  private async pause(moment: Moment): Promise<void> {
    const events = moment.step?.events.length ?? 0;
    const seat = moment.step?.seat ?? null;
    if (seat !== this.pace.seat) this.pace = { seat, left: lasting(TURN) };
    const wait = events === 0 || this.skipping ? 0 : Math.min(this.pace.left, lasting(this.queue.length > HURRY ? PAUSE / 4 : PAUSE));
    this.pace.left -= wait;
    if (wait > 0)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, wait);
        this.onward = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.onward = null;
  }

  private async show(moment: Moment, fresh: readonly Step[]): Promise<void> {
    if (moment.view === null) {
      this.seat(moment.table);
      this.reached(moment.seq);
      return;
    }
    const model = this.model ?? (await this.make(moment));
    measure();
    const eyes = this.eyes(moment);
    const key = eyes === null ? '' : String(eyes);
    this.seq = moment.seq;
    model.me = eyes;
    model.view = moment.views?.[key] ?? moment.view;
    model.toDecide = moment.table.to_decide;
    model.mayTakeBack = moment.table.undo;
    model.live = eyes !== null && !this.again && moment.table.seats[eyes]?.kind === 'person';
    model.fresh = moment.seen?.[key] ? [moment.seen[key]] : fresh;
    model.jumped = moment.step === null || moment.step.undone != null;
    model.steps = standing(this.session.seen[key] ?? this.session.steps).filter((step) => step.seq <= moment.seq);
    this.model = model;
    this.seat(moment.table);
    await tick();
    if (model.jumped) measure();
    else fly();
    this.reached(moment.seq);
  }

  /** Whose eyes look at the table: of several seats here the one to decide, behind a curtain if it changes. */
  private eyes(moment: Moment): number | null {
    const held = moment.table.seats.filter((seat) => seat.you).map((seat) => seat.seat);
    if (held.length < 2) return held[0] ?? null;
    const deciding = moment.table.to_decide;
    if (deciding === null || !held.includes(deciding)) return this.looking ?? held[0]!;
    if (this.looking !== deciding && this.model) this.model.covered = true;
    this.looking = deciding;
    return deciding;
  }

  private async make(moment: Moment): Promise<TableModel> {
    const { game } = moment.table;
    const module = await this.prepare(game);
    const model = new TableModel(game, words.catalog, {
      act: (notation) => this.told(() => this.session.act(notation)),
      undo: () => this.told(() => this.session.undo()),
      why: (notation) => this.session.why(notation).catch(refusal),
      words: (names) => {
        const past = this.seq < this.session.seq ? { move: this.seq, seat: null, open: false } : undefined;
        return api.words(this.id, names, this.secrets.length > 0 ? this.secrets.join(',') : undefined, past);
      }
    });
    model.module = module;
    model.covered = moment.table.seats.filter((seat) => seat.you).length > 1;
    return model;
  }

  /** Act and wait until the result is shown, so that nobody clicks on an outdated table. */
  private async told(doing: () => Promise<void>): Promise<Refusal | null> {
    const before = this.session.seq;
    try {
      await doing();
      await new Promise<void>((then) => this.whenShown(before + 1, then));
      return null;
    } catch (error) {
      return refusal(error);
    }
  }

  private whenShown(seq: number, then: () => void): void {
    if (this.shown >= seq) then();
    else this.waiting.push({ seq, then });
  }

  private reached(seq: number): void {
    this.shown = Math.max(this.shown, seq);
    const due = this.waiting.filter((one) => one.seq <= this.shown);
    this.waiting = this.waiting.filter((one) => one.seq > this.shown);
    for (const one of due) one.then();
  }
}

function refusal(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  throw error;
}
