import { join } from 'node:path';

import Database from 'better-sqlite3';

import type { Book, LogRow } from '@/game/battle';
import type { Entry } from '@/game/entry';
import { beginBattle, fold } from '@/game/fold';
import { append, createBattle, openBattle, type OpenBattle } from '@/store/battles';
import type { Driver } from '@/store/db/driver';
import { openNodeDriver } from '@/store/db/driver.node';
import { migrate } from '@/store/db/migrate';
import { longBattle } from '@/testing/long-battle';
import { scratchFolder } from '@/testing/scratch';
import { toyBook, type ToyState } from '@/testing/toy-book';

import type { Bench } from './harness';

const AT = '1905-05-27T14:08:00.000Z';
const EVENTS = 10_000;
const APPENDS = 50;

/** One action on disk: the store with its seal, checks and fold, against a bare insert of the same bytes, equally durable. */
export async function appendAction(): Promise<Bench> {
  const db = openNodeDriver(join(scratchFolder(), 'store.db'));
  await migrate(db);
  const created = await createBattle(db, toyBook, { id: 'b', name: 'b', seed: 1, setup: { limit: 1e12 } }, AT);
  if (!created.ok) throw new Error(created.error);
  let open: OpenBattle<ToyState> = created.value;

  const bare = new Database(join(scratchFolder(), 'bare.db'));
  bare.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE log (seq INTEGER PRIMARY KEY, body TEXT)',
  );
  const insert = bare.prepare('INSERT INTO log (body) VALUES (?)');
  const bytes = action(1).map((entry) => JSON.stringify(entry));
  const insertAction = bare.transaction(() => bytes.forEach((body) => insert.run(body)));

  return {
    contenders: [
      {
        name: 'bare better-sqlite3 insert of the same bytes',
        operations: APPENDS,
        run: () => {
          for (let i = 0; i < APPENDS; i++) insertAction();
          return APPENDS;
        },
      },
      {
        name: 'the store: seal, check, draft, fold, snapshot',
        operations: APPENDS,
        run: async () => {
          for (let i = 0; i < APPENDS; i++) {
            const written = await append(db, open, action(1), AT);
            if (!written.ok) throw new Error(written.error);
            open = written.value;
          }
          return APPENDS;
        },
      },
    ],
    sameChecksum: true,
    aim: 1.5,
  };
}

/** Replaying a log of Togo that has been read, against a bare loop over the same reducer. */
export function replay(): Bench {
  const log = longBattle(EVENTS);
  const book = log.book;
  const events = log.rows.flatMap(({ entry }) => (entry?.type === 'v1.Happened' && entry.event ? [entry.event] : []));
  const begin = () => beginning(book, log.rows);
  const rest = log.rows.slice(1);
  return {
    contenders: [
      {
        name: 'bare loop over the reducer',
        operations: 1,
        run: () => {
          let { state } = begin();
          for (const event of events) state = book.apply(state, event);
          return checksum(state);
        },
      },
      {
        name: 'fold, with actions, undo and problems kept',
        operations: 1,
        run: () => checksum(fold(book, begin(), rest).state),
      },
    ],
    sameChecksum: true,
    aim: 1.3,
  };
}

const checksum = (state: unknown): number => JSON.stringify(state).length;

/** Opening a long battle from disk: the whole log, against its latest snapshot and the rows after it. */
export async function openLongBattle(): Promise<Bench> {
  const db = openNodeDriver(join(scratchFolder(), 'long.db'));
  await migrate(db);
  await fill(db);
  const open = async (whole: boolean) => {
    const opened = await openBattle(db, toyBook as Book<ToyState>, 'b', { whole });
    if (!opened.ok) throw new Error(opened.error);
    return opened.value.battle.state.total;
  };
  return {
    contenders: [
      { name: 'reading, checking and replaying the whole log', operations: 1, run: () => open(true) },
      { name: 'from the latest snapshot', operations: 1, run: () => open(false) },
    ],
    sameChecksum: true,
    aim: 0.1,
  };
}

const action = (by: number): Entry[] => [
  { type: 'v1.Acted', command: { type: 'add', by }, dice: {}, override: false, appDice: 0, roll: null, attempt: 1 },
  { type: 'v1.Happened', bookVersion: toyBook.version, event: { type: 'added', by } },
];

function beginning<State>(book: Book<State>, rows: readonly LogRow[]) {
  const first = rows[0]?.entry;
  const begun = first?.type === 'v1.Begun' ? beginBattle(book, first) : null;
  if (!begun) throw new Error('a log without a beginning');
  return begun;
}

async function fill(db: Driver): Promise<void> {
  const created = await createBattle(db, toyBook, { id: 'b', name: 'b', seed: 1, setup: { limit: 1e12 } }, AT);
  if (!created.ok) throw new Error(created.error);
  let open: OpenBattle<ToyState> = created.value;
  for (let i = 0; i < EVENTS / 100; i++) {
    const written = await append(db, open, Array.from({ length: 100 }, (_, k) => action(k % 7)).flat(), AT);
    if (!written.ok) throw new Error(written.error);
    open = written.value;
  }
}
