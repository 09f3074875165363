import { makeDriver, type Driver, type RunResult, type SqlValue, type Statement } from './driver';
import type { WorkerAnswer, WorkerCall } from './worker-calls';

let tellAsked: () => void;
/** Once SQLite has been asked to open: its worker goes on by itself from here. */
export const databaseAsked = new Promise<void>((resolve) => (tellAsked = resolve));

const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
let worker: Worker | undefined;
let calls = 0;
let databases = 0;

/** Starts it without asking for anything: it loads SQLite meanwhile. */
export function startWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./sqlite-worker', window.location.href));
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(new Error(data.error));
    else asked?.resolve(data.value);
  });
  return worker;
}

/** SQLite in the browser, on its private file system. */
export async function openExpoDriver(name: string): Promise<Driver> {
  const db = databases++;
  const ask = <T>(
    call: WorkerCall['call'],
    text = '',
    params: readonly SqlValue[] = [],
    statements: readonly Statement[] = [],
  ) =>
    new Promise<T>((resolve, reject) => {
      const id = calls++;
      waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      startWorker().postMessage({ id, db, call, text, params, statements } satisfies WorkerCall);
    });
  const opening = ask('open', name);
  tellAsked();
  await opening;
  return makeDriver({
    exec: (sql) => ask('exec', sql),
    run: (sql, params) => ask<RunResult>('run', sql, params),
    all: <Row>(sql: string, params: readonly SqlValue[]) => ask<Row[]>('all', sql, params),
    runTogether: (statements) => ask('runTogether', '', [], statements),
    serialize: () => ask<Uint8Array>('serialize'),
    close: () => ask('close'),
  });
}
