import { type Num, num, type RuleId } from '../../common/trace';
import type { PhaseId } from '../data/turn-tables';
import { type Clock, effectsOf } from '../scenarios/clock';
import type { Act, EffectType, SpecialRuleId, TriggerCause } from '../scenarios/effects';
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
import type { Scenario } from '../scenarios/scenario';
import type { Unit } from '../scenarios/units';
import type { Edge } from '../formation';
import { refusal, type TogoRefusal } from './refusals';
import type { BattleState, Ship } from './state';

const TYPES = new WeakMap<Scenario, ReadonlySet<EffectType>>();

/** The scenario, if any of its special rules is of this kind: most battles have few, and the questions are many. */
function speaksOf(scenario: Scenario | null, type: EffectType): Scenario | null {
  if (scenario === null) return null;
  let types = TYPES.get(scenario);
  if (types === undefined) {
    types = new Set(effectsOf(scenario).map(({ effect }) => effect.type));
    TYPES.set(scenario, types);
  }
  return types.has(type) ? scenario : null;
}

/** What the scenario says of this battle; nothing where it was set up freely. */
export const clockOf = ({ turn, triggers }: BattleState): Clock => ({ turn, triggers });

export const unitOf = ({ side, card, base }: Ship): Unit => ({
  side,
  formation: base.formation,
  ship: base.ship,
  type: card.type,
});

const forbids = (rule: RuleId | null, ship: Ship): TogoRefusal | null =>
  rule === null ? null : { ...refusal('SCENARIO_FORBIDS', { ship: ship.id, special: rule }), rule };

/** Whether ships may begin the battle damaged: everybody can read that, and such a ship may work unseen. */
export const beginsDamaged = ({ scenario }: BattleState): boolean => speaksOf(scenario, 'starting-damage') !== null;

/** The special rule that forbids a ship something now. */
export function forbiddenTo(state: BattleState, act: Act, ship: Ship): TogoRefusal | null {
  const scenario = speaksOf(state.scenario, 'forbidden');
  return scenario === null ? null : forbids(forbiddenBy(scenario, act, unitOf(ship), clockOf(state)), ship);
}

export function firingForbidden(state: BattleState, ship: Ship): TogoRefusal | null {
  const scenario = speaksOf(state.scenario, 'forbidden') ?? speaksOf(state.scenario, 'firing-turns');
  if (scenario === null) return null;
  return forbids(firingForbiddenBy(scenario, unitOf(ship), clockOf(state), ship.turnsFired), ship);
}

export function halfDiceFor(state: BattleState, ship: Ship): SpecialRuleId | null {
  const scenario = speaksOf(state.scenario, 'half-dice');
  return scenario === null ? null : halfDiceBy(scenario, unitOf(ship), clockOf(state));
}

/** Why a battery may not reach so far. */
export function reachObjection(state: BattleState, ship: Ship, main: boolean, range: number): TogoRefusal | null {
  const scenario = speaksOf(state.scenario, 'gun-reach');
  const reach = scenario === null ? null : gunReach(scenario, unitOf(ship), clockOf(state), { main });
  return reach === null || range <= reach.inches ? null : forbids(reach.rule, ship);
}

export function ratedSpeedOf(state: BattleState, ship: Ship): Num {
  const scenario = speaksOf(state.scenario, 'speed-loss');
  const printed = num(ship.card.speed, 'TOGO-8');
  return scenario === null ? printed : ratedSpeed(scenario, unitOf(ship), clockOf(state), printed);
}

export function allowanceAfter(state: BattleState, ships: readonly Ship[], before: Num): Num {
  const scenario = speaksOf(state.scenario, 'speed-cap') ?? speaksOf(state.scenario, 'speed-halved');
  return scenario === null ? before : movementAllowance(scenario, ships.map(unitOf), clockOf(state), before);
}

export function mayLeaveBy(state: BattleState, ship: Ship, edge: Edge): boolean {
  const scenario = speaksOf(state.scenario, 'exit');
  return scenario === null || mayLeave(scenario, unitOf(ship), clockOf(state), { edge });
}

export function straightAfter(state: BattleState, ship: Ship, usual: number): number {
  const scenario = speaksOf(state.scenario, 'straight-turns');
  const { formation, ship: known } = ship.base;
  return scenario === null || known === null ? usual : straightTurns(scenario, formation, known).value;
}

export function sparedUnplanned(state: BattleState, ship: Ship): boolean {
  const scenario = speaksOf(state.scenario, 'no-unplanned-roll');
  return scenario !== null && unplannedSparedBy(scenario, unitOf(ship), clockOf(state)) !== null;
}

export function weighingOf(state: BattleState, ship: Ship): Weighing | null {
  const scenario = speaksOf(state.scenario, 'weigh-anchor');
  return scenario === null ? null : weighing(scenario, unitOf(ship), clockOf(state));
}

/** Inches within which she is seen without a die; -1 where nothing says so. */
export function seenWithinOf(state: BattleState, ship: Ship): number {
  const scenario = speaksOf(state.scenario, 'seen');
  return scenario === null ? -1 : (seenWithin(scenario, unitOf(ship), clockOf(state)) ?? -1);
}

export function openTriggers(state: BattleState): readonly OpenTrigger[] {
  const scenario = speaksOf(state.scenario, 'trigger');
  return scenario === null ? [] : triggersIn(scenario, state.phase, clockOf(state));
}

export function raisedBy(state: BattleState, cause: TriggerCause): readonly string[] {
  const scenario = speaksOf(state.scenario, 'trigger');
  return scenario === null ? [] : triggersRaisedBy(scenario, cause, clockOf(state));
}

export const remindersNow = (state: BattleState, phase: PhaseId = state.phase) =>
  state.scenario === null ? [] : remindersIn(state.scenario, phase, clockOf(state));

/** What can be seen in a turn; null where a die decides it. */
export function visibilityIn(state: BattleState, turn: number): Visibility | null {
  if (state.scenario === null) return null;
  const answer = sightingAt(state.scenario, { turn, triggers: state.triggers });
  return answer.type === 'done' ? answer.outcome : null;
}

export function visibilityIsDiced(state: BattleState): boolean {
  const scenario = speaksOf(state.scenario, 'sighting');
  return scenario !== null && sightingAt(scenario, clockOf(state)).type === 'needs';
}
