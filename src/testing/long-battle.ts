import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Entry } from '@/game/entry';
import { type Position, sealRows, type StoredRow } from '@/store/db/event-log';
import type { Transfer } from '@/store/transfer/format';
import { writeTransfer } from '@/store/transfer/write-transfer';

import type { GoldenEntry } from './golden-file';
import { Recorder } from './recorder';
import { scratchFolder } from './scratch';
import { AT } from './toy-database';

/** Captains at a long battle, and at the same one again in later turns, until so many events have happened. */
export function longBattle(events: number): Recorder {
  const table = new Recorder('tsushima-day', 1);
  let happened = 0;
  let counted = 0;
  while (happened < events) {
    const rows = table.rows.length;
    // A battle that is over goes on for the sake of the measurement.
    if (table.state.result !== null) {
      table.insist({ type: 'correct', path: ['result'], value: null });
      table.insist({ type: 'correct', path: ['turnLimit'], value: table.state.turn + 20 });
    }
    table.follow(table.order());
    if (table.rows.length === rows) throw new Error('the captains are stuck');
    for (; counted < table.rows.length; counted += 1) {
      if (table.rows[counted]?.entry?.type === 'v1.Happened') happened += 1;
    }
  }
  return table;
}

/** Recorded entries as the rows they would be on disk, sealed. */
function sealedRows(entries: readonly GoldenEntry[]): readonly StoredRow[] {
  const rows: StoredRow[] = [];
  let group: Entry[] = [];
  let action: number | null = null;
  const close = () => {
    const last = rows.at(-1);
    const after: Position | null = last ? { seq: last.seq, chain: last.chain } : null;
    rows.push(...sealRows(after, group, AT));
    group = [];
  };
  for (const each of entries) {
    if (action !== null && each.action !== action) close();
    action = each.action;
    group.push(each.entry);
  }
  close();
  return rows;
}

/** Played once for all who want it: it takes as long as half a minute. */
const played = new Map<number, Pick<Recorder, 'book' | 'entries'>>();

/** A battle of so many events, as a file to import; so many times, where the size of the file is what matters. */
export function longBattleFile(events: number, times = 1): string {
  const { book, entries } = played.get(events) ?? longBattle(events);
  if (!played.has(events)) played.set(events, { book, entries });
  return fileOf(book.id, sealedRows(entries), times);
}

function fileOf(book: string, rows: readonly StoredRow[], times: number): string {
  const battle = { name: 'Tsushima at length', book, createdAt: AT, brokenAt: null, drafts: [] };
  const battles = new Array<Transfer['battles'][number]>(times).fill({ ...battle, rows });
  const transfer: Transfer = { exportedAt: AT, documents: [], battles, unusable: [] };
  const file = join(scratchFolder(), 'long.json');
  writeFileSync(file, writeTransfer(transfer));
  return file;
}

/** As many events in a fraction of the time: some are played, the rest are what an umpire sets by hand. */
export function correctedBattleFile(events: number): string {
  const { book, entries } = longBattle(500);
  const corrections: GoldenEntry[] = [];
  for (let action = entries.length + 1; action < events; action += 2) {
    const command = { type: 'correct', path: ['turnLimit'], value: 30 + (action % 20) };
    const acted = { type: 'v1.Acted', command, override: true, dice: {}, appDice: 0, roll: null, attempt: 1 };
    const event = { type: 'Corrected', path: ['turnLimit'], before: null, value: command.value, reason: '' };
    const happened = { type: 'v1.Happened', bookVersion: 1, event };
    corrections.push({ action, entry: acted } as GoldenEntry, { action, entry: happened } as GoldenEntry);
  }
  return fileOf(book.id, sealedRows([...entries, ...corrections]), 1);
}
