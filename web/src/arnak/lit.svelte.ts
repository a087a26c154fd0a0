import { getContext, setContext } from 'svelte';
import type { Action } from '../lib/protocol.ts';
import type { Choice, GameTable, Offer } from '../table/contract.ts';
import { Copies } from './copies.ts';
import { Figures } from './figures.ts';
import { plan, proposal, type Plan, type Source } from './pay.ts';
import { asks, byPlace } from './places.ts';
import { boundFor, effectOf, facts, type ArnakView, type Player } from './view.ts';

/** The possible actions by place, the inspected element, and clicks. One per table. */
export class Lit {
  /** the payment plan of the hovered or focused element, previewed at the purse and the hand */
  hovered: Plan | null = $state(null);

  constructor(readonly table: GameTable<ArnakView>) {}

  readonly places = $derived.by(() => {
    const found = byPlace(this.table.actions, this.table.view, this.seat);
    if (this.picked.view === this.table.view)
      for (const [place, actions] of found)
        found.set(
          place,
          actions.filter((one) => this.follows(one, place))
        );
    return found;
  });

  /** which of my two archaeologists at one camp was picked up to relocate, as long as the position is the same */
  private picked = $state.raw({ view: null as ArnakView | null, from: '', figure: 1 });

  /** Whether the picked-up archaeologist stands there. */
  lifted(site: string, space: number): boolean {
    return this.picked.view === this.table.view && this.picked.from === site && this.picked.figure === space;
  }

  /** Once an archaeologist is picked up, only that one leaves its camp; the other can be picked up instead. */
  private follows({ verb, targets }: Action, place: string): boolean {
    if (verb !== 'relocate' || place !== `space:${targets['site']}:${targets['space']}`) return true;
    return targets['from'] === this.picked.from && (targets['figure'] ?? 1) === this.picked.figure;
  }

  /** The one archaeologist that all these relocations would move, to different places. */
  private mover(actions: readonly Action[]): Action | null {
    const [first] = actions;
    const moves =
      actions.length > 1 &&
      actions.every(
        ({ verb, targets }) =>
          verb === 'relocate' && targets['from'] === first!.targets['from'] && targets['figure'] === first!.targets['figure']
      );
    return moves ? first! : null;
  }
  private readonly followed = new Figures();
  private readonly figures = $derived.by(() => this.followed.follow(this.table.view));

  /** The animation key of an archaeologist. */
  figure(seat: number, site: string, space: number): string {
    return this.figures.get(`${seat} ${site} ${space}`) ?? `figure-${seat}-${site}-${space}`;
  }

  private readonly copies = new Copies();
  /** The cards of my hand and play area, each with its animation key. */
  readonly cards = $derived.by(() => this.copies.follow(`${this.seat} ${this.table.view.round}`, this.me));

  /** Asked when a card is no longer where it lay: the key of where it went, the exile, the deck or the board of who bought it; of mine: my deck. */
  went(card: string, mine = false): () => string | null {
    return () => {
      const events = this.table.fresh.flatMap((step) => step.events).filter((event) => event['card'] === card);
      if (events.some(({ event }) => event === 'exiled')) return `exile-${facts.cards[card]?.kind === 'artifact' ? 'artifacts' : 'items'}`;
      const buyer = events.find(({ event }) => event === 'bought')?.seat ?? null;
      if (buyer !== null) return buyer === this.seat ? 'my-deck' : `board-${buyer}`;
      return mine && this.table.me !== null ? 'my-deck' : null;
    };
  }

  /** Asked when a guardian has left its site: the board of the one who overcame it. */
  tamer(guardian: string): string | null {
    const events = this.table.fresh.flatMap((step) => step.events);
    const seat = events.find((event) => event.event === 'overcame' && event['guardian'] === guardian)?.seat ?? null;
    return seat === null || seat === this.seat ? null : `board-${seat}`;
  }

  readonly asking = $derived.by(() => asks(this.table.actions, this.table.view, this.seat));

  /** While paying for travel: the cheapest sensible way to do it. */
  readonly proposed: Source[] = $derived.by(() => {
    const paying = this.table.decision?.kind === 'pay-travel' && this.table.actions.length > 0;
    return paying ? (proposal(this.me, []) ?? []) : [];
  });

  /** the sources selected by hand, as long as the position is the same */
  private byHand = $state.raw({ view: null as ArnakView | null, sources: [] as readonly Source[] });

  choose(sources: readonly Source[]): void {
    this.byHand = { view: this.table.view, sources };
  }

  /** The sources that would be used now: the selected or the suggested ones. */
  readonly chosen: readonly Source[] = $derived.by(() => (this.byHand.view === this.table.view ? this.byHand.sources : this.proposed));

  /** The destination of the archaeologist whose travel is being paid, or the site of the guardian to overcome. */
  readonly bound = $derived.by(() => boundFor(this.table.view));

  /** What the inspected (or currently paid) action would use up, and how often. */
  readonly planned: ReadonlyMap<string, number> = $derived.by(() => {
    const found = new Map<string, number>();
    for (const { id } of this.hovered?.travel ?? this.chosen) if (id !== null) found.set(id, (found.get(id) ?? 0) + 1);
    return found;
  });

  /** The seat whose board is at the bottom: mine, or for a watcher the deciding player's. */
  get seat(): number {
    const { me, below, toDecide, view } = this.table;
    const wanted = me ?? below ?? toDecide ?? 0;
    return wanted < view.players.length ? wanted : 0;
  }

  get me(): Player {
    return this.table.view.players[this.seat]!;
  }

  at(place: string): Action[] {
    return this.places.get(place) ?? [];
  }

  /** The effect words of the asking component, on its visible side. */
  get granted(): string[] {
    const { decision, view } = this.table;
    if (!decision || decision.effect === null) return [];
    if (/^row-\d$/.test(decision.effect)) return this.rowWords(decision.effect, view.board);
    return effectOf(decision.effect, this.side);
  }

  /** The side of the asking assistant: my own, or the one a card borrows. */
  get side(): 'silver' | 'gold' {
    const own = this.me.assistants.find((one) => one.id === this.table.decision?.effect);
    const lender = this.me.play.findLast((card) => card === 'ancient-wine' || card === 'coconut-flask');
    return own?.side ?? (lender === 'ancient-wine' ? 'gold' : 'silver');
  }

  private rowWords(effect: string, board: string): string[] {
    const row = facts.boards[board]?.rows[Number(effect.slice(4)) - 1];
    return row?.effects.flat() ?? [];
  }

  plan(action: Action): Plan {
    const granted = this.table.decision?.kind === 'turn' ? [] : this.granted;
    return plan(action.verb, action.targets, this.table.view, this.seat, granted);
  }

  /** `1 coin and 1 jewel; travelling with Fear`. */
  cost(made: Plan): string {
    const { tell } = this.table;
    const said: string[] = [];
    const tokens = { ...made.tokens, ...(made.cards ? { card: made.cards } : {}) } as Record<string, number>;
    if (Object.values(tokens).some((number) => number > 0)) said.push(tell.amounts(tokens));
    if (made.travel && made.travel.length > 0) {
      const names = made.travel.map((one) => (one.id === null ? this.table.say('arnak-pilot.with') : tell.name('source', one.id)));
      said.push(this.table.say('arnak-travel-with', { what: tell.listed(names) }));
    }
    return said.length > 1 ? this.table.say('arnak-cost-both', { cost: said[0]!, travel: said[1]! }) : said.join('');
  }

  choice(action: Action): Choice {
    const detail = this.cost(this.plan(action));
    return { label: this.table.label(action), action, ...(detail ? { detail } : {}) };
  }

  /** The actions available for a component, for its large view. */
  offers(actions: readonly Action[]): Offer[] {
    return actions.map((action) => {
      const { label, detail } = this.choice(action);
      return { label, ...(detail ? { detail } : {}), take: (at) => void this.table.act(action, at) };
    });
  }

  press(at: Element, actions: readonly Action[], otherwise: readonly string[]): void {
    this.hovered = null;
    const mover = this.mover(actions);
    if (mover) {
      this.picked = { view: this.table.view, from: String(mover.targets['from']), figure: Number(mover.targets['figure'] ?? 1) };
      return;
    }
    this.table.press(at, actions.length > 1 ? actions.map((one) => this.choice(one)) : actions, otherwise);
  }

  look(actions: readonly Action[]): void {
    this.hovered = actions.length === 1 ? this.plan(actions[0]!) : null;
  }

  /** Delayed: an element removed from the table loses the focus during rendering. */
  unlook(): void {
    queueMicrotask(() => (this.hovered = null));
  }
}

const KEY = Symbol('lit');
/** Components drawn large outside the table have no table context. */
let latest: Lit | undefined;

export function provide(made: Lit): Lit {
  latest = made;
  return setContext(KEY, made);
}

export function lit(): Lit {
  return getContext<Lit | undefined>(KEY) ?? latest!;
}
