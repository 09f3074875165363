import { Factory, SQLITE_ROW, type Sqlite } from '../../../node_modules/expo-sqlite/web/wa-sqlite/sqlite-api.js';
import createModule from '../../../node_modules/expo-sqlite/web/wa-sqlite/wa-sqlite.js';
import wasmUrl from '../../../node_modules/expo-sqlite/web/wa-sqlite/wa-sqlite.wasm';

import type { RunResult, SqlValue, Statement } from './driver';
import { AccessHandlePoolVFS } from './safe-files.web';
import type { WorkerAnswer, WorkerCall } from './worker-calls';

const FILES = 'expo-sqlite';
const LARGEST_INT32 = 0x7fffffff;

/**
 * SQLite in a browser, in a worker beside the page, because only workers get files there. expo-sqlite has such a worker,
 * too, but asks it five times for one query, and each question costs milliseconds at the start.
 */
const loading = createModule({ locateFile: () => wasmUrl });
let engine: Promise<{ readonly sqlite: Sqlite; readonly files: AccessHandlePoolVFS }> | undefined;
const databases = new Map<number, number>();

let last = Promise.resolve();

// One after the other: what a statement has changed is asked for after it, on the same connection.
onmessage = ({ data }: MessageEvent<WorkerCall>) => {
  last = last.then(() =>
    take(data).then(
      (value) => answer({ id: data.id, value }),
      (error: unknown) => answer({ id: data.id, error: error instanceof Error ? error.message : String(error) }),
    ),
  );
};

const answer = (message: WorkerAnswer) => (postMessage as (message: unknown) => void)(message);

/** The files are opened with the first database and not before: until then they may belong to another window. */
async function start() {
  try {
    const module = await loading;
    const sqlite = Factory(module);
    const files = await AccessHandlePoolVFS.create(FILES, module);
    sqlite.vfs_register(files, true);
    return { sqlite, files };
  } catch (error) {
    // The other window may be closed by the next time.
    engine = undefined;
    throw error;
  }
}

async function take({ db: id, call, text, params, statements }: WorkerCall): Promise<unknown> {
  const { sqlite, files } = await (engine ??= start());
  if (call === 'open') {
    files.giveBack(text);
    return void databases.set(id, await sqlite.open_v2(text));
  }
  const db = databases.get(id);
  if (db === undefined) throw new Error('There is no such database.');
  switch (call) {
    case 'exec':
      return void (await sqlite.exec(db, text));
    case 'all':
      return query(sqlite, db, text, params);
    case 'run': {
      await query(sqlite, db, text, params);
      const result: RunResult = {
        changes: sqlite.changes(db),
        lastInsertRowId: Number(sqlite.last_insert_rowid(db)),
      };
      return result;
    }
    case 'runTogether':
      return runTogether(sqlite, db, statements);
    case 'serialize':
      return sqlite.serialize(db, 'main');
    case 'close':
      databases.delete(id);
      return void (await sqlite.close(db));
  }
}

async function runTogether(sqlite: Sqlite, db: number, statements: readonly Statement[]): Promise<void> {
  await sqlite.exec(db, 'BEGIN IMMEDIATE');
  try {
    for (const [text, params] of statements) await query(sqlite, db, text, params);
    await sqlite.exec(db, 'COMMIT');
  } catch (error) {
    await sqlite.exec(db, 'ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function query(sqlite: Sqlite, db: number, text: string, params: readonly SqlValue[]): Promise<object[]> {
  const rows: object[] = [];
  for await (const statement of sqlite.statements(db, text)) {
    for (const [index, value] of params.entries()) bind(sqlite, statement, index + 1, value);
    const columns = sqlite.column_names(statement);
    while ((await sqlite.step(statement)) === SQLITE_ROW) {
      const values = sqlite.row(statement);
      rows.push(Object.fromEntries(columns.map((name, index) => [name, values[index]])));
    }
  }
  return rows;
}

/** Whole numbers as INTEGER, whatever their size, as expo-sqlite does on a phone. */
function bind(sqlite: Sqlite, statement: number, index: number, value: SqlValue): void {
  if (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) > LARGEST_INT32)
    sqlite.bind_int64(statement, index, BigInt(value));
  else sqlite.bind(statement, index, value);
}
