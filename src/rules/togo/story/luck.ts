import type { FireNumbers } from '../battery';
import { convolve, hitOdds } from '../odds/distribution';
import { hitsOfShip, stageChance, startClasses } from '../odds/salvo-odds';

/** What is told of a salvo that was fired: its numbers, whatever became of it. */
export type FiredNumbers = Pick<FireNumbers, 'dice' | 'start' | 'startAgain' | 'hit' | 'size' | 'pen'>;

/** Hits scored held against what the same shots would bring on average, and how often they would bring as much. */
export interface Luck {
  readonly hits: number;
  readonly expected: number;
  /** Chance of as many or more, and of as many or fewer. */
  readonly atLeast: number;
  readonly atMost: number;
}

/** Chances this small change no digit anybody reads; without them thousands of salvos stay a short sum. */
const NOTHING = 1e-14;

/**
 * Hits of a ship's fire, exactly, from the numbers it was rolled with: batteries share the start die. Those that do not
 * count still do for the start die, and for whether a card throws it again.
 */
export const hitsExpected = <Salvo extends FiredNumbers>(
  salvos: readonly Salvo[],
  counts: (salvo: Salvo) => boolean = () => true,
): readonly number[] =>
  hitsOfShip(startClasses(salvos), (salvo) => (counts(salvo) ? stageChance(salvo, 'effective') : 0));

/** What one battery brings on average in the fire of its ship. */
export function meanHits({ dice, start, hit, size, pen }: FiredNumbers, fired: readonly FiredNumbers[]): number {
  const once = (dice.value * start.value * hit.value * size.value * pen.value) / 6 ** 4;
  const isThrownAgain = fired.some(({ startAgain }) => startAgain !== undefined);
  const nobodyOnTarget = 1 - Math.max(...fired.map((salvo) => salvo.start.value)) / 6;
  return isThrownAgain ? once * (1 + nobodyOnTarget) : once;
}

/** Many ships' fire together; starts from nobody's. */
export class Expectation {
  private chances: number[] = [1];
  private hits = 0;
  private expected = 0;

  add(distribution: readonly number[], hits: number): void {
    this.hits += hits;
    this.expected += hitOdds(distribution).expected;
    this.chances = convolve(this.chances, distribution);
    while (this.chances.length > 1 && this.chances.at(-1)! < NOTHING) this.chances.pop();
  }

  luck(): Luck {
    return { ...luckOf(this.chances, this.hits), expected: this.expected };
  }
}

export function luckOf(distribution: readonly number[], hits: number): Luck {
  let atLeast = 0;
  let atMost = 0;
  for (const [count, chance] of distribution.entries()) {
    if (count >= hits) atLeast += chance;
    if (count <= hits) atMost += chance;
  }
  return { hits, expected: hitOdds(distribution).expected, atLeast: Math.min(1, atLeast), atMost: Math.min(1, atMost) };
}
