import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { Gzip } from 'fflate';

import { joinBytes } from '@/lib/join-bytes';

import { FORMAT, FORMAT_VERSION, type Transfer } from './format';

/** So much is sealed and packed before the screen may draw again. */
const PIECE = 48 * 1024;

type Pause = () => Promise<void>;

/** A file for a shelf or a message, packed a piece at a time: it is made while somebody plays. */
export async function packTransfer(transfer: Transfer, pause: Pause): Promise<Uint8Array> {
  const packed: Uint8Array[] = [];
  const gzip = new Gzip({ mtime: 0, level: 4 }, (bytes) => void packed.push(bytes));
  await inPieces(transfer, pause, (_, bytes, isLast) => gzip.push(bytes, isLast));
  return joinBytes(packed);
}

/** The same for people to read: a document, a battle, an entry of a log on a line of its own. */
export async function plainTransfer(transfer: Transfer, pause: Pause): Promise<string> {
  const lines: string[] = [];
  await inPieces(transfer, pause, (parts) => lines.push(...parts));
  return lines.join('\n');
}

async function inPieces(
  transfer: Transfer,
  pause: Pause,
  take: (parts: readonly string[], bytes: Uint8Array, isLast: boolean) => void,
): Promise<void> {
  const seal = sha256.create();
  let parts: string[] = [];
  let length = 0;
  const flush = async () => {
    const bytes = utf8ToBytes(parts.join(''));
    seal.update(bytes);
    take(parts, bytes, false);
    parts = [];
    length = 0;
    await pause();
  };
  for (const part of partsOf(transfer)) {
    parts.push(part);
    length += part.length;
    if (length >= PIECE) await flush();
  }
  await flush();
  // The seal is over the values as they stand without it.
  const end = `,"seal":"${bytesToHex(seal.update(utf8ToBytes('}')).digest())}"}`;
  take([end], utf8ToBytes(end), true);
}

/** The text of the file without its last bracket, in the order `writeTransfer` has; a line may end after each part. */
function* partsOf({ exportedAt, documents, battles }: Transfer): Generator<string> {
  const head = { format: FORMAT, version: FORMAT_VERSION, exportedAt };
  yield `${JSON.stringify(head).slice(0, -1)},"documents":[`;
  for (const [place, document] of documents.entries()) yield `${place === 0 ? '' : ','}${JSON.stringify(document)}`;
  yield '],"battles":[';
  for (const [place, { rows, ...battle }] of battles.entries()) {
    yield `${place === 0 ? '' : ','}${JSON.stringify(battle).slice(0, -1)},"rows":[`;
    for (const [at, row] of rows.entries()) yield `${at === 0 ? '' : ','}${JSON.stringify(row)}`;
    yield ']}';
  }
  yield ']';
}
