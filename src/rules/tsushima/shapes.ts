import { bool, int, list, nullable, object, type Of, oneOf, optional } from '../common/shape';
import { id, only, words } from '../common/tagged';
import { SCENARIO_IDS } from './data/scenarios';
import { TABLES, type TableReading } from './data/tables';
import { PLACES, SHIP_TYPES, SIDES, SUNK, type Where } from './types';

export const side = oneOf(SIDES);
const shipType = oneOf(SHIP_TYPES);
export const scenario = oneOf(SCENARIO_IDS);
export const table = oneOf(TABLES);

const gun = nullable(object({ factor: int(0, 20), salvos: int(0, 12) }));
export const GUNS = object({ primary: gun, secondary: gun });

const LABEL = /^[\p{L}\p{N} .,'/-]{0,40}$/u;
/** A port, a zone, or a hex as the players call it; a hex may have no label. */
export const label = only<string>('label', (value) => typeof value === 'string' && LABEL.test(value));
export const WHERE = object({ kind: oneOf(PLACES), name: label }) satisfies { of?: Where };

/** A counter of the list a campaign begins with. */
export const COUNTER = object({
  id,
  name: words,
  side,
  type: shipType,
  size: int(1, 9),
  move: int(0, 9),
  armour: int(0, 9),
  guns: GUNS,
  torpedo: nullable(int(0, 12)),
  certain: bool,
  plan: nullable(words),
});
const MOST_COUNTERS = 200;
export const COUNTER_LIST = list(COUNTER, 1, MOST_COUNTERS);

export const edge = oneOf(['low', 'high'] as const);
/** Where a ship is when a battle fought elsewhere is over: in her hex, off the board, in flight, or in a neutral port. */
const WENT = ['stays', 'left', 'escaped', 'interned'] as const;
/** What a ship brings home from such a battle. */
export const HOMECOMING = object({
  ship: id,
  hits: int(0, SUNK),
  went: oneOf(WENT),
  /** The edge of the board she went over; her own side's without it. */
  edge: optional(edge),
  /** She has fired torpedoes. */
  torpedoes: bool,
});
export type Homecoming = Of<typeof HOMECOMING>;

const CODES = /^[0-3]{1,40}$/;
/** A table as it is read; kept with the campaign, so that old rolls are never read again. */
export const READING = only<TableReading>('table', (value) => {
  const { least, rows } = (value ?? {}) as Partial<TableReading>;
  return (
    Number.isInteger(least) &&
    Math.abs(least as number) < 100 &&
    typeof rows === 'object' &&
    rows !== null &&
    Object.entries(rows).length <= 12 &&
    Object.entries(rows).every(([row, codes]) => /^\d$/.test(row) && typeof codes === 'string' && CODES.test(codes))
  );
});
