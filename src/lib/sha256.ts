interface NodeCrypto {
  createHash(algorithm: 'sha256'): NodeHash;
  createHmac(algorithm: 'sha256', key: string): NodeHash;
}
interface NodeHash {
  update(text: string, encoding: 'utf8'): { digest(encoding: 'hex'): string };
}

/** Node's own, where this is Node: a host hashes for every tap of every table. Asked for, not imported: phones have none. */
export const NODE_CRYPTO = (
  globalThis as { process?: { getBuiltinModule?: (id: string) => unknown } }
).process?.getBuiltinModule?.('node:crypto') as NodeCrypto | undefined;

/** Thirty-two bits of the fraction of a root of each of the first primes, as the standard has it. */
function primeRoots(count: number, power: number): Int32Array {
  const roots = new Int32Array(count);
  let found = 0;
  for (let number = 2; found < count; number += 1) {
    let divisor = 2;
    while (divisor * divisor <= number && number % divisor !== 0) divisor += 1;
    if (divisor * divisor > number) roots[found++] = (number ** power % 1) * 2 ** 32;
  }
  return roots;
}

const START = primeRoots(8, 1 / 2);
const ROUNDS = primeRoots(64, 1 / 3);
const BLOCK = 64;
/** Where the length begins in the last block. */
const LENGTH_AT = 56;

/** The message of one block, spread over all rounds; used by one block after the other. */
const words = new Int32Array(BLOCK);
const encoder = new TextEncoder();

/**
 * SHA-256 of texts that come piece by piece, for browsers and phones: on a page from plain http there is no
 * `crypto.subtle`, and seals follow each other too quickly for anything that answers later. The rounds call nothing: in the
 * bundle a call of an imported function looks its module up first, and a library that rotates words by one spent four fifths
 * of its time on that.
 */
export class Sha256 {
  private readonly state = START.slice();
  /** What does not fill a block yet. */
  private readonly rest = new Uint8Array(BLOCK);
  private length = 0;

  update(text: string | Uint8Array): this {
    const bytes = typeof text === 'string' ? encoder.encode(text) : text;
    const inRest = this.length % BLOCK;
    this.length += bytes.length;
    let from = 0;
    if (inRest > 0) {
      from = Math.min(BLOCK - inRest, bytes.length);
      this.rest.set(bytes.subarray(0, from), inRest);
      if (inRest + from < BLOCK) return this;
      this.take(this.rest, 0);
    }
    for (; from + BLOCK <= bytes.length; from += BLOCK) this.take(bytes, from);
    this.rest.set(bytes.subarray(from));
    return this;
  }

  /** In hex. Nothing can be added after it. */
  digest(): string {
    const { rest, length } = this;
    const end = length % BLOCK;
    rest.fill(0, end);
    rest[end] = 0x80;
    if (end >= LENGTH_AT) {
      this.take(rest, 0);
      rest.fill(0);
    }
    const view = new DataView(rest.buffer);
    view.setUint32(LENGTH_AT, Math.floor(length / 2 ** 29));
    view.setUint32(LENGTH_AT + 4, length << 3);
    this.take(rest, 0);
    let hex = '';
    for (const word of this.state) hex += (word >>> 0).toString(16).padStart(8, '0');
    return hex;
  }

  private take(bytes: Uint8Array, from: number): void {
    for (let i = 0, at = from; i < 16; i += 1, at += 4)
      words[i] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
    for (let i = 16; i < BLOCK; i += 1) {
      const x = words[i - 15]!;
      const y = words[i - 2]!;
      const before = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
      const after = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
      words[i] = words[i - 16]! + before + words[i - 7]! + after;
    }
    const { state } = this;
    let [a, b, c, d, e, f, g, h] = [
      state[0]!,
      state[1]!,
      state[2]!,
      state[3]!,
      state[4]!,
      state[5]!,
      state[6]!,
      state[7]!,
    ];
    for (let i = 0; i < BLOCK; i += 1) {
      const turnedE = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
      const turnedA = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
      const one = (h + turnedE + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0;
      const two = (turnedA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + one) | 0;
      d = c;
      c = b;
      b = a;
      a = (one + two) | 0;
    }
    state[0]! += a;
    state[1]! += b;
    state[2]! += c;
    state[3]! += d;
    state[4]! += e;
    state[5]! += f;
    state[6]! += g;
    state[7]! += h;
  }
}

export const portableSha256 = (text: string): string => new Sha256().update(text).digest();

/** SHA-256 of a text, in hex. */
export const sha256Of: (text: string) => string = NODE_CRYPTO
  ? (text) => NODE_CRYPTO!.createHash('sha256').update(text, 'utf8').digest('hex')
  : portableSha256;
