import { SIDES_OF_A_DIE } from '../../common/dice';
import type { Battery } from '../shot';

/** Chances of 0 to n hits with n dice, by multiplication only, so that every engine agrees to the bit. */
export function binomial(dice: number, p: number): readonly number[] {
  let chances: readonly number[] = [1];
  for (let die = 0; die < dice; die += 1) chances = convolve(chances, [1 - p, p]);
  return chances;
}

/** The distribution of the sum of two independent numbers. */
export function convolve(a: readonly number[], b: readonly number[]): readonly number[] {
  const sum = new Array<number>(a.length + b.length - 1).fill(0);
  for (let i = 0; i < a.length; i += 1) {
    for (let j = 0; j < b.length; j += 1) sum[i + j]! += a[i]! * b[j]!;
  }
  return sum;
}

/** The chance of one die. */
export const chanceOf = (need: number): number => need / SIDES_OF_A_DIE;

/** How many hits all these weapons score together: `[k]` is the chance of exactly k. */
export const hitsOf = (batteries: readonly Battery[]): readonly number[] =>
  batteries.reduce<readonly number[]>(
    (sum, { dice, need }) => convolve(sum, binomial(dice.value, chanceOf(need.value))),
    [1],
  );

export const averageOf = (distribution: readonly number[]): number =>
  distribution.reduce((sum, chance, hits) => sum + hits * chance, 0);
