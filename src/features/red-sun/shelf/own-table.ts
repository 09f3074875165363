import { type OwnerTable, tableInForce, type TableSource } from '@/rules/common/owner-table';
import { readingOf, type Setup } from '@/rules/red-sun/index';
import { useLibrary } from '@/store/library';

export const KIND = 'red-sun-table';
export const TABLE = 'manoeuvre';

export const useOwnTable = (): OwnerTable | null =>
  useLibrary(({ [KIND]: kept }) => tableInForce(kept.values(), TABLE));
export const ownTable = (): OwnerTable | null => tableInForce(useLibrary.getState()[KIND].values(), TABLE);

/** A table that is not finished changes no range: until then it is set by hand. */
export function sourceOf(kept: OwnerTable | null): TableSource {
  if (kept === null) return 'none';
  return kept.source === 'yours' && readingOf(kept) === null ? 'none' : kept.source;
}

/** As a campaign begins with it. */
export function manoeuvreFor(kept: OwnerTable | null, chosen: TableSource | null): Setup['manoeuvre'] {
  const source = chosen ?? sourceOf(kept);
  const reading = source === 'yours' && kept !== null ? readingOf(kept) : null;
  return { source: source === 'yours' && reading === null ? 'none' : source, reading };
}
