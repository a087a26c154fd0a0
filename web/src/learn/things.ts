import printed from '../arnak/printed.json';
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
  /** rules that speak of it */
  rules: string[];
}

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

function arnakThings(): Thing[] {
  const cards = Object.keys(facts.cards);
  const same = (id: string) => id;
  return [
    ...['item', 'artifact', 'basic', 'fear'].flatMap((kind) =>
      arnak(
        kind,
        cards.filter((id) => facts.cards[id]!.kind === kind),
        (id) => `card-${id}`,
        ['effect'],
        { item: ['66', '72'], artifact: ['66', '73', '74'], basic: ['74'], fear: ['81'] }[kind] ?? []
      )
    ),
    ...arnak('site', Object.keys(printed.sites), same, ['effect'], ['32', '40']),
    ...arnak('guardian', Object.keys(printed.guardians), same, ['cost', 'boon'], ['54', '58']),
    ...arnak('assistant', Object.keys(printed.assistants), same, ['silver', 'gold'], ['102']),
    ...arnak('idol', Object.keys(printed.idols), same, ['effect'], ['61']),
    ...arnak('bonus', Object.keys(printed.bonuses), same, ['effect'], ['86']),
    ...arnak('rival', Object.keys(printed.rival), (id) => `rival-${id}`, ['effect'], ['141', '143'])
  ];
}

const LOCATIONS = ['temple', 'quarry', 'small_temple', 'ruins', 'stela', 'camp', 'village', 'black_market', 'harbor_office', 'ship_1'];

function quetzalThings(): Thing[] {
  const cards = TYPES.flatMap((type) => ['none', 'coin', 'discovery', 'vp'].map((bonus) => `${type}_${bonus}`));
  return [
    ...LOCATIONS.map((id) => ({
      id,
      kind: 'location',
      rules: ['R-14', 'R-36'],
      name: (tell: Telling) => tell.catalog.say(`location-${id}`),
      text: (tell: Telling) => locationWords(id, DEFAULT_EDITION, tell)
    })),
    ...cards.map((id) => ({
      id,
      kind: 'card',
      rules: ['R-54'],
      name: (tell: Telling) => tell.catalog.say(`card-${id}`),
      text: (tell: Telling) => cardWords(id, DEFAULT_EDITION, tell)
    })),
    ...DEFAULT_EDITION.upgrade.map(({ id }) => ({
      id,
      kind: 'upgrade',
      rules: ['R-50'],
      name: (tell: Telling) => tell.catalog.say(`upgrade-${id}`),
      text: (tell: Telling) => upgradeWords(id, DEFAULT_EDITION, tell)
    }))
  ];
}

const ALL: Record<GameName, Thing[]> = { arnak: arnakThings(), quetzal: quetzalThings() };

export function things(game: GameName): Thing[] {
  return ALL[game];
}
