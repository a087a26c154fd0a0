import type {
  Chat,
  ClientMessage,
  ErrorReply,
  HintReply,
  Ok,
  ProposeMessage,
  Refusal,
  ScoreReply,
  ServerMessage,
  Step,
  StepPush,
  Table,
  Welcome,
  WhyReply
} from './messages.ts';
import type { View } from './protocol.ts';

/** A table as this browser knows it: one connection that reconnects, requests with answers, steps in order. No DOM. */

export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((text: string) => void) | null;
  onclose: ((code: number) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What a session needs from its environment; tests supply their own. */
export interface World {
  connect(): Wire;
  later(milliseconds: number, then: () => void): () => void;
  random(): number;
  now(): number;
}

export type Connection = 'connecting' | 'open' | 'lost' | 'ended';

/** The states since the last one shown, one per step. */
export interface Moment {
  seq: number;
  view: View | null;
  views: Readonly<Record<string, View>> | null;
  table: Table;
  step: Step | null;
  seen: Readonly<Record<string, Step>> | null;
}

export interface Watcher {
  /** a step, or after a reconnect the position with everything missed */
  moment?(moment: Moment, missed: readonly Step[]): void;
  changed?(): void;
}

interface Request {
  message: ClientMessage & { tag?: string | number | null };
  resolve(answer: ServerMessage): void;
  reject(refusal: Refusal): void;
}

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

const FIRST_DELAY = 120;
const GROWTH = 1.6;
const SOON = 900;
const PATIENCE = 300_000;
const LONGEST_DELAY = 30_000;
const HEARTBEAT = 20_000;
const SILENCE = 45_000;
const ENDING = [1008, 4400, 4404];
const SLOW_DOWN = 4429;
/** Requests that are safe to repeat; the others are refused if the connection breaks before the answer. */
const REPEATABLE = ['why', 'score', 'hint', 'ready', 'vote', 'take-back', 'ping'];

const LOST: Refusal = { code: 'connection-lost', message: '', rule: null, page: null, missing: null };

export class Session {
  connection: Connection = 'connecting';
  /** the code with which the server closed the connection for good, if it did */
  ended: number | null = null;
  /** why it rejected this browser, and the seat concerned */
  refused: ErrorReply | null = null;
  table: Table | null = null;
  seq = 0;
  view: View | null = null;
  views: Readonly<Record<string, View>> | null = null;
  steps: readonly Step[] = [];
  /** of a hot-seat: what each of the seats held here saw */
  seen: Readonly<Record<string, readonly Step[]>> = {};
  chat: readonly Chat[] = [];
  thinking: readonly number[] = [];

  private wire: Wire | null = null;
  private welcomed = false;
  private readonly requests = new Map<string, Request>();
  private nextTag = 1;
  private failures = 0;
  private lostAt = 0;
  private heard = 0;
  private stopTimer: () => void = () => undefined;
  private stopBeat: () => void = () => undefined;

  constructor(
    readonly secrets: readonly string[],
    private readonly world: World,
    private readonly watcher: Watcher = {}
  ) {}

  start(): void {
    this.stopTimer();
    this.connection = this.table === null ? 'connecting' : 'lost';
    const wire = this.world.connect();
    this.wire = wire;
    this.welcomed = false;
    wire.onopen = () => this.hello(wire);
    wire.onmessage = (text) => wire === this.wire && this.hear(text);
    wire.onclose = (code) => wire === this.wire && this.closed(code);
    this.changed();
  }

  stop(): void {
    const wire = this.wire;
    this.wire = null;
    this.stopTimer();
    this.stopBeat();
    wire?.close();
    for (const request of this.requests.values()) request.reject(LOST);
    this.requests.clear();
  }

  /** Retry at once: the network is back, or the page is visible again. */
  hurry(): void {
    if (this.connection === 'lost' && this.wire === null) this.start();
  }

  async act(action: string): Promise<void> {
    await this.request({ type: 'act', seq: this.seq, action, key: this.key() });
  }

  async undo(): Promise<void> {
    await this.request({ type: 'undo', seq: this.seq });
  }

  async why(action: string): Promise<Refusal | null> {
    const answer = (await this.request({ type: 'why', action })) as WhyReply;
    return answer.legal ? null : answer.refusal;
  }

  async ready(name: string | null, ready = true, seat: number | null = null): Promise<void> {
    await this.request({ type: 'ready', ready, name, seat });
  }

  async say(text: string): Promise<void> {
    await this.request({ type: 'chat', text });
  }

  async propose(kind: ProposeMessage['kind'], more: { seat?: number; level?: ProposeMessage['level'] } = {}): Promise<Ok> {
    return (await this.request({ type: 'propose', kind, ...more })) as Ok;
  }

  async vote(n: number, agree: boolean): Promise<void> {
    await this.request({ type: 'vote', n, agree });
  }

  async takeBack(): Promise<void> {
    await this.request({ type: 'take-back' });
  }

  async hint(): Promise<HintReply> {
    return (await this.request({ type: 'hint' })) as HintReply;
  }

  async score(): Promise<ScoreReply> {
    return (await this.request({ type: 'score' })) as ScoreReply;
  }

  /** Send a request and wait for its answer; throws Refused if the server says no. */
  request(message: ClientMessage): Promise<ServerMessage> {
    const tag = String(this.nextTag++);
    return new Promise((resolve, reject) => {
      if (this.connection === 'ended') {
        reject(new Refused(LOST));
        return;
      }
      const request: Request = {
        message: { ...message, tag } as Request['message'],
        resolve,
        reject: (refusal) => reject(new Refused(refusal))
      };
      this.requests.set(tag, request);
      if (this.welcomed) this.send(request.message);
    });
  }

  private key(): string {
    return `${this.seq}-${Math.floor(this.world.random() * 1e15).toString(36)}`;
  }

  private send(message: object): void {
    this.wire?.send(JSON.stringify(message));
  }

  private hello(wire: Wire): void {
    const [secret] = this.secrets;
    const who = this.secrets.length > 1 ? { secrets: this.secrets } : secret === undefined ? {} : { secret };
    wire.send(JSON.stringify({ type: 'hello', protocol: 1, after: this.seq, ...who }));
    this.heard = this.world.now();
    this.beat();
  }

  private beat(): void {
    this.stopBeat();
    this.stopBeat = this.world.later(HEARTBEAT, () => {
      if (this.world.now() - this.heard > SILENCE) this.wire?.close();
      else {
        if (this.welcomed) this.send({ type: 'ping' });
        this.beat();
      }
    });
  }

  private hear(text: string): void {
    this.heard = this.world.now();
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'welcome':
        this.welcome(message);
        break;
      case 'step':
        this.step(message);
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'chat':
        this.chat = [...this.chat, message.chat];
        break;
      case 'thinking':
        this.thinking = this.thinking.filter((seat) => seat !== message.seat).concat(message.on ? [message.seat] : []);
        break;
      case 'pong':
        return;
      case 'error':
        if (!this.welcomed) this.refused = message;
        this.answer(message.reply_to, (request) => request.reject(message));
        break;
      default:
        this.answer(message.reply_to, (request) => request.resolve(message));
    }
    this.changed();
  }

  private welcome(message: Welcome): void {
    const missed = message.steps.filter((step) => step.seq > this.seq);
    this.connection = 'open';
    this.failures = 0;
    this.thinking = [];
    this.table = message.table;
    this.view = message.view;
    this.views = message.views ?? null;
    this.chat = message.chat;
    for (const [seat, steps] of Object.entries(message.seen ?? {})) {
      const known = this.seen[seat] ?? [];
      this.seen = { ...this.seen, [seat]: [...known, ...steps.filter((step) => step.seq > this.seq)] };
    }
    this.steps = [...this.steps, ...missed];
    this.seq = message.seq;
    this.welcomed = true;
    this.confirm(missed);
    this.repeat();
    this.watcher.moment?.(this.moment(null, null), missed);
  }

  private step(message: StepPush): void {
    this.table = message.table;
    if (message.step.seq <= this.seq) return;
    this.view = message.view;
    this.views = message.views ?? null;
    this.steps = [...this.steps, message.step];
    for (const [seat, step] of Object.entries(message.seen ?? {})) {
      this.seen = { ...this.seen, [seat]: [...(this.seen[seat] ?? []), step] };
    }
    this.seq = message.step.seq;
    this.confirm([message.step]);
    this.watcher.moment?.(this.moment(message.step, message.seen ?? null), [message.step]);
  }

  private moment(step: Step | null, seen: Readonly<Record<string, Step>> | null): Moment {
    return { seq: this.seq, view: this.view, views: this.views, table: this.table!, step, seen };
  }

  /** If the requested action is one of these steps it is done; no need to wait for the server's answer. */
  private confirm(steps: readonly Step[]): void {
    for (const { message, resolve } of this.requests.values()) {
      if (message.type !== 'act' && message.type !== 'undo') continue;
      const came = steps.find((step) => step.seq === message.seq + 1);
      const done = message.type === 'act' ? came?.action === message.action : came?.undone != null;
      if (done) this.answer(message.tag, () => resolve({ type: 'ok', reply_to: message.tag, seq: message.seq + 1 }));
    }
  }

  /** After a reconnect: resend unanswered requests, unless the game has moved on. */
  private repeat(): void {
    for (const { message, reject } of this.requests.values()) {
      if ((message.type === 'act' || message.type === 'undo') && message.seq !== this.seq) {
        this.answer(message.tag, () => reject({ ...LOST, code: 'stale' }));
      } else this.send(message);
    }
  }

  private answer(tag: string | number | null | undefined, give: (request: Request) => void): void {
    const request = this.requests.get(String(tag));
    if (request === undefined) return;
    this.requests.delete(String(tag));
    give(request);
  }

  private closed(code: number): void {
    this.wire = null;
    this.welcomed = false;
    this.stopBeat();
    this.thinking = [];
    const over = ENDING.includes(code);
    for (const [tag, request] of [...this.requests]) {
      const { type } = request.message;
      if (!over && (type === 'act' || type === 'undo' || REPEATABLE.includes(type))) continue;
      this.requests.delete(tag);
      request.reject(LOST);
    }
    if (over) {
      this.connection = 'ended';
      this.ended = code;
    } else this.retry(code);
    this.changed();
  }

  private retry(code: number): void {
    if (this.failures === 0) this.lostAt = this.world.now();
    this.connection = 'lost';
    const long = this.world.now() - this.lostAt > PATIENCE;
    const grown = FIRST_DELAY * GROWTH ** this.failures;
    const least = code === SLOW_DOWN ? 5000 : 0;
    const delay = Math.max(least, Math.min(grown, long ? LONGEST_DELAY : SOON));
    this.failures += 1;
    this.stopTimer = this.world.later(delay * (0.7 + 0.6 * this.world.random()), () => this.start());
  }

  private changed(): void {
    this.watcher.changed?.();
  }
}

/** The browser environment. */
export function browserWorld(table: string): World {
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
  return {
    connect() {
      const socket = new WebSocket(url);
      const wire: Wire = {
        onopen: null,
        onmessage: null,
        onclose: null,
        send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
        close: () => socket.close()
      };
      socket.onopen = () => wire.onopen?.();
      socket.onmessage = (event) => wire.onmessage?.(String(event.data));
      socket.onclose = (event) => wire.onclose?.(event.code);
      return wire;
    },
    later(milliseconds, then) {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    now: () => performance.now()
  };
}

/** The steps still in effect: undone steps are left out, the undo itself is kept. */
export function standing(steps: readonly Step[]): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    for (let left = step.undone ?? 0; left > 0; left--) {
      const last = kept.findLastIndex((one) => one.undone == null);
      if (last >= 0) kept.splice(last, 1);
    }
    kept.push(step);
  }
  return kept;
}
