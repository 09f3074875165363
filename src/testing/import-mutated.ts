import { problemSentence } from '@/kit/transfer/problem-sentence';
import type { Driver } from '@/store/db/driver';
import { migrate } from '@/store/db/migrate';
import { collectTransfer } from '@/store/transfer/collect-transfer';
import type { Transfer } from '@/store/transfer/format';
import { importTransfer } from '@/store/transfer/import-transfer';
import { previewTransfer } from '@/store/transfer/preview-transfer';
import { readTransfer } from '@/store/transfer/read-transfer';

import { dumpDatabase } from './dump-database';
import { mutatedFiles } from './mutated-files';
import { AT, fillToyDatabase } from './toy-database';

export interface MutationReport {
  readonly imported: number;
  /** How often each problem was met. */
  readonly refused: Readonly<Record<string, number>>;
  /** What went wrong: nothing, if all is well. */
  readonly failures: readonly string[];
}

/**
 * The proof that a bad file does no harm. Every file is either imported as it says, to the last letter, or refused with
 * a sentence; refused, the database is afterwards what it was before. `npm test` runs a few hundred, the soak thousands.
 */
export async function importMutatedFiles(
  openDriver: () => Promise<Driver>,
  count: number,
  seed: number,
): Promise<MutationReport> {
  const filled = async () => {
    const db = await openDriver();
    await migrate(db);
    await fillToyDatabase(db);
    return db;
  };
  const refused: Record<string, number> = {};
  const failures: string[] = [];
  let imported = 0;
  let db = await filled();
  const good = await collectTransfer(db, 'everything', AT);
  let before = await dumpDatabase(db);

  for (const { name, bytes } of mutatedFiles(good, count, seed)) {
    const read = readTransfer(bytes);
    if (read.ok) {
      const fault = await importedFaithfully(openDriver, read.value);
      if (fault) failures.push(`${name}: ${fault}`);
      imported += 1;
      await importInto(db, read.value);
      await db.close();
      db = await filled();
      before = await dumpDatabase(db);
      continue;
    }
    refused[read.error.code] = (refused[read.error.code] ?? 0) + 1;
    if (!/nothing was changed\.$/.test(problemSentence(read.error))) failures.push(`${name}: no sentence`);
    if ((await dumpDatabase(db)) !== before) failures.push(`${name}: refused, but something changed`);
  }
  await db.close();
  if (Object.getPrototypeOf({}) !== Object.prototype || 'polluted' in {} || 'admin' in {}) failures.push('polluted');
  return { imported, refused, failures };
}

/** Into an empty database, and out again: what the file said and nothing else. */
async function importedFaithfully(openDriver: () => Promise<Driver>, transfer: Transfer): Promise<string | null> {
  const db = await openDriver();
  await migrate(db);
  await importInto(db, transfer);
  const after = await collectTransfer(db, 'everything', transfer.exportedAt);
  await db.close();
  return canonical(after) === canonical(transfer) ? null : `imported as something else:\n${canonical(after)}`;
}

async function importInto(db: Driver, transfer: Transfer): Promise<void> {
  let ids = 0;
  const items = await previewTransfer(db, transfer);
  const options = { at: AT, newId: () => `new-${(ids += 1)}`, nameCopy: (name: string) => name };
  await importTransfer(db, transfer, new Map(items.map(({ key }) => [key, 'both'])), options);
}

/** The order of battles and documents is that of the database, not of the file. */
const canonical = ({ exportedAt, documents, battles }: Transfer): string =>
  JSON.stringify([exportedAt, ...[documents, battles].map((list) => list.map((item) => JSON.stringify(item)).sort())]);
