import { t } from '@/messages/messages';
import { type OwnerTable, tableInForce, type TableSource } from '@/rules/common/owner-table';
import { type Crt, crtForm, crtOf, HEADINGS_FORM, HOUSE_CRT, type Setup } from '@/rules/mukden/index';
import { useLibrary } from '@/store/library';

export const TABLE_KIND = 'mukden-table';
type CrtTable = 'crt-headings' | 'crt';

const kept = (table: CrtTable): OwnerTable | null => tableInForce(useLibrary.getState()[TABLE_KIND].values(), table);
export const useKeptTable = (table: CrtTable): OwnerTable | null =>
  useLibrary(({ [TABLE_KIND]: tables }) => tableInForce(tables.values(), table));

/** A table nobody has typed yet. */
export const newTable = (table: CrtTable): OwnerTable => ({
  ...{ id: table, name: t(`mukden.shelf.crt.name.${table}`), table, source: 'none', cells: {} },
  form: table === 'crt' ? crtForm(null).id : HEADINGS_FORM.id,
});

interface OwnCrt {
  readonly source: TableSource;
  /** As far as it is typed; null without both lines of headings. */
  readonly typed: Crt | null;
}

function readCrt(headings: OwnerTable | null, cells: OwnerTable | null): OwnCrt {
  const typed = headings && crtOf(headings, cells ?? newTable('crt'));
  const source = cells?.source ?? 'none';
  return { source: source === 'yours' && typed === null ? 'none' : source, typed };
}

/** The owner's Combat Results Table, and where results come from. */
export function useOwnCrt(): OwnCrt {
  return readCrt(useKeptTable('crt-headings'), useKeptTable('crt'));
}

/** The table as a campaign begins with it. */
export function tableFor(chosen: TableSource | null): Setup['table'] {
  const { source, typed } = readCrt(kept('crt-headings'), kept('crt'));
  const from = chosen ?? source;
  return { source: from, crt: from === 'yours' ? typed : null };
}

/** What is read off without a campaign; null where the players read their own copy. */
export const crtInForce = ({ source, typed }: OwnCrt): Crt | null =>
  source === 'yours' ? typed : source === 'house' ? HOUSE_CRT : null;
