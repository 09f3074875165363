import { SIGHTING } from '../data/turn-tables';
import { SIDES } from '../types';
import type { Light, ScenarioEffect, Selector, When } from './effects';
import { joined, problem, type ScenarioProblem } from './problems';
import type { Scenario } from './scenario';
import { selects, type ShipIndex, type Unit, unitsOf } from './units';

/** What effects and scores name must be in the scenario, and their turns must be played. */
export function effectProblems(scenario: Scenario, index: ShipIndex): readonly ScenarioProblem[] {
  const field = fieldOf(scenario, index);
  const { scores, verdicts } = scenario.victory;
  return [
    ...scenario.specialRules.flatMap(({ effects }, rule) =>
      effects.flatMap((effect, place) => ofEffect(effect, joined(['specialRules', rule, 'effects', place]), field)),
    ),
    ...scores.flatMap(({ of }, place) => ofSelector(of, joined(['victory', 'scores', place, 'of']), field)),
    ...verdicts.flatMap((verdict, row) =>
      verdict.if.flatMap((condition, place) => {
        const path = joined(['victory', 'verdicts', row, 'if', place, 'of']);
        return condition.type === 'count' ? ofSelector(condition.of, path, field) : [];
      }),
    ),
  ];
}

/** By day any range will do; at night the rules know two (TOGO-21). */
export const isNightRange = (light: Light, range: number): boolean =>
  light === 'day' || SIGHTING.night.some((allowed) => allowed === range);

/** What there is to be named. */
type Field = {
  readonly units: readonly Unit[];
  readonly formations: ReadonlySet<string>;
  readonly late: readonly string[];
  readonly ships: ReadonlySet<string | null>;
  readonly triggers: ReadonlySet<string>;
  readonly turnLimit: number;
};

function fieldOf(scenario: Scenario, index: ShipIndex): Field {
  const units = unitsOf(scenario, index);
  const effects = scenario.specialRules.flatMap((rule) => rule.effects);
  return {
    units,
    formations: new Set(units.map(({ formation }) => formation)),
    late: SIDES.flatMap((side) => scenario.sides[side].formations)
      .filter(({ arrives }) => arrives !== undefined)
      .map(({ id }) => id),
    ships: new Set(units.map(({ ship }) => ship)),
    triggers: new Set(effects.flatMap((effect) => (effect.type === 'trigger' ? [effect.trigger] : []))),
    turnLimit: scenario.turnLimit,
  };
}

function ofEffect(effect: ScenarioEffect, path: string, field: Field): readonly ScenarioProblem[] {
  const at = (...keys: readonly (string | number)[]): string => joined([path, ...keys]);
  const problems: ScenarioProblem[] = [];
  if ('who' in effect) problems.push(...ofSelector(effect.who, at('who'), field));
  if ('when' in effect && effect.when !== undefined) problems.push(...ofWhen(effect.when, at('when'), field));
  if (effect.type === 'arrival-roll') {
    for (const [place, id] of effect.formations.entries()) {
      const code = field.formations.has(id) ? 'NOT_A_LATE_FORMATION' : 'UNKNOWN_FORMATION';
      if (!field.late.includes(id)) problems.push(problem(code, at('formations', place), id));
    }
  }
  if (effect.type === 'sighting' && !isNightRange(effect.light, effect.range)) {
    problems.push(problem('BAD_NIGHT_RANGE', at('range'), effect.range));
  }
  if (effect.type === 'straight-turns') {
    const own = field.units.filter(({ formation }) => formation === effect.formation);
    if (own.length === 0) problems.push(problem('UNKNOWN_FORMATION', at('formation'), effect.formation));
    else if (!own.some(({ ship }) => ship === effect.flagship)) {
      problems.push(problem('FLAGSHIP_NOT_IN_FORMATION', at('flagship'), effect.flagship));
    }
  }
  if (effect.type === 'trigger' && effect.cause?.type === 'ship-out-of-line' && !field.ships.has(effect.cause.ship)) {
    problems.push(problem('SHIP_NOT_PRESENT', at('cause', 'ship'), effect.cause.ship));
  }
  return problems;
}

function ofSelector(who: Selector, path: string, field: Field): readonly ScenarioProblem[] {
  const formations = (who.formations ?? []).flatMap((id, place) =>
    field.formations.has(id) ? [] : [problem('UNKNOWN_FORMATION', joined([path, 'formations', place]), id)],
  );
  const ships = (who.ships ?? []).flatMap((id, place) =>
    field.ships.has(id) ? [] : [problem('SHIP_NOT_PRESENT', joined([path, 'ships', place]), id)],
  );
  const named = [...formations, ...ships];
  if (named.length > 0 || field.units.some((unit) => selects(who, unit))) return named;
  return [problem('SELECTS_NOBODY', path, who)];
}

function ofWhen({ from, to, since, until }: When, path: string, field: Field): readonly ScenarioProblem[] {
  const problems: ScenarioProblem[] = [];
  if (from !== undefined && to !== undefined && from > to)
    problems.push(problem('TURNS_BACKWARDS', path, { from, to }));
  for (const [key, turn] of Object.entries({ from, to })) {
    if (turn !== undefined && turn > field.turnLimit) {
      problems.push(problem('TURN_AFTER_THE_END', joined([path, key]), turn));
    }
  }
  for (const [key, trigger] of Object.entries({ since, until })) {
    if (trigger !== undefined && !field.triggers.has(trigger)) {
      problems.push(problem('UNKNOWN_TRIGGER', joined([path, key]), trigger));
    }
  }
  return problems;
}
