/** A whole number from 0 to n - 1. Whoever drives the captains supplies it; they never roll for themselves. */
export type Pick = (n: number) => number;

export const oneIn = (pick: Pick, n: number): boolean => pick(n) === 0;

export const among = <T>(pick: Pick, items: readonly T[]): T | undefined =>
  items.length === 0 ? undefined : items[pick(items.length)];
