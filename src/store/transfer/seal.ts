import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { runAtOnce, type Steps } from './steps';

/**
 * The seal over a whole file: of its values, not of its spaces, so that a file that was only laid out anew still holds.
 * It shows accidents and careless editing, no more; whoever wants to forge a file can seal it too.
 */
export const sealOf = (content: object): string => runAtOnce(sealSteps(content));

/** So many letters are sealed in one step. */
const LETTERS_A_STEP = 64 * 1024;

export function* sealSteps(content: object): Steps<string> {
  const seal = sha256.create();
  let text = '';
  for (const piece of piecesOf({ ...content, seal: undefined })) {
    text += piece;
    if (text.length < LETTERS_A_STEP) continue;
    seal.update(utf8ToBytes(text));
    text = '';
    yield 0;
  }
  return bytesToHex(seal.update(utf8ToBytes(text)).digest());
}

/** Whether plain values would take more letters than that to write down; stops as soon as it knows. */
export function isLonger(value: unknown, letters: number): boolean {
  let length = 0;
  for (const piece of piecesOf(value)) if ((length += piece.length) > letters) return true;
  return false;
}

/** The text that `JSON.stringify` would make of plain values, piece by piece. */
function* piecesOf(value: unknown): Generator<string> {
  if (!isLarge(value)) {
    yield JSON.stringify(value);
    return;
  }
  const isList = Array.isArray(value);
  let before = isList ? '[' : '{';
  for (const [key, item] of isList ? value.entries() : Object.entries(value)) {
    if (item === undefined) continue;
    yield isList ? before : `${before}${JSON.stringify(key)}:`;
    yield* piecesOf(item);
    before = ',';
  }
  yield isList ? ']' : '}';
}

/** What holds more than plain values may be of any size; the rest is a row, a place, a name. */
const isLarge = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) ? value : Object.values(value)).some(
    (item: unknown) => typeof item === 'object' && item !== null,
  );
