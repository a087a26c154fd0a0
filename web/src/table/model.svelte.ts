import type { Catalog, Values } from '../lib/catalog.ts';
import type { Score, Step, Words } from '../lib/messages.ts';
import type { Action, Decision, GameName, Refusal, View } from '../lib/protocol.ts';
import { settings } from '../lib/settings.svelte.ts';
import { Telling } from '../lib/telling.ts';
import type { Choice, GameModule, GameTable, Inspected, Seat } from './contract.ts';
import { inspected } from './inspecting.ts';

/** Where actions go: the server, or nowhere in a replay. */
export interface Backend {
  act(notation: string): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  why(notation: string): Promise<Refusal | null>;
  /** the table in words, as it is now; the seats are called by these names */
  words?(names: readonly string[]): Promise<Words>;
}

export interface OpenMenu {
  at: Element;
  choices: Choice[];
}

export interface Bubble {
  at: Element | null;
  refusal: Refusal;
  /** what was asked about */
  verb?: string;
}

export interface Question {
  text: string;
  /** what is done if the answer is yes */
  doing: string;
  answer(yes: boolean): void;
}

/** milliseconds before the page shows that it is waiting for an answer */
const PATIENCE = 500;

/** The table as the frame holds it: the current view and what is open over it. */
export class TableModel implements GameTable {
  readonly game: GameName;
  readonly settings = settings;
  view: View = $state.raw(undefined as unknown as View);
  seats: readonly Seat[] = $state.raw([]);
  me: number | null = $state(null);
  below: number | null = $state(null);
  live = $state(true);
  /** an action is pending */
  busy = $state(false);
  /** it has been pending long enough to switch the lights off; doing so sooner would flicker and cost two more renders */
  private slow = $state(false);
  /** the pending action, and whether a click is already waiting for it */
  private running: Promise<unknown> = Promise.resolve();
  private awaited = false;
  /** the curtain is down: nothing is shown and nothing can be done */
  covered = $state(false);
  /** the rules have changed since: nothing can be done before the game goes on under the current ones */
  stopped = $state(false);
  toDecide: number | null = $state(null);
  fresh: readonly Step[] = $state.raw([]);
  jumped = $state(true);
  steps: readonly Step[] = $state.raw([]);
  final: Score | null = $state.raw(null);
  module: GameModule | null = $state.raw(null);
  catalog: Catalog = $state.raw(undefined as unknown as Catalog);

  /** whether I can undo the last step */
  mayTakeBack = $state(false);
  menu: OpenMenu | null = $state.raw(null);
  bubble: Bubble | null = $state.raw(null);
  advised: readonly string[] = $state.raw([]);
  shown: { at: Element; what: Inspected } | null = $state.raw(null);
  question: Question | null = $state.raw(null);
  /** what was confirmed last, and what of it was undone since: it is not asked again */
  private agreed = '';
  private takenUp = '';
  /** descriptions of the drawn elements */
  private readonly told = new WeakMap<Element, () => Inspected | null>();
  private readonly described = new Set<Element>();

  private readonly renamed = $derived(this.view === undefined ? undefined : this.module?.renamed?.(this.view));
  private readonly called = $derived(this.renamed === undefined ? this.catalog : this.catalog.renaming(this.renamed));
  private readonly names = $derived(JSON.stringify(this.view === undefined ? {} : (this.module?.named?.(this.view, this.called) ?? {})));
  private readonly words = $derived(
    this.names === '{}' ? this.called : this.called.naming(JSON.parse(this.names) as Record<string, string>)
  );
  readonly tell = $derived(new Telling(this.words, Object.fromEntries(this.seats.map((seat) => [seat.seat, seat.name]))));
  readonly decision: Decision | null = $derived(this.view?.decision ?? null);
  readonly mine = $derived(this.live && this.me !== null && this.toDecide === this.me && !this.covered && !this.stopped);
  readonly actions: readonly Action[] = $derived(this.mine && !this.slow ? (this.view.actions ?? []) : []);
  readonly prompt = $derived.by(() => {
    if (this.decision === null || this.view === undefined) return '';
    const closer = this.module?.prompted?.(this) ?? null;
    if (closer !== null) return this.say(closer);
    return this.tell.prompt(
      this.decision,
      (this.view.actions ?? []).map((action) => action.notation)
    );
  });

  constructor(
    game: GameName,
    catalog: Catalog,
    private readonly backend: Backend
  ) {
    this.game = game;
    this.catalog = catalog;
  }

  say(key: string, values?: Values): string {
    return this.words.say(key, values);
  }

  seat(seat: number): Seat {
    const found = this.seats.find((one) => one.seat === seat);
    if (found === undefined) throw new RangeError(`no seat ${seat}`);
    return found;
  }

  label(action: Action): string {
    return this.tell.action(action, this.decision?.effect ?? null, side(this.view, this.decision?.effect ?? null));
  }

  async act(action: Action | string, at: Element | null = null): Promise<boolean> {
    const listed = typeof action === 'string' ? this.named(action) : action;
    const notation = typeof action === 'string' ? action : action.notation;
    if (!(await this.free())) return false;
    if (listed !== undefined && this.named(notation) === undefined) return false;
    if (listed !== undefined && !(await this.confirmed(listed))) return false;
    const agreed = notation === 'continue' ? this.pausing() : null;
    if (!(await this.send(notation, at))) return false;
    if (this.agreedTo(agreed)) return this.send(notation, at);
    const obvious = this.obvious();
    return obvious === null ? true : this.send(obvious.notation, at);
  }

  async actAll(actions: readonly (Action | string)[], at: Element | null = null): Promise<boolean> {
    for (const action of actions) {
      if (!(await this.send(typeof action === 'string' ? action : action.notation, at))) return false;
    }
    return true;
  }

  press(at: Element, actions: readonly (Action | Choice)[], otherwise?: string | readonly string[]): void {
    const choices = actions.map((one) => ('action' in one ? one : { label: this.label(one), action: one }));
    if (this.busy && choices.length !== 1) return;
    this.bubble = null;
    this.shown = null;
    if (choices.length === 1) void this.act(choices[0]!.action, at);
    else if (choices.length > 1) this.menu = { at, choices };
    else void this.why(at, otherwise ?? []);
  }

  async why(at: Element, notation: string | readonly string[]): Promise<void> {
    const asked = typeof notation === 'string' ? [notation] : notation;
    let last: Refusal | null = null;
    for (const one of asked) {
      last = await this.ask(one);
      if (last !== null && last.code !== 'not-now' && !this.module?.vague?.includes(last.code)) break;
    }
    this.bubble = last === null ? null : { at, refusal: last, verb: asked[0]!.split(' ')[0]! };
    if (last === null) this.look(at);
  }

  refuse(at: Element, refusal: Refusal): void {
    this.close();
    this.bubble = { at, refusal };
  }

  /** Why not, in words: for an action at the wrong time, when it is possible. */
  explained({ refusal, verb }: Bubble): string {
    if (refusal.code !== 'not-now') return this.tell.refusal(refusal);
    const later = this.later(verb);
    if (later !== null) return this.say(later);
    return this.mine ? this.say('later-now', { prompt: this.prompt }) : this.tell.refusal(refusal);
  }

  /** When such an action is possible, as a text; during a question the question comes first. */
  later(verb: string | undefined): string | null {
    const key = `later-${this.game}-${verb}`;
    const asked = this.mine && this.module?.free?.includes(this.decision?.kind ?? '') === false;
    return !asked && this.catalog.has(key) ? key : null;
  }

  ask(notation: string): Promise<Refusal | null> {
    if (!this.live) return Promise.resolve(null);
    return this.backend.why(notation).then((refusal) => (refusal && this.module?.refused?.(refusal, this)) ?? refusal);
  }

  /** The table in lines of text, with what each listed action costs or brings. */
  inWords(): Promise<Words> {
    return this.backend.words?.(this.seats.map((seat) => seat.name)) ?? Promise.resolve({ parts: [], details: {} });
  }

  async undo(): Promise<boolean> {
    if (!(await this.free())) return false;
    const back = await this.takenBack();
    if (back) this.takenUp = this.agreed;
    return back && this.obvious() !== null ? this.takenBack() : back;
  }

  inspect(what: () => Inspected | null): (node: Element) => () => void {
    const attach = inspected(what, (at, thing) => {
      if (thing !== null) this.shown = { at, what: thing };
      else if (this.shown?.at === at) this.shown = null;
    });
    return (node) => {
      this.told.set(node, what);
      this.described.add(node);
      const stop = attach(node);
      return () => {
        this.described.delete(node);
        stop();
      };
    };
  }

  /** The large view also serves as a description for screen readers. */
  describe(): void {
    for (const node of this.described) {
      const what = this.told.get(node)?.() ?? null;
      const text = what === null ? '' : [what.subtitle, ...what.text].filter(Boolean).join(' ');
      if (text === (node.getAttribute('aria-description') ?? '')) continue;
      if (text === '') node.removeAttribute('aria-description');
      else node.setAttribute('aria-description', text);
    }
  }

  /** There is no action for it and no refusal either: describe it. */
  private look(at: Element): void {
    const what = this.told.get(at)?.() ?? null;
    this.shown = what === null ? null : { at, what };
  }

  /** Close whatever is open over the table. */
  close(): void {
    this.menu = null;
    this.bubble = null;
    this.shown = null;
  }

  /** A click while an answer is pending waits for it: once, and not for long. */
  private async free(): Promise<boolean> {
    if (!this.busy) return true;
    if (this.slow || this.awaited) return false;
    this.awaited = true;
    await this.running;
    this.awaited = false;
    return !this.busy;
  }

  private named(notation: string): Action | undefined {
    return this.view.actions?.find((action) => action.notation === notation);
  }

  private obvious(): Action | null {
    return this.mine ? (this.module?.obvious?.(this) ?? null) : null;
  }

  /** What could be done instead, where the game stops only before something hidden is shown. */
  private pausing(): string[] | null {
    if (!this.mine || this.decision?.kind !== 'pause') return null;
    return (this.view.actions ?? []).map((action) => action.notation);
  }

  /** Who went on is not asked again at once, unless something can be done that could not be done before. */
  private agreedTo(before: readonly string[] | null): boolean {
    const now = this.pausing();
    return before !== null && now !== null && now.every((one) => before.includes(one));
  }

  /** An undo after another seat acted is refused for that reason, not because it is someone else's turn. */
  private takenBack(): Promise<boolean> {
    const late = (refusal: Refusal | null) => (refusal?.code === 'not-your-decision' ? { ...refusal, code: 'undo-barrier' } : refusal);
    return this.done(() => this.backend.undo().then(late), null);
  }

  private send(notation: string, at: Element | null): Promise<boolean> {
    return this.done(() => this.backend.act(notation), at);
  }

  /** Do it and say where it was asked for if it is refused; nothing else can be asked for meanwhile. */
  private async done(backend: () => Promise<Refusal | null>, at: Element | null): Promise<boolean> {
    this.close();
    this.busy = true;
    const patience = setTimeout(() => (this.slow = true), PATIENCE);
    const doing = backend().finally(() => {
      clearTimeout(patience);
      this.busy = this.slow = false;
    });
    this.running = doing.catch(() => null);
    const refusal = await doing;
    if (refusal !== null) this.bubble = { at: at?.isConnected ? at : null, refusal };
    return refusal === null;
  }

  private confirmed(action: Action): Promise<boolean> {
    const text = this.module?.warning?.(action, this) ?? null;
    const key = `${this.view.round} ${action.verb}`;
    const known = key === this.takenUp;
    this.takenUp = '';
    this.agreed = known ? key : '';
    if (text === null || known) return Promise.resolve(true);
    return new Promise((resolve) => {
      this.question = {
        text,
        doing: this.label(action),
        answer: (yes) => {
          this.question = null;
          if (yes) this.agreed = key;
          resolve(yes);
        }
      };
    });
  }
}

/** Which side of an assistant asks: its options differ by side. */
function side(view: View, effect: string | null): string {
  if (effect === null) return '';
  for (const player of view.players as { assistants?: { id: string; side: string }[] }[]) {
    const found = player.assistants?.find((assistant) => assistant.id === effect);
    if (found !== undefined) return found.side;
  }
  return '';
}
