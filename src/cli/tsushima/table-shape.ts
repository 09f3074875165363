import { err, ok, type Result } from '@/lib/result';
import { badValue } from '@/rules/common/refusal';
import { int, nullable, object, type Of } from '@/rules/common/shape';
import { only } from '@/rules/common/tagged';
import { HOUSE_READINGS, readingOfStarts, type Starts, type TableId, type TableReading } from '@/rules/tsushima/index';

import type { Problem } from '../reply';

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
/** The owner's Gunfire and Torpedo Tables by their start values, or those of the house. */
export const TABLE = only<'house' | Readonly<Partial<Record<TableId, Readonly<Record<string, StartRow>>>>>>(
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
export function readingFor(table: Of<typeof TABLE>, name: TableId, row: number): Result<TableReading, Problem> {
  const reading = wholeReading(table, name);
  const isThere = reading !== null && reading.rows[row] !== undefined;
  return isThere ? ok(reading) : err(badValue('table', `${name} with a row ${row}`));
}

export function wholeReading(table: Of<typeof TABLE>, name: TableId): TableReading | null {
  if (table === 'house') return HOUSE_READINGS[name];
  const rows = table[name];
  if (rows === undefined) return null;
  const starts = Object.entries(rows).map(([row, { one, two, sunk }]): [string, Starts] => [row, [one, two, sunk]]);
  return readingOfStarts(Object.fromEntries(starts));
}
