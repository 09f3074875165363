import { err, ok, type Result } from '@/lib/result';
import { badValue } from '@/rules/common/refusal';
import { bool, check, int, list, nullable, object, type Of, oneOf, optional, type Shape } from '@/rules/common/shape';
import { id, only } from '@/rules/common/tagged';
import {
  blockOdds,
  type BoardShip,
  fallenBy,
  flightOdds,
  groundingOdds,
  HOUSE_READINGS,
  type Launch,
  LAND_PLANS,
  mineOdds,
  planOdds,
  PLANS,
  portOdds,
  type Quad,
  readingOfStarts,
  repairOdds,
  roundOdds,
  type Rulings,
  salvoOdds,
  SHIP_TYPES,
  type ShipType,
  shotRefusal,
  shotsOf,
  type Side,
  SIDES,
  spottingOdds,
  type Starts,
  type TableId,
  type TableReading,
  torpedoOdds,
  WEAPONS,
} from '@/rules/tsushima/index';

import type { Question } from '../answerer';
import type { Json } from '../json-lines';
import type { Problem } from '../reply';

const hits = int(0, 2);
const morale = int(-20, 0);
const count = int(0, 60);
const salvos = int(0, 20);
/** What a salvo is fired at: boats lose salvos by hits as ships do, a merchant sinks by one. */
const KINDS = { ship: 'B', destroyer: 'D', 'torpedo-boat': 'T', merchant: 'M' } as const satisfies Record<
  string,
  ShipType
>;
const kind = oneOf(Object.keys(KINDS) as (keyof typeof KINDS)[]);

const start = nullable(int(-20, 40));
const START_ROW = object({ one: start, two: start, sunk: start });
type StartRow = Of<typeof START_ROW>;
const START_ROWS = only<Readonly<Record<string, StartRow>>>(
  'start values by row',
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([row, starts]) => /^\d$/.test(row) && START_ROW.problem(starts) === null),
);
const TABLE = only<'house' | Readonly<Partial<Record<TableId, Readonly<Record<string, StartRow>>>>>>(
  'house|{"gunfire":{"9":{"one":8,"two":11,"sunk":14}}}',
  (value) =>
    value === 'house' ||
    (typeof value === 'object' &&
      value !== null &&
      Object.entries(value).every(
        ([name, rows]) => (name === 'gunfire' || name === 'torpedo') && START_ROWS.problem(rows) === null,
      )),
);

/** The table that is asked about; one that lacks the row cannot answer. */
function readingFor(table: Of<typeof TABLE>, name: TableId, row: number): Result<TableReading, Problem> {
  const reading = wholeReading(table, name);
  const isThere = reading !== null && reading.rows[row] !== undefined;
  return isThere ? ok(reading) : err(badValue('table', `${name} with a row ${row}`));
}

function wholeReading(table: Of<typeof TABLE>, name: TableId): TableReading | null {
  if (table === 'house') return HOUSE_READINGS[name];
  const rows = table[name];
  if (rows === undefined) return null;
  const starts = Object.entries(rows).map(([row, { one, two, sunk }]): [string, Starts] => [row, [one, two, sunk]]);
  return readingOfStarts(Object.fromEntries(starts));
}

const SALVO = object({
  factor: int(0, 20),
  salvos,
  between: int(0, 10),
  armour: int(0, 9),
  size: int(1, 9),
  concentrated: bool,
  targetScreened: bool,
  firerScreened: bool,
  firerMorale: morale,
  targetMorale: morale,
  tsarevitch: bool,
  targetHits: hits,
  targetKind: kind,
  weapon: optional(oneOf(WEAPONS)),
  table: TABLE,
});
const TORPEDO = object({
  salvos,
  adjacent: bool,
  armour: int(0, 8),
  targetHits: hits,
  targetKind: optional(kind),
  table: TABLE,
});
const SPOTTING = object({
  destroyers: count,
  twoHits: count,
  lowMorale: count,
  alreadyThere: bool,
  partialSea: bool,
  evades: bool,
});
const PLAN = object({
  plan: oneOf(PLANS),
  total: int(0, 99),
  raids: int(0, 99),
  successes: optional(int(0, 6)),
  turns: optional(int(1, 40)),
});

const GUN = nullable(object({ factor: int(0, 20), salvos: int(0, 12) }));
const BOARD_SHIP = object({
  id,
  type: oneOf(SHIP_TYPES),
  size: int(1, 9),
  armour: int(0, 9),
  column: int(1, 12),
  hits,
  morale,
  primary: GUN,
  secondary: GUN,
  target: nullable(id),
  secondaryTarget: optional(nullable(id)),
  screened: bool,
  fleeing: optional(bool),
  torpedoes: optional(object({ salvos: int(0, 12), targets: list(id, 0, 12) })),
});
const ROUND = object({ ijn: list(BOARD_SHIP, 0, 40), irn: list(BOARD_SHIP, 0, 40), table: TABLE });

const MIKASA = {
  ...{ id: 'mikasa', type: 'B', size: 9, armour: 7, column: 3, hits: 0, morale: 0 },
  ...{ primary: { factor: 7, salvos: 2 }, secondary: { factor: 2, salvos: 4 }, target: 'retvizan', screened: false },
};
const RETVIZAN = {
  ...{ id: 'retvizan', type: 'B', size: 9, armour: 8, column: 8, hits: 0, morale: 0 },
  ...{ primary: { factor: 8, salvos: 2 }, secondary: { factor: 3, salvos: 3 }, target: 'mikasa', screened: false },
};
const ROUND_FIELDS = {
  'ijn, irn': 'the ships of each side on the board',
  id: 'what a target is called by; tsarevitch, itsukushima and hashidate have their special rules',
  type: 'A|B|C|D|T|M',
  column: '1..12',
  'primary, secondary': 'as printed, or null; hits and flight take salvos off',
  target: 'whom she fires at, or null; the secondaries too unless secondaryTarget says otherwise',
  secondaryTarget: 'optional: another target of her secondary guns, or null',
  screened: 'by a friend in the next column',
  fleeing: 'optional, false',
  torpedoes: 'optional: salvos as printed, and the target of each; same column, or adjacent with -3',
  table: 'house, or start values of gunfire and torpedo',
};

const SALVO_EXAMPLE = {
  ...{ factor: 7, salvos: 2, between: 4, armour: 8, size: 9, concentrated: false, targetScreened: false },
  ...{ firerScreened: false, firerMorale: 0, targetMorale: 0, tsarevitch: false, targetHits: 0 },
  ...{ targetKind: 'ship', table: 'house' },
};

/** Every question, with an example that answers `ok: true`. */
export const QUESTIONS: { readonly [name: string]: Question<Rulings> } = {
  'salvo.odds': {
    example: SALVO_EXAMPLE,
    fields: {
      targetKind: 'ship|destroyer|torpedo-boat|merchant',
      weapon: 'optional: primary|secondary; only secondary guns may fire at destroyers and torpedo boats',
      table: '"house", or {"gunfire":{"9":{"one":8,"two":11,"sunk":14}}} by start values; null: never',
    },
    answer: asked(SALVO, salvoReply),
  },
  'torpedo.odds': {
    example: { salvos: 3, adjacent: false, armour: 7, targetHits: 0, table: 'house' },
    answer: asked(TORPEDO, (facts) => {
      const reading = readingFor(facts.table, 'torpedo', facts.armour);
      if (!reading.ok) return reading;
      const target = { type: KINDS[facts.targetKind ?? 'ship'], hits: facts.targetHits };
      const { perSalvo, targetAfter, expectedHits } = torpedoOdds({ ...facts, target }, reading.value);
      return ok({ perSalvo: byResult(perSalvo), targetAfter: byHits(targetAfter), expectedHits });
    }),
  },
  'spotting.odds': {
    example: { destroyers: 2, twoHits: 0, lowMorale: 0, alreadyThere: true, partialSea: true, evades: true },
    answer: asked(SPOTTING, (facts) => {
      const { modifier, need, p } = spottingOdds(facts);
      return ok({ modifier: modifier.value, need: need.value, p });
    }),
  },
  'grounding.odds': {
    example: { ships: 4 },
    answer: asked(object({ ships: count }), ({ ships }) => ok({ p: groundingOdds(ships) })),
  },
  'mine.odds': { example: {}, answer: asked(object({}), () => ok({ ...mineOdds() })) },
  'flight.odds': {
    example: { rounds: 6 },
    answer: asked(object({ rounds: int(1, 60) }), ({ rounds }) => ok({ byRound: numbered(flightOdds(rounds), 1) })),
  },
  'repair.odds': {
    example: { hits: 2 },
    answer: asked(object({ hits: int(1, 2), captured: optional(bool) }), ({ hits: has, captured = false }) =>
      ok({ ...repairOdds(has, { captured }) }),
    ),
  },
  'port.odds': {
    example: { surprise: false },
    answer: asked(object({ surprise: bool }), ({ surprise }) => ok({ p: portOdds(surprise) })),
  },
  'block.odds': {
    example: { merchants: 3 },
    answer: asked(object({ merchants: count }), ({ merchants }) => ok({ p: blockOdds(merchants) })),
  },
  'plan.odds': {
    example: { plan: 'B', total: 5, raids: 0 },
    fields: {
      total: 'rolled so far',
      raids: 'points already to be taken off it',
      successes: 'optional: successful turns so far, where the dice have not begun; else all that are needed',
      turns: 'optional: turns looked ahead in fallenBy, 12',
      distribution: 'by the number of further dice turns',
      fallenBy: 'by turn from now: Port Arthur has fallen, if every turn brings its loads',
    },
    answer: asked(PLAN, ({ successes, turns = 12, ...facts }) => {
      const { mean, distribution } = planOdds(facts);
      const before = Math.max(0, LAND_PLANS[facts.plan].successes - (successes ?? LAND_PLANS[facts.plan].successes));
      const byTurn = fallenBy({ ...facts, before, turns });
      return ok({ mean, distribution: numbered(distribution, 0), fallenBy: numbered(byTurn, 1) });
    }),
  },
  'round.odds': {
    example: { ijn: [MIKASA], irn: [RETVIZAN], table: 'house' },
    fields: ROUND_FIELDS,
    answer: asked(ROUND, roundReply),
  },
};

/** A question with its fields checked. */
function asked<T>(
  shape: Shape<T>,
  answer: (facts: T, rulings: Rulings) => Result<Json, Problem>,
): Question<Rulings>['answer'] {
  return (input, rulings) => {
    const facts = check(shape, input);
    const reply = facts.ok ? answer(facts.value, rulings) : facts;
    return reply.ok ? reply.value : reply.error;
  };
}

const byResult = ([none, one, two, sunk]: Quad): Json => ({ none, one, two, sunk });
const byHits = ([none, one, two, sunk]: Quad): Json => ({ '0': none, '1': one, '2': two, sunk });
/** A list as an object by number. */
const numbered = (chances: readonly number[], first: number): Json =>
  Object.fromEntries(chances.map((chance, index) => [String(first + index), chance]));

function salvoReply(facts: Of<typeof SALVO>, rulings: Rulings): Result<Json, Problem> {
  const { targetHits, targetKind, table, ...gun } = facts;
  const reading = readingFor(table, 'gunfire', facts.size);
  if (!reading.ok) return reading;
  const odds = salvoOdds({ ...gun, target: { type: KINDS[targetKind], hits: targetHits } }, reading.value, rulings);
  if (!odds.ok) return odds;
  const { effective, modifier, perSalvo, targetAfter, expectedHits } = odds.value;
  return ok({ effective, modifier, perSalvo: byResult(perSalvo), targetAfter: byHits(targetAfter), expectedHits });
}

function roundReply({ table, ...sides }: Of<typeof ROUND>, rulings: Rulings): Result<Json, Problem> {
  const ships: BoardShip[] = [];
  const launches: Launch[] = [];
  for (const side of SIDES) {
    for (const { target, secondaryTarget = target, primary, secondary, torpedoes, ...ship } of sides[side]) {
      const targets = { primary: target, secondary: secondaryTarget };
      const fleeing = ship.fleeing ?? false;
      ships.push({ ...ship, side, fleeing, guns: { primary, secondary }, targets });
      if (torpedoes) launches.push({ ship: ship.id, ...torpedoes });
    }
  }
  const problem = roundProblem(ships, launches, sides);
  if (problem !== null) return err(problem);
  const tables = { gunfire: wholeReading(table, 'gunfire'), torpedo: wholeReading(table, 'torpedo') };
  const shots = shotsOf({ ships, launches, coastGuns: [] }, rulings);
  for (const { weapon, row } of shots) {
    const reading = readingFor(table, weapon === 'torpedo' ? 'torpedo' : 'gunfire', row);
    if (!reading.ok) return reading;
  }
  const odds = roundOdds(ships, shots, tables);
  return ok({
    ships: Object.fromEntries(
      odds.map((each) => [each.id, { ...byHits(each.after), expectedHits: each.expectedHits }]),
    ),
  });
}

/** A ship twice, a target that is no enemy on the board, primaries at boats, torpedoes too far away. */
function roundProblem(
  ships: readonly BoardShip[],
  launches: readonly Launch[],
  sides: Readonly<Record<Side, readonly { readonly id: string }[]>>,
): Problem | null {
  const byId = new Map(ships.map((ship) => [ship.id, ship]));
  const field = (ship: BoardShip, name: string): string =>
    `${ship.side}[${sides[ship.side].findIndex((each) => each.id === ship.id)}].${name}`;
  if (byId.size < ships.length) return badValue('ijn|irn', 'every id once');
  const enemyOf = (ship: BoardShip, target: string): BoardShip | null => {
    const found = byId.get(target) ?? null;
    return found !== null && found.side !== ship.side ? found : null;
  };
  for (const ship of ships) {
    for (const [weapon, name] of [
      ['primary', 'target'],
      ['secondary', 'secondaryTarget'],
    ] as const) {
      const id = ship.targets[weapon];
      if (id === null) continue;
      const target = enemyOf(ship, id);
      if (target === null) return badValue(field(ship, name), 'an enemy ship');
      const isBoat = target.type === 'D' || target.type === 'T';
      if (weapon === 'primary' && isBoat && ship.guns.primary !== null) return shotRefusal('SECONDARIES_ONLY');
    }
  }
  for (const { ship: launcher, targets } of launches) {
    const ship = byId.get(launcher)!;
    for (const id of targets) {
      const target = enemyOf(ship, id);
      if (target === null) return badValue(field(ship, 'torpedoes.targets'), 'enemy ships');
      if (Math.abs(target.column - ship.column) > 1) return shotRefusal('TORPEDO_OUT_OF_RANGE');
    }
  }
  return null;
}
