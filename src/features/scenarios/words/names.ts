import { type Names, readable as readableWith } from '@/kit/scenario-words/terms';
import { type Designs, findDesign, type Scenario, SIDES } from '@/rules/togo/index';

export function namesIn(scenario: Scenario, own: Designs): Names {
  const lines = [...SIDES.flatMap((side) => scenario.sides[side].formations), ...(scenario.convoy?.groups ?? [])];
  const formations = new Map(lines.map(({ id, name }) => [id, name]));
  return {
    ship: (id) => findDesign(id, own)?.name ?? null,
    formation: (id) => formations.get(id) ?? id,
  };
}

const shipsOfScenario = ({ sides }: Scenario): readonly string[] =>
  SIDES.flatMap((side) => sides[side].formations.flatMap(({ ships }) => ships));

/** The scenario's own words with its ships by name. */
export const readable = (text: string, scenario: Scenario, names: Names): string =>
  readableWith(text, shipsOfScenario(scenario), names);
