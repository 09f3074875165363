import type { FireNumbers } from './battery';

/** Five small numbers for each battery: dice, start, hit, size, pen. One number more where a second start die is thrown. */
type FireKernel = Uint16Array;
const WIDTH = 5;

/** A ship's fire for simulations, where nobody reads a trace. */
export function fireKernel(salvos: readonly FireNumbers[]): FireKernel {
  const numbers = salvos.flatMap(({ dice, start, hit, size, pen }) =>
    [dice, start, hit, size, pen].map((number) => number.value),
  );
  const again = salvos.some(({ startAgain }) => startAgain !== undefined);
  return Uint16Array.from(again ? [...numbers, 1] : numbers);
}

/** Most dice a ship's fire can use. */
export function mostDice(kernel: FireKernel): number {
  const end = kernel.length - (kernel.length % WIDTH);
  let dice = end < kernel.length ? 2 : 1;
  for (let at = 0; at < end; at += WIDTH) dice += 3 * kernel[at]!;
  return dice;
}

/**
 * The same four rolls as `resolveGunfire` on the same faces in the same order, starting at `at`.
 * Effective hits of each battery go to `effective`; returns the place after the last die used.
 */
export function fireFast(kernel: FireKernel, faces: Uint8Array, at: number, effective: Uint16Array): number {
  const length = kernel.length - (kernel.length % WIDTH);
  let start = faces[at]!;
  let next = at + 1;
  if (length < kernel.length && allMiss(kernel, length, start)) start = faces[next++]!;
  for (let k = 0, battery = 0; k < length; k += WIDTH, battery += 1) {
    let left = 0;
    if (start <= kernel[k + 1]!) {
      left = kernel[k]!;
      for (let roll = 2; roll < WIDTH; roll += 1) {
        const limit = kernel[k + roll]!;
        const end = next + left;
        left = 0;
        for (; next < end; next += 1) if (faces[next]! <= limit) left += 1;
      }
    }
    effective[battery] = left;
  }
  return next;
}

function allMiss(kernel: FireKernel, length: number, start: number): boolean {
  for (let k = 1; k < length; k += WIDTH) if (start <= kernel[k]!) return false;
  return true;
}
