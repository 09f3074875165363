import { gzipSync, strToU8 } from 'fflate';

import { FORMAT, FORMAT_VERSION, type Transfer } from './format';
import { sealOf } from './seal';

/** As a file that people can read too. */
export function writeTransfer({ exportedAt, documents, battles }: Transfer): string {
  const content = { format: FORMAT, version: FORMAT_VERSION, exportedAt, documents, battles };
  return JSON.stringify({ ...content, seal: sealOf(content) }, null, 2);
}

/** The same, small enough for a message. */
export const compressTransfer = (transfer: Transfer): Uint8Array =>
  gzipSync(strToU8(writeTransfer(transfer)), { mtime: 0 });
