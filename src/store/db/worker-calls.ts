import type { SqlValue } from './driver';

/** What the page asks of SQLite's worker. */
export interface WorkerCall {
  readonly id: number;
  readonly db: number;
  readonly call: 'open' | 'exec' | 'all' | 'run' | 'serialize' | 'close';
  /** The SQL, or for `open` the name of the file. */
  readonly text: string;
  readonly params: readonly SqlValue[];
}

export type WorkerAnswer =
  { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: string };
