/** How many hits, and how likely: `distribution[k]` is the chance of exactly k. */
export type HitOdds = {
  readonly expected: number;
  readonly atLeastOne: number;
  readonly distribution: readonly number[];
};

/** Chances of 0 to n successes in n trials, by multiplication and division only, so that every engine agrees to the bit. */
export function binomial(n: number, p: number): number[] {
  if (p > 0.5) return binomial(n, 1 - p).reverse();
  const odds = p / (1 - p);
  let chance = 1;
  for (let i = 0; i < n; i += 1) chance *= 1 - p;
  const chances = new Array<number>(n + 1);
  chances[0] = chance;
  for (let k = 1; k <= n; k += 1) {
    chance *= ((n - k + 1) / k) * odds;
    chances[k] = chance;
  }
  return chances;
}

/** The distribution of the sum of two independent numbers. */
export function convolve(a: readonly number[], b: readonly number[]): number[] {
  const sum = new Array<number>(a.length + b.length - 1).fill(0);
  for (let i = 0; i < a.length; i += 1) {
    const x = a[i]!;
    for (let j = 0; j < b.length; j += 1) sum[i + j]! += x * b[j]!;
  }
  return sum;
}

/** The sum of several independent numbers; of none, it is certainly 0. */
export const convolveAll = (parts: readonly number[][]): number[] =>
  parts.length === 0 ? [1] : parts.reduce((sum, part) => convolve(sum, part));

/** Adds `weight` times a distribution that is no longer than the total. */
export function mixInto(total: number[], part: readonly number[], weight: number): void {
  for (let k = 0; k < part.length; k += 1) total[k]! += weight * part[k]!;
}

export function hitOdds(distribution: readonly number[]): HitOdds {
  let expected = 0;
  let atLeastOne = 0;
  for (let k = 1; k < distribution.length; k += 1) {
    expected += k * distribution[k]!;
    atLeastOne += distribution[k]!;
  }
  return { expected, atLeastOne: asChance(atLeastOne), distribution };
}

/** A sum of many small chances can end a hair outside of what a chance may be. */
export const asChance = (sum: number): number => Math.min(1, Math.max(0, sum));
