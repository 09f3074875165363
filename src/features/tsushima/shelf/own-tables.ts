import { t } from '@/messages/messages';
import { cellsOf, cellKey, type OwnerTable, tableInForce, type TableSource } from '@/rules/common/owner-table';
import { HOUSE_READINGS, readingOfCells, type Setup, TABLE_FORMS, type TableId } from '@/rules/tsushima/index';
import { useLibrary } from '@/store/library';

export const useOwnTable = (table: TableId): OwnerTable | null =>
  useLibrary(({ 'tsushima-table': kept }) => tableInForce(kept.values(), table));

/** How many of its cells are typed, in the form it was typed in last. */
function typedCells({ table, form, cells }: OwnerTable): { readonly done: number; readonly all: number } {
  const all = cellsOf(TABLE_FORMS[table as TableId].find(({ id }) => id === form) ?? TABLE_FORMS[table as TableId][0]);
  return { done: all.filter((cell) => cells[cellKey(cell)] !== undefined).length, all: all.length };
}

/** A table that is not finished would read as if nothing scored where nobody typed: until then each result is asked for. */
export function sourceOf(kept: OwnerTable | null): TableSource {
  if (kept === null) return 'none';
  if (kept.source !== 'yours') return kept.source;
  const { done, all } = typedCells(kept);
  return done === all ? 'yours' : 'none';
}

/** A table as a campaign begins with it, and as the book reads it. */
export function readingFor(kept: OwnerTable | null, table: TableId, source: TableSource): Setup['gunfire'] {
  if (source === 'house') return { source, reading: HOUSE_READINGS[table] };
  if (source === 'none' || kept === null || typedCells(kept).done < typedCells(kept).all) {
    return { source: 'none', reading: null };
  }
  return { source, reading: readingOfCells(table, kept.form, kept.cells) };
}

/** The same outside of components. */
export const ownTable = (table: TableId): OwnerTable | null =>
  tableInForce(useLibrary.getState()['tsushima-table'].values(), table);

/** A table nobody has typed yet. */
export const newTable = (table: TableId): OwnerTable => ({
  ...{ id: table, name: t(`tsushima.shelf.table.${table}`), table },
  ...{ source: 'none', form: TABLE_FORMS[table][0].id, cells: {} },
});
