import { err, ok, type Result } from '@/lib/result';
import { pileOf } from '../cards/piles';
import type { Refusal } from '../refusals';

type CardOdds = {
  readonly pNoEvent: number;
  readonly pAtLeastOne: number;
  readonly expected: number;
  readonly distribution: readonly number[];
};

/** Event cards among the first `seen` of a shuffled deck. */
export function cardOdds(facts: { deck: number; events: number; seen: number }): Result<CardOdds, Refusal> {
  const { deck, events, seen } = facts;
  const problem = pileOf(deck, events, seen);
  if (!problem.ok) return err(problem.error);
  // One card at a time: distribution[k] is the chance of k events so far.
  let distribution = [1];
  for (let card = 0; card < seen; card += 1) {
    const next = Array.from({ length: distribution.length + 1 }, () => 0);
    for (const [k, chance] of distribution.entries()) {
      const event = Math.max(0, events - k) / (deck - card);
      next[k] = (next[k] ?? 0) + chance * (1 - event);
      next[k + 1] = (next[k + 1] ?? 0) + chance * event;
    }
    distribution = next;
  }
  distribution = distribution.slice(0, Math.min(events, seen) + 1);
  const pNoEvent = distribution[0] ?? 1;
  return ok({ pNoEvent, pAtLeastOne: 1 - pNoEvent, expected: deck === 0 ? 0 : (seen * events) / deck, distribution });
}
