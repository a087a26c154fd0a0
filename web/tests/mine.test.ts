import { beforeEach, describe, expect, it } from 'vitest';
import { forgetTable, keepTable, myTable, myTables } from '../src/lib/mine.ts';
import { named } from '../src/lib/standing.ts';

describe('my tables', () => {
  beforeEach(() => localStorage.clear());

  it('keep their secrets and come newest first', () => {
    keepTable({ id: 'a', game: 'quetzal', secrets: ['one'] });
    keepTable({ id: 'b', game: 'arnak', secrets: ['two'] });
    keepTable({ id: 'a', status: 'over' });
    expect(myTables().map((table) => table.id)).toEqual(['a', 'b']);
    expect(myTable('a')).toMatchObject({ game: 'quetzal', secrets: ['one'], status: 'over' });
    forgetTable('a');
    expect(myTables().map((table) => table.id)).toEqual(['b']);
  });

  it('have no game until one is known', () => {
    keepTable({ id: 'a', claims: [{ invitation: 'i', key: 'k' }] });
    expect(named(myTable('a')!)).toBe('page-some-table');
    keepTable({ id: 'a', game: 'quetzal' });
    expect(named(myTable('a')!)).toBe('game-quetzal');
  });

  it('survive what somebody else wrote there', () => {
    localStorage.setItem('digsite.tables', '{"broken":');
    expect(myTables()).toEqual([]);
    localStorage.setItem('digsite.tables', '[null, {"id":"x","secrets":[],"game":"arnak"}]');
    expect(myTables()).toHaveLength(1);
  });
});
