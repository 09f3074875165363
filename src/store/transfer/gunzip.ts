import { Gunzip } from 'fflate';

import { joinBytes } from '@/lib/join-bytes';
import { err, ok, type Result } from '@/lib/result';

import { crc32 } from './crc32';
import type { TransferProblem } from './problem';
import type { Steps } from './steps';

/** Four thousand bytes of a bomb unpack to four million at most: that is how far past the limit one step can go. */
const STEP = 4096;
const TRAILER = 8;

/**
 * Where a cut falls between two letters the library takes it for the end. But only after a true end does it see the
 * beginning of another member in these bytes.
 */
const ANOTHER_MEMBER = Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 3, 0]);

class Stop extends Error {}

export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Our files shrink to a tenth; one that would grow a hundredfold is a bomb, and is dropped long before the limit. */
const MOST_GROWTH = 100;
const ALWAYS_ALLOWED = 1024 * 1024;

/** Unpacks step by step and stops at the limit, however much a bomb would still have in store. */
export function* gunzipSteps(bytes: Uint8Array, mostBytes: number): Steps<Result<Uint8Array, TransferProblem>> {
  const limit = Math.min(mostBytes, ALWAYS_ALLOWED + MOST_GROWTH * bytes.length);
  const pieces: Uint8Array[] = [];
  let size = 0;
  let checksum = 0;
  const stream = new Gunzip((piece) => {
    size += piece.length;
    if (size > limit) throw new Stop();
    checksum = crc32(piece, checksum);
    pieces.push(piece);
  });
  let isAtTheEnd = false;
  let isComplete = false;
  // We write one member; more of them would be another way to hide a bomb.
  stream.onmember = () => {
    isComplete = isAtTheEnd;
    throw new Stop();
  };
  try {
    for (let from = 0; from < bytes.length; from += STEP) {
      yield from / bytes.length;
      stream.push(bytes.subarray(from, from + STEP));
    }
    isAtTheEnd = true;
    stream.push(ANOTHER_MEMBER);
  } catch (error) {
    if (size > limit && error instanceof Stop) return err({ code: 'TOO_LARGE', limit });
    if (!isAtTheEnd) return err({ code: 'DAMAGED' });
  }
  if (!isComplete) return err({ code: 'TRUNCATED' });
  // The library does not look at the checksum, and documents have no seals that would show a flipped bit.
  const isWhole =
    size === readUint32(bytes, bytes.length - 4) && checksum === readUint32(bytes, bytes.length - TRAILER);
  return isWhole ? ok(joinBytes(pieces)) : err({ code: 'DAMAGED' });
}

const readUint32 = (bytes: Uint8Array, at: number): number =>
  [3, 2, 1, 0].reduce((value, place) => value * 256 + (bytes[at + place] ?? 0), 0);
