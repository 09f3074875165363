import type { FindBook } from '@/game/books';
import { err, ok, type Result } from '@/lib/result';

import { LIMITS, type Transfer, type TransferLimits } from './format';
import { gunzipSteps, isGzip } from './gunzip';
import type { TransferProblem } from './problem';
import { contentSteps } from './read-content';
import { part, runAtOnce, type Steps } from './steps';
import { parseSteps } from './untrusted-json';

type Read<T> = Result<T, TransferProblem>;

interface ReadOptions {
  readonly limits?: TransferLimits;
  /** The rule books that battles are played again with, to see that they can be opened. */
  readonly bookOf: FindBook;
}

/**
 * A file of unknown origin, read and checked to the last row; plain or compressed, by what is in it and not by its name.
 * Never throws and touches nothing.
 */
export const readTransfer = (bytes: Uint8Array, options: ReadOptions): Read<Transfer> =>
  runAtOnce(readSteps(bytes, options));

/** The same in steps: the larger the file, the more of them, none of them long. */
export function* readSteps(bytes: Uint8Array, { limits = LIMITS, bookOf }: ReadOptions): Steps<Read<Transfer>> {
  if (bytes.length > limits.fileBytes) return err({ code: 'TOO_LARGE', limit: limits.fileBytes });
  const unpacked = isGzip(bytes) ? yield* part(0, 0.1, gunzipSteps(bytes, limits.unpackedBytes)) : ok(bytes);
  if (!unpacked.ok) return unpacked;
  if (!beginsLikeOurs(unpacked.value)) return err({ code: 'NOT_A_FILE_OF_OURS' });
  const text = yield* part(0.1, 0.15, decodeSteps(unpacked.value));
  if (!text.ok) return text;
  const parsed = yield* part(0.15, 0.35, parseSteps(text.value, limits.depth));
  return parsed.ok ? yield* part(0.35, 1, contentSteps(parsed.value, limits.depth, bookOf)) : parsed;
}

/** A picture, a web page or an empty file does not; a byte order mark or spaces before the bracket do no harm. */
const beginsLikeOurs = (bytes: Uint8Array): boolean => bytes.find((byte) => !BEFORE_THE_BRACKET.has(byte)) === 0x7b;
const BEFORE_THE_BRACKET: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);

const BYTES_A_STEP = 256 * 1024;

function* decodeSteps(bytes: Uint8Array): Steps<Read<string>> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    for (let from = 0; from < bytes.length; from += BYTES_A_STEP) {
      yield from / bytes.length;
      text += decoder.decode(bytes.subarray(from, from + BYTES_A_STEP), { stream: true });
    }
  } catch {
    return err({ code: 'DAMAGED' });
  }
  try {
    return ok(text + decoder.decode());
  } catch {
    // The cut went through a letter.
    return err({ code: 'TRUNCATED' });
  }
}
