import type { Book } from '@/game/battle';
import type { Driver } from '@/store/db/driver';

import type { Role } from '../protocol/messages';
import type { Limits } from '../umpire/limits';
import { openUmpire } from '../umpire/open-umpire';
import { type RandomHex, Seats, type SeatStore } from '../umpire/seats';
import { serveAsks } from '../wire/nats-asks';
import { LogStream } from './log-stream';
import { publishedDriver, takeIn } from './published-driver';
import { patiently } from './patiently';
import { type About, placeOf } from './register';
import type { Shared } from './shared';

/** What a worker needs to be the umpire of a table. */
export interface TableMakings {
  readonly shared: Shared;
  /** Its own in the whole league. Started again after its death, a worker has its tables back at once. */
  readonly name: string;
  /** An empty database, for a copy of one table. */
  readonly openDatabase: () => Promise<Driver>;
  readonly loadBook: (id: string) => Promise<Book<unknown> | null>;
  readonly nameOf: (role: Role, side: string | null) => string;
  readonly random: RandomHex;
  readonly now: () => Date;
  readonly limits?: Partial<Limits>;
}

/** A table that this worker is the umpire of. */
export interface LeagueTable {
  /** Another worker has written to its log, or nobody knows what was written last. */
  readonly isLost: boolean;
  about(): About;
  close(): Promise<void>;
}

/** Takes a table over from whoever had it, as its log in the stream tells it. */
export async function openLeagueTable(
  options: TableMakings,
  id: string,
  publish: (about: About) => Promise<void>,
): Promise<LeagueTable> {
  const { shared, name, random } = options;
  const log = new LogStream(shared, id, random);
  const copy = await copyOf(options.openDatabase, (take) => log.claim(name, take));
  let isLost = false;
  const append: LogStream['append'] = (record) =>
    log.append(record).catch((error: unknown) => {
      isLost = true;
      throw error;
    });
  const seats: SeatStore = {
    read: async () => copy.seats,
    write: async (text) => {
      await append({ type: 'seats', seats: text });
      copy.seats = text;
    },
  };
  const opened = await openUmpire({ ...options, db: publishedDriver(copy.db, id, append), battles: [id], seats });
  if (!opened.ok) throw new Error(`table ${id} cannot be opened: ${opened.error}`);
  const umpire = opened.value;
  const table = umpire.table(id)!;
  const about = (): About => ({
    ...{ id, name: table.name, book: table.book.id, seq: table.battle.seq },
    seats: umpire.seats.at(id).map((seat) => seat.id),
    where: table.book.where(table.battle.state, { rolling: null, events: [] }),
  });
  await publish(about());
  const asks = await patiently(() => serveAsks(shared.connection, id, umpire.accept));
  return {
    get isLost() {
      return isLost;
    },
    about,
    close: async () => {
      await asks.close();
      await table.settled();
      await copy.db.close();
    },
  };
}

interface Copy {
  readonly db: Driver;
  seats: string | null;
}

async function copyOf(
  openDatabase: () => Promise<Driver>,
  read: (take: Parameters<LogStream['read']>[0]) => Promise<void>,
): Promise<Copy> {
  const copy: Copy = { db: await openDatabase(), seats: null };
  await read(async (record) => {
    if (record.type === 'seats') copy.seats = record.seats;
    await takeIn(copy.db, record);
  });
  return copy;
}

/** A table as it stands in the log, for whoever looks at it or takes it home: nobody loses it for that. */
export const readLeagueTable = (shared: Shared, id: string, openDatabase: () => Promise<Driver>): Promise<Copy> => {
  const log = new LogStream(shared, id, () => '');
  return copyOf(openDatabase, (take) => log.read(take));
};

/** A new table, set up by whoever makes it; one that is there stays as it is. */
export async function makeLeagueTable(
  { shared, random, openDatabase }: Pick<TableMakings, 'shared' | 'random' | 'openDatabase'>,
  id: string,
  setUp: (db: Driver, seats: Seats) => Promise<void>,
): Promise<void> {
  const place = placeOf(id);
  if (await patiently(() => shared.register.get(place))) return;
  const log = new LogStream(shared, id, random);
  const { db, seats: kept } = await copyOf(openDatabase, (take) => log.claim('organiser', take));
  const write = (text: string) => log.append({ type: 'seats', seats: text });
  const seats = await Seats.open({ read: async () => kept, write }, random);
  const battle = () => db.get<Pick<About, 'name' | 'book'>>('SELECT name, book FROM battles WHERE id = ?', [id]);
  if (seats && !(await battle()))
    await setUp(
      publishedDriver(db, id, (record) => log.append(record)),
      seats,
    );
  const ids = seats?.at(id).map((seat) => seat.id) ?? [];
  const about: About = { id, name: '', book: '', ...(await battle()), seats: ids, seq: 0, where: null };
  await db.close();
  await patiently(() => shared.register.put(place, JSON.stringify(about)));
}
