import type { SqlValue, Statement } from './driver';

/** What the page asks of SQLite's worker. */
export interface WorkerCall {
  readonly id: number;
  readonly db: number;
  readonly call: 'open' | 'exec' | 'all' | 'run' | 'runTogether' | 'serialize' | 'close';
  /** The SQL, or for `open` the name of the file. */
  readonly text: string;
  readonly params: readonly SqlValue[];
  /** For `runTogether`. */
  readonly statements: readonly Statement[];
}

export type WorkerAnswer =
  { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: string };
