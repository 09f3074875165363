import { type Num, num, type RuleId } from '../../common/trace';
import type { Refused } from '../../rulebook';
import type { PhaseId } from '../data/turn-tables';
import { type Clock } from '../scenarios/clock';
import type { Act, SpecialRuleId, TriggerCause } from '../scenarios/effects';
import { firingForbiddenBy, forbiddenBy, gunReach, halfDiceBy } from '../scenarios/fire-effects';
import { type OpenTrigger, remindersIn, triggersIn, triggersRaisedBy } from '../scenarios/happenings';
import {
  mayLeave,
  movementAllowance,
  ratedSpeed,
  straightTurns,
  unplannedSparedBy,
  type Weighing,
  weighing,
} from '../scenarios/movement-effects';
import { seenWithin, sightingAt, type Visibility } from '../scenarios/sighting-effects';
import type { Unit } from '../scenarios/units';
import type { Edge } from '../formation';
import { no } from './refusals';
import type { BattleState, Ship } from './state';

/** What the scenario says of this battle; nothing where it was set up freely. */
export const clockOf = ({ turn, triggers }: BattleState): Clock => ({ turn, triggers });

export const unitOf = ({ side, card, base }: Ship): Unit => ({
  side,
  formation: base.formation,
  ship: base.ship,
  type: card.type,
});

const forbids = (rule: RuleId | null, ship: Ship): Refused | null =>
  rule === null ? null : { ...no('SCENARIO_FORBIDS', { ship: ship.id, special: rule }), rule };

/** The special rule that forbids a ship something now. */
export const forbiddenTo = (state: BattleState, act: Act, ship: Ship): Refused | null =>
  state.scenario === null ? null : forbids(forbiddenBy(state.scenario, act, unitOf(ship), clockOf(state)), ship);

export const firingForbidden = (state: BattleState, ship: Ship): Refused | null =>
  state.scenario === null
    ? null
    : forbids(firingForbiddenBy(state.scenario, unitOf(ship), clockOf(state), ship.turnsFired), ship);

export const halfDiceFor = (state: BattleState, ship: Ship): SpecialRuleId | null =>
  state.scenario === null ? null : halfDiceBy(state.scenario, unitOf(ship), clockOf(state));

/** Why a battery may not reach so far. */
export function reachObjection(state: BattleState, ship: Ship, main: boolean, range: number): Refused | null {
  if (state.scenario === null) return null;
  const reach = gunReach(state.scenario, unitOf(ship), clockOf(state), { main });
  return reach === null || range <= reach.inches ? null : forbids(reach.rule, ship);
}

export const ratedSpeedOf = (state: BattleState, ship: Ship): number => {
  const rated = num(ship.card.speed, 'TOGO-8');
  return state.scenario === null ? rated.value : ratedSpeed(state.scenario, unitOf(ship), clockOf(state), rated).value;
};

export const allowanceAfter = (state: BattleState, ships: readonly Ship[], before: Num): Num =>
  state.scenario === null ? before : movementAllowance(state.scenario, ships.map(unitOf), clockOf(state), before);

export const mayLeaveBy = (state: BattleState, ship: Ship, edge: Edge): boolean =>
  state.scenario === null || mayLeave(state.scenario, unitOf(ship), clockOf(state), { edge });

export const straightAfter = (state: BattleState, ship: Ship, usual: number): number => {
  const { formation, ship: known } = ship.base;
  return state.scenario === null || known === null ? usual : straightTurns(state.scenario, formation, known).value;
};

export const sparedUnplanned = (state: BattleState, ship: Ship): boolean =>
  state.scenario !== null && unplannedSparedBy(state.scenario, unitOf(ship), clockOf(state)) !== null;

export const weighingOf = (state: BattleState, ship: Ship): Weighing | null =>
  state.scenario === null ? null : weighing(state.scenario, unitOf(ship), clockOf(state));

/** Inches within which she is seen without a die; -1 where nothing says so. */
export const seenWithinOf = (state: BattleState, ship: Ship): number =>
  state.scenario === null ? -1 : (seenWithin(state.scenario, unitOf(ship), clockOf(state)) ?? -1);

export const openTriggers = (state: BattleState): readonly OpenTrigger[] =>
  state.scenario === null ? [] : triggersIn(state.scenario, state.phase, clockOf(state));

export const raisedBy = (state: BattleState, cause: TriggerCause): readonly string[] =>
  state.scenario === null ? [] : triggersRaisedBy(state.scenario, cause, clockOf(state));

export const remindersNow = (state: BattleState, phase: PhaseId = state.phase) =>
  state.scenario === null ? [] : remindersIn(state.scenario, phase, clockOf(state));

/** What can be seen in a turn; null where a die decides it. */
export function visibilityIn(state: BattleState, turn: number): Visibility | null {
  if (state.scenario === null) return null;
  const answer = sightingAt(state.scenario, { turn, triggers: state.triggers });
  return answer.type === 'done' ? answer.outcome : null;
}

export const visibilityIsDiced = (state: BattleState): boolean =>
  state.scenario !== null && sightingAt(state.scenario, clockOf(state)).type === 'needs';
