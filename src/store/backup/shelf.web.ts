import type { Shelved } from './shelf';

const STORE = 'backups';

/** In a browser: a store of its own, apart from the files that SQLite keeps. */
const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('z-flag-shelf', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function shelf<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = db.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      // Not before it is on disk: a full one fails only when the transaction ends.
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    db.close();
  }
}

export async function listShelf(): Promise<readonly Shelved[]> {
  const names = await shelf('readonly', (store) => store.getAllKeys());
  const contents = await shelf<Uint8Array[]>('readonly', (store) => store.getAll());
  return names.map((name, place) => ({ name: String(name), bytes: contents[place]?.length ?? 0 }));
}

export const takeFromShelf = async (name: string): Promise<Uint8Array | null> =>
  (await shelf<Uint8Array | undefined>('readonly', (store) => store.get(name))) ?? null;

export const putOnShelf = async (name: string, content: Uint8Array): Promise<void> =>
  void (await shelf('readwrite', (store) => store.put(content, name)));

export const dropFromShelf = async (name: string): Promise<void> => shelf('readwrite', (store) => store.delete(name));

export async function roomLeft(): Promise<number | null> {
  const { quota, usage } = await navigator.storage.estimate();
  return quota === undefined ? null : quota - (usage ?? 0);
}
