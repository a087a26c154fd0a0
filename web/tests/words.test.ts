import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, load } from '../src/lib/catalog.ts';

/** Every key the frame and the pages name is there in every language. */
function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : /\.(svelte|ts)$/.test(name) ? [path] : [];
  });
}
const sources = ['lib', 'table', 'pages', 'parts'].flatMap((folder) => files(join(__dirname, '../src', folder)));
const text = [...sources, join(__dirname, '../src/App.svelte')].map((path) => readFileSync(path, 'utf-8')).join('\n');
const keys = new Set([...text.matchAll(/['"`]((?:page|ui)-[a-z0-9-]*[a-z0-9])['"`]/g)].map((found) => found[1]!));

describe('words of the page', () => {
  for (const language of LANGUAGES) {
    it(`are all there in ${language}`, async () => {
      const catalog = await load(language);
      expect(keys.size).toBeGreaterThan(100);
      expect([...keys].filter((key) => !catalog.has(key))).toEqual([]);
    });
  }
  it('are others where something is renamed, attributes too', async () => {
    const catalog = (await load('en', 'quetzal')).renaming({ 'location-ship_1': 'location-ship' });
    expect([catalog.say('location-ship_1'), catalog.say('location-ship_1.at')]).toEqual(['Ship', 'on the Ship']);
    expect(catalog.say('location-ship_2')).toBe('Ship 2');
  });
  it('are all used', async () => {
    const source = readFileSync(join(__dirname, '../../src/digsite/text/en/page.ftl'), 'utf-8');
    const written = [...source.matchAll(/^(page-[a-z0-9-]+) =/gm)].map((found) => found[1]!);
    const open = [...text.matchAll(/`(page-[a-z-]+-)\$\{/g)].map((found) => found[1]!);
    expect(written.filter((key) => !keys.has(key) && !open.some((start) => key.startsWith(start)))).toEqual([]);
  });
});
