import type { Driver, Queries } from '../db/driver';
import { firstBrokenLink, readRows } from '../db/event-log';
import type { Transfer, TransferBattle, TransferDocument } from '../transfer/format';

type Row = Readonly<Record<string, string | number | null>>;

/**
 * Everything in a database of whatever form it has: a backup is made before it is brought up to date, when tables and
 * columns of today may not be there yet. What was deleted by hand is left out, as in an export.
 */
export const collectAny = (db: Driver, exportedAt: string): Promise<Transfer> =>
  db.transaction(async (tx) => {
    const tables = await tx.all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'");
    const rowsOf = async (table: string) =>
      tables.some(({ name }) => name === table) ? (await tx.all<Row>(`SELECT * FROM ${table}`)).filter(inSight) : [];
    const documents = (await rowsOf('documents')).map(documentOf);
    const battles: TransferBattle[] = [];
    for (const battle of await rowsOf('battles')) {
      const collected = await battleOf(tx, battle);
      if (collected.rows.length > 0) battles.push(collected);
    }
    return { exportedAt, documents, battles };
  });

const inSight = (row: Row): boolean => (row.deleted_at ?? null) === null;

const documentOf = ({ kind, id, body, updated_at }: Row): TransferDocument => ({
  kind: String(kind),
  id: String(id),
  body: parsed(String(body)),
  updatedAt: String(updated_at ?? ''),
});

async function battleOf(tx: Queries, { id, name, book, created_at }: Row): Promise<TransferBattle> {
  const rows = await readRows(tx, String(id));
  const draft = await tx.get<{ body: string; updatedAt: string }>(
    'SELECT body, updated_at AS updatedAt FROM drafts WHERE battle = ?',
    [String(id)],
  );
  return {
    name: String(name),
    book: String(book),
    createdAt: String(created_at),
    brokenAt: firstBrokenLink(rows),
    draft,
    rows,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
