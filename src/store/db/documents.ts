import type { Queries } from './driver';

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

export async function putDocument(db: Queries, kind: string, id: string, body: unknown): Promise<void> {
  await db.run(
    `INSERT INTO documents (kind, id, body) VALUES (?, ?, ?)
     ON CONFLICT (kind, id) DO UPDATE SET body = excluded.body, updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
    [kind, id, JSON.stringify(body)],
  );
}

/** The parsed body, or null when there is none or it cannot be read: one bad document costs one document. */
export async function getDocument(db: Queries, kind: string, id: string): Promise<unknown> {
  const row = await db.get<{ body: string }>('SELECT body FROM documents WHERE kind = ? AND id = ?', [kind, id]);
  return row ? parse(row.body) : null;
}

export async function listDocuments(db: Queries): Promise<StoredDocument[]> {
  const rows = await db.all<Row>('SELECT kind, id, body, updated_at FROM documents ORDER BY kind, id');
  return rows.map(({ kind, id, body, updated_at }) => ({ kind, id, body: parse(body) ?? body, updatedAt: updated_at }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
