import { int, nullable, object, type Of, oneOf } from '../../common/shape';
import { only, words } from '../../common/tagged';
import { HOUSE_CRT } from '../data/crt';
import { LIAOYANG, MUKDEN_HEX, railroadOf } from '../data/critical-hexes';
import { HOUSE_UNITS } from '../data/house-units';
import { gridOf, LAST_ROW } from '../hexes';
import { DEFAULT_RULINGS, parseRulings, type Rulings } from '../rulings';
import { type Board, BOARD, CRT, lastRow, type PrintedUnit, UNITS } from '../shapes';
import type { Hex, Side } from '../types';
import type { CampaignState, Unit } from './state';

const rulings = only<Partial<Rulings>>('house rules', (value) => parseRulings(value).ok);
export const TABLE = object({ source: oneOf(['yours', 'house', 'none'] as const), crt: nullable(CRT) });

export const SETUP = object({
  name: words,
  houseRules: rulings,
  lastRow,
  units: UNITS,
  /** Whether its numbers are the house's guess or the owner's. */
  unitsFrom: oneOf(['yours', 'house'] as const),
  table: TABLE,
  /** Null: no path is checked. */
  board: nullable(BOARD),
});
export type Setup = Of<typeof SETUP>;

/** A campaign with the units and the table of the house. */
export const houseSetup = (name: string, more: Partial<Setup> = {}): Setup => ({
  ...{ name, houseRules: {}, lastRow: LAST_ROW, units: HOUSE_UNITS, unitsFrom: 'house' },
  table: { source: 'house', crt: null },
  board: null,
  ...more,
});

/** A table as a campaign uses it: the house's own where it is the house's, none without one. */
export const tableInForce = ({ source, crt }: Of<typeof TABLE>): CampaignState['table'] => ({
  source: source === 'yours' && crt === null ? 'none' : source,
  crt: source === 'house' ? HOUSE_CRT : source === 'yours' ? crt : null,
});

export const unitFrom = ({ strength, ...unit }: PrintedUnit, isHouse: boolean): Unit => ({
  ...unit,
  ...{ start: strength, strength, disrupted: false, paralysed: false, isHouse },
});

/** Who holds the critical hexes at the start; those that were known before keep their holder (MUK-6). */
export function controlOf(
  chosen: Rulings,
  row: number,
  board: Board | null,
  before: Readonly<Record<Hex, Side>> = {},
): Readonly<Record<Hex, Side>> {
  const railroad = railroadOf(gridOf(chosen, row), chosen, board?.railroad ?? null);
  const held = (hex: Hex, side: Side) => [hex, before[hex] ?? side] as const;
  return Object.fromEntries([
    held(MUKDEN_HEX, 'irn'),
    held(LIAOYANG, 'ijn'),
    ...railroad.map((hex) => held(hex, 'irn')),
  ]);
}

export function begin({ name, houseRules, lastRow: row, units, unitsFrom, table, board }: Setup): CampaignState {
  const chosen = { ...DEFAULT_RULINGS, ...houseRules };
  return {
    ...{ name, rulings: chosen, lastRow: row, turn: 1, phase: 'II', order: null, actor: 'ijn' },
    ...{ tape: [], action: null, paralysis: null },
    units: Object.fromEntries(units.map((unit) => [unit.id, unitFrom(unit, unitsFrom === 'house')])),
    stacking: units.map(({ id }) => id),
    ...{ losses: { ijn: 0, irn: 0 }, cavalryEliminations: 0, markers: 0 },
    control: controlOf(chosen, row, board),
    table: tableInForce(table),
    ...{ board, isForFun: false, result: null },
  };
}

export const turnNumber = int(1, 99);
