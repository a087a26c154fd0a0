/** What the page and the server say to each other: by tools/page_types.py from src/digsite/server/messages/. */

import type { Action, Decision, GameEvent, View } from './protocol.ts';

/** One action, or `actions`: a whole plan. With `obvious`, answers that need no asking are taken as well. */
export interface Act {
  seq: number;
  action?: string | null;
  actions?: string[] | null;
  obvious?: boolean;
}

/** One action, or `actions`: a whole plan. With `obvious`, answers that need no asking are taken as well. */
export interface ActMessage {
  tag?: string | number | null;
  type: 'act';
  seq: number;
  action?: string | null;
  actions?: string[] | null;
  obvious?: boolean;
  key?: string | null;
}

/** `done` and `stopped` of a plan: how many of its actions, and what came in between. */
export interface Acted {
  seq: number;
  events: GameEvent[];
  seat: number | null;
  over: boolean;
  done?: number | null;
  stopped?: 'chance' | 'news' | null;
}

export interface Actions {
  seq: number;
  seat: number | null;
  decision: Decision | null;
  actions: Action[];
  obvious?: string | null;
}

/** A member of the view, by its path, as it is and as it would be. */
export interface Changed {
  where: string;
  before: unknown;
  after: unknown;
}

export interface Chat {
  seat: number | null;
  name: string | null;
  text: string;
  at: string;
}

export interface ChatMessage {
  tag?: string | number | null;
  type: 'chat';
  text: string;
}

export interface ChatPush {
  type: 'chat';
  chat: Chat;
}

/** The seat's own secret, which replaces the invitation. */
export interface Claimed {
  seat: number;
  secret: string;
}

export interface ErrorReply {
  reply_to?: string | number | null;
  type: 'error';
  code: string;
  message: string;
  rule: string | null;
  page: number | null;
  missing: Record<string, number> | null;
  seq?: number | null;
  seat?: number | null;
}

/** A finished or archived game, with nothing hidden. */
export interface Game {
  table: Table;
  steps: Step[];
  score: Score;
  rounds: RoundScore[];
}

/** `secret` and `link` are an invitation to the seat. */
export interface HandedOver {
  seat: number;
  secret: string;
  link: string;
}

export interface Health {
  status: 'ok';
  version: string;
}

export interface HelloMessage {
  type: 'hello';
  protocol?: 1 | 2;
  secret?: string | null;
  secrets?: string[] | null;
  after?: number;
  language?: 'en' | 'fr' | 'de' | null;
}

export interface Hint {
  action: string;
  ranked: Ranked[];
}

export interface HintMessage {
  tag?: string | number | null;
  type: 'hint';
}

export interface HintReply {
  reply_to?: string | number | null;
  type: 'hint';
  action: string;
  ranked: Ranked[];
}

export interface NewSeat {
  kind?: 'person' | 'bot';
  level?: 'random' | 'novice' | 'scout' | 'ranger' | 'professor' | null;
  name?: string | null;
}

export interface NewTable {
  game: 'arnak' | 'quetzal';
  options?: Options;
  seats: NewSeat[];
  seed?: number | null;
  hotseat?: boolean;
  language?: 'en' | 'fr' | 'de' | null;
}

/** Done; `seq` where a step was confirmed, `proposal`, `secret` and `link` after a proposal. */
export interface Ok {
  reply_to?: string | number | null;
  type: 'ok';
  seq?: number | null;
  done?: number | null;
  stopped?: 'chance' | 'news' | null;
  proposal?: Proposal | null;
  accepted?: boolean | null;
  secret?: string | null;
  link?: string | null;
}

export interface Opened {
  id: string;
  watch: string;
  seats: OpenedSeat[];
}

/** A seat of a newly opened table; people's seats have a secret here, which is an invitation. */
export interface OpenedSeat {
  seat: number;
  kind: 'person' | 'bot';
  secret: string | null;
  link: string | null;
}

/** The options of a new game; an `edition` as an object, or `edition_toml` as the text of its file. */
export interface Options {
  players?: number | null;
  board?: 'bird' | 'snake' | null;
  difficulty?: number | null;
  options?: Record<string, boolean | number> | null;
  edition?: Record<string, unknown> | null;
  edition_toml?: string | null;
}

export interface PingMessage {
  tag?: string | number | null;
  type: 'ping';
}

export interface Pong {
  reply_to?: string | number | null;
  type: 'pong';
}

export interface Preview {
  actions: string[];
}

export interface PreviewMessage {
  tag?: string | number | null;
  type: 'preview';
  actions: string[];
}

export interface PreviewReply {
  reply_to?: string | number | null;
  type: 'preview';
  seq: number;
  done: number;
  stopped: 'chance' | 'news' | null;
  events: GameEvent[];
  changes: Changed[];
  points: Record<string, number>;
}

/** What a plan would certainly do: as far as it goes, what would be seen, what would change, points by part. */
export interface Previewed {
  seq: number;
  done: number;
  stopped: 'chance' | 'news' | null;
  events: GameEvent[];
  changes: Changed[];
  points: Record<string, number>;
}

/** An error, as application/problem+json; programs should rely on `code`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  rule: string | null;
  page: number | null;
  missing: Record<string, number> | null;
  problems?: Record<string, unknown>[] | null;
  line?: number | null;
  seq?: number | null;
  seat?: number | null;
}

/** Something that the others must agree to; `waiting` are the seats whose vote is missing. `at` is when it counts, if nothing but time is missing. */
export interface Proposal {
  n: number;
  kind: 'replace-by-bot' | 'return-seat' | 'hints' | 'rematch' | 'rematch-same-deal' | 'delete';
  by: number | null;
  seat: number | null;
  level: string | null;
  votes: Record<string, boolean>;
  waiting: number[];
  at: string | null;
}

export interface Propose {
  kind: 'replace-by-bot' | 'return-seat' | 'hints' | 'rematch' | 'rematch-same-deal' | 'delete';
  seat?: number | null;
  level?: 'random' | 'novice' | 'scout' | 'ranger' | 'professor' | null;
}

export interface ProposeMessage {
  tag?: string | number | null;
  type: 'propose';
  kind: 'replace-by-bot' | 'return-seat' | 'hints' | 'rematch' | 'rematch-same-deal' | 'delete';
  seat?: number | null;
  level?: 'random' | 'novice' | 'scout' | 'ranger' | 'professor' | null;
}

/** `secret` and `link` are an invitation to the requested seat, valid once the others have agreed. */
export interface Proposed {
  proposal: Proposal;
  accepted: boolean;
  secret?: string | null;
  link?: string | null;
}

export interface Ranked {
  action: string;
  value: number;
  share: number;
}

export interface Ready {
  ready?: boolean;
  name?: string | null;
}

export interface ReadyMessage {
  tag?: string | number | null;
  type: 'ready';
  ready?: boolean;
  name?: string | null;
  seat?: number | null;
}

/** Why the rules refuse an action; same fields as the engine protocol's errors. */
export interface Refusal {
  code: string;
  message: string;
  rule: string | null;
  page: number | null;
  missing: Record<string, number> | null;
}

export interface Replay {
  record: string;
}

export interface ReplayView {
  record: string;
  move: number;
  seat?: number | 'open' | null;
}

/** `names` are the players' names, by seat. */
export interface ReplayWords {
  record: string;
  move: number;
  seat?: number | 'open' | null;
  names?: string[];
}

/** An uploaded record: `moves` steps, the deal being the first. */
export interface Replayed {
  game: 'arnak' | 'quetzal';
  options: Record<string, unknown>;
  seats: string[];
  moves: number;
  over: boolean;
  steps: Step[];
  score: Score;
  rounds: RoundScore[];
}

export interface ReplayedView {
  view: View;
  events: GameEvent[];
}

/** The scores as if the game had ended after a round; `move` is the step that ended it. */
export interface RoundScore {
  round: number;
  move: number;
  scores: Record<string, number>[];
}

export interface Say {
  text: string;
}

export interface Score {
  final: boolean;
  scores: Record<string, number>[];
  winners: number[];
  tie_break: string | null;
}

export interface ScoreMessage {
  tag?: string | number | null;
  type: 'score';
}

export interface ScoreReply {
  reply_to?: string | number | null;
  type: 'score';
  final: boolean;
  scores: Record<string, number>[];
  winners: number[];
  tie_break: string | null;
}

/** A confirmed step as the asking seat sees it. `action` is null for the deal, an undo, and a secret choice. `unthought` is there if chance chose for a bot that could not think. */
export interface Step {
  seq: number;
  seat: number | null;
  action: string | null;
  events: GameEvent[];
  at: string | null;
  undone?: number | null;
  unthought?: boolean | null;
}

/** `view` is the position after `step`; `before` are the earlier steps of the same plan, `seen_before` by seat. */
export interface StepPush {
  type: 'step';
  step: Step;
  view: View;
  table: Table;
  views?: Record<string, View> | null;
  seen?: Record<string, Step> | null;
  before?: Step[] | null;
  seen_before?: Record<string, Step[]> | null;
}

export interface Steps {
  seq: number;
  steps: Step[];
}

/** A game begun under earlier rules has stopped before step `seq`, which the current rules forbid. */
export interface Stopped {
  seq: number;
  rule: string;
}

export interface Table {
  id: string;
  game: 'arnak' | 'quetzal';
  options: Record<string, unknown>;
  status: 'waiting' | 'playing' | 'over' | 'archived';
  seq: number;
  seats: TableSeat[];
  to_decide: number | null;
  undo: boolean;
  proposals: Proposal[];
  created: string;
  hints: boolean;
  rematch: string | null;
  hotseat: boolean;
  seed: number | null;
  stopped?: Stopped | null;
  seat_alone_after?: number;
}

export interface TablePush {
  type: 'table';
  table: Table;
}

/** `began` is the seat's original kind; `claimed`: the secret is the seat's own; `away`: inactive for a while. */
export interface TableSeat {
  seat: number;
  kind: 'person' | 'bot' | 'rival' | 'automaton';
  began: 'person' | 'bot' | 'rival' | 'automaton';
  level: string | null;
  name: string | null;
  ready: boolean;
  claimed: boolean;
  connected: boolean;
  away: boolean;
  you: boolean;
}

export interface TakeBackMessage {
  tag?: string | number | null;
  type: 'take-back';
}

export interface Thinking {
  type: 'thinking';
  seat: number;
  on: boolean;
}

export interface Undo {
  seq: number;
}

export interface UndoMessage {
  tag?: string | number | null;
  type: 'undo';
  seq: number;
}

export interface Undone {
  seq: number;
  undone: string;
  seat: number | null;
}

/** `view` is null before the cards are dealt. */
export interface Viewed {
  seq: number;
  view: View | null;
}

export interface Vote {
  agree: boolean;
}

export interface VoteMessage {
  tag?: string | number | null;
  type: 'vote';
  n: number;
  agree: boolean;
}

export interface Voted {
  accepted: boolean;
  rejected: boolean;
}

/** `views` and `seen` (each seat's own steps) are for a connection that holds several seats. */
export interface Welcome {
  type: 'welcome';
  table: Table;
  seq: number;
  view: View | null;
  steps: Step[];
  chat: Chat[];
  views?: Record<string, View> | null;
  seen?: Record<string, Step[]> | null;
}

export interface Why {
  legal: boolean;
  refusal?: Refusal | null;
}

export interface WhyMessage {
  tag?: string | number | null;
  type: 'why';
  action: string;
}

export interface WhyReply {
  reply_to?: string | number | null;
  type: 'why';
  action: string;
  legal: boolean;
  refusal: Refusal | null;
}

/** The table as lines of text, and what each listed action costs or brings, by its notation. */
export interface Words {
  parts: WordsPart[];
  details: Record<string, string>;
}

/** `part` is the name of the terminal command that shows it. */
export interface WordsPart {
  part: 'look' | 'row' | 'map' | 'track' | 'players' | 'hand';
  lines: string[];
}

export type ClientMessage = ActMessage | ChatMessage | HelloMessage | HintMessage | PingMessage | PreviewMessage | ProposeMessage | ReadyMessage | ScoreMessage | TakeBackMessage | UndoMessage | VoteMessage | WhyMessage;

export type ServerMessage = ChatPush | ErrorReply | HintReply | Ok | Pong | PreviewReply | ScoreReply | StepPush | TablePush | Thinking | Welcome | WhyReply;
