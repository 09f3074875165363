import type { Entry } from '@/game/entry';
import { sha256Of } from '@/lib/sha256';

import type { Queries, SqlValue, Statement } from './driver';

/** THE LOG IS THE USER'S GAMES: rows are added, never changed, never removed. */

/** The newest version of entries that this code reads and writes. */
export const LOG_VERSION = 2;
/** The first version that can read an entry: a phone with an older app refuses it instead of playing on without it. */
const versionOf = (entry: Entry): number => ('seed' in entry && typeof entry.seed === 'string' ? 2 : 1);
/** What the first row of every battle is chained to. */
const ROOT = '';
/** Hex digits of a seal. */
const SEAL_LENGTH = 32;

export interface StoredRow {
  readonly seq: number;
  readonly action: number;
  readonly version: number;
  readonly body: string;
  readonly at: string;
  readonly chain: string;
}

export interface Position {
  readonly seq: number;
  readonly chain: string;
}

/** The rows that entries become after a position, sealed one after the other. */
export function sealRows(after: Position | null, entries: readonly Entry[], at: string): readonly StoredRow[] {
  const action = (after?.seq ?? 0) + 1;
  let chain = after?.chain ?? ROOT;
  return entries.map((entry, index) => {
    const seq = action + index;
    const version = versionOf(entry);
    const body = JSON.stringify(entry);
    chain = link(chain, seq, action, version, at, body);
    return { seq, action, version, body, at, chain };
  });
}

/** More values than this in one statement are refused by old engines; fewer statements are faster in a browser. */
const ROWS_AT_ONCE = 100;

/** The statement for so many rows. Written once: actions have few sizes, and a driver finds what it has prepared by the text. */
const insertFor = (rows: number): string =>
  (inserts[rows] ??=
    `INSERT INTO log (battle, seq, action, version, body, at, chain) VALUES ${Array<string>(rows).fill('(?, ?, ?, ?, ?, ?, ?)').join(', ')}`);
const inserts: string[] = [];

/** For a transaction: the rows of an action are there together or not at all. */
export function insertRows(battle: string, rows: readonly StoredRow[]): readonly Statement[] {
  const statements: Statement[] = [];
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    const values: SqlValue[] = [];
    for (const { seq, action, version, body, at, chain } of some) {
      values.push(battle, seq, action, version, body, at, chain);
    }
    statements.push([insertFor(some.length), values]);
  }
  return statements;
}

export const readRows = (db: Queries, battle: string, after = 0, most = -1): Promise<StoredRow[]> =>
  db.all<StoredRow>(
    'SELECT seq, action, version, body, at, chain FROM log WHERE battle = ? AND seq > ? ORDER BY seq LIMIT ?',
    [battle, after, most],
  );

export const lastPosition = (db: Queries, battle: string): Promise<Position | null> =>
  db.get<Position>('SELECT seq, chain FROM log WHERE battle = ? ORDER BY seq DESC LIMIT 1', [battle]);

/** The first row whose chain does not follow from the one before it, or null when the log is whole. */
export function firstBrokenLink(rows: readonly StoredRow[], after: Position | null = null): number | null {
  let chain = after?.chain ?? ROOT;
  let expected = (after?.seq ?? 0) + 1;
  for (const row of rows) {
    chain = link(chain, row.seq, row.action, row.version, row.at, row.body);
    if (row.seq !== expected || row.chain !== chain) return row.seq;
    expected += 1;
  }
  return null;
}

/** Each row is sealed together with all rows before it: what was edited afterwards shows. */
const link = (chain: string, seq: number, action: number, version: number, at: string, body: string): string =>
  sha256Of(`${chain}\n${seq}\n${action}\n${version}\n${at}\n${body}`).slice(0, SEAL_LENGTH);
