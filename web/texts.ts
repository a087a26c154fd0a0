import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { OPTIONS } from './src/lib/games.ts';

/** The Fluent files of the package as modules `virtual:texts`, one chunk for each language and group. */

const SHARED = ['interface', 'refusals', 'server', 'page'];
const GAMES = Object.keys(OPTIONS);
const ELSEWHERE = ['terminal', 'screen', 'arena'];
const LANGUAGES = ['en', 'fr', 'de'];

/** `shared`, a game, a game's rules, or a part of the page with words of its own. */
export function group(file: string): string | null {
  const name = file.replace(/\.ftl$/, '');
  const first = name.split('-')[0] ?? '';
  if (SHARED.includes(first)) return 'shared';
  if (GAMES.includes(first)) return name.endsWith('-rules') ? `${first}-rules` : first;
  return ELSEWHERE.includes(first) ? null : first;
}

export function texts(folder: string): Plugin {
  const main = '\0virtual:texts';
  const groups = (language: string) => {
    const found = new Map<string, string[]>();
    for (const file of readdirSync(join(folder, language))
      .filter((name) => name.endsWith('.ftl'))
      .sort()) {
      const named = group(file);
      if (named !== null) found.set(named, [...(found.get(named) ?? []), file]);
    }
    return found;
  };
  return {
    name: 'digsite-texts',
    resolveId: (id) => (id === 'virtual:texts' || id.startsWith('virtual:texts/') ? '\0' + id : null),
    load(id) {
      if (id === main) {
        const lines = LANGUAGES.flatMap((language) =>
          [...groups(language).keys()].map((one) => {
            const key = JSON.stringify(`${language}/${one}`);
            return `${key}: () => import(${JSON.stringify(`virtual:texts/${language}/${one}`)})`;
          })
        );
        return `export default {${lines.join(',\n')}};`;
      }
      if (!id.startsWith(main + '/')) return null;
      const [language = '', one = ''] = id.slice(main.length + 1).split('/');
      const files = groups(language).get(one) ?? [];
      const paths = files.map((file) => join(folder, language, file));
      for (const path of paths) this.addWatchFile(path);
      const text = paths.map((path) => readFileSync(path, 'utf-8').replace(/^#.*\n/gm, '')).join('\n');
      return `export default ${JSON.stringify(text)};`;
    }
  };
}
