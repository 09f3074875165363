import type { Names } from '@/kit/scenario-words/terms';
import { type BattleState, type Scenario, shipById, SIDES } from '@/rules/togo/index';

/** What the ids of a battle's scenario are called: its order of battle is no secret, who is behind a counter is. */
export function scenarioNames(scenario: Scenario, { ships }: Pick<BattleState, 'ships'>): Names {
  const lines = [...SIDES.flatMap((side) => scenario.sides[side].formations), ...(scenario.convoy?.groups ?? [])];
  const formations = new Map(lines.map(({ id, name }) => [id, name]));
  const named = new Map(Object.values(ships).map(({ base, name }) => [base.ship, name]));
  return {
    ship: (id) => named.get(id) ?? shipById(id)?.name ?? null,
    formation: (id) => formations.get(id) ?? id,
  };
}

export const shipsOfScenario = ({ sides }: Scenario): readonly string[] =>
  SIDES.flatMap((side) => sides[side].formations.flatMap(({ ships }) => ships));
