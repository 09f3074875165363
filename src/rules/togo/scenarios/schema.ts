import * as v from 'valibot';
import { FORMATION } from '../data/scale';
import { LIGHTS } from './effects';
import { date, edge, id, inches, LIMITS, list, name, real, side, text, time, turn, whole } from './schema-parts';
import { specialRule } from './schema-effects';
import { victory } from './schema-victory';
import { ROUND_TERRAIN } from './scenario';

const placed = {
  position: v.strictObject({ x: inches, y: inches }),
  heading: real(0, 359.99),
  speed: real(0, 8),
  knots: real(0, 50),
};

const formation = v.strictObject({
  id,
  name,
  commander: v.optional(name),
  flagship: id,
  ships: list(id, 1, FORMATION.maxShips),
  boats: v.optional(list(list(name, 0, 20), 1, FORMATION.maxShips)),
  arrives: v.optional(v.strictObject({ turn, edge })),
  optional: v.optional(v.boolean()),
  ...placed,
});

const scenarioSide = v.strictObject({
  entryEdge: edge,
  fleetFlagship: v.nullable(id),
  dummies: whole(0, LIMITS.ships),
  formations: list(formation, 1, LIMITS.ships),
});

const convoy = v.strictObject({
  side,
  groups: list(v.strictObject({ id, name, count: whole(1, 60), ...placed }), 1, 20),
  note: text,
});

const terrain = v.variant('kind', [
  v.strictObject({ kind: v.literal('land'), x: inches, y: inches, width: inches, depth: inches, note: text }),
  v.strictObject({ kind: v.picklist(ROUND_TERRAIN), x: inches, y: inches, radius: inches, note: text }),
]);

const sentences = list(text, 0, 60);
const strength = whole(0, 999);

/** The shape of a scenario. Whether its parts fit together, `cross-checks.ts` asks. */
export const SCENARIO = v.strictObject({
  id,
  name,
  date,
  dateText: text,
  startTime: time,
  light: v.picklist(LIGHTS),
  sightingRange: inches,
  turnLimit: turn,
  table: v.strictObject({ width: real(12, LIMITS.inches), depth: real(12, LIMITS.inches) }),
  terrain: list(terrain, 0, 60),
  sides: v.strictObject({ ijn: scenarioSide, irn: scenarioSide }),
  convoy: v.nullable(convoy),
  specialRules: list(specialRule, 0, 60),
  victory,
  history: text,
  size: v.strictObject({ ijn: strength, irn: strength, minutes: whole(0, 9999), note: text }),
  facts: sentences,
  variants: sentences,
  uncertain: sentences,
});
