import { become, type Num, num } from '../../common/trace';
import type { Edge } from '../formation';
import type { ShipId } from '../ships/ship-facts';
import { type Clock, effectsAt, effectsOf, inForce, ofType, type Ruled } from './clock';
import type { EffectOf, FormationId, SpecialRuleId } from './effects';
import type { Scenario } from './scenario';
import { formationById, selects, type Unit } from './units';

/** A ship's rated speed after what the scenario takes from it: before damage and before the formation's half inch. */
export function ratedSpeed(scenario: Scenario, unit: Unit, clock: Clock, rated: Num): Num {
  const losses = concerning(ofType(effectsAt(scenario, clock), 'speed-loss'), [unit]);
  return losses.reduce(
    (speed, { rule, effect }) => become(speed, Math.max(0, speed.value - effect.inches), rule),
    rated,
  );
}

/** What a formation or single ship may move this turn: caps on any of its ships hold all of it, then halving. */
export function movementAllowance(scenario: Scenario, units: readonly Unit[], clock: Clock, before: Num): Num {
  const now = effectsAt(scenario, clock);
  const capped = concerning(ofType(now, 'speed-cap'), units).reduce((allowance, { rule, effect }) => {
    const inches = effect.inches === 'opening' ? openingSpeed(scenario, units) : effect.inches;
    return inches < allowance.value ? become(allowance, inches, rule) : allowance;
  }, before);
  const halves = concerning(ofType(now, 'speed-halved'), units).slice(0, 1);
  return halves.reduce((allowance, { rule }) => become(allowance, allowance.value / 2, rule), capped);
}

function openingSpeed(scenario: Scenario, units: readonly Unit[]): number {
  const speeds = units.map(
    ({ formation }) => formationById(scenario, formation)?.speed ?? convoySpeed(scenario, formation),
  );
  return Math.min(...speeds);
}

const convoySpeed = ({ convoy }: Scenario, id: FormationId): number =>
  convoy?.groups.find((group) => group.id === id)?.speed ?? Infinity;

const concerning = <E extends EffectOf<'speed-cap' | 'speed-loss' | 'speed-halved'>>(
  effects: readonly Ruled<E>[],
  units: readonly Unit[],
): readonly Ruled<E>[] => effects.filter(({ effect }) => units.some((unit) => selects(effect.who, unit)));

/** The rule that holds a ship at anchor or aground from the start: a stationary target that may not evade (TOGO-48). */
export const anchoredBy = (scenario: Scenario, unit: Unit): SpecialRuleId | null =>
  ofType(effectsOf(scenario), 'anchored').find(({ effect }) => selects(effect.who, unit))?.rule ?? null;

export type Weighing = { readonly rule: SpecialRuleId; readonly atLeast: number };

/** The die that frees an anchored ship, once she may try. */
export function weighing(scenario: Scenario, unit: Unit, clock: Clock): Weighing | null {
  const tries = ofType(effectsAt(scenario, clock), 'weigh-anchor').filter(({ effect }) => selects(effect.who, unit));
  const [first] = tries;
  return first === undefined ? null : { rule: first.rule, atLeast: first.effect.atLeast };
}

/** Whether a ship may go off the table there; `along` is inches from the west or north end of the edge. */
export function mayLeave(
  scenario: Scenario,
  unit: Unit,
  clock: Clock,
  way: { readonly edge: Edge; readonly along?: number },
): boolean {
  const exits = ofType(effectsOf(scenario), 'exit').filter(({ effect }) => selects(effect.who, unit));
  if (exits.length === 0) return true;
  const open = exits.filter(({ effect }) => inForce(effect.when, clock)).flatMap(({ effect }) => effect.edges);
  return open.some(
    ({ edge, from, to }) =>
      edge === way.edge && (way.along === undefined || (way.along >= (from ?? 0) && way.along <= (to ?? Infinity))),
  );
}

/** Turns a formation goes straight after it lost this flagship: one, unless the scenario says more (TOGO-18). */
export function straightTurns(scenario: Scenario, formation: FormationId, flagship: ShipId): Num {
  const longer = ofType(effectsOf(scenario), 'straight-turns').find(
    ({ effect }) => effect.formation === formation && effect.flagship === flagship,
  );
  const usual = num(1, 'TOGO-18');
  return longer === undefined ? usual : become(usual, longer.effect.turns, longer.rule);
}

/** The rule that spares a ship moving by herself the unplanned-movement roll (TOGO-17). */
export const unplannedSparedBy = (scenario: Scenario, unit: Unit, clock: Clock): SpecialRuleId | null =>
  ofType(effectsAt(scenario, clock), 'no-unplanned-roll').find(({ effect }) => selects(effect.who, unit))?.rule ?? null;
