import type { Action, GameEvent, GameName } from '../lib/protocol.ts';
import type { GameTable } from '../table/contract.ts';

/** The guide's lessons. Each says when it fits what the player can do now; the first that fits and is new is told, so
 * that the guide follows the player, whatever the player does. */
export interface Lesson {
  id: string;
  fits(now: Now): boolean;
  /** what to press, as a selector; nothing where reading is enough */
  points?: string;
  /** it stays until something happened; without it the player says when it is read */
  done?(event: GameEvent, me: number): boolean;
}

export interface Now {
  table: GameTable;
  verbs: ReadonlySet<string>;
  kind: string;
  mine: boolean;
  round: number;
}

export function now(table: GameTable): Now {
  const verbs = new Set(table.actions.map((action: Action) => action.verb));
  return { table, verbs, kind: table.decision?.kind ?? '', mine: table.toDecide === table.me, round: table.view.round };
}

const mine = (name: string) => (event: GameEvent, me: number) => event.event === name && event.seat === me;
const turn = ({ mine, kind }: Now) => mine && kind === 'turn';

const ARNAK: Lesson[] = [
  { id: 'welcome', fits: () => true },
  { id: 'goal', fits: () => true },
  { id: 'hand', fits: turn },
  { id: 'pay-travel', fits: ({ mine, kind }) => mine && kind === 'pay-travel', done: mine('placed') },
  { id: 'choose', fits: ({ mine, kind }) => mine && ['choose', 'trade', 'pick', 'order'].includes(kind) },
  { id: 'after', fits: ({ mine, kind }) => mine && kind === 'after', done: mine('ended-turn') },
  { id: 'dig', fits: (one) => turn(one) && one.verbs.has('dig'), points: '.lit[data-place^="space:camp"]', done: mine('placed') },
  { id: 'others', fits: ({ mine }) => !mine },
  { id: 'free', fits: (one) => turn(one) && one.verbs.has('play') },
  { id: 'discover', fits: (one) => turn(one) && one.verbs.has('discover'), done: mine('discovered') },
  { id: 'research', fits: (one) => turn(one) && one.verbs.has('research'), done: mine('researched') },
  { id: 'buy', fits: (one) => turn(one) && one.verbs.has('buy'), done: mine('bought') },
  { id: 'overcome', fits: (one) => turn(one) && one.verbs.has('overcome'), done: mine('overcame') },
  { id: 'pass', fits: (one) => turn(one) && !one.verbs.has('dig') && !one.verbs.has('research') && !one.verbs.has('buy'), done: mine('passed') },
  { id: 'end', fits: ({ round }) => round > 1 }
];

const QUETZAL: Lesson[] = [
  { id: 'welcome', fits: () => true },
  { id: 'goal', fits: () => true },
  { id: 'meeples', fits: ({ mine, kind }) => mine && kind === 'place' },
  { id: 'place', fits: ({ mine, kind }) => mine && kind === 'place', points: '.lit', done: (event, me) => ['placed', 'bid', 'visited'].includes(event.event) && event.seat === me },
  { id: 'others', fits: ({ mine }) => !mine },
  { id: 'bid', fits: ({ mine, verbs }) => mine && verbs.has('bid') },
  { id: 'temple', fits: ({ mine, table }) => mine && table.actions.some((action) => action.targets['location'] === 'temple') },
  { id: 'village', fits: ({ mine, table }) => mine && table.actions.some((action) => action.targets['location'] === 'village') },
  { id: 'free', fits: ({ mine, verbs }) => mine && verbs.has('visit') },
  { id: 'roll', fits: ({ mine, kind }) => mine && kind === 'roll' },
  { id: 'pick', fits: ({ mine, kind }) => mine && (kind === 'pick' || kind === 'keep') },
  { id: 'deliver', fits: ({ mine, kind }) => mine && kind === 'deliver', done: mine('delivered') },
  { id: 'trade', fits: ({ mine, kind }) => mine && kind === 'trade' },
  { id: 'end', fits: ({ round }) => round > 1 }
];

export const LESSONS: Record<GameName, Lesson[]> = { arnak: ARNAK, quetzal: QUETZAL };

/** The lesson to tell now: the first that fits and was not told yet; the end once the first round is over. */
export function next(game: GameName, told: ReadonlySet<string>, at: Now): Lesson | null {
  const left = LESSONS[game].filter((lesson) => !told.has(lesson.id) && lesson.fits(at));
  return left.find((lesson) => lesson.id === 'end') ?? left[0] ?? null;
}
