import { textOf } from '../lib/text-file.ts';
import { say } from '../lib/words.svelte.ts';
import { told } from '../parts/problem.ts';
import { figures } from '../quetzal/figures.ts';
import { completed, DEFAULT_EDITION, SOURCES, type Edition } from '../quetzal/view.ts';
import { ask, keep, kept } from './ask.ts';

interface Kept {
  name: string;
  edition: Partial<Edition>;
}

const NONE: Kept = { name: '', edition: {} };
const KEY = 'edition';
const standard = new Map(figures(DEFAULT_EDITION).map(({ path, value }) => [path, value]));

/** The figures of an edition that are assumed and not corrected by the owner, by path. */
export function assumedIn(edition: Edition): Set<string> {
  const same = figures(edition).filter(({ path, value }) => standard.get(path) === value);
  return new Set(same.map(({ path }) => path).filter((path) => SOURCES[path]?.startsWith('assumed')));
}

/** The edition of the box on the real table: the default one, or the owner's, which is kept in the browser. */
class OwnBox {
  own: Kept = $state.raw(kept<Kept>(KEY) ?? NONE);
  trouble = $state('');
  readonly edition: Edition = $derived(Object.keys(this.own.edition).length > 0 ? completed(this.own.edition) : DEFAULT_EDITION);
  readonly assumed = $derived(assumedIn(this.edition));

  load = async (file: File | undefined): Promise<void> => {
    this.trouble = '';
    if (file === undefined) return;
    const toml = await textOf(file);
    try {
      if (toml === null) this.trouble = say('ui-edition-encoding');
      else this.set({ name: file.name, ...(await ask<{ edition: Partial<Edition> }>('/edition', { toml })) });
    } catch (error) {
      this.trouble = told(error);
    }
  };

  remove = (): void => this.set(NONE);

  private set(own: Kept): void {
    this.trouble = '';
    this.own = own;
    keep(KEY, own);
  }
}

export const box = new OwnBox();
