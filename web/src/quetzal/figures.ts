import type { Telling } from '../lib/telling.ts';

/** The figures of an edition in words: their names, their values and where they come from. */

export interface Figure {
  path: string;
  /** what is printed there */
  value: string;
}

/** Every figure by its path, rows by their keys, as the sources name them. */
export function figures(value: unknown, path = ''): Figure[] {
  if (Array.isArray(value) && value.some((one) => typeof one === 'object')) {
    return value.flatMap((row: Record<string, unknown>) => {
      const { id, index, n, type, bonus, ...rest } = row;
      const isVariant = type !== undefined && id === undefined;
      const key = isVariant ? `${String(type)}.${String(bonus)}` : String(id ?? index ?? n);
      return figures(isVariant || bonus === undefined ? rest : { ...rest, bonus }, `${path}.${key}`);
    });
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return Object.entries(value).flatMap(([key, inner]) => figures(inner, path === '' ? key : `${path}.${key}`));
  }
  return [{ path, value: Array.isArray(value) ? value.join(', ') : String(value) }];
}

export function chapter(path: string): string {
  return path.split('.', 1)[0]!;
}

/** What a figure belongs to, and which of its figures it is. */
export function named(path: string, tell: Telling): string {
  const say = tell.catalog.say.bind(tell.catalog);
  const [first = '', second = '', third = '', fourth = ''] = path.split('.');
  const last = path.split('.').at(-1)!;
  const what = tell.catalog.has(`q-figure-${last}`) ? say(`q-figure-${last}`) : '';
  const of = (subject: string) => say('q-figure-of', { subject, figure: what });
  const space = (number: string) => say('q-figure-space', { number });
  switch (first) {
    case 'player_count':
      return of(say('q-figure-players', { count: Number(second) }));
    case 'discovery_track':
      return second === 'space' ? of(space(third)) : what;
    case 'location':
      return of(
        [
          tell.catalog.has(`location-${second}`) ? say(`location-${second}`) : say('q-value-ship'),
          ...(third === 'space' ? [space(fourth)] : [])
        ].join(', ')
      );
    case 'artifact_type':
      return of(say(`type-${second}`));
    case 'artifact_variant':
      return of(say(`card-${second}_${third}`));
    case 'upgrade':
      return of(say(`upgrade-${second}`));
    case 'automaton_card':
      return of(say(`automaton_${second}`));
    case 'meeple':
      return second === 'standing_coin' ? what : of(say(second === 'odds_team' ? 'meeple-team' : 'meeple-character'));
    default:
      return what;
  }
}

/** A value in words where it is a word. */
export function valued(value: string, tell: Telling): string {
  if (value === '') return tell.catalog.say('q-value-no-space');
  return value
    .split(', ')
    .map((one) => {
      const key = [`role-${one}`, `type-${one}`, `location-${one}`, `q-value-${one}`, `upgrade-${one}`].find((name) =>
        tell.catalog.has(name)
      );
      return key === undefined ? one : tell.catalog.say(key);
    })
    .join(', ');
}

/** Where a figure comes from and how sure it is: `assumed, low, OQ-08`. */
export function sourced(source: string, tell: Telling): string {
  const [kind = '', sure = ''] = source.split(/,\s*/);
  const first = kind.split(/[ :]/)[0]!;
  return [`q-source-${first}`, `q-sure-${sure}`]
    .filter((key) => tell.catalog.has(key))
    .map((key) => tell.catalog.say(key))
    .join(', ');
}
