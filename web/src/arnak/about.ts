import type { Snippet } from 'svelte';
import type { Inspected } from '../table/contract.ts';
import { toll, waysOn } from './bridges.ts';
import type { Lit } from './lit.svelte.ts';
import { plan } from './pay.ts';
import { amounts, facts } from './view.ts';

/** The description shown when a component is inspected: its effect in words, the page, its current cost. */

const PAGES: Record<string, number> = { item: 12, artifact: 13, basic: 8, fear: 13 };

export function aboutCard(here: Lit, id: string, drawing: Snippet, zone?: 'row'): Inspected {
  const { table } = here;
  const card = facts.cards[id]!;
  const kind = table.say(`kind-${card.kind}`);
  const timing = table.say(`timing-${card.timing}`);
  const text = [table.say(`card-${id}.effect`)];
  if (card.travel.length > 0) text.push(table.tell.pair(table.say('word-travel'), table.tell.amounts(counted(card.travel))));
  if (card.kind === 'artifact') text.push(table.say('arnak-artifact-note'));
  if (card.cost > 0 || card.points !== 0) text.push(price(here, id));
  if (zone === 'row' && table.me !== null && here.at(`row:${id}`).every(({ verb }) => verb !== 'take'))
    text.push(cost(here, 'buy', { card: id }));
  return {
    title: table.tell.name('card', id),
    subtitle: line(card.timing === 'never' ? kind : `${kind} · ${timing}`),
    text: [...text, card.points !== 0 ? table.say('arnak-worth', { what: table.tell.amounts({ point: card.points }) }) : '']
      .filter(Boolean)
      .map(line),
    page: PAGES[card.kind] ?? null,
    drawing
  };
}

function price(here: Lit, id: string): string {
  const { table } = here;
  const card = facts.cards[id]!;
  return card.cost > 0
    ? table.tell.pair(table.say('word-cost'), table.tell.amounts({ [card.kind === 'artifact' ? 'compass' : 'coin']: card.cost }))
    : '';
}

/** The current cost of an action for me, or what is missing. */
export function cost(here: Lit, verb: string, targets: Record<string, string | number>): string {
  const { table } = here;
  const granted = table.decision?.kind === 'turn' ? [] : here.granted;
  const made = plan(verb, targets, table.view, here.seat, granted);
  const said = here.cost(made);
  const missing: Record<string, number> = {};
  for (const [name, number] of Object.entries(made.tokens)) {
    const have = name === 'idol' ? here.me.crates.length : (here.me.purse[name as 'coin'] ?? 0);
    if ((number ?? 0) > have) missing[name] = (number ?? 0) - have;
  }
  if (Object.keys(missing).length > 0) return table.say('missing', { what: table.tell.amounts(missing) });
  if (made.travel === null) return table.say('arnak-no-way', { what: table.tell.amounts(counted(made.needs)) });
  return said ? table.say('arnak-cost-now', { what: said }) : '';
}

export function aboutSite(here: Lit, site: string, drawing?: Snippet): Inspected {
  const { table } = here;
  const view = table.view;
  const found = view.sites[site]!;
  const level = facts.levels[site] ?? 0;
  const tile = level === 0 ? site : (found.tile ?? null);
  const text: string[] = [];
  if (tile !== null) text.push(table.say(`${tile}.effect`));
  else text.push(table.say('arnak-undiscovered', { count: facts.discover[level] ?? 0 }));
  if (found.idol) text.push(table.tell.pair(table.say(found.idol), table.say(`${found.idol}.effect`)));
  if (found.hidden_idols || found.hidden_idol) text.push(table.say('arnak-hidden-idol'));
  const needs = facts.boards[view.board]!.needs[site]!;
  text.push(
    table.tell.pair(table.say('arnak-travel-cost'), needs.map((words) => table.tell.amounts(counted(words.flatMap(spell)))).join(' / '))
  );
  if (found.guardian) text.push(...guardianText(here, found.guardian));
  const standing = found.spaces.filter((one): one is number => typeof one === 'number');
  if (standing.length > 0) text.push(table.tell.pair(table.say('word-archaeologists'), table.tell.seats(standing)));
  if (table.me !== null && tile === null) text.push(cost(here, 'discover', { site }));
  return {
    title: tile === null ? table.say(site) : table.say(tile),
    ...(level > 0 && tile !== null ? { subtitle: table.say(site) } : {}),
    text: text.filter(Boolean).map(line),
    page: tile === null ? 10 : 9,
    ...(drawing ? { drawing } : {})
  };
}

function spell(word: string): string[] {
  const [icon = '', number = '1'] = word.split(':');
  return Array<string>(Number(number)).fill(icon);
}

export function guardianText(here: Lit, id: string): string[] {
  const { table } = here;
  return [
    `${table.say(id)} (${table.tell.amounts({ point: facts.points.guardian })})`,
    table.tell.pair(table.say('arnak-overcome'), table.say(`${id}.cost`)),
    table.tell.pair(table.say('word-boon'), table.say(`${id}.boon`))
  ];
}

export function aboutGuardian(here: Lit, id: string, drawing: Snippet, site?: string): Inspected {
  const { table } = here;
  const [, price, boon] = guardianText(here, id);
  const text = [price!, boon!, table.tell.amounts({ point: facts.points.guardian })];
  // only a player at the site can overcome it
  if (site && table.me !== null && table.view.sites[site]!.spaces.includes(table.me)) text.push(cost(here, 'overcome', { site }));
  return { title: table.say(id), subtitle: table.say('word-guardian'), text: text.filter(Boolean).map(line), page: 11, drawing };
}

export function aboutAssistant(here: Lit, id: string, drawing: Snippet, state?: string): Inspected {
  const { table } = here;
  return {
    title: table.say(id),
    ...(state ? { subtitle: state } : {}),
    text: ['silver', 'gold'].map((side) => line(table.tell.pair(table.say(`side-${side}`), table.say(`${id}.${side}`)))),
    page: 16,
    drawing
  };
}

export function aboutTile(here: Lit, id: string, page: number, more: string[] = []): Inspected {
  return { title: here.table.say(id), text: [here.table.say(`${id}.effect`), ...more], page };
}

/** A figure, a sign or a vacant place: its name and what it is for. */
export function told(here: Lit, title: string, about: string, page: number): Inspected {
  return { title: line(title), text: [here.table.say(`arnak-about-${about}`)], page };
}

/** The temple tiles someone has, and what they are worth together. */
export function aboutWon(here: Lit, tiles: readonly string[], who: string): Inspected {
  const { table } = here;
  const point = tiles.reduce((sum, stack) => sum + facts.temple_points[stack]!, 0);
  const said = told(here, `${who}, ${table.say('word-temple-tiles')}`, 'temple-tiles', 15);
  return { ...said, text: [...said.text, table.say('arnak-worth', { what: table.tell.amounts({ point }) })] };
}

/** What a research token gets in a row, wherever it stands there. */
export function aboutRow(here: Lit, row: number): Inspected {
  const { table } = here;
  return { title: table.say('arnak-research-row', { row }), text: rowText(here, row), page: 14 };
}

function rowText(here: Lit, row: number): string[] {
  const { table } = here;
  const { board } = table.view;
  const { points } = facts.boards[board]!.rows[row - 1]!;
  return (['magnifier', 'notebook'] as const).map((token, i) => {
    const worth = points[i] ? ` (${table.tell.amounts({ point: points[i]! })})` : '';
    return line(table.tell.pair(table.say(`token-${token}`) + worth, table.say(`${board}-row-${row}.${token}`)));
  });
}

export function aboutSpace(here: Lit, space: string): Inspected {
  const { table } = here;
  const view = table.view;
  const board = facts.boards[view.board]!;
  const row = facts.rows_of[space] ?? 0;
  const text: string[] = [];
  if (space === 'temple') {
    text.push(table.say('temple.effect'), table.say('arnak-arrival', { points: facts.arrival_points.join(', ') }));
  } else if (row > 0) {
    text.push(...rowText(here, row));
    const bonus = (view.track.bonus[space] ?? []).filter((one) => one !== null);
    text.push(...bonus.map((one) => table.tell.pair(table.say(one), table.say(`${one}.effect`))));
  }
  const price = (words: readonly string[]) => table.tell.amounts(amounts(words) as Record<string, number>);
  const paid = toll(board, space);
  if (paid.length > 0) text.push(table.tell.pair(table.say('word-cost'), price(paid)));
  for (const { to, cost } of waysOn(board, space))
    text.push(table.say('arnak-way-on', { space: table.tell.name('space', to), cost: price(cost) }));
  return { title: line(table.tell.name('space', space)), text: text.map(line), page: space === 'temple' ? 15 : 14 };
}

/** A separate line starts with a capital. */
export function line(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function counted(things: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const thing of things) found[thing] = (found[thing] ?? 0) + 1;
  return found;
}
