import { expect, it } from 'vitest';
import { load, type Language } from '../src/lib/catalog.ts';

it.each<[Language, string[]]>([
  ['en', ['a day', 'an hour', '48 hours', '0.5 hours']],
  ['fr', ['un jour', 'une heure', '48 heures', '0,5 heure']],
  ['de', ['einen Tag', 'eine Stunde', '48 Stunden', '0,5 Stunden']]
])('a seat is given away after as long as the server says, in %s', async (language, expected) => {
  const catalog = await load(language);
  [24, 1, 48, 0.5].forEach((hours, at) => {
    for (const key of ['page-no-seat-invitation-used.help', 'page-no-seat-seat-moved.help', 'page-delete-help'])
      expect(catalog.say(key, { absence: catalog.say('page-absence', { hours }) })).toContain(expected[at]);
  });
});
