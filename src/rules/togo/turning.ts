import { err, ok, type Result } from '@/lib/result';
import { check, list, object, type Of, optional, real } from '../common/shape';
import { become, type Num, num } from '../common/trace';
import { RATING } from './battery';
import { TURNING } from './data/scale';
import type { Refusal } from './refusals';
import { PRINTED, type Ruleset } from './ruleset';

const TURNS = object({
  /** Degrees of each separate turn, left or right. */
  turns: list(real(0, 360), 0, 40),
  /** Inches the ship may move as she is now: the formation's speed inside one (AMB-23). */
  allowance: RATING.speed,
  /** Inches really moved, where an owner measures the half from that (AMB-23). */
  moved: optional(RATING.speed),
});
export type TurningFacts = Of<typeof TURNS>;

export type Turning = {
  readonly cost: Num;
  readonly turned: boolean;
  readonly overHalf: boolean;
  readonly mayFire: boolean;
  readonly halfDice: boolean;
};

/** What turning costs, and what it does to this turn's fire (TOGO-9, TOGO-35, TOGO-36, AMB-24). */
export function turning(facts: TurningFacts, rules: Ruleset = PRINTED): Result<Turning, Refusal> {
  const checked = check(TURNS, facts);
  if (!checked.ok) return err(checked.error);
  const cost = facts.turns.reduce((sum, turn) => become(sum, sum.value + turnCost(turn), 'TOGO-9'), num(0, 'TOGO-9'));
  const movement =
    rules.houseRules.halfMovement === 'distance-moved' ? (facts.moved ?? facts.allowance) : facts.allowance;
  const turned = cost.value > 0;
  const overHalf = cost.value > movement / 2;
  return ok({ cost, turned, overHalf, mayFire: !overHalf, halfDice: turned });
}

/** Half an inch for each step of 22.5 degrees or part of one (TOGO-9). */
export const turnCost = (degrees: number): number => TURNING.stepCost * Math.ceil(degrees / TURNING.stepDegrees);
