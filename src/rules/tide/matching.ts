import type { TideRule } from './types';

/** One target and who fires at it. */
interface Match {
  readonly target: string;
  readonly firers: readonly string[];
}

/**
 * Firers matched with targets in line order: one each, then second ships, then third ones (TAS-23). Where firers run out the
 * last targets are not engaged.
 */
export const matchInOrder = (targets: readonly string[], firers: readonly string[]): readonly Match[] =>
  targets
    .map((target, place) => ({ target, firers: firers.filter((_, index) => index % targets.length === place) }))
    .filter((match) => match.firers.length > 0);

/** What TAS-23 has against so many firers a target; targets without any count too. */
export function matchingRefusal(
  firersOf: readonly number[],
): { readonly code: 'SECOND_SHIP_TOO_EARLY' | 'THIRD_SHIP_TOO_EARLY'; readonly rule: TideRule } | null {
  const [fewest, most] = [Math.min(...firersOf), Math.max(...firersOf)];
  if (most >= 3 && fewest < 2) return { code: 'THIRD_SHIP_TOO_EARLY', rule: 'TAS-23' };
  return most >= 2 && fewest < 1 ? { code: 'SECOND_SHIP_TOO_EARLY', rule: 'TAS-23' } : null;
}
