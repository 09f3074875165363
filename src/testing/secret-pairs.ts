import type { Setup, Side } from '@/rules/togo/index';

import { type PairTally, SecretPair } from './secret-pair';
import { scenarioSetup, seeded, smallSetup } from './togo-battles';

interface PairsReport {
  readonly tally: Readonly<PairTally>;
  /** Where a secret showed, with the seed that shows it again: nothing, if all is well. */
  readonly failures: readonly string[];
}

/** Scenarios with blank counters and dummies; the small battle as often as all of them. */
const SCENARIOS = ['port-arthur-night', 'tsushima-night', 'hitachi-maru', 'yellow-sea', 'korsakov'];

/** So many pairs of battles that differ only in one side's secrets; `then` looks at each once it is played. */
export function playSecretPairs(
  { count, firstSeed, steps }: { readonly count: number; readonly firstSeed: number; readonly steps: number },
  then: (pair: SecretPair) => void = () => undefined,
): PairsReport {
  const tally: PairTally = { open: 0, refused: 0, revealing: 0, secrets: 0, givenUp: 0, undone: 0 };
  const failures: string[] = [];
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    try {
      const pair = pairOf(seed);
      try {
        then(pair.play(steps));
      } finally {
        for (const what of Object.keys(tally) as (keyof PairTally)[]) tally[what] += pair.tally[what];
      }
    } catch (error) {
      failures.push(`seed ${seed}: ${(error as Error).message}`);
    }
  }
  return { tally, failures };
}

function pairOf(seed: number): SecretPair {
  const pick = seeded(seed);
  const secret: Side = seed % 2 === 0 ? 'ijn' : 'irn';
  const other: Side = secret === 'ijn' ? 'irn' : 'ijn';
  const scenario = SCENARIOS[pick(2 * SCENARIOS.length)];
  const light = pick(2) === 0 ? { light: { night: 4, day: 24 } } : {};
  const { sides, ...setup } = scenario === undefined ? smallSetup(light, false) : scenarioSetup(scenario, seed);
  // Mostly some of them have met, so that there is something to fire at.
  const met = pick(4) > 0;
  const dealt = {
    [secret]: inSight(sides[secret], met ? pick(2) : 0),
    [other]: inSight(sides[other], met ? sides[other].formations.length : 0),
  } as Setup['sides'];
  return new SecretPair({ ...setup, plotted: false, sides: dealt }, secret, pick);
}

/** The first so many formations in sight. */
const inSight = (force: Setup['sides'][Side], sighted: number): Setup['sides'][Side] => ({
  ...force,
  formations: force.formations.map((formation, place) => ({
    ...formation,
    sighted: formation.sighted === true || place < sighted,
  })),
});
