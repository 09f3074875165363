/** Turns such a number into a die from 0 up to 6. */
export const SIXTH = 6 / 2 ** 32;

/** A small fast generator of unsigned 32-bit numbers (Chris Doty-Humphrey's sfc32), for benchmarks only. */
export function sfc32(seed: number): () => number {
  let a = seed;
  let b = 0x9e3779b9;
  let c = 0x243f6a88;
  let counter = 1;
  const next = (): number => {
    const t = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 15; i += 1) next();
  return next;
}
