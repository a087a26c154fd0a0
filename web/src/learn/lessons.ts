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
const placing = ({ mine, kind }: Now) => mine && kind === 'place';
const reaches = ({ table }: Now, place: string) => table.actions.some((action) => action.targets['location'] === place);
const turn = ({ mine, kind }: Now) => mine && kind === 'turn';

const ARNAK: Lesson[] = [
  { id: 'welcome', fits: () => true },
  { id: 'goal', fits: () => true },
  { id: 'hand', fits: turn, points: '[data-place^="hand:"]' },
  { id: 'pay-travel', fits: ({ mine, kind }) => mine && kind === 'pay-travel', points: '[data-pay]', done: mine('travelled') },
  { id: 'choose', fits: ({ mine, kind }) => mine && ['choose', 'trade', 'pick', 'order'].includes(kind), points: '.ask' },
  { id: 'after', fits: ({ mine, kind }) => mine && kind === 'after', points: '[data-action="end-turn"]', done: mine('ended-turn') },
  { id: 'dig', fits: (one) => turn(one) && one.verbs.has('dig'), points: '.lit[data-place^="space:camp"]', done: mine('placed') },
  { id: 'others', fits: ({ mine }) => !mine, points: '.others [role="log"]' },
  { id: 'free', fits: (one) => turn(one) && one.verbs.has('play'), points: '.lit[data-place^="hand:"]' },
  { id: 'discover', fits: (one) => turn(one) && one.verbs.has('discover'), points: '.lit[data-place^="space:l"]', done: mine('discovered') },
  { id: 'research', fits: (one) => turn(one) && one.verbs.has('research'), points: '.lit[data-place^="track:"]', done: mine('researched') },
  { id: 'buy', fits: (one) => turn(one) && one.verbs.has('buy'), points: '.lit[data-place^="row:"]', done: mine('bought') },
  { id: 'overcome', fits: (one) => turn(one) && one.verbs.has('overcome'), done: mine('overcame') },
  { id: 'pass', fits: (one) => turn(one) && !one.verbs.has('dig'), points: '[data-action="pass"]', done: mine('passed') },
  { id: 'end', fits: ({ round }) => round > 1 }
];

const QUETZAL: Lesson[] = [
  { id: 'welcome', fits: () => true },
  { id: 'goal', fits: () => true },
  { id: 'meeples', fits: placing, points: '.pool' },
  { id: 'automaton', fits: placing, points: '.automaton' },
  { id: 'place', fits: placing, points: '.quetzal .lit', done: (event, me) => ['placed', 'bid', 'visited'].includes(event.event) && event.seat === me },
  { id: 'others', fits: ({ mine }) => !mine, points: '.beside [role="log"]' },
  { id: 'bid', fits: ({ mine, verbs }) => mine && verbs.has('bid'), points: '.bid' },
  { id: 'temple', fits: (one) => one.mine && reaches(one, 'temple'), points: '.lit[data-place^="temple:"]' },
  { id: 'village', fits: (one) => one.mine && reaches(one, 'village'), points: '.lit[data-place^="village:"]' },
  { id: 'free', fits: ({ mine, verbs }) => mine && verbs.has('visit'), points: '[data-place="camp"], [data-place="harbor_office"]' },
  { id: 'roll', fits: ({ mine, kind }) => mine && kind === 'roll', points: '.pool .lit' },
  { id: 'pick', fits: ({ mine, kind }) => mine && (kind === 'pick' || kind === 'keep'), points: '.quetzal .lit' },
  { id: 'deliver', fits: ({ mine, kind }) => mine && kind === 'deliver', points: '.lit[data-place^="hand:"], .delivery', done: mine('delivered') },
  { id: 'trade', fits: ({ mine, kind }) => mine && kind === 'trade', points: '.lit[data-place^="hand:"]' },
  { id: 'end', fits: ({ round }) => round > 1 }
];

export const LESSONS: Record<GameName, Lesson[]> = { arnak: ARNAK, quetzal: QUETZAL };

/** The lesson to tell now: the first that fits and was not told yet; the end once the first round is over. */
export function next(game: GameName, told: ReadonlySet<string>, at: Now): Lesson | null {
  const left = LESSONS[game].filter((lesson) => !told.has(lesson.id) && lesson.fits(at));
  return left.find((lesson) => lesson.id === 'end') ?? left[0] ?? null;
}

/** The lessons that wait for one of these events. */
export function finished(game: GameName, events: readonly GameEvent[], me: number): string[] {
  return LESSONS[game].filter(({ done }) => done !== undefined && events.some((event) => done(event, me))).map(({ id }) => id);
}
