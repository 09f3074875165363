import { SIDES_OF_A_DIE } from '../../common/dice';
import { LAND_PLANS } from '../data/land-plans';
import type { LandPlan } from '../types';

interface PlanFacts {
  readonly plan: LandPlan;
  /** What has been rolled so far. */
  readonly total: number;
  /** Points still to be taken off it for shelled towns; never below 0 (AMB-15). */
  readonly raids: number;
}

interface PlanOdds {
  /** Further dice turns on average. */
  readonly mean: number;
  /** `[n]`: the chance that Port Arthur falls with exactly the n-th further die. */
  readonly distribution: readonly number[];
}

/** What is still missing from the total (TSU-59). */
export const pointsLeft = ({ plan, total, raids }: PlanFacts): number =>
  Math.max(0, LAND_PLANS[plan].total - Math.max(0, total - raids));

/** How many dice it will take. Exact: the sums of dice that have not reached the total yet, die by die. */
export function planOdds(facts: PlanFacts): PlanOdds {
  const left = pointsLeft(facts);
  if (left === 0) return { mean: 0, distribution: [1] };
  let sums = new Float64Array(left);
  sums[0] = 1;
  const distribution = [0];
  let mean = 0;
  // Each die shows at least 1, so there are never more dice than points.
  for (let die = 1; die <= left; die += 1) {
    const next = new Float64Array(left);
    let falling = 0;
    for (let sum = 0; sum < left; sum += 1) {
      const chance = sums[sum]!;
      if (chance === 0) continue;
      for (let face = 1; face <= SIDES_OF_A_DIE; face += 1) {
        if (sum + face >= left) falling += chance;
        else next[sum + face]! += chance / SIDES_OF_A_DIE;
      }
    }
    const falls = falling / SIDES_OF_A_DIE;
    distribution.push(falls);
    mean += die * falls;
    sums = next;
  }
  return { mean, distribution };
}

interface FallFacts extends PlanFacts {
  /** Successful turns still to come before the first die. */
  readonly before: number;
  /** Turns looked ahead, each of them a success. */
  readonly turns: number;
}

/** `[n - 1]`: the chance that Port Arthur has fallen by the n-th turn from now, if every turn brings its loads. */
export function fallenBy({ before, turns, ...facts }: FallFacts): readonly number[] {
  const { distribution } = planOdds(facts);
  const chances: number[] = [];
  let fallen = 0;
  for (let turn = 1; turn <= turns; turn += 1) {
    const dice = turn - before;
    // What is there already falls with the first look.
    if (dice === 1) fallen += distribution[0] ?? 0;
    if (dice >= 1) fallen += dice < distribution.length ? distribution[dice]! : 0;
    chances.push(fallen);
  }
  return chances;
}
