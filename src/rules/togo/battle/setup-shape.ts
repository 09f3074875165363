import * as v from 'valibot';
import { type BadInput, badValue } from '../../common/refusal';
import { bool, int, list, nullable, object, type Of, oneOf, optional, real, type Shape } from '../../common/shape';
import { id, json, only, words } from '../../common/tagged';
import type { Json } from '../../rulebook';
import { RATING } from '../battery';
import { CARD_EFFECT, CARD_TARGET } from '../cards/effects';
import { PHASE_IDS } from '../data/turn-tables';
import { type HouseRules, parseHouseRules } from '../house-rules';
import type { SpecialRuleId } from '../scenarios/effects';
import { parseTables, type TogoTables } from '../tables';
import type { Scenario } from '../scenarios/scenario';
import { SCENARIO } from '../scenarios/schema';
import { ARCS, COLUMNS, GUNS, SIDES, SMALL_TYPES } from '../types';
import { edge, turnNumber } from './shapes';
import { CARD_TIMES } from './state';

const dice = object({ bow: RATING.dice, side: RATING.dice, stern: RATING.dice } satisfies {
  [A in (typeof ARCS)[number]]: unknown;
});
const battery = object({ name: words, weapon: oneOf(GUNS), main: bool, dice });

export const SHIP_CARD = object({
  type: oneOf([...COLUMNS, ...SMALL_TYPES] as const),
  speed: RATING.speed,
  armour: RATING.armour,
  size: object({ gun: RATING.size, torpedo: RATING.size }),
  batteries: list(battery, 0, 12),
  torpedoes: object({
    factors: RATING.torpedoFactors,
    mount: nullable(oneOf(['fixed', 'trainable'] as const)),
  }),
});

export const PLACE = object({ x: real(-100, 200), y: real(-100, 200), heading: real(-360, 360) });
const card = object({
  id,
  kind: oneOf(['event', 'dummy'] as const),
  title: words,
  text: words,
  time: oneOf(CARD_TIMES),
  target: optional(nullable(CARD_TARGET)),
  effect: optional(CARD_EFFECT),
  design: optional(words),
});
/** A card that changes a number is played on somebody. */
export const CARD: Shape<Of<typeof card>> = {
  problem(value) {
    const problem = card.problem(value);
    if (problem !== null) return problem;
    const { effect, target } = value as Of<typeof card>;
    return effect !== undefined && !target ? badValue('target', 'own or enemy') : null;
  },
};
const damage = object({
  P: RATING.hits,
  M: RATING.hits,
  S: RATING.hits,
  T: RATING.hits,
  fires: RATING.hits,
  permanent: optional(bool),
});
export const SHIP = object({
  id,
  name: words,
  card: SHIP_CARD,
  /** Boats on the base or transports in the convoy. */
  units: optional(int(1, 60)),
  /** For her plan: drawn to length. Older battles do not tell it. */
  lengthM: optional(real(1, 400)),
  /** What she begins the scenario with. */
  damage: optional(damage),
  anchored: optional(bool),
  /** Her formation and id in the scenario, for its special rules and victory. */
  base: optional(object({ formation: id, ship: nullable(id) })),
});
const ARRIVAL = object({
  turn: turnNumber,
  edges: list(edge, 1, 4),
  atLeast: nullable(int(1, 6)),
  eased: nullable(int(1, 6)),
  rule: nullable(
    only<SpecialRuleId>('special rule', (value) => typeof value === 'string' && /^special-\d+$/.test(value)),
  ),
});
const FORMATION = object({
  name: words,
  ships: list(SHIP, 1, 8),
  flagship: nullable(id),
  sighted: optional(bool),
  arrival: optional(nullable(ARRIVAL)),
  plot: optional(nullable(PLACE)),
});
const force = object({
  edges: list(edge, 0, 4),
  fleetFlagship: nullable(id),
  formations: list(FORMATION, 0, 40),
  dummies: int(0, 20),
  /** The whole deck, top card first, as the owner shuffled it; null where no cards are used. */
  cards: nullable(list(CARD, 0, 200)),
});
const houseRules: Shape<Partial<HouseRules>> = {
  problem(value): BadInput | null {
    const parsed = parseHouseRules(value);
    return parsed.ok ? null : badValue('', 'house rules');
  },
};
const tables: Shape<TogoTables> = only('tables', (value) => parseTables(value).ok);

const scenario: Shape<Scenario> = only('scenario', (value) => v.is(SCENARIO, value));

/** A moment of a campaign of another book, and what that book wants to find again. */
const ORIGIN = object({
  book: id,
  campaign: id,
  moment: object({ turn: int(0, 999), phase: words }),
  link: json<Json>(),
});

const FIELDS = object({
  name: words,
  /** The players' own names, where they gave them. */
  admirals: optional(object({ ijn: nullable(words), irn: nullable(words) })),
  /** The campaign it is fought for. Nothing here depends on it: it is kept for whoever takes the result home. */
  origin: optional(ORIGIN),
  scenario: nullable(scenario),
  year: int(1894, 1914),
  light: object({ night: nullable(int(0, 24)), day: real(0, 90) }),
  houseRules,
  tables: nullable(tables),
  turnLimit: nullable(int(1, 999)),
  /** Of older battles: newer ones begin to plot with an event, as any other does. */
  plotted: bool,
  sides: object({ ijn: force, irn: force }),
  /** Ids for the counters in an order that tells nothing: formations and dummies take them in turn, Japanese first. */
  counters: list(id, 0, 200),
  reminders: list(object({ phase: oneOf([...PHASE_IDS, 'any'] as const), text: words }), 0, 100),
  victory: words,
});
export type Setup = Of<typeof FIELDS>;
export type FormationSetup = Of<typeof FORMATION>;
export type ShipSetup = Of<typeof SHIP>;

/** A setup that fits its fields, names every ship once, and has a counter for everything. */
export const SETUP: Shape<Setup> = {
  problem: (value) => FIELDS.problem(value) ?? crossed(value as Setup),
};

function crossed(setup: Setup): BadInput | null {
  const seen = new Set<string>();
  let counters = 0;
  for (const side of SIDES) {
    const { formations, dummies, fleetFlagship } = setup.sides[side];
    counters += formations.length + dummies;
    const own = new Set<string>();
    for (const [index, { ships, flagship }] of formations.entries()) {
      const field = `sides.${side}.formations[${index}]`;
      for (const ship of ships) {
        if (seen.has(ship.id)) return badValue(`${field}.ships`, 'each ship once');
        seen.add(ship.id);
        own.add(ship.id);
      }
      if (flagship !== null && !ships.some((ship) => ship.id === flagship)) {
        return badValue(`${field}.flagship`, 'a ship of the formation');
      }
    }
    if (fleetFlagship !== null && !own.has(fleetFlagship)) return badValue(`sides.${side}.fleetFlagship`, 'own ship');
  }
  if (new Set(setup.counters).size < Math.max(counters, setup.counters.length)) {
    return badValue('counters', `${counters} different ids`);
  }
  return null;
}
