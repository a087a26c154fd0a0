import type { Catalog } from '../lib/catalog.ts';
import type { Edition } from './view.ts';

/** What an edition may define besides figures: its own kinds of tiles, copies with different points, several rewards. */

interface TileRow {
  id: string;
  copies: number;
  /** one number, or one for each copy */
  end_vp: number | readonly number[];
  /** of kinds that only this edition has */
  name?: string;
  effect?: string;
  params?: Record<string, number>;
}

export interface Reward {
  kind: string;
  amount: number;
}

const STEPS = ['', '_b', '_c', '_d'];

export function several<T>(value: T | readonly T[]): readonly T[] {
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}

/** The kind of a tile: copies with different points have a letter appended. */
export function kindOf(tile: string): string {
  return tile.replace(/_[bcd]$/, '');
}

export function tileRow(tile: string, figures: Edition): TileRow {
  return (figures.upgrade as readonly TileRow[]).find((one) => one.id === kindOf(tile))!;
}

/** The distinct points of the copies of a kind, lowest first. */
function worths(row: TileRow): number[] {
  return [...new Set(several(row.end_vp))].sort((one, other) => one - other);
}

export function endPoints(tile: string, figures: Edition): number {
  return worths(tileRow(tile, figures))[STEPS.indexOf(tile.slice(kindOf(tile).length))]!;
}

/** Every tile of an edition: one entry per kind and points, with the number of copies. */
export function tilesIn(figures: Edition): { id: string; copies: number; points: number }[] {
  return (figures.upgrade as readonly TileRow[]).flatMap((row) =>
    worths(row).map((points, step) => {
      const alike = several(row.end_vp).filter((one) => one === points).length;
      return { id: row.id + STEPS[step], copies: Array.isArray(row.end_vp) ? alike : row.copies, points };
    })
  );
}

/** What a tile does: the effect of a printed tile, `immediate` or `points`. */
export function effectOf(tile: string, figures: Edition): string {
  return tileRow(tile, figures).effect ?? kindOf(tile);
}

/** The figures of an upgrade tile by name; callers read a missing one as 0. */
export function tileFigures(tile: string, figures: Edition): Record<string, number> {
  return tileRow(tile, figures).params ?? {};
}

/** The names that an edition gives, and of copies that differ in their points only, those points with the name; `tile-` is without. */
export function ownNames(figures: Edition, catalog: Catalog): Record<string, string> {
  const rows = figures.upgrade as readonly TileRow[];
  const own = tilesIn(figures).filter(({ id }) => tileRow(id, figures).name !== undefined || worths(tileRow(id, figures)).length > 1);
  return Object.fromEntries(
    own.flatMap(({ id, points }) => {
      const row = rows.find((one) => one.id === kindOf(id))!;
      const name = row.name ?? catalog.say(`upgrade-${row.id}`);
      const told = catalog.say('upgrade-of-worth', { name, points: catalog.say('amount-vp', { count: points }) });
      return [
        [`upgrade-${id}`, worths(row).length > 1 ? told : name],
        [`tile-${id}`, name]
      ];
    })
  );
}

/** What a space of the Discovery track gives. */
export function rewards(space: { kind: string | readonly string[]; amount: number | readonly number[] }): Reward[] {
  const amounts = several(space.amount);
  return several(space.kind)
    .map((kind, at) => ({ kind, amount: amounts[at]! }))
    .filter(({ kind }) => kind !== 'none');
}
