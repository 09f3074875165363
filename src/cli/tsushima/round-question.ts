import { badValue } from '@/rules/common/refusal';
import { bool, int, list, nullable, object, type Of, oneOf, optional } from '@/rules/common/shape';
import { id } from '@/rules/common/tagged';
import {
  type BoardShip,
  type Launch,
  type Quad,
  roundOdds,
  type Rulings,
  SHIP_TYPES,
  shotRefusal,
  shotsOf,
  type Side,
  SIDES,
} from '@/rules/tsushima/index';

import { asked, type Question } from '../answerer';
import type { Json } from '../json-lines';
import type { Problem, Reply } from '../reply';
import { readingFor, TABLE, wholeReading } from './table-shape';

export const hits = int(0, 2);
export const morale = int(-20, 0);

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

/** A whole firing round of the Battle Board. */
export const ROUND_QUESTION: Question<Rulings> = {
  example: { ijn: [MIKASA], irn: [RETVIZAN], table: 'house' },
  fields: ROUND_FIELDS,
  answer: asked(ROUND, roundReply),
};

export const byHits = ([none, one, two, sunk]: Quad): Json => ({ '0': none, '1': one, '2': two, sunk });

function roundReply({ table, ...sides }: Of<typeof ROUND>, rulings: Rulings): Reply {
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
  if (problem !== null) return problem;
  const tables = { gunfire: wholeReading(table, 'gunfire'), torpedo: wholeReading(table, 'torpedo') };
  const shots = shotsOf({ ships, launches, coastGuns: [] }, rulings);
  for (const { weapon, row } of shots) {
    const reading = readingFor(table, weapon === 'torpedo' ? 'torpedo' : 'gunfire', row);
    if (!reading.ok) return reading.error;
  }
  const odds = roundOdds(ships, shots, tables);
  return {
    ships: Object.fromEntries(
      odds.map((each) => [each.id, { ...byHits(each.after), expectedHits: each.expectedHits }]),
    ),
  };
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
