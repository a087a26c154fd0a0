import type { Action, GameEvent, GameName } from '../lib/protocol.ts';
import type { GameTable } from '../table/contract.ts';

/** The guide's lessons. Each says when it applies to the current position; the first new one that applies is shown, so
 * the guide follows the player. If nothing is new, a general lesson is shown. */
export interface Lesson {
  id: string;
  fits(now: Now): boolean;
  /** the element to click or look at, as a selector */
  points?: string;
  /** the element to open first if it is closed, as a selector */
  opens?: string;
  /** the event it waits for; without one the player confirms having read it */
  done?(event: GameEvent, me: number): boolean;
  /** said whenever it fits and nothing is new: there is nothing to tick off */
  always?: true;
}

export interface Now {
  table: GameTable;
  verbs: ReadonlySet<string>;
  kind: string;
  mine: boolean;
  round: number;
  events: readonly GameEvent[];
}

export function now(table: GameTable, events: readonly GameEvent[]): Now {
  const verbs = new Set(table.actions.map((action: Action) => action.verb));
  return { table, verbs, kind: table.decision?.kind ?? '', mine: table.toDecide === table.me, round: table.view.round, events };
}

const mine = (name: string) => (event: GameEvent, me: number) => event.event === name && event.seat === me;
const placing = ({ mine, kind }: Now) => mine && kind === 'place';
const reaches = ({ table }: Now, place: string) => table.actions.some((action) => String(action.targets['location']).startsWith(place));
const turn = ({ mine, kind }: Now) => mine && kind === 'turn';
const after = ({ mine, kind }: Now) => mine && kind === 'after';
const between = (one: Now) => !one.mine || turn(one) || placing(one);
const asked =
  (...kinds: string[]) =>
  ({ mine, kind }: Now) =>
    mine && kinds.includes(kind);
const outbid = ({ events, table }: Now) => events.some((event) => event.event === 'ousted' && event['owner'] === table.me);

/** Quetzal's guide continues until the player has shipped something, but not forever. */
const PATIENT = 3;
const shipped = ({ events, table }: Now) => events.some((event) => mine('delivered')(event, table.me ?? -1));
function holdsCards({ table }: Now): boolean {
  const { players = [] } = table.view as unknown as { players?: { hand: unknown[]; drawn: unknown[] }[] };
  const me = players[table.me ?? -1];
  return me !== undefined && me.hand.length + me.drawn.length > 0;
}

/** One of my meeples is where deliveries are made. */
function onTheWay({ table }: Now): boolean {
  const { locations = {} } = table.view as unknown as { locations?: Record<string, unknown> };
  const there = ['ship_1', 'ship_2', 'harbor_office'].flatMap((place) => locations[place] ?? []) as { seat: unknown }[];
  return there.some(({ seat }) => seat === table.me);
}

/** The player stands beside a guardian that is awake. */
function guarded({ table }: Now): boolean {
  const { sites } = table.view as { sites?: Record<string, { spaces: unknown[]; guardian: unknown }> };
  return Object.values(sites ?? {}).some(({ spaces, guardian }) => guardian !== null && spaces.includes(table.me));
}

/** On a phone the hand lies below the table until it is opened. */
const HAND = '[data-sheet][aria-expanded="false"]';

const ARNAK: Lesson[] = [
  { id: 'welcome', fits: between },
  { id: 'goal', fits: between, points: '.track' },
  { id: 'hand', fits: turn, points: '[data-place^="hand:"]', opens: HAND },
  { id: 'idol', fits: (one) => (turn(one) || after(one)) && one.verbs.has('slot'), points: '.lit[data-place^="effect:"]' },
  { id: 'guardian', fits: (one) => after(one) && guarded(one), points: '[data-place^="guardian:"]' },
  { id: 'dig', fits: (one) => turn(one) && one.verbs.has('dig'), points: '.lit[data-place^="site:camp"]', done: mine('placed') },
  { id: 'free', fits: (one) => turn(one) && one.verbs.has('play'), points: '.lit[data-place^="hand:"]', opens: HAND, done: mine('played') },
  {
    id: 'overcome',
    fits: (one) => turn(one) && one.verbs.has('overcome'),
    points: '.lit[data-place^="guardian:"]',
    done: mine('overcame')
  },
  { id: 'discover', fits: (one) => turn(one) && one.verbs.has('discover'), points: '.lit[data-place^="site:l"]', done: mine('discovered') },
  { id: 'research', fits: (one) => turn(one) && one.verbs.has('research'), points: '.lit[data-place^="track:"]', done: mine('researched') },
  { id: 'buy', fits: (one) => turn(one) && one.verbs.has('buy'), points: '.lit[data-place^="row:"]', done: mine('bought') },
  { id: 'pass', fits: (one) => turn(one) && !one.verbs.has('dig'), points: '[data-action="pass"]', done: mine('passed') },
  { id: 'end', fits: ({ round }) => round > 1 },
  { id: 'pay-travel', fits: asked('pay-travel'), points: '[data-pay]', always: true },
  { id: 'reveal', fits: asked('pause'), points: '[data-action="continue"]', always: true },
  { id: 'keep', fits: (one) => asked('keep')(one) && one.verbs.has('lay'), points: '[data-action="done"]', always: true },
  { id: 'after', fits: after, points: '[data-action="end-turn"]', always: true },
  { id: 'go-on', fits: turn, always: true },
  { id: 'choose', fits: ({ mine }) => mine, points: '.ask', always: true },
  { id: 'others', fits: () => true, always: true }
];

const QUETZAL: Lesson[] = [
  { id: 'welcome', fits: between },
  { id: 'goal', fits: between },
  { id: 'meeples', fits: placing, points: '.meeples, .purse' },
  { id: 'automaton', fits: placing, points: '.automaton' },
  {
    id: 'place',
    fits: placing,
    points: '.lit:is([data-place="quarry"], [data-place="ruins"], [data-place="small_temple"])',
    done: (event, me) => ['placed', 'bid', 'visited'].includes(event.event) && event.seat === me
  },
  { id: 'outbid', fits: (one) => placing(one) && outbid(one), points: '.meeples, .purse' },
  { id: 'bid', fits: (one) => placing(one) && one.verbs.has('bid'), points: '.bid' },
  { id: 'ship', fits: (one) => placing(one) && reaches(one, 'ship'), points: '.lit[data-place^="ship"]' },
  { id: 'temple', fits: (one) => placing(one) && reaches(one, 'temple'), points: '.lit[data-place^="temple:"]' },
  { id: 'village', fits: (one) => placing(one) && reaches(one, 'village'), points: '.lit[data-place^="village:"]' },
  { id: 'free', fits: (one) => placing(one) && one.verbs.has('visit'), points: '[data-place="camp"], [data-place="harbor_office"]' },
  {
    id: 'ship-them',
    fits: (one) => placing(one) && one.round > 1 && holdsCards(one) && !onTheWay(one),
    points: '.lit[data-place^="ship"], .lit[data-place="harbor_office"]',
    done: mine('delivered')
  },
  { id: 'end', fits: (one) => between(one) && one.round > 1 && (shipped(one) || one.round > PATIENT) },
  { id: 'roll', fits: asked('roll'), points: '.pool .lit', always: true },
  { id: 'pick', fits: asked('pick', 'keep'), points: '.quetzal .lit', always: true },
  { id: 'deliver', fits: asked('deliver'), points: '.lit[data-place^="hand:"], .delivery', always: true },
  { id: 'trade', fits: asked('trade'), points: '.lit[data-place^="hand:"]', always: true },
  { id: 'go-on', fits: placing, always: true },
  { id: 'choose', fits: ({ mine }) => mine, always: true },
  { id: 'others', fits: () => true, always: true }
];

export const LESSONS: Record<GameName, Lesson[]> = { arnak: ARNAK, quetzal: QUETZAL };

/** How many lessons there are to tick off. */
export const counted = (game: GameName) => LESSONS[game].filter(({ always }) => always === undefined).length;

/** The lesson to tell now: the first that fits and was not told yet; the end once the first round is over. */
export function next(game: GameName, told: ReadonlySet<string>, at: Now): Lesson | null {
  const left = LESSONS[game].filter((lesson) => !told.has(lesson.id) && lesson.fits(at));
  return left.find((lesson) => lesson.id === 'end') ?? left[0] ?? null;
}

/** The key under which a recurring lesson is remembered as heard: from then on it uses its short form. */
const HEARD = '~';
export const hear = (id: string) => HEARD + id;
export const ticked = (told: readonly string[]) => told.filter((id) => !id.startsWith(HEARD)).length;

/** The lessons that wait for one of these events. */
export function finished(game: GameName, events: readonly GameEvent[], me: number): string[] {
  return LESSONS[game].filter(({ done }) => done !== undefined && events.some((event) => done(event, me))).map(({ id }) => id);
}
