import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { Gzip } from 'fflate';

import { FORMAT, FORMAT_VERSION, type Transfer } from '../transfer/format';

/** So much is sealed and packed before the screen may draw again. */
const PIECE = 48 * 1024;

/**
 * An export file, packed a piece at a time: a backup is made while somebody plays. What comes out is read like any
 * export, here or on another phone.
 */
export async function packTransfer(transfer: Transfer, pause: () => Promise<void>): Promise<Uint8Array> {
  const seal = sha256.create();
  const packed: Uint8Array[] = [];
  const gzip = new Gzip({ mtime: 0, level: 4 }, (bytes) => void packed.push(bytes));
  let waiting = '';
  const flush = async () => {
    if (waiting === '') return;
    const bytes = utf8ToBytes(waiting);
    waiting = '';
    seal.update(bytes);
    gzip.push(bytes);
    await pause();
  };
  for (const part of partsOf(transfer)) {
    waiting += part;
    if (waiting.length >= PIECE) await flush();
  }
  await flush();
  // The seal is over the values as they stand without it.
  gzip.push(utf8ToBytes(`,"seal":"${bytesToHex(seal.update(utf8ToBytes('}')).digest())}"}`), true);
  return joined(packed);
}

/** The text of the file without its last bracket, in the order `writeTransfer` has. */
function* partsOf({ exportedAt, documents, battles }: Transfer): Generator<string> {
  const head = { format: FORMAT, version: FORMAT_VERSION, exportedAt };
  yield `${JSON.stringify(head).slice(0, -1)},"documents":${JSON.stringify(documents)},"battles":[`;
  for (const [place, { rows, ...battle }] of battles.entries()) {
    yield `${place === 0 ? '' : ','}${JSON.stringify(battle).slice(0, -1)},"rows":[`;
    for (const [at, row] of rows.entries()) yield `${at === 0 ? '' : ','}${JSON.stringify(row)}`;
    yield ']}';
  }
  yield ']';
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
