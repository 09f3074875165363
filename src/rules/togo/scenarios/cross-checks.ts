import { isSmallCraft, type Side, SIDES } from '../types';
import { effectProblems, isNightRange } from './effect-checks';
import { joined, problem, type ScenarioProblem } from './problems';
import type { Placed, Scenario, ScenarioFormation } from './scenario';
import type { ShipIndex } from './units';

/** What does not fit together in a scenario of the right shape. */
export const crossProblems = (scenario: Scenario, index: ShipIndex): readonly ScenarioProblem[] => [
  ...nightRange(scenario),
  ...duplicates(scenario),
  ...SIDES.flatMap((side) => sideProblems(scenario, side, index)),
  ...shipsTwice(scenario, index),
  ...(scenario.convoy?.groups ?? []).flatMap((group, place) =>
    offTable(scenario, group, joined(['convoy', 'groups', place])),
  ),
  ...effectProblems(scenario, index),
];

const nightRange = ({ light, sightingRange }: Scenario): readonly ScenarioProblem[] =>
  isNightRange(light, sightingRange) ? [] : [problem('BAD_NIGHT_RANGE', 'sightingRange', sightingRange)];

function duplicates({ sides, convoy, specialRules }: Scenario): readonly ScenarioProblem[] {
  const formations = SIDES.flatMap((side) =>
    sides[side].formations.map(({ id }, place) => ({ id, path: joined(['sides', side, 'formations', place, 'id']) })),
  );
  const groups = (convoy?.groups ?? []).map(({ id }, place) => ({
    id,
    path: joined(['convoy', 'groups', place, 'id']),
  }));
  const rules = specialRules.map(({ id }, place) => ({ id, path: joined(['specialRules', place, 'id']) }));
  return [...repeated([...formations, ...groups]), ...repeated(rules)];
}

const repeated = (named: readonly { readonly id: string; readonly path: string }[]): readonly ScenarioProblem[] =>
  named
    .filter(({ id }, place) => named.findIndex((other) => other.id === id) < place)
    .map(({ id, path }) => problem('DUPLICATE_ID', path, id));

function sideProblems(scenario: Scenario, side: Side, index: ShipIndex): readonly ScenarioProblem[] {
  const { fleetFlagship, formations } = scenario.sides[side];
  const absent = fleetFlagship !== null && !formations.some(({ ships }) => ships.includes(fleetFlagship));
  const path = joined(['sides', side, 'fleetFlagship']);
  return [
    ...(absent ? [problem('FLEET_FLAGSHIP_ABSENT', path, fleetFlagship)] : []),
    ...formations.flatMap((formation, place) =>
      formationProblems(scenario, { side, formation, path: joined(['sides', side, 'formations', place]) }, index),
    ),
  ];
}

type Found = { readonly side: Side; readonly formation: ScenarioFormation; readonly path: string };

function formationProblems(scenario: Scenario, { side, formation, path }: Found, index: ShipIndex): ScenarioProblem[] {
  const { ships, flagship, boats, arrives } = formation;
  const problems = [...offTable(scenario, formation, path)];
  for (const [place, id] of ships.entries()) {
    const ship = index(id);
    if (ship === null) problems.push(problem('UNKNOWN_SHIP', joined([path, 'ships', place]), id));
    else if (ship.side !== side) problems.push(problem('SHIP_OF_THE_OTHER_SIDE', joined([path, 'ships', place]), id));
    const named = boats?.[place]?.length ?? 0;
    if (ship !== null && named > 0 && !isSmallCraft(ship.type)) {
      problems.push(problem('BOATS_DO_NOT_MATCH', joined([path, 'boats', place]), boats?.[place]));
    }
  }
  if (!ships.includes(flagship)) {
    problems.push(problem('FLAGSHIP_NOT_IN_FORMATION', joined([path, 'flagship']), flagship));
  }
  if (boats !== undefined && boats.length !== ships.length) {
    problems.push(problem('BOATS_DO_NOT_MATCH', joined([path, 'boats']), boats));
  }
  if (arrives !== undefined && arrives.turn > scenario.turnLimit) {
    problems.push(problem('TURN_AFTER_THE_END', joined([path, 'arrives', 'turn']), arrives.turn));
  }
  return problems;
}

const offTable = ({ table }: Scenario, { position }: Placed, path: string): readonly ScenarioProblem[] =>
  position.x <= table.width && position.y <= table.depth
    ? []
    : [problem('OUTSIDE_THE_TABLE', joined([path, 'position']), position)];

/** One hull cannot be in two places; a class of boats can. */
function shipsTwice(scenario: Scenario, index: ShipIndex): readonly ScenarioProblem[] {
  const seen = new Set<string>();
  const problems: ScenarioProblem[] = [];
  for (const side of SIDES) {
    for (const [row, { ships }] of scenario.sides[side].formations.entries()) {
      for (const [place, id] of ships.entries()) {
        const path = joined(['sides', side, 'formations', row, 'ships', place]);
        if (seen.has(id) && !isSmallCraft(index(id)?.type ?? 'TB')) problems.push(problem('SHIP_TWICE', path, id));
        seen.add(id);
      }
    }
  }
  return problems;
}
