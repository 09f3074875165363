import { type Cells, cellKey, isWhole, NONE } from '../common/owner-table';
import {
  HOUSE_STARTS,
  NETS,
  ROWS,
  STARTS,
  startCell,
  TABLE_FORMS,
  type TableId,
  type TableReading,
} from './data/tables';
import { RESULTS } from './types';

/** Of two dice, the lowest and the highest sum. */
export const LEAST_SUM = 2;
export const MOST_SUM = 12;

/** Hits at this net result: 0 to 2, or 3 for sunk. A row nobody typed says nothing. */
export function hitsAt({ least, rows }: TableReading, row: number, net: number): number {
  const codes = rows[row];
  if (codes === undefined || codes === '') return 0;
  const at = Math.min(codes.length - 1, Math.max(0, net - least));
  return codes.charCodeAt(at) - 48;
}

/** Lowest net results that score one hit, two hits, or sink; null: never. */
export type Starts = readonly [one: number | null, two: number | null, sunk: number | null];

/** A row from where each result begins. What begins earlier and is worth more counts. */
function rowOfStarts(starts: Starts, least: number, most: number): string {
  let codes = '';
  for (let net = least; net <= most; net += 1) {
    let hits = 0;
    for (const [index, start] of starts.entries()) if (start !== null && net >= start) hits = index + 1;
    codes += hits;
  }
  return codes;
}

/** A table by start values. It reaches far enough that a net beyond an end reads as that end. */
export function readingOfStarts(rows: Readonly<Record<string, Starts>>): TableReading {
  const numbers = Object.values(rows).flatMap((starts) => starts.flatMap((start) => start ?? []));
  const least = Math.min(0, ...numbers) - 1;
  const most = Math.max(0, ...numbers);
  return {
    least,
    rows: Object.fromEntries(Object.entries(rows).map(([row, starts]) => [row, rowOfStarts(starts, least, most)])),
  };
}

/** The house's own tables, as far as they are printed: a net beyond an end reads as that end. */
export const HOUSE_READINGS: Readonly<Record<TableId, TableReading>> = {
  gunfire: houseReading('gunfire'),
  torpedo: houseReading('torpedo'),
};

function houseReading(table: TableId): TableReading {
  const { least, most } = NETS[table];
  return {
    least,
    rows: Object.fromEntries(
      ROWS[table].map((row) => [row, rowOfStarts(HOUSE_STARTS[table](Number(row)), least, most)]),
    ),
  };
}

/** The house table as its owner would have typed it, for the form to begin with. */
export const houseCells = (table: TableId): Cells =>
  Object.fromEntries(
    ROWS[table].flatMap((row) =>
      HOUSE_STARTS[table](Number(row)).map((start, index) => [
        cellKey({ page: '', row, column: STARTS[index]! }),
        startCell(start, table),
      ]),
    ),
  );

/** A table as it was typed, in either form. Cells nobody typed score nothing, or as the one before them in the row. */
export function readingOfCells(table: TableId, formId: string, cells: Cells): TableReading {
  const form = TABLE_FORMS[table].find(({ id }) => id === formId) ?? TABLE_FORMS[table][0];
  const textOf = (row: string, column: string): string | null => {
    const text = cells[cellKey({ page: '', row, column })];
    return text !== undefined && isWhole(form.entry, text) ? text : null;
  };
  if (form.id === 'starts') {
    const startOf = (row: string, column: string): number | null => {
      const text = textOf(row, column);
      return text === null || text === NONE ? null : Number(text);
    };
    const rows = ROWS[table].map((row): [string, Starts] => [
      row,
      [startOf(row, 'one'), startOf(row, 'two'), startOf(row, 'sunk')],
    ]);
    return readingOfStarts(Object.fromEntries(rows));
  }
  const rows = ROWS[table].map((row): [string, string] => {
    let last = 0;
    const codes = form.columns.map((net) => {
      const text = textOf(row, net);
      if (text !== null) last = (RESULTS as readonly string[]).indexOf(text);
      return String(last);
    });
    return [row, codes.join('')];
  });
  return { least: NETS[table].least, rows: Object.fromEntries(rows) };
}

/** The lowest sum of two dice that scores anything with this modifier; null where none does. */
export function lowestScoring(reading: TableReading, row: number, modifier: number): number | null {
  for (let sum = LEAST_SUM; sum <= MOST_SUM; sum += 1) if (hitsAt(reading, row, sum + modifier) > 0) return sum;
  return null;
}

/** The result that every sum has with this modifier; null where the dice decide. */
export function certainResult(reading: TableReading, row: number, modifier: number): number | null {
  const first = hitsAt(reading, row, LEAST_SUM + modifier);
  for (let sum = LEAST_SUM + 1; sum <= MOST_SUM; sum += 1) {
    if (hitsAt(reading, row, sum + modifier) !== first) return null;
  }
  return first;
}
