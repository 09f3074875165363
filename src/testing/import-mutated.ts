import { problemSentence } from '@/kit/transfer/problem-sentence';
import { listBattles, openBattle } from '@/store/battles';
import type { Driver } from '@/store/db/driver';
import { migrate } from '@/store/db/migrate';
import { collectTransfer } from '@/store/transfer/collect-transfer';
import type { Transfer } from '@/store/transfer/format';
import { importTransfer } from '@/store/transfer/import-transfer';
import { previewTransfer } from '@/store/transfer/preview-transfer';
import { readTransfer } from '@/store/transfer/read-transfer';
import { withTameNames } from '@/store/transfer/tame-names';
import { verify } from '@/store/verify';

import { bookOf, loadBook } from './books-with-toy';
import { dumpDatabase } from './dump-database';
import { mutatedFiles } from './mutated-files';
import { togoBattleAt } from './played-togo';
import { AT, fillToyDatabase } from './toy-database';

interface MutationReport {
  readonly imported: number;
  /** How often each problem was met. */
  readonly refused: Readonly<Record<string, number>>;
  /** How often a battle in a file that was taken was left out, and why. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** How many battles were taken as damaged. */
  readonly damaged: number;
  /** What went wrong: nothing, if all is well. */
  readonly failures: readonly string[];
}

/**
 * The proof that a bad file does no harm. Every file is either imported as it says, to the last letter, or refused with
 * a sentence; refused, the database is afterwards what it was before. `npm test` takes one of each kind, the soak thousands.
 */
export async function importMutatedFiles(
  openDriver: () => Promise<Driver>,
  count: number,
  seed: number,
): Promise<MutationReport> {
  const good = await goodTransfer(await openDriver());
  const filled = async () => {
    const db = await openDriver();
    await migrate(db);
    await importInto(db, good);
    return db;
  };
  const refused: Record<string, number> = {};
  const leftOut: Record<string, number> = {};
  let damaged = 0;
  const failures: string[] = [];
  let imported = 0;
  let db = await filled();
  let before = await dumpDatabase(db);

  for (const { name, bytes } of mutatedFiles(good, count, seed)) {
    const read = readTransfer(bytes, { bookOf });
    if (read.ok) {
      const faults = await importedFaithfully(openDriver, read.value);
      failures.push(...faults.map((fault) => `${name}: ${fault}`));
      imported += 1;
      for (const { fault } of read.value.unusable) leftOut[fault.code] = (leftOut[fault.code] ?? 0) + 1;
      damaged += (await importInto(db, read.value)).size;
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
  return { imported, refused, leftOut, damaged, failures };
}

/** The toy book's battles, and one of Togo's with its many kinds of events. */
async function goodTransfer(db: Driver): Promise<Transfer> {
  await migrate(db);
  await fillToyDatabase(db);
  await togoBattleAt(db, 'chemulpo', { scenario: 'chemulpo', until: { turn: 2, phase: 'H' } });
  const good = await collectTransfer(db, 'everything', AT);
  await db.close();
  return good;
}

/** Into an empty database, and out again: what the file said and nothing else, and all of it can be opened. */
async function importedFaithfully(openDriver: () => Promise<Driver>, transfer: Transfer): Promise<readonly string[]> {
  const db = await openDriver();
  await migrate(db);
  const damaged = await importInto(db, transfer);
  const after = await collectTransfer(db, 'everything', transfer.exportedAt);
  const faults =
    canonical(after) === canonical(withTameNames(transfer)) ? [] : [`imported as something else:\n${canonical(after)}`];
  for (const { id, book: bookId, name } of await listBattles(db)) {
    const book = bookOf(bookId);
    const opened =
      book && (await openBattle(db, book, id).catch((error: Error) => ({ ok: false, error: error.message })));
    if (!opened?.ok) faults.push(`imported, but cannot be opened: ${opened ? opened.error : 'unknown book'}`);
    if (name.length > 80) faults.push('a name longer than can be typed');
  }
  const verdict = await verify(db, loadBook).catch((error: Error) => ({
    problems: [{ battle: '', problem: error.message }],
  }));
  const unnamed = verdict.problems?.filter(({ battle }) => !damaged.has(battle)) ?? [];
  faults.push(...unnamed.map(({ problem }) => `imported as whole, but not so: ${problem}`));
  await db.close();
  return faults;
}

let ids = 0;

/** Answers with the battles that the preview called damaged, by their ids. */
async function importInto(db: Driver, transfer: Transfer): Promise<ReadonlySet<string>> {
  const items = await previewTransfer(db, transfer);
  const options = { at: AT, newId: () => `new-${(ids += 1)}`, nameCopy: (name: string) => name };
  const imported = await importTransfer(db, transfer, new Map(items.map(({ key }) => [key, 'both'])), options);
  const damaged = new Set(items.flatMap((item) => (item.type === 'battle' && item.isDamaged ? [item.key] : [])));
  return new Set(imported.flatMap(({ key, id }) => (damaged.has(key) ? [id] : [])));
}

/** The order of battles and documents is that of the database, not of the file. */
const canonical = ({ exportedAt, documents, battles }: Transfer): string =>
  JSON.stringify([exportedAt, ...[documents, battles].map((list) => list.map((item) => JSON.stringify(item)).sort())]);
