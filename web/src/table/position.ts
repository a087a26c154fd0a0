import type { View } from '../lib/protocol.ts';
import type { Telling } from '../lib/telling.ts';

/** A position in words, for both games: sections of labelled lines. */

export interface Section {
  title: string;
  seat: number | null;
  lines: [label: string, text: string][];
}

// A view is JSON; its members are described by docs/engine-protocol.md.
type Json = any;

export function sections(view: View, tell: Telling): Section[] {
  const made = view.game === 'arnak' ? arnak(view, tell) : quetzal(view, tell);
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
  const there = (lines: Section['lines']) => lines.filter(([, text]) => text !== '').map(([label, text]): [string, string] => [capital(label), text]);
  return made.map((section) => ({ ...section, lines: there(section.lines) }));
}

const say = (tell: Telling, key: string, values = {}) => tell.catalog.say(key, values);

function cards(tell: Telling, ids: (string | null)[], member = 'card'): string {
  if (ids.length === 0) return '';
  const unknown = ids.filter((id) => id === null).length;
  const known = ids.filter((id): id is string => id !== null).map((id) => tell.name(member, id));
  return [...known, ...(unknown ? [say(tell, 'page-unknown-cards', { count: unknown })] : [])].join(', ');
}

function arnak(view: Json, tell: Telling): Section[] {
  const players: Section[] = view.players.map((player: Json, seat: number) => ({
    title: tell.seat(seat),
    seat,
    lines: [
      [say(tell, 'word-tokens'), tell.amounts(player.purse)],
      [say(tell, 'zone-hand'), cards(tell, player.hand)],
      [say(tell, 'zone-play'), cards(tell, player.play)],
      [say(tell, 'zone-apart'), cards(tell, player.apart)],
      [say(tell, 'zone-deck'), say(tell, 'ui-deck-size', { count: player.deck.length })],
      [say(tell, 'word-archaeologists'), String(player.archaeologists)],
      [say(tell, 'zone-crates'), cards(tell, player.crates, 'idol')],
      [say(tell, 'zone-slots'), slots(tell, player.slots)],
      [
        say(tell, 'word-guardians'),
        player.guardians
          .map((one: Json) => tell.name('guardian', one.id) + (one.boon ? '' : ` (${say(tell, 'state-boon-used')})`))
          .join(', ')
      ],
      [
        say(tell, 'word-assistants'),
        player.assistants
          .map(
            (one: Json) =>
              `${tell.name('assistant', one.id)} (${say(tell, `side-${one.side}`)}, ${say(tell, one.ready ? 'state-ready' : 'state-exhausted')})`
          )
          .join(', ')
      ],
      [say(tell, 'token-magnifier'), tell.name('space', player.magnifier)],
      [say(tell, 'token-notebook'), tell.name('space', player.notebook)],
      [say(tell, 'word-temple-tiles'), cards(tell, player.temple, 'stack')],
      [say(tell, 'state-passed'), player.passed ? say(tell, 'ui-yes') : '']
    ]
  }));
  if (view.rival) {
    const rival = view.rival;
    players.push({
      title: say(tell, 'player-rival'),
      seat: view.players.length,
      lines: [
        [say(tell, 'word-archaeologists'), String(rival.archaeologists)],
        [say(tell, 'word-idols'), cards(tell, rival.idols, 'idol')],
        [say(tell, 'word-guardians'), cards(tell, rival.guardians, 'guardian')],
        [say(tell, 'zone-play'), cards(tell, rival.cards)],
        [say(tell, 'token-magnifier'), tell.name('space', rival.magnifier)],
        [say(tell, 'page-rival-used'), cards(tell, rival.used, 'tile')]
      ]
    });
  }
  const board: Section = {
    title: say(tell, 'ui-round', { round: view.round, rounds: 5 }),
    seat: null,
    lines: [
      [say(tell, 'word-artifacts'), cards(tell, view.row.artifacts)],
      [say(tell, 'word-items'), cards(tell, view.row.items)],
      [`${say(tell, 'zone-supply')} (${say(tell, 'word-assistants')})`, view.decks.assistants.map((stack: Json) => stack[0]).filter(Boolean).map((id: string) => tell.name('assistant', id)).join(', ')],
      [say(tell, 'word-temple-tiles'), Object.entries(view.track.tiles).map(([stack, count]) => tell.pair(tell.name('stack', stack), String(count))).join(', ')],
      ...bonuses(view, tell),
      ...Object.entries(view.sites).map(([id, site]): [string, string] => [tell.name('site', id), arnakSite(site, tell)])
    ]
  };
  return [board, ...players];
}

function slots(tell: Telling, ids: (string | null)[]): string {
  return ids.map((id) => (id === null ? say(tell, 'ui-empty') : tell.name('idol', id))).join(', ');
}

/** What lies on the research track: the tiles of a space, where there are some. */
function bonuses(view: Json, tell: Telling): [string, string][] {
  const lie = Object.entries(view.track.bonus as Record<string, (string | null)[]>).filter(([, ids]) => ids.length > 0);
  return lie.map(([space, ids]) => [`${say(tell, 'zone-track')}, ${tell.name('space', space)}`, ids.map((id) => (id === null ? '?' : say(tell, id))).join(', ')]);
}

function arnakSite(site: Json, tell: Telling): string {
  const there = site.spaces.map((space: Json) =>
    space === null ? say(tell, 'state-free') : space === 'blocked' ? say(tell, 'state-blocked') : tell.seat(space, 'in')
  );
  const more = [
    'tile' in site ? (site.tile === null ? say(tell, 'state-undiscovered') : tell.name('tile', site.tile)) : '',
    site.guardian ? tell.name('guardian', site.guardian) : '',
    site.idol ? tell.name('idol', site.idol) : '',
    site.hidden_idols || site.hidden_idol ? say(tell, 'page-hidden-idol') : ''
  ];
  return [...more.filter(Boolean), ...there].join(', ');
}

function quetzal(view: Json, tell: Telling): Section[] {
  const players: Section[] = view.players.map((player: Json, seat: number) => ({
    title: tell.seat(seat),
    seat,
    lines: [
      [say(tell, 'word-score'), String(player.score)],
      [say(tell, 'word-coins'), String(player.coins)],
      [say(tell, 'zone-track'), String(player.discovery)],
      [say(tell, 'zone-hand'), cards(tell, [...player.hand, ...player.drawn])],
      [say(tell, 'word-upgrades'), cards(tell, player.upgrades, 'upgrade')],
      [say(tell, 'zone-pool'), pool(tell, player.meeples)],
      [say(tell, 'word-marker'), view.marker === seat ? say(tell, 'ui-yes') : '']
    ]
  }));
  const board: Section = {
    title: `${say(tell, 'ui-round', { round: view.round, rounds: 5 })} · ${say(tell, `phase-${view.phase}`)}`,
    seat: null,
    lines: Object.entries(view.locations).map(([id, there]): [string, string] => [
      tell.name('location', id),
      [display(view.display[id], id, tell), people(there, tell)].filter(Boolean).join(' · ')
    ])
  };
  return [board, ...players];
}

function display(ids: (string | null)[] | undefined, location: string, tell: Telling): string {
  return ids === undefined ? '' : cards(tell, ids, location === 'village' ? 'upgrade' : 'card');
}

function pool(tell: Telling, meeples: Json): string {
  const counted = Object.entries(meeples).filter(([name, count]) => name !== 'character' && name !== 'unrolled' && Number(count) > 0);
  const said = counted.map(([name, count]) => say(tell, `amount-${name}`, { count: Number(count) }));
  if (meeples.character && meeples.character !== 'unrolled') said.push(say(tell, 'amount-character', { count: 1 }));
  return said.join(', ');
}

function people(there: Json, tell: Telling): string {
  if (there === null) return say(tell, 'state-free');
  if (Array.isArray(there)) {
    return there.map((one) => (one === null ? say(tell, 'state-free') : tell.seat(one === 'automaton' ? one : one.seat, 'in'))).join(', ');
  }
  return `${tell.seat(there.seat)}: ${say(tell, 'amount-meeples', { count: there.plain + there.side + there.standing + (there.character ? 1 : 0) })}`;
}
