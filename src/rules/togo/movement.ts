import { err, ok, type Result } from '@/lib/result';
import { type DiceInput, sumOf } from '../common/dice';
import { type Answer, type Procedure, run } from '../common/procedure';
import { bool, check, list, object, type Of, optional } from '../common/shape';
import { become, type Num, num } from '../common/trace';
import { RATING } from './battery';
import { tableDice } from './calls';
import { CARD_MODIFIERS, withCards } from './cards/effects';
import { FORMATION, TURNING } from './data/scale';
import type { UnplannedResult } from './data/turn-tables';
import type { HouseRules } from './house-rules';
import { type Refusal, refuse } from './refusals';
import { PRINTED, type Ruleset } from './ruleset';
import { turnCost } from './turning';

/** Speed after P hits: half the original after one, none after two (TOGO-57, AMB-14). */
export function speedAfterHits(original: number, hits: number, house: HouseRules): Num {
  const printed = num(original, 'TOGO-8');
  if (hits === 0) return printed;
  if (hits > 1) return become(printed, 0, 'TOGO-57');
  const half = original / 2;
  const step = house.speedFraction === 'whole-inch' ? 1 : 0.5;
  return become(printed, house.speedFraction === 'exact' ? half : step * Math.floor(half / step), 'TOGO-57');
}

const FORMATION_FACTS = object({
  ships: list(object({ speed: RATING.speed, P: optional(RATING.hits) }), 1, FORMATION.maxShips),
  /** A base of several destroyers or torpedo boats, always in formation with itself (TOGO-15, AMB-34). */
  smallBase: optional(bool),
  /** Cards in force on the formation (CARD-17). */
  cards: optional(CARD_MODIFIERS),
});

/** Speed of a formation, and the place of the ship that sets it (TOGO-16, AMB-46). */
export function formationSpeed(
  facts: Of<typeof FORMATION_FACTS>,
  rules: Ruleset = PRINTED,
): Result<{ readonly speed: Num; readonly limitedBy: number }, Refusal> {
  const checked = check(FORMATION_FACTS, facts);
  if (!checked.ok) return err(checked.error);
  const speeds = facts.ships.map((ship) => speedAfterHits(ship.speed, ship.P ?? 0, rules.houseRules));
  const [lead] = speeds;
  if (lead === undefined) return err(refuse('FORMATION_OVER_8_SHIPS'));
  const slowest = speeds.reduce((slow, speed) => (speed.value < slow.value ? speed : slow), lead);
  const slowed = facts.smallBase ? rules.houseRules.smallBaseFormation === 'minus-half' : speeds.length > 1;
  const speed = slowed ? become(slowest, Math.max(0, slowest.value - FORMATION.speedLoss), 'TOGO-16') : slowest;
  // No card gets a stopped ship under way.
  const driven = speed.value > 0 ? withCards(speed, facts.cards, 'speed') : speed;
  return ok({ speed: driven, limitedBy: speeds.indexOf(slowest) });
}

const UNPLANNED_FACTS = object({
  /** The fleet flagship herself or the formation that contains her. */
  fleetFlagship: optional(bool),
  dummy: optional(bool),
});

export type UnplannedOutcome = { readonly total: number; readonly result: UnplannedResult };

/** Two dice for every formation or single ship without the fleet flagship, as she is about to move (TOGO-17, AMB-37). */
export function resolveUnplanned(
  facts: Of<typeof UNPLANNED_FACTS>,
  dice: DiceInput,
  rules: Ruleset = PRINTED,
): Answer<UnplannedOutcome, Refusal> {
  const checked = check(UNPLANNED_FACTS, facts);
  if (!checked.ok) return { type: 'refused', refusal: checked.error };
  if (facts.fleetFlagship) return { type: 'refused', refusal: refuse('FLEET_FLAGSHIP_DOES_NOT_ROLL') };
  const silent = facts.dummy && rules.houseRules.dummyUnplanned === 'no-roll';
  return silent ? { type: 'refused', refusal: refuse('DUMMY_DOES_NOT_ROLL') } : run(unplannedSteps(rules), dice);
}

export function* unplannedSteps({ tables }: Ruleset): Procedure<UnplannedOutcome> {
  const total = sumOf(yield { ...tableDice('unplanned', 'unplanned', 'TOGO-17', 2), of: 'sum' });
  return { total, result: tables.unplanned[total - 2] ?? 'AS_ORDERED' };
}

const DEGREES = {
  LEFT_180: -180,
  LEFT_90: -90,
  STRAIGHT: 0,
  AS_ORDERED: null,
  RIGHT_90: 90,
  RIGHT_180: 180,
} as const satisfies { readonly [R in UnplannedResult]: number | null };

type UnplannedTurn = {
  /** Degrees really turned, left negative; null when the ship moves as ordered. */
  readonly degrees: number | null;
  readonly cost: number;
  /** Inches left to move straight ahead. */
  readonly straight: number;
  /** Degrees still owed next turn, where an owner lets them carry over. */
  readonly carried: number;
};

/** How much of an unplanned turn the allowance pays for (AMB-35). The turning counts for fire like any other. */
export function unplannedTurn(result: UnplannedResult, allowance: number, house: HouseRules): UnplannedTurn {
  const ordered = DEGREES[result];
  if (ordered === null) return { degrees: null, cost: 0, straight: allowance, carried: 0 };
  const affordable = Math.floor(allowance / TURNING.stepCost) * TURNING.stepDegrees;
  const turned = Math.min(Math.abs(ordered), affordable);
  const cost = turnCost(turned);
  const way = ordered < 0 ? -1 : 1;
  const carried = house.unplannedOverrun === 'carries-over' ? ordered - way * turned : 0;
  return { degrees: way * turned, cost, straight: allowance - cost, carried };
}

type FlagshipLoss = {
  /** Movement phases the formation must go straight; it still rolls for unplanned movement (TOGO-18). */
  readonly straightTurns: number;
  /** Whether the formation rolls for unplanned movement until a new fleet flagship is named. */
  readonly losesExemption: boolean;
  readonly mayNameFleetFlagship: boolean;
};

/** A flagship is sunk or leaves her formation (TOGO-18, AMB-36). */
export const flagshipLost = (fleetFlagship: boolean, house: HouseRules): FlagshipLoss => ({
  straightTurns: 1,
  losesExemption: fleetFlagship,
  mayNameFleetFlagship: fleetFlagship && house.flagshipLoss === 'replaceable',
});
