import type { Driver } from '../db/driver';
import { pause } from '../pause';
import { saveFile } from '../save-file';
import { currentDatabase } from '../storage';
import { collectTransfer, type TransferSelection } from './collect-transfer';
import type { Transfer } from './format';
import { packTransfer, plainTransfer } from './pack-transfer';

export interface ExportOptions {
  readonly selection?: TransferSelection;
  /** Small, for sharing; otherwise a file that people can read too. */
  readonly compressed?: boolean;
  /** What the file is called, without its ending; by default after the day. */
  readonly name?: string;
}

/** What the user made, as one file, handed over by download or by the share sheet. */
export async function exportData(
  now: Date,
  { selection = 'everything', compressed = false, name: wanted }: ExportOptions = {},
): Promise<void> {
  const exportedAt = now.toISOString();
  const db = currentDatabase();
  const transfer: Transfer = db
    ? await collectTransfer(db, selection, exportedAt, pause)
    : { exportedAt, documents: [], battles: [], unusable: [] };
  const name = wanted ?? `z-flag-${exportedAt.slice(0, 10)}`;
  // As plain bytes: told that it is gzip, some phones unpack it or add an ending of their own.
  if (compressed) await saveFile(`${name}.zflag`, 'application/octet-stream', await packTransfer(transfer, pause));
  else await saveFile(`${name}.json`, 'application/json', await plainTransfer(transfer, pause));
}

/** The file of a database that was left alone, byte for byte: nothing in it is understood, so nothing in it is lost. */
export async function exportRefused(refused: Driver, now: Date): Promise<void> {
  await saveFile(`z-flag-${now.toISOString().slice(0, 10)}.db`, 'application/octet-stream', await refused.serialize());
}
