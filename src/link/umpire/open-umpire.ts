import type { Book } from '@/game/battle';
import { err, ok, type Result } from '@/lib/result';
import type { OpenRefusal } from '@/store/battles';
import type { Driver } from '@/store/db/driver';

import type { Role } from '../protocol/messages';
import { groupedWrites } from './grouped-writes';
import type { Limits } from './limits';
import { type RandomHex, Seats, type SeatStore } from './seats';
import { Table } from './table';
import { Umpire } from './umpire';

interface HostOptions {
  readonly db: Driver;
  readonly battles: readonly string[];
  readonly loadBook: (id: string) => Promise<Book<unknown> | null>;
  readonly seats: SeatStore;
  readonly nameOf: (role: Role, side: string | null) => string;
  readonly random: RandomHex;
  readonly now: () => Date;
  readonly limits?: Partial<Limits>;
}

export type HostRefusal = OpenRefusal | 'SEATS_UNREADABLE' | 'OTHER_BOOK';

/** The umpire of these battles, with the seats they had, or new ones. */
export async function openUmpire(options: HostOptions): Promise<Result<Umpire, HostRefusal>> {
  const { battles, loadBook, random, now, nameOf, limits } = options;
  const db = battles.length > 1 ? groupedWrites(options.db) : options.db;
  const seats = await Seats.open(options.seats, random);
  if (!seats) return err('SEATS_UNREADABLE');
  const umpire = new Umpire({ seats, random, now: () => now().getTime(), ...(limits && { limits }) });
  for (const battle of battles) {
    const info = await db.get<{ book: string }>('SELECT book FROM battles WHERE id = ?', [battle]);
    if (!info) return err('NO_SUCH_BATTLE');
    const book = await loadBook(info.book);
    if (!book) return err('OTHER_BOOK');
    await seats.setUp(battle, book.sides, nameOf);
    const at = () => now().toISOString();
    const table = await Table.open({ db, book, battle, now: at, seats: () => seats.at(battle) });
    if (!table.ok) return table;
    umpire.add(battle, table.value);
  }
  return ok(umpire);
}
