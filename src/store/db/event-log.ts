import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import type { Entry } from '@/game/entry';

import type { Queries } from './driver';

/** THE LOG IS THE USER'S GAMES: rows are added, never changed, never removed. */

/** Version of the entries this code writes. */
export const LOG_VERSION = 1;
/** What the first row of every battle is chained to. */
const ROOT = '';

export interface StoredRow {
  readonly seq: number;
  readonly action: number;
  readonly version: number;
  readonly body: string;
  readonly at: string;
  readonly chain: string;
}

interface Position {
  readonly seq: number;
  readonly chain: string;
}

/** Appends one action. Call it inside a transaction: its entries are there together or not at all. */
export async function appendEntries(
  tx: Queries,
  battle: string,
  after: Position | null,
  entries: readonly Entry[],
  at: string,
): Promise<readonly StoredRow[]> {
  const action = (after?.seq ?? 0) + 1;
  let chain = after?.chain ?? ROOT;
  const rows = entries.map((entry, index) => {
    const row = { seq: action + index, action, version: LOG_VERSION, body: JSON.stringify(entry), at };
    chain = link(chain, row);
    return { ...row, chain };
  });
  for (const row of rows) {
    await tx.run('INSERT INTO log (battle, seq, action, version, body, at, chain) VALUES (?, ?, ?, ?, ?, ?, ?)', [
      battle,
      row.seq,
      row.action,
      row.version,
      row.body,
      row.at,
      row.chain,
    ]);
  }
  return rows;
}

export const readRows = (db: Queries, battle: string, after = 0): Promise<StoredRow[]> =>
  db.all<StoredRow>('SELECT seq, action, version, body, at, chain FROM log WHERE battle = ? AND seq > ? ORDER BY seq', [
    battle,
    after,
  ]);

export const lastPosition = (db: Queries, battle: string): Promise<Position | null> =>
  db.get<Position>('SELECT seq, chain FROM log WHERE battle = ? ORDER BY seq DESC LIMIT 1', [battle]);

/** The first row whose chain does not follow from the one before it, or null when the log is whole. */
export function firstBrokenLink(rows: readonly StoredRow[]): number | null {
  let chain = ROOT;
  let expected = 1;
  for (const row of rows) {
    chain = link(chain, row);
    if (row.seq !== expected || row.chain !== chain) return row.seq;
    expected += 1;
  }
  return null;
}

/** Each row is sealed together with all rows before it: what was edited afterwards shows. */
const link = (chain: string, { seq, action, version, body, at }: Omit<StoredRow, 'chain'>): string =>
  bytesToHex(sha256(utf8ToBytes([chain, seq, action, version, at, body].join('\n')))).slice(0, 32);
