/** A distribution in whole numbers: the chance of a key is its weight over the total. No rounding anywhere. */
export type Exact<Key> = ReadonlyMap<Key, bigint>;

function total<Key>(weights: Exact<Key>): bigint {
  let sum = 0n;
  for (const weight of weights.values()) sum += weight;
  return sum;
}

/** Replaces every key by what follows from it; each `next` must share out the same total. */
export function follow<Key, Next>(
  weights: Exact<Key>,
  next: (key: Key) => Iterable<readonly [Next, bigint]>,
): Map<Next, bigint> {
  const result = new Map<Next, bigint>();
  for (const [key, weight] of weights) {
    for (const [to, share] of next(key)) result.set(to, (result.get(to) ?? 0n) + weight * share);
  }
  return result;
}

/** The chance of an event, as the double nearest to the fraction (to 30 places). */
export function chanceOf<Key>(weights: Exact<Key>, event: (key: Key) => boolean): number {
  return averageOf(weights, (key) => (event(key) ? 1 : 0));
}

/** The average of a whole number. */
export function averageOf<Key>(weights: Exact<Key>, value: (key: Key) => number): number {
  let sum = 0n;
  for (const [key, weight] of weights) sum += weight * BigInt(value(key));
  const places = 10n ** 30n;
  return Number((sum * places) / total(weights)) / 1e30;
}
