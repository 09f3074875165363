import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

import { SIDES_OF_A_DIE } from '@/rules/common/dice';

import { numberAt } from './number-at';

/** 32 hex digits. Battles of the first versions, and those of the command line, have a number. */
export type Seed = number | string;

/**
 * The phone's dice of one battle: die number `from`, and the ones after it. The sequence belongs to the seed, so a
 * battle can be replayed; it only ever moves on, so an undone roll does not come back as a new one unnoticed.
 */
export function appDice(seed: Seed, from: number, count: number): number[] {
  if (typeof seed === 'number') return generatedDice(seed, from, count);
  return Array.from({ length: count }, (_, index) => 1 + numberAt(seed, from + index, SIDES_OF_A_DIE));
}

const placeOf = (seed: number) => ({ seed, reached: 0, generator: xoroshiro128plus(seed) });

/** Where the generator asked last has got to: going there from the start for every roll would take ever longer. */
let last = placeOf(0);

function generatedDice(seed: number, from: number, count: number): number[] {
  if (last.seed !== seed || last.reached > from) last = placeOf(seed);
  for (; last.reached < from; last.reached += 1) uniformInt(last.generator, 1, SIDES_OF_A_DIE);
  const generator = last.generator.clone();
  return Array.from({ length: count }, () => uniformInt(generator, 1, SIDES_OF_A_DIE));
}
