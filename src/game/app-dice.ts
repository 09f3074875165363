import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

import { SIDES_OF_A_DIE } from '@/rules/common/dice';

/**
 * The phone's dice of one battle: die number `from`, and the ones after it. The sequence belongs to the seed, so a
 * battle can be replayed; it only ever moves on, so an undone roll does not come back as a new one unnoticed.
 */
export function appDice(seed: number, from: number, count: number): number[] {
  const generator = xoroshiro128plus(seed);
  for (let skipped = 0; skipped < from; skipped += 1) uniformInt(generator, 1, SIDES_OF_A_DIE);
  return Array.from({ length: count }, () => uniformInt(generator, 1, SIDES_OF_A_DIE));
}
