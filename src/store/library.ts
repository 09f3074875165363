import { create } from 'zustand';

import { DOCUMENT_KINDS, type DocumentKind, documentRules, type Documents, isDocumentKind } from '@/game/documents';

import { listDocuments, markDocumentDeleted, putDocument } from './db/documents';
import type { Queries } from './db/driver';
import { currentDatabase } from './storage';

type Shelves = { readonly [K in DocumentKind]: ReadonlyMap<string, Documents[K]> };

/** Stored, but not to be understood by this app: kept as it is, shown by name, and exported with the rest. */
export interface UnreadDocument {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly name: string | null;
}

interface Library extends Shelves {
  readonly unread: readonly UnreadDocument[];
}

/** The user's own ships, fleets, scenarios and cards: a picture of what is on disk, by kind and id. */
export const useLibrary = create<Library>(() => empty());

function empty(): Library {
  const shelves = Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, new Map()])) as unknown as Shelves;
  return { ...shelves, unread: [] };
}

/** Reads them all again: when the app starts, and after an import. One bad document costs one document. */
export async function loadLibrary(db: Queries): Promise<void> {
  const found = empty();
  const unread: UnreadDocument[] = [];
  const stored = await listDocuments(db);
  const rules = await documentRules(stored.map(({ kind }) => kind));
  for (const { kind, id, body } of stored) {
    if (!isDocumentKind(kind)) continue;
    const parsed = rules.get(kind)?.parse(withId(body, id));
    if (parsed?.ok) (found[kind] as Map<string, unknown>).set(id, parsed.value);
    else unread.push({ kind, id, name: nameIn(body) });
  }
  useLibrary.setState({ ...found, unread }, true);
}

/** On disk first, then on screen. Throws when the disk refuses: nothing has changed then. */
export const saveDocument = <K extends DocumentKind>(kind: K, document: Documents[K]): Promise<void> =>
  change(
    kind,
    (db) => putDocument(db, kind, document.id, document),
    (shelf) => shelf.set(document.id, document),
  );

/** Out of sight; `restoreDocument` brings it back. Battles already begun have their ships by value and keep them. */
export const removeDocument = (kind: DocumentKind, id: string): Promise<void> =>
  change(
    kind,
    (db) => markDocumentDeleted(db, kind, id, new Date().toISOString()),
    (shelf) => shelf.delete(id),
  );

/** Throws when it is not there, or cannot be read any more: then it stays among what was deleted, in sight. */
export async function restoreDocument(kind: DocumentKind, id: string): Promise<void> {
  const db = database();
  await markDocumentDeleted(db, kind, id, null);
  await loadLibrary(db);
  if (useLibrary.getState()[kind].has(id)) return;
  await markDocumentDeleted(db, kind, id, new Date().toISOString());
  throw new Error('What was restored is not there.');
}

export interface Change<T> {
  readonly before: T;
  readonly after: T;
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other: a tap that comes while the disk is busy counts from what the tap before it made. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  // One that failed must not hold up the next.
  last = done.catch(() => undefined);
  return done;
}

/**
 * Changes a document in its turn, on disk first. Null when there was nothing to change. `find` says which it is where a
 * document comes into being with its first change.
 */
export const changeDocument = <K extends DocumentKind>(
  kind: K,
  id: string,
  change: (now: Documents[K]) => Documents[K],
  find = (shelf: ReadonlyMap<string, Documents[K]>): Documents[K] | null => shelf.get(id) ?? null,
): Promise<Change<Documents[K]> | null> =>
  inTurn(async () => {
    const before = find(useLibrary.getState()[kind] as ReadonlyMap<string, Documents[K]>);
    if (!before) throw new Error('What was to be changed is no longer there.');
    const after = change(before);
    if (after === before || JSON.stringify(after) === JSON.stringify(before)) return null;
    await saveDocument(kind, after);
    return { before, after };
  });

export const namesTaken = (kind: DocumentKind): readonly string[] =>
  [...useLibrary.getState()[kind].values()].map(({ name }) => name);

async function change<K extends DocumentKind>(
  kind: K,
  write: (db: Queries) => Promise<void>,
  keep: (shelf: Map<string, Documents[K]>) => unknown,
): Promise<void> {
  await write(database());
  useLibrary.setState((library) => {
    const shelf = new Map(library[kind] as ReadonlyMap<string, Documents[K]>);
    keep(shelf);
    return { [kind]: shelf } as unknown as Partial<Library>;
  });
}

function database(): Queries {
  const db = currentDatabase();
  if (!db) throw new Error('The library was used while no database was open.');
  return db;
}

/** The row's key is what counts: an import that keeps both copies gives the second a new one. */
const withId = (body: unknown, id: string): unknown =>
  typeof body === 'object' && body !== null ? { ...body, id } : body;

function nameIn(body: unknown): string | null {
  const name: unknown = typeof body === 'object' && body !== null && 'name' in body ? body.name : null;
  return typeof name === 'string' && name.trim() !== '' ? name : null;
}
