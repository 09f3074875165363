import { PUBLIC } from '@/game/curtain';
import { documentRules } from '@/game/documents';

import { CLOCK_KIND } from '../clock-document';
import type { Driver, Queries } from '../db/driver';
import { firstBrokenLink, lastPosition, readRows, type StoredRow } from '../db/event-log';
import { partsOf } from './document-parts';
import type { Transfer, TransferBattle, TransferDocument } from './format';
import { documentKey } from './preview-transfer';

/** What goes into a file: all there is, or the battles and documents named. */
export type TransferSelection =
  | 'everything'
  | {
      readonly battles?: readonly string[];
      readonly documents?: readonly { readonly kind: string; readonly id: string }[];
    };

type Row = Readonly<Record<string, string | number | null>>;

/** So many rows are read and checked before the screen may draw again and a tap may be written. */
const AT_ONCE = 200;

/**
 * From a database of whatever form it has: a backup is made before it is brought up to date, when tables and columns of
 * today may not be there yet. What was deleted by hand is left out.
 *
 * It is made while somebody plays: only what may change is read in one go, so that a strip and the log it belongs to are
 * of the same moment. Logs only grow, so each is read on piece by piece up to where it ended then.
 */
export async function collectTransfer(
  db: Driver,
  selection: TransferSelection,
  exportedAt: string,
  pause: () => Promise<void> = async () => undefined,
): Promise<Transfer> {
  const { stored, heads } = await db.transaction(async (tx) => {
    const tables = await tx.all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'");
    const rowsOf = async (table: string, order: string) =>
      tables.some(({ name }) => name === table)
        ? (await tx.all<Row>(`SELECT * FROM ${table} ORDER BY ${order}`)).filter(isInSight)
        : [];
    const battles = (await rowsOf('battles', 'id')).filter(({ id }) => isBattleWanted(selection, String(id)));
    const heads: Head[] = [];
    for (const battle of battles) heads.push(await headOf(tx, battle));
    return { stored: (await rowsOf('documents', 'kind, id')).map(documentOf), heads };
  });
  const battles: TransferBattle[] = [];
  for (const { id, end, name, book, createdAt, drafts } of heads) {
    const { rows, brokenAt } = await rowsUpTo(db, id, end, pause);
    // Without its first row it has no seal to be known by, and nothing was ever played in it.
    if (rows.length > 0) battles.push({ name, book, createdAt, brokenAt, drafts, rows });
  }
  const documents = await wantedOf(selection, stored);
  battles.sort((a, b) => playedAt(b).localeCompare(playedAt(a)));
  return { exportedAt, documents, battles, unusable: [] };
}

/** As in the list of battles the one played last stands first. */
const playedAt = ({ rows }: TransferBattle): string => rows.at(-1)?.at ?? '';

const isInSight = (row: Row): boolean => (row.deleted_at ?? null) === null;

const isBattleWanted = (selection: TransferSelection, id: string): boolean =>
  selection === 'everything' || (selection.battles?.includes(id) ?? false);

const documentOf = ({ kind, id, body, updated_at }: Row): TransferDocument => ({
  kind: String(kind),
  id: String(id),
  body: parsed(String(body)),
  updatedAt: String(updated_at ?? ''),
});

/** A clock belongs to a table of tonight. With a thing goes what of the owner's is part of it. */
async function wantedOf(
  selection: TransferSelection,
  all: readonly TransferDocument[],
): Promise<readonly TransferDocument[]> {
  if (selection === 'everything') return all.filter(({ kind }) => kind !== CLOCK_KIND);
  const wanted = all.filter((each) =>
    selection.documents?.some(({ kind, id }) => kind === each.kind && id === each.id),
  );
  const rules = await documentRules(wanted.map(({ kind }) => kind));
  const parts = new Set(wanted.flatMap((each) => partsOf(rules, each).map(documentKey)));
  return [...wanted, ...all.filter((each) => !wanted.includes(each) && parts.has(documentKey(each)))];
}

interface Head extends Omit<TransferBattle, 'rows' | 'brokenAt'> {
  readonly id: string;
  readonly end: number;
}

async function headOf(tx: Queries, { id, name, book, created_at }: Row): Promise<Head> {
  const battle = String(id);
  // All columns, for of old there was one strip and no curtain.
  const strips = await tx.all<Row>('SELECT * FROM drafts WHERE battle = ?', [battle]);
  const drafts = strips
    .map(({ curtain, body, updated_at }) => ({
      curtain: String(curtain ?? PUBLIC),
      body: String(body),
      updatedAt: String(updated_at),
    }))
    .sort((a, b) => (a.curtain < b.curtain ? -1 : 1));
  const end = (await lastPosition(tx, battle))?.seq ?? 0;
  return { id: battle, end, name: String(name), book: String(book), createdAt: String(created_at), drafts };
}

async function rowsUpTo(db: Queries, battle: string, end: number, pause: () => Promise<void>) {
  const rows: StoredRow[] = [];
  let brokenAt: number | null = null;
  for (;;) {
    const last = rows.at(-1) ?? null;
    const piece = (await readRows(db, battle, last?.seq, AT_ONCE)).filter(({ seq }) => seq <= end);
    if (piece.length === 0) return { rows, brokenAt };
    brokenAt ??= firstBrokenLink(piece, last);
    rows.push(...piece);
    await pause();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
