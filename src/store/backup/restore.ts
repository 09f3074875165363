import { closeSession } from '../session';
import { startAfresh, useStorage } from '../storage';
import { collectTransfer } from '../transfer/collect-transfer';
import { importTransfer } from '../transfer/import-transfer';
import { newId } from '../transfer/new-id';

/**
 * From a damaged database to a new one, with what was done in memory meanwhile. The damaged file stays as it is. Does
 * nothing where the database is sound: then a backup is brought in like any other file.
 */
export async function leaveDamaged(at: string, nameCopy: (name: string) => string): Promise<void> {
  const storage = useStorage.getState();
  if (storage.state !== 'unsaved' || storage.reason !== 'DAMAGED') return;
  const meanwhile = await collectTransfer(storage.db, 'everything', at);
  await startAfresh((db) => importTransfer(db, meanwhile, new Map(), { at, newId, nameCopy }));
  // The game that is open is in memory only: whatever was tapped in it from here on would be lost.
  closeSession();
}
