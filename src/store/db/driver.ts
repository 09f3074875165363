export type SqlValue = string | number | null | Uint8Array;

export interface RunResult {
  readonly changes: number;
  readonly lastInsertRowId: number;
}

/** A statement and its values. */
export type Statement = readonly [sql: string, params: readonly SqlValue[]];

/** What any SQLite must offer, one call at a time. */
export interface RawDatabase {
  exec(sql: string): Promise<void>;
  run(sql: string, params: readonly SqlValue[]): Promise<RunResult>;
  all<Row>(sql: string, params: readonly SqlValue[]): Promise<Row[]>;
  /** All of them or none, where the engine takes them in one call. */
  runTogether?(statements: readonly Statement[]): Promise<void>;
  /** The whole file, byte for byte. */
  serialize(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface Queries {
  exec(sql: string): Promise<void>;
  run(sql: string, params?: readonly SqlValue[]): Promise<RunResult>;
  all<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  get<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row | null>;
}

/** The only SQL surface of the app. */
export interface Driver extends Queries {
  /** All or nothing. Use the queries handed in: the driver's own wait until the transaction has ended. */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /** The same for statements that need no answers: in a browser they cost one message to the worker together. */
  transaction(statements: readonly Statement[]): Promise<void>;
  /** The whole file, byte for byte: for a database that this app must not touch. */
  serialize(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * Queues every call behind the last one. expo-sqlite lets a stray statement slip into another caller's transaction,
 * and its own transactions throw when they overlap.
 */
export function makeDriver(raw: RawDatabase): Driver {
  let tail: Promise<unknown> = Promise.resolve();
  const queued = <T>(work: () => Promise<T>): Promise<T> => {
    const result = tail.then(work, work);
    tail = result.catch(() => undefined);
    return result;
  };

  const direct: Queries = {
    exec: (sql) => raw.exec(sql),
    run: (sql, params = []) => raw.run(sql, params),
    all: (sql, params = []) => raw.all(sql, params),
    get: async <Row>(sql: string, params: readonly SqlValue[] = []) => (await raw.all<Row>(sql, params))[0] ?? null,
  };

  const inTransaction = async <T>(work: (tx: Queries) => Promise<T>): Promise<T> => {
    await raw.exec('BEGIN IMMEDIATE');
    try {
      const result = await work(direct);
      await raw.exec('COMMIT');
      return result;
    } catch (error) {
      // The first error is the one to tell; a failed rollback would only hide it.
      await raw.exec('ROLLBACK').catch(() => undefined);
      throw error;
    }
  };

  return {
    exec: (sql) => queued(() => direct.exec(sql)),
    run: (sql, params) => queued(() => direct.run(sql, params)),
    all: <Row>(sql: string, params?: readonly SqlValue[]) => queued(() => direct.all<Row>(sql, params)),
    get: <Row>(sql: string, params?: readonly SqlValue[]) => queued(() => direct.get<Row>(sql, params)),
    serialize: () => queued(() => raw.serialize()),
    close: () => queued(() => raw.close()),
    transaction: <T>(work: ((tx: Queries) => Promise<T>) | readonly Statement[]) =>
      queued(async () => {
        if (typeof work === 'function') return inTransaction(work);
        return (raw.runTogether?.(work) ?? inTransaction((tx) => runEach(tx, work))) as Promise<T>;
      }),
  };
}

export async function runEach(tx: Queries, statements: readonly Statement[]): Promise<void> {
  for (const [sql, params] of statements) await tx.run(sql, params);
}
