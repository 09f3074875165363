import wasmUrl from 'sql.js/dist/sql-wasm-browser.wasm';

import { makeDriver, type Driver, type SqlValue } from './driver';

/**
 * A database that vanishes with the page. expo-sqlite cannot even open `:memory:` in a browser without a private file
 * system, so this one runs on sql.js, which is fetched only then.
 */
export async function openMemoryDriver(): Promise<Driver> {
  const { default: initSqlJs } = await import('sql.js');
  const { Database } = await initSqlJs({ locateFile: () => wasmUrl });
  const db = new Database();
  const all = <Row>(sql: string, params: readonly SqlValue[]): Row[] => {
    const statement = db.prepare(sql, [...params]);
    try {
      const rows: Row[] = [];
      while (statement.step()) rows.push(statement.getAsObject() as Row);
      return rows;
    } finally {
      statement.free();
    }
  };
  return makeDriver({
    exec: async (sql) => void db.exec(sql),
    run: async (sql, params) => {
      db.run(sql, [...params]);
      const [row] = all<{ id: number }>('SELECT last_insert_rowid() AS id', []);
      return { changes: db.getRowsModified(), lastInsertRowId: row?.id ?? 0 };
    },
    all: async (sql, params) => all(sql, params),
    serialize: async () => db.export(),
    close: async () => db.close(),
  });
}
