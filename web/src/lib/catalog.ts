import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import texts from 'virtual:texts';

/** The catalog: turns a key and values into a sentence, using the package's Fluent files. */

export type Language = 'en' | 'fr' | 'de';
export const LANGUAGES: readonly Language[] = ['en', 'fr', 'de'];
export type Values = Record<string, FluentVariable>;

export class Catalog {
  constructor(
    readonly language: Language,
    private readonly bundles: readonly FluentBundle[],
    private readonly renamed: Readonly<Record<string, string>> = {},
    private readonly own: Readonly<Record<string, string>> = {}
  ) {}

  /** The same, with some texts replaced, by name. */
  renaming(renamed: Readonly<Record<string, string>>): Catalog {
    return new Catalog(this.language, this.bundles, renamed, this.own);
  }

  /** The same, with words from no file: names given by whoever set up the table. */
  naming(own: Readonly<Record<string, string>>): Catalog {
    return new Catalog(this.language, this.bundles, this.renamed, own);
  }

  has(key: string): boolean {
    return key in this.own || this.find(key) !== null;
  }

  /** The sentence for a key; an attribute is `message.attribute`; an unknown key is its own sentence. */
  say(key: string, values: Values = {}): string {
    const found = key in this.own ? null : this.find(key);
    if (found === null) return this.own[key] ?? key;
    return found.bundle.formatPattern(found.pattern, values, []);
  }

  private find(key: string) {
    const [known = '', attribute] = key.split('.');
    const name = this.renamed[known] ?? known;
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (pattern !== undefined && pattern !== null) return { bundle, pattern };
    }
    return null;
  }
}

const loading = new Map<string, Promise<FluentBundle>>();

/** The texts of a language: the page's own and the named groups (`arnak`, `arnak-rules`, `learn` ...), the first named counting first. */
export async function load(language: Language, ...groups: string[]): Promise<Catalog> {
  const wanted = [...groups, 'shared'].filter((group) => texts[`${language}/${group}`] !== undefined);
  return new Catalog(language, await Promise.all(wanted.map((group) => bundle(language, group))));
}

function bundle(language: Language, group: string): Promise<FluentBundle> {
  const key = `${language}/${group}`;
  let made = loading.get(key);
  if (made === undefined) {
    made = parse(language, key);
    loading.set(key, made);
    made.catch(() => loading.delete(key));
  }
  return made;
}

async function parse(language: Language, key: string): Promise<FluentBundle> {
  const source = await texts[key]!();
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source.default));
  return made;
}
