import type { Driver, Queries } from '../db/driver';
import { firstBrokenLink, lastPosition, readRows, type StoredRow } from '../db/event-log';
import type { Transfer, TransferBattle, TransferDocument } from '../transfer/format';

type Row = Readonly<Record<string, string | number | null>>;

/** So many rows are read and checked before the screen may draw again and a tap may be written. */
const AT_ONCE = 200;

/**
 * Everything in a database of whatever form it has: a backup is made before it is brought up to date, when tables and
 * columns of today may not be there yet. What was deleted by hand is left out, as in an export.
 *
 * It is made while somebody plays: only what may change is read in one go. Logs only grow, so each is read on piece by
 * piece up to where it ended then.
 */
export async function collectAny(db: Driver, exportedAt: string, pause: () => Promise<void>): Promise<Transfer> {
  const { documents, heads } = await db.transaction(async (tx) => {
    const tables = await tx.all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'");
    const rowsOf = async (table: string) =>
      tables.some(({ name }) => name === table) ? (await tx.all<Row>(`SELECT * FROM ${table}`)).filter(inSight) : [];
    const heads: Head[] = [];
    for (const battle of await rowsOf('battles')) heads.push(await headOf(tx, battle));
    return { documents: (await rowsOf('documents')).map(documentOf), heads };
  });
  const battles: TransferBattle[] = [];
  for (const { id, end, ...head } of heads) {
    const { rows, brokenAt } = await rowsUpTo(db, id, end, pause);
    if (rows.length > 0) battles.push({ ...head, brokenAt, rows });
  }
  return { exportedAt, documents, battles };
}

const inSight = (row: Row): boolean => (row.deleted_at ?? null) === null;

const documentOf = ({ kind, id, body, updated_at }: Row): TransferDocument => ({
  kind: String(kind),
  id: String(id),
  body: parsed(String(body)),
  updatedAt: String(updated_at ?? ''),
});

interface Head extends Omit<TransferBattle, 'rows' | 'brokenAt'> {
  readonly id: string;
  readonly end: number;
}

async function headOf(tx: Queries, { id, name, book, created_at }: Row): Promise<Head> {
  const battle = String(id);
  const draft = await tx.get<{ body: string; updatedAt: string }>(
    'SELECT body, updated_at AS updatedAt FROM drafts WHERE battle = ?',
    [battle],
  );
  const end = (await lastPosition(tx, battle))?.seq ?? 0;
  return { id: battle, end, name: String(name), book: String(book), createdAt: String(created_at), draft };
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
