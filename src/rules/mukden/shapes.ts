import { badValue } from '../common/refusal';
import { bool, int, list, nullable, object, type Of, oneOf, type Shape, within } from '../common/shape';
import { id, only, words } from '../common/tagged';
import type { Crt } from './data/crt';
import { FIRST_COLUMN, isHexNumber, LAST_COLUMN, LAST_ROW } from './hexes';
import {
  type Hex,
  HEXSIDES,
  type Losses,
  type Paint,
  PAINTS,
  type River,
  RIVERS,
  type Side,
  SIDES,
  SIZES,
  TERRAINS,
  UNIT_TYPES,
} from './types';

export const side = oneOf(SIDES);
export const terrain = oneOf(TERRAINS);
export const hexside = oneOf(HEXSIDES);

/** Four digits; whether the map has such a hex the rules say (AMB-15). */
export const hexNumber = only<Hex>('four digits', isHexNumber);
/** A hex of the whole map, with the southern limit of the house. */
export const mapHex = only<Hex>(
  `${FIRST_COLUMN}00..${LAST_COLUMN}${LAST_ROW}`,
  (value) =>
    isHexNumber(value) &&
    Number(value.slice(0, 2)) >= FIRST_COLUMN &&
    Number(value.slice(0, 2)) <= LAST_COLUMN &&
    Number(value.slice(2)) <= LAST_ROW,
);
/** The last row of the map, as its owner reads it (AMB-15). */
export const lastRow = int(10, 40);

/** A unit as it is printed: its strength is also its steps (MUK-2). */
export const UNIT = object({
  id,
  name: words,
  side,
  size: oneOf(SIZES),
  type: oneOf(UNIT_TYPES),
  /** More than 12 is refused where it is added, and may be allowed anyway. */
  strength: int(1, 99),
  hex: nullable(hexNumber),
  /** The Russian Cavalry Corps comes back when it is eliminated (MUK-12). */
  isCavalryCorps: bool,
});
export type PrintedUnit = Of<typeof UNIT>;

const UNITS_LISTED = list(UNIT, 0, 228);

/** A register of units, each with an id of its own, and one Cavalry Corps at most. */
export const UNITS: Shape<readonly PrintedUnit[]> = {
  problem(value) {
    const problem = UNITS_LISTED.problem(value);
    if (problem !== null) return problem;
    const units = value as readonly PrintedUnit[];
    const twice = units.findIndex(({ id: own }, place) => units.findIndex((each) => each.id === own) !== place);
    if (twice >= 0) return badValue(`[${twice}].id`, 'an id of its own');
    const corps = units.filter(({ isCavalryCorps }) => isCavalryCorps);
    return corps.length > 1 || corps.some((unit) => unit.side !== 'irn')
      ? badValue('isCavalryCorps', 'one Russian unit')
      : null;
  },
};

const SIDE_KEY = /^(\d{4})-(\d{4})$/;
/** Hexes or hexsides by their numbers, each with what is painted there. */
const painted = <T>(isKey: (key: string) => boolean, shape: Shape<T>): Shape<Readonly<Record<string, T>>> => ({
  problem(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return badValue('', 'object');
    for (const [key, item] of Object.entries(value)) {
      const problem = isKey(key) ? shape.problem(item) : badValue('', 'a hex or hexside');
      if (problem !== null) return within(key, problem);
    }
    return null;
  },
});
const isSideKey = (key: string): boolean => {
  const [, one = '', two = ''] = SIDE_KEY.exec(key) ?? [];
  return one !== '' && one < two;
};

/** Terrain as its owner has painted it. What is not there is clear (MUK-24). */
export const BOARD = object({
  terrain: painted<Paint>(isHexNumber, oneOf(PAINTS)),
  /** By the two hexes they divide, the lower number first: `2310-2311`. */
  rivers: painted<River>(isSideKey, oneOf(RIVERS)),
  /** Likewise, with the side that owns the trench. */
  trenches: painted<Side>(isSideKey, side),
  /** Null: as the house draws it. */
  railroad: nullable(list(hexNumber, 0, 60)),
});
export type Board = Of<typeof BOARD>;

const heading = list(int(-60, 99), 1, 30);
const LOSSES = only<Losses>('two step losses', (value) => list(int(0, 12), 2, 2).problem(value) === null);
const CRT_FIELDS = object({
  headings: object({ ijn: heading, irn: heading }),
  rows: list(list(nullable(LOSSES), 2, 31), 6, 6),
});

/** A Combat Results Table whose lines are as long as its rows. */
export const CRT: Shape<Crt> = {
  problem(value) {
    const problem = CRT_FIELDS.problem(value);
    if (problem !== null) return problem;
    const { headings, rows } = value as Crt;
    const columns = headings.ijn.length + 1;
    if (headings.irn.length + 1 !== columns) return badValue('headings.irn', `list of ${columns - 1}`);
    for (const each of SIDES) {
      const fall = headings[each].findIndex((now, place, line) => place > 0 && now <= line[place - 1]!);
      if (fall >= 0) return badValue(`headings.${each}[${fall}]`, 'rising headings');
    }
    const short = rows.findIndex((row) => row.length !== columns);
    return short < 0 ? null : badValue(`rows[${short}]`, `list of ${columns}`);
  },
};
