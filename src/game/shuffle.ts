import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

import type { Seed } from './app-dice';
import { numberAt } from './number-at';

/** A number from 0 to n - 1 at each call, in the order that belongs to the seed. */
export function picker(seed: Seed): (n: number) => number {
  if (typeof seed === 'string') {
    let place = 0;
    return (n) => numberAt(seed, place++, n);
  }
  const generator = xoroshiro128plus(seed);
  return (n) => uniformInt(generator, 0, n - 1);
}

/** The same things in an order that belongs to the seed: a deck, or counters that tell nothing. */
export function shuffled<T>(items: readonly T[], pick: (n: number) => number): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = pick(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
