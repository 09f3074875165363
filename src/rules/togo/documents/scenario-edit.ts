import { FORMATION, SCALE } from '../data/scale';
import { SIGHTING } from '../data/turn-tables';
import type { Light, SpecialRule, SpecialRuleId } from '../scenarios/effects';
import type { ConvoyGroup, Scenario, ScenarioFormation, ScenarioSide, TablePlace } from '../scenarios/scenario';
import { type ShipIndex, unitsOf } from '../scenarios/units';
import { type Side, SIDES } from '../types';
import type { ScenarioDraft } from './scenario-draft';

type Size = Scenario['size'];

/** An empty table in the year of Tsushima, to be filled. */
export const blankScenario = (id: string, name: string): ScenarioDraft => ({
  id,
  name,
  date: '1905-05-27',
  dateText: '',
  startTime: '12:00',
  light: 'day',
  sightingRange: SIGHTING.day,
  turnLimit: 20,
  table: SCALE.table,
  terrain: [],
  sides: {
    ijn: { entryEdge: 'north', fleetFlagship: null, dummies: 0, formations: [] },
    irn: { entryEdge: 'south', fleetFlagship: null, dummies: 0, formations: [] },
  },
  convoy: null,
  specialRules: [],
  victory: { text: '', scores: [], verdicts: [] },
  history: '',
  size: { ijn: 0, irn: 0, minutes: 60, note: '' },
  facts: [],
  variants: [],
  uncertain: [],
});

export const copyOfScenario = (scenario: Scenario, id: string, name: string): ScenarioDraft => ({
  ...scenario,
  id,
  name,
});

/** Ships, boats and transports of each side as they are counted, whatever a copy said before. */
export function withStrengths(draft: ScenarioDraft, index: ShipIndex): ScenarioDraft {
  const units = unitsOf(draft, index);
  const of = (side: Side): number => units.reduce((sum, unit) => sum + (unit.side === side ? unit.units : 0), 0);
  const size: Size = { ...draft.size, ijn: of('ijn'), irn: of('irn') };
  return { ...draft, size };
}

/** At night the rules know two ranges; by day the usual one unless the owner says otherwise (TOGO-20, TOGO-21). */
export const withLight = (draft: ScenarioDraft, light: Light): ScenarioDraft =>
  light === draft.light
    ? draft
    : { ...draft, light, sightingRange: light === 'day' ? SIGHTING.day : SIGHTING.night[0] };

export const withSide = (draft: ScenarioDraft, side: Side, change: Partial<ScenarioSide>): ScenarioDraft => ({
  ...draft,
  sides: { ...draft.sides, [side]: { ...draft.sides[side], ...change } },
});

export const withFormation = (
  draft: ScenarioDraft,
  side: Side,
  place: number,
  change: (formation: ScenarioFormation) => ScenarioFormation,
): ScenarioDraft =>
  withSide(draft, side, {
    formations: draft.sides[side].formations.map((formation, at) => (at === place ? change(formation) : formation)),
  });

/** A new line on its own side of the table, heading inward, away from those already there. */
export function addLine(draft: ScenarioDraft, side: Side, name: string): ScenarioDraft {
  const { entryEdge, formations } = draft.sides[side];
  const { width, depth } = draft.table;
  const along = ((formations.length % 4) + 1) / 5;
  const inward = 8;
  const [position, heading] = {
    north: [{ x: width * along, y: inward }, 180] as const,
    south: [{ x: width * along, y: depth - inward }, 0] as const,
    west: [{ x: inward, y: depth * along }, 90] as const,
    east: [{ x: width - inward, y: depth * along }, 270] as const,
  }[entryEdge];
  const speed = 2;
  const formation: ScenarioFormation = {
    id: freeId(draft, `${side}-line`),
    name,
    flagship: '',
    ships: [],
    ...{ position: onTable(draft, position), heading, speed, knots: knotsOf(speed) },
  };
  return withSide(draft, side, { formations: [...formations, formation] });
}

export const removeLine = (draft: ScenarioDraft, side: Side, place: number): ScenarioDraft =>
  withSide(draft, side, { formations: draft.sides[side].formations.filter((_, at) => at !== place) });

/** At the end of the line; the first ship leads it. A ninth is not taken (TOGO-12). */
export function joinLine(formation: ScenarioFormation, ship: string): ScenarioFormation {
  if (formation.ships.length >= FORMATION.maxShips) return formation;
  const ships = [...formation.ships, ship];
  const flagship = formation.flagship === '' ? ship : formation.flagship;
  return { ...formation, ships, flagship, ...(formation.boats && { boats: [...formation.boats, []] }) };
}

/** Her boats go with her; the flag passes to the ship that now leads. */
export function leaveLine(formation: ScenarioFormation, place: number): ScenarioFormation {
  const ships = formation.ships.filter((_, at) => at !== place);
  const flagship = ships.includes(formation.flagship) ? formation.flagship : (ships[0] ?? '');
  return withBoats(
    { ...formation, ships, flagship },
    formation.boats?.filter((_, at) => at !== place),
  );
}

/** One place forward in the line. */
export function moveAhead(formation: ScenarioFormation, place: number): ScenarioFormation {
  const swapped = <T>(list: readonly T[]): readonly T[] => movedUp(list, place);
  return withBoats({ ...formation, ships: swapped(formation.ships) }, formation.boats && swapped(formation.boats));
}

/** Who stands on a base of boats; without names the class's usual number does. */
export const nameBoats = (formation: ScenarioFormation, place: number, names: readonly string[]): ScenarioFormation =>
  withBoats(
    formation,
    formation.ships.map((_, at) => (at === place ? names : (formation.boats?.[at] ?? []))),
  );

/** The list with that entry one place nearer the front. */
function movedUp<T>(list: readonly T[], place: number): readonly T[] {
  const [before, it] = [list[place - 1], list[place]];
  if (before === undefined || it === undefined) return list;
  return list.map((entry, at) => (at === place - 1 ? it : at === place ? before : entry));
}

/** Inches a turn as knots, as the scale of the table has it (TOGO-3). */
export const knotsOf = (inches: number): number =>
  Math.round((inches * SCALE.yardsPerInch * 60) / (SCALE.minutesPerTurn * SCALE.yardsPerSeaMile));

/** To the half inch, and on the table. */
export const onTable = ({ table }: ScenarioDraft, { x, y }: TablePlace): TablePlace => ({
  x: Math.min(table.width, Math.max(0, Math.round(x * 2) / 2)),
  y: Math.min(table.depth, Math.max(0, Math.round(y * 2) / 2)),
});

export function addConvoyGroup(draft: ScenarioDraft, name: string): ScenarioDraft {
  const side = draft.convoy?.side ?? 'ijn';
  const group: ConvoyGroup = {
    id: freeId(draft, `${side}-convoy`),
    name,
    count: 1,
    ...{ position: onTable(draft, { x: draft.table.width / 2, y: draft.table.depth / 2 }), heading: 0 },
    ...{ speed: 1.5, knots: knotsOf(1.5) },
  };
  return { ...draft, convoy: { side, note: '', ...draft.convoy, groups: [...(draft.convoy?.groups ?? []), group] } };
}

/** A sentence first; what it does to the numbers is added to it, or it stays a reminder. */
export function addRule(draft: ScenarioDraft): ScenarioDraft {
  const numbers = draft.specialRules.map(({ id }) => Number(id.slice('special-'.length)));
  const id: SpecialRuleId = `special-${Math.max(0, ...numbers) + 1}`;
  const rule: SpecialRule = { id, text: '', effects: [{ type: 'reminder', phases: ['B'] }] };
  return { ...draft, specialRules: [...draft.specialRules, rule] };
}

function withBoats(
  { boats: _, ...formation }: ScenarioFormation,
  boats: readonly (readonly string[])[] | undefined,
): ScenarioFormation {
  return boats?.some((names) => names.length > 0) ? { ...formation, boats } : formation;
}

function freeId({ sides, convoy }: ScenarioDraft, wanted: string): string {
  const taken = new Set([
    ...SIDES.flatMap((side) => sides[side].formations.map(({ id }) => id)),
    ...(convoy?.groups ?? []).map(({ id }) => id),
  ]);
  let number = 1;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
