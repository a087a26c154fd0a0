import type { Catalog } from '../lib/catalog.ts';
import type { Component, Snippet } from 'svelte';
import type { Values } from '../lib/catalog.ts';
import type { Action, Decision, GameName, Refusal, View } from '../lib/protocol.ts';
import type { Settings } from '../lib/settings.svelte.ts';
import type { Telling } from '../lib/telling.ts';
import type { Score, Step } from '../lib/messages.ts';

/** What the frame and a game's drawn table are to each other. The frame has the connection, the prompt, the buttons,
 * the log, the chat, the score and every dialog; the table draws one view and says what was pressed. */

export type SeatColour = 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'grey';
export type SeatShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'cross';

/** How seats are told apart: by color, shape and letter. */
export interface Badge {
  colour: SeatColour;
  shape: SeatShape;
  letter: string;
}

export interface Seat {
  seat: number;
  kind: 'person' | 'bot' | 'rival' | 'automaton';
  name: string;
  mine: boolean;
  connected: boolean;
  badge: Badge;
}

/** One item of a small menu. */
export interface Choice {
  label: string;
  /** a second, smaller line: what it costs, what it gives */
  detail?: string;
  action: Action;
}

/** The actions for an element that is shown large. */
export interface Offer {
  label: string;
  /** what it costs, what it gives */
  detail?: string;
  /** does it; a refusal is shown at the thing */
  take(at: Element): void;
}

/** What is shown large on hover, focus or long press. */
export interface Inspected {
  title: string;
  /** kind, level, owner: one short line under the title */
  subtitle?: string;
  /** sentences, each a paragraph */
  text: string[];
  rule?: string | null;
  page?: number | null;
  /** the thing itself, drawn large */
  drawing?: Snippet;
  /** its current actions, as buttons if the view was opened by touch */
  offers?: readonly Offer[];
}

export interface GameTable<V extends View = View> {
  readonly game: GameName;
  readonly view: V;
  /** the seat whose view this is; null: a watcher's */
  readonly me: number | null;
  /** the seat whose board is at the bottom of an open replay */
  readonly below: number | null;
  readonly seats: readonly Seat[];
  /** who has to decide, even if it is not me */
  readonly toDecide: number | null;
  readonly decision: Decision | null;
  /** the actions I can take here now; empty while an action is pending, in a replay, behind the curtain */
  readonly actions: readonly Action[];
  /** false in a replay and for watchers */
  readonly live: boolean;
  /** the events between the previous view and this one: for animation and for "what the rival just did" */
  readonly fresh: readonly Step[];
  /** everything so far, the newest last */
  readonly steps: readonly Step[];
  /** the score sheet, once the game is over and it is known */
  readonly final: Score | null;
  /** whether the view changed by going back (an undo, a replay): nothing is animated */
  readonly jumped: boolean;
  /** what the strongest bot advises, best first, while its advice is open: to be marked where it is done */
  readonly advised: readonly string[];
  readonly settings: Settings;
  readonly tell: Telling;

  say(key: string, values?: Values): string;
  seat(seat: number): Seat;
  /** the label of an action in words, options of the asking component included */
  label(action: Action): string;

  /** Do it. Resolves to whether it was done; a refusal is shown at `at`. Warnings (passing with cards left) come first. */
  act(action: Action | string, at?: Element | null): Promise<boolean>;
  /** Several in a row, each when the one before is confirmed; stops at the first refusal. */
  actAll(actions: readonly (Action | string)[], at?: Element | null): Promise<boolean>;
  /** A thing was pressed that stands for these legal actions: one is done, several open the menu at the thing;
   * none: says why not, by asking about `otherwise`, an action the thing would stand for. */
  press(at: Element, actions: readonly (Action | Choice)[], otherwise?: string | readonly string[]): void;
  /** Ask why not, and show the answer at `at`. */
  why(at: Element, notation: string | readonly string[]): Promise<void>;
  /** The table itself knows why not: show it at the element. */
  refuse(at: Element, refusal: Refusal): void;
  /** The same as data, for a table that shows it elsewhere. */
  ask(notation: string): Promise<Refusal | null>;
  undo(): Promise<boolean>;
  /** Show this large while the element is hovered, focused or held: `{@attach table.inspect(() => ({...}))}`. */
  inspect(what: () => Inspected | null): (node: Element) => () => void;
}

/** What `web/src/GAME/index.ts` exports as default. */
export interface GameModule<V extends View = View> {
  Table: Component<{ table: GameTable<V> }>;
  /** a few words or signs at the left end of the bar: the moon and the round */
  Status?: Component<{ table: GameTable<V> }>;
  /** Actions the frame shows as buttons beside the prompt. Without it: those without targets. */
  inBar?(action: Action, table: GameTable<V>): boolean;
  /** A warning to confirm before this action is sent, in words; null: none. */
  warning?(action: Action, table: GameTable<V>): string | null;
  /** A refusal as it is meant at this moment of the game. */
  refused?(refusal: Refusal, table: GameTable<V>): Refusal;
  /** Texts replaced at this table, by name; the same object as long as nothing changes. */
  renamed?(view: V): Readonly<Record<string, string>>;
  /** What this table names itself, text by text. */
  named?(view: V, catalog: Catalog): Readonly<Record<string, string>>;
  /** Uninformative refusals: if several actions were asked about, another one's refusal is shown. */
  vague?: readonly string[];
  /** The decisions in which a player is free to choose: only then does an action asked for too early get an answer that says when
   * it is possible; in all others the answer names the open question. */
  free?: readonly string[];
  /** The answer to a question whose answers all lead to the same, or that was answered by what led to it: it is not asked. */
  obvious?(table: GameTable<V>): Action | null;
  /** The text of the current question, if it can be more specific than the kind of question; null: it cannot. */
  prompted?(table: GameTable<V>): string | null;
  /** The picture of a part of the score sheet, as `Icon` takes it. */
  scoreSign?(part: string): { name: string; sheet?: string } | null;
  /** The table draws the log itself (`Log` from table/Log.svelte); the frame then only has it in its drawer on small screens. */
  ownLog?: boolean;
  /** The events that say most of a turn, the most telling first: the log folds a turn into one of them. */
  telling?: readonly string[];
  /** The steps as the log tells them, where many small events are one thing to say. */
  folded?(steps: readonly Step[]): readonly Step[];
}
