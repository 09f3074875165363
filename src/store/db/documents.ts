import type { Queries, Statement } from './driver';

export interface StoredDocument {
  readonly kind: string;
  readonly id: string;
  readonly body: unknown;
  readonly updatedAt: string;
}

interface Row {
  kind: string;
  id: string;
  body: string;
  updated_at: string;
}

/** A document that was put away comes back with the write. */
export async function putDocument(db: Queries, kind: string, id: string, body: unknown): Promise<void> {
  await db.run(...puttingDocument(kind, id, body));
}

export const puttingDocument = (kind: string, id: string, body: unknown): Statement => [
  `INSERT INTO documents (kind, id, body) VALUES (?, ?, ?)
   ON CONFLICT (kind, id) DO UPDATE SET body = excluded.body, updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now'),
     deleted_at = NULL`,
  [kind, id, JSON.stringify(body)],
];

/** The parsed body, or null when there is none or it cannot be read: one bad document costs one document. */
export async function getDocument(db: Queries, kind: string, id: string): Promise<unknown> {
  const row = await db.get<{ body: string }>(
    'SELECT body FROM documents WHERE kind = ? AND id = ? AND deleted_at IS NULL',
    [kind, id],
  );
  return row ? parse(row.body) : null;
}

/** Out of sight, not out of the database: null brings it back. */
export async function markDocumentDeleted(db: Queries, kind: string, id: string, at: string | null): Promise<void> {
  await db.run('UPDATE documents SET deleted_at = ? WHERE kind = ? AND id = ?', [at, kind, id]);
}

export async function listDocuments(db: Queries): Promise<StoredDocument[]> {
  const rows = await db.all<Row>(
    'SELECT kind, id, body, updated_at FROM documents WHERE deleted_at IS NULL ORDER BY kind, id',
  );
  return rows.map(({ kind, id, body, updated_at }) => ({ kind, id, body: parse(body) ?? body, updatedAt: updated_at }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
