import printed from '../arnak/printed.json';
import { counted } from '../arnak/about.ts';
import { facts } from '../arnak/view.ts';
import { cardWords, locationWords, upgradeWords } from '../quetzal/tiles.ts';
import { DEFAULT_EDITION, TYPES } from '../quetzal/view.ts';
import type { GameName } from '../lib/protocol.ts';
import type { Telling } from '../lib/telling.ts';

/** Every card, tile, assistant, guardian, upgrade and location with its words, by game and kind. */

export interface Thing {
  id: string;
  kind: string;
  name(tell: Telling): string;
  text(tell: Telling): string[];
  /** rules that mention it */
  rules: string[];
}

const LOCATION_RULES: Record<string, string[]> = {
  temple: ['R-23', 'R-27', 'R-38'],
  quarry: ['R-17', 'R-18', 'R-40'],
  small_temple: ['R-17', 'R-18', 'R-40'],
  ruins: ['R-17', 'R-18', 'R-40'],
  stela: ['R-28', 'R-02'],
  camp: ['R-31', 'R-32', 'R-70'],
  village: ['R-23', 'R-29', 'R-68'],
  black_market: ['R-17', 'R-18', 'R-53'],
  harbor_office: ['R-33', 'R-37', 'R-54'],
  ship_1: ['R-18', 'R-34', 'R-54']
};
const UPGRADE_RULES: Record<string, string[]> = {
  reroll_two: ['R-12', 'R-13'],
  reroll_all: ['R-12', 'R-13'],
  tablet_coins: ['R-44'],
  temple_discount: ['R-24'],
  temple_extra_draw: ['R-67'],
  mixed_trio: ['R-41'],
  pottery_trio: ['R-41'],
  weapon_trio: ['R-41'],
  extra_delivery: ['R-42'],
  coins_to_vp: ['R-45'],
  coins_to_discovery: ['R-45'],
  coins_5: ['R-50'],
  discovery_1: ['R-50']
};

const say = (tell: Telling, ...keys: string[]) => keys.filter((key) => tell.catalog.has(key)).map((key) => tell.catalog.say(key));

function arnak(kind: string, ids: string[], key: (id: string) => string, parts: string[], rules: string[]): Thing[] {
  return ids.map((id) => ({
    id,
    kind,
    rules,
    name: (tell) => tell.catalog.say(key(id)),
    text: (tell) => say(tell, ...parts.map((part) => `${key(id)}.${part}`))
  }));
}

/** The facts printed on an item, an artifact or a basic card besides its effect. */
function cardFacts(id: string, tell: Telling): string[] {
  const { kind, timing, cost, points, travel } = facts.cards[id]!;
  const said = [];
  if (timing !== 'never') said.push(tell.catalog.say(`timing-${timing}`));
  if (cost > 0) said.push(tell.pair(tell.catalog.say('word-cost'), tell.amounts({ [kind === 'artifact' ? 'compass' : 'coin']: cost })));
  if (travel.length > 0) said.push(tell.pair(tell.catalog.say('word-travel'), tell.amounts(counted(travel))));
  if (points !== 0) said.push(tell.amounts({ point: points }));
  return [said.join(' · ')];
}

/** What a site or a guardian is besides what it gives. */
const siteFacts = (id: string, tell: Telling): string[] => {
  const level = Number(/^s(\d)-/.exec(id)?.[1] ?? 0);
  return [
    level === 0 ? tell.catalog.say('learn-site-camp') : tell.catalog.say('learn-site-level', { level, count: facts.discover[level] ?? 0 })
  ];
};

function guardianText(id: string, tell: Telling): string[] {
  return [
    tell.pair(tell.catalog.say('arnak-overcome'), tell.catalog.say(`${id}.cost`)),
    tell.pair(tell.catalog.say('word-boon'), tell.catalog.say(`${id}.boon`)),
    tell.catalog.say('learn-guardian-points', { points: facts.points.guardian })
  ];
}

const also = (things: Thing[], more: (id: string, tell: Telling) => string[]) =>
  things.map((one) => ({ ...one, text: (tell: Telling) => [...one.text(tell), ...more(one.id, tell)] }));

function arnakThings(): Thing[] {
  const cards = Object.keys(facts.cards);
  const sites = Object.keys(printed.sites);
  const same = (id: string) => id;
  return [
    ...['item', 'artifact', 'basic', 'fear'].flatMap((kind) =>
      also(
        arnak(
          kind,
          cards.filter((id) => facts.cards[id]!.kind === kind),
          (id) => `card-${id}`,
          ['effect'],
          { item: ['67', '74'], artifact: ['67', '76'], basic: ['25', '74'], fear: ['30', '78', '81'] }[kind] ?? []
        ),
        cardFacts
      )
    ),
    ...also(
      arnak(
        'site',
        sites.filter((id) => id.startsWith('camp-')),
        same,
        ['effect'],
        ['32', '34', '49']
      ),
      siteFacts
    ),
    ...also(
      arnak(
        'site',
        sites.filter((id) => !id.startsWith('camp-')),
        same,
        ['effect'],
        ['40', '42', '49']
      ),
      siteFacts
    ),
    ...also(arnak('guardian', Object.keys(printed.guardians), same, [], ['54', '56', '57']), guardianText),
    ...arnak('assistant', Object.keys(printed.assistants), same, [], ['102', '103', '104']).map((one) => ({
      ...one,
      text: (tell: Telling) =>
        ['silver', 'gold'].map((side) =>
          tell.catalog.say('learn-side', { side: tell.catalog.say(`side-${side}`), effect: tell.catalog.say(`${one.id}.${side}`) })
        )
    })),
    ...arnak('idol', Object.keys(printed.idols), same, ['effect'], ['61', '62']),
    ...arnak('bonus', Object.keys(printed.bonuses), same, ['effect'], ['88']),
    ...arnak('rival', Object.keys(printed.rival), (id) => `rival-${id}`, ['effect'], ['143', '144'])
  ];
}

const LOCATIONS = ['temple', 'quarry', 'small_temple', 'ruins', 'stela', 'camp', 'village', 'black_market', 'harbor_office', 'ship_1'];

function quetzalThings(): Thing[] {
  const cards = TYPES.flatMap((type) => ['none', 'coin', 'discovery', 'vp'].map((bonus) => `${type}_${bonus}`));
  return [
    ...LOCATIONS.map((id) => ({
      id,
      kind: 'location',
      rules: LOCATION_RULES[id]!,
      name: (tell: Telling) => tell.catalog.say(`location-${id}`),
      text: (tell: Telling) => locationWords(id, DEFAULT_EDITION, tell)
    })),
    ...cards.map((id) => ({
      id,
      kind: 'card',
      rules: ['R-54', 'R-43'],
      name: (tell: Telling) => tell.catalog.say(`card-${id}`),
      text: (tell: Telling) => cardWords(id, DEFAULT_EDITION, tell)
    })),
    ...DEFAULT_EDITION.upgrade.map(({ id }) => ({
      id,
      kind: 'upgrade',
      rules: [...(UPGRADE_RULES[id] ?? []), 'R-48'],
      name: (tell: Telling) => tell.catalog.say(`upgrade-${id}`),
      text: (tell: Telling) => upgradeWords(id, DEFAULT_EDITION, tell)
    }))
  ];
}

const ALL: Record<GameName, Thing[]> = { arnak: arnakThings(), quetzal: quetzalThings() };

export function things(game: GameName): Thing[] {
  return ALL[game];
}
