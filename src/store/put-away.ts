import type { DocumentKind } from '@/game/documents';

import { currentDatabase } from './storage';

/** A document that was deleted and can still be brought back with `restoreDocument`. */
export interface PutAway {
  readonly id: string;
  readonly name: string | null;
  readonly at: string;
}

/** What of this kind was deleted, the latest first. */
export async function listPutAway(kind: DocumentKind): Promise<readonly PutAway[]> {
  const rows = await currentDatabase()?.all<{ id: string; body: string; at: string }>(
    `SELECT id, body, deleted_at AS at FROM documents WHERE kind = ? AND deleted_at IS NOT NULL
     ORDER BY deleted_at DESC, id`,
    [kind],
  );
  return (rows ?? []).map(({ id, body, at }) => ({ id, name: nameIn(body), at }));
}

function nameIn(body: string): string | null {
  try {
    const value: unknown = JSON.parse(body);
    const name: unknown = typeof value === 'object' && value !== null && 'name' in value ? value.name : null;
    return typeof name === 'string' && name.trim() !== '' ? name : null;
  } catch {
    return null;
  }
}
