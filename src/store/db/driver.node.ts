import Database from 'better-sqlite3';

import { makeDriver, type Driver, type SqlValue } from './driver';

// better-sqlite3 binds every number as REAL, where expo-sqlite binds whole numbers as INTEGER.
const bind = (value: SqlValue) => (typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value);

/** SQLite in plain Node, for the command line, benchmarks and tests. Not for the app: a layer rule says so. */
export function openNodeDriver(file = ':memory:'): Driver {
  const db = new Database(file);
  const statements = new Map<string, Database.Statement>();
  const prepared = (sql: string): Database.Statement => {
    const known = statements.get(sql);
    if (known) return known;
    const made = db.prepare(sql);
    statements.set(sql, made);
    return made;
  };
  return makeDriver({
    exec: (sql) => attempt(() => void db.exec(sql)),
    run: (sql, params) =>
      attempt(() => {
        const { changes, lastInsertRowid } = prepared(sql).run(...params.map(bind));
        return { changes, lastInsertRowId: Number(lastInsertRowid) };
      }),
    all: <Row>(sql: string, params: readonly SqlValue[]) =>
      attempt(() => prepared(sql).all(...params.map(bind)) as Row[]),
    runTogether: (statements) =>
      attempt(() => {
        prepared('BEGIN IMMEDIATE').run();
        try {
          for (const [sql, params] of statements) prepared(sql).run(...params.map(bind));
          prepared('COMMIT').run();
        } catch (error) {
          if (db.inTransaction) prepared('ROLLBACK').run();
          throw error;
        }
      }),
    serialize: () => attempt(() => new Uint8Array(db.serialize())),
    close: () => attempt(() => void db.close()),
  });
}

// The addon throws errors of the realm that loaded it first; rethrown, they are ordinary errors everywhere.
async function attempt<T>(work: () => T): Promise<T> {
  try {
    return work();
  } catch (error) {
    throw new Error((error as Error).message, { cause: error });
  }
}
