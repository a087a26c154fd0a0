import { Catalog, load, type Values } from './catalog.ts';
import { settings } from './settings.svelte.ts';

/** The page's texts in the current language. */
class Words {
  catalog: Catalog = $state.raw(new Catalog('en', []));
  /** text groups to load besides the page's own, latest first: both games use the same keys for their own texts */
  private groups: string[] = [];

  async use(...groups: string[]): Promise<void> {
    this.groups = [...groups, ...this.groups.filter((group) => !groups.includes(group))];
    await this.refresh();
  }

  async refresh(): Promise<void> {
    const language = settings.language;
    const catalog = await load(language, ...this.groups);
    if (settings.language !== language) return;
    this.catalog = catalog;
    document.documentElement.lang = language;
  }
}

export const words = new Words();

export function say(key: string, values?: Values): string {
  return words.catalog.say(key, values);
}
