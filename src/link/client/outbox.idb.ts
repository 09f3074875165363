import type { Ask } from '../protocol/messages';
import type { OutboxStore } from './outbox';

const STORE = 'asks';

/** In a browser. A page that came over plain http has no files of its own there, but it has this. One for each seat. */
export async function indexedDbOutbox(seat: string): Promise<OutboxStore> {
  const db = await opened(`z-flag-outbox-${seat}`);
  const work = <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const transaction = db.transaction(STORE, mode, { durability: 'strict' });
      const request = ask(transaction.objectStore(STORE));
      // Not before it is on disk: a full one fails only when the transaction ends.
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = transaction.onabort = () => reject(transaction.error);
    });
  return {
    load: () => work<Ask[]>('readonly', (store) => store.getAll()),
    put: async (ask) => void (await work('readwrite', (store) => store.add(ask))),
    remove: async (tap) => {
      const key = await work('readonly', (store) => store.index('tap').getKey(tap));
      if (key !== undefined) await work('readwrite', (store) => store.delete(key));
    },
  };
}

const opened = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () =>
      // Numbered as they come, so that they are asked in that order.
      request.result.createObjectStore(STORE, { autoIncrement: true }).createIndex('tap', 'tap', { unique: true });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
