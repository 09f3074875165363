import type { DiceBuffer } from '@/rules/togo/index';

const LENGTH = 1 << 15;
/** The largest multiple of six in 32 bits: numbers beyond it would favour the low faces. */
const FAIR = 4294967292;

/** Faces by Chris Doty-Humphrey's sfc32. For simulations only: the dice of battles are another, recorded sequence. */
export function faceBuffer(seed: number): DiceBuffer {
  let [a, b, c, counter] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88, 1];
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  const faces = new Uint8Array(LENGTH);
  const buffer: DiceBuffer = {
    faces,
    at: 0,
    fill() {
      for (let place = 0; place < LENGTH;) {
        const number = next();
        if (number < FAIR) faces[place++] = 1 + (number % 6);
      }
      buffer.at = 0;
    },
  };
  buffer.fill();
  return buffer;
}
