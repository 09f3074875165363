import { sha256 } from '@noble/hashes/sha2.js';
import { createView, utf8ToBytes } from '@noble/hashes/utils.js';

const WORDS = 2 ** 32;

/**
 * Number `place` of a sequence of numbers from 0 to n - 1, straight from its seed: none before it has to be made. Any run
 * of them gives away neither the seed nor the next one, as a generator's would whose state can be solved for.
 */
export function numberAt(seed: string, place: number, n: number): number {
  if (!(n >= 1 && n <= WORDS)) throw new RangeError(`no number below ${n}`);
  // Words beyond the last whole multiple of n would make small numbers likelier: they are passed over.
  const fair = WORDS - (WORDS % n);
  for (let round = 0; ; round += 1) {
    const words = createView(sha256(utf8ToBytes(`${seed} ${place} ${round}`)));
    for (let at = 0; at < words.byteLength; at += 4) if (words.getUint32(at) < fair) return words.getUint32(at) % n;
  }
}
