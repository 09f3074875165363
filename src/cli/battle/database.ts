import { loadBook } from '@/game/books';
import { err, ok, type Result } from '@/lib/result';
import { openBattle, type OpenBattle } from '@/store/battles';
import type { Driver } from '@/store/db/driver';
import { openNodeDriver } from '@/store/db/driver.node';
import { migrate } from '@/store/db/migrate';

/** The same schema and the same code as on the phone, on a file of one's own. */
export async function openDatabase(file: string): Promise<Result<Driver, string>> {
  let db: Driver | null = null;
  try {
    db = openNodeDriver(file);
    const migrated = await migrate(db);
    if (migrated.ok) return ok(db);
    await db.close();
    return err(`the database was written by a newer Z Flag (schema ${migrated.error.version}); nothing was changed`);
  } catch (error) {
    await db?.close();
    return err(`the database cannot be opened: ${(error as Error).message}`);
  }
}

export async function openById(db: Driver, id: string): Promise<Result<OpenBattle<unknown>, string>> {
  const info = await db.get<{ book: string }>('SELECT book FROM battles WHERE id = ?', [id]);
  const book = info && (await loadBook(info.book));
  if (!book) return err(`there is no battle ${id}`);
  const opened = await openBattle(db, book, id, { whole: true });
  return opened.ok ? opened : err(`battle ${id} cannot be opened: ${opened.error}`);
}
