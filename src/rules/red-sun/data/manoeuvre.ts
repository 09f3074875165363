import type { OwnerTable, TableForm } from '../../common/owner-table';
import { cellKey } from '../../common/owner-table';
import { CHANGES, type RangeChange } from '../types';

const FACES = ['1', '2', '3', '4', '5', '6'] as const;

/** The printed table is missing: by the face, how the range changes. The text knows none of its cells for certain (AMB-11). */
export const MANOEUVRE_FORM: TableForm = {
  id: 'faces',
  rows: FACES,
  columns: ['change'],
  entry: { type: 'symbols', symbols: CHANGES, parts: 1 },
  order: 'columns',
  facts: [],
};

export const TABLE_FORMS = { manoeuvre: [MANOEUVRE_FORM] } as const;

/** By the face from 1 to 6. */
export type ManoeuvreReading = readonly RangeChange[];

/** The house's own, not the publisher's. */
export const HOUSE_MANOEUVRE: ManoeuvreReading = ['-2', '-1', '0', '0', '+1', 'choice'];

const keyOf = (row: string): string => cellKey({ page: '', row, column: 'change' });

/** A typed table as it is read; null while cells are missing. */
export function readingOf({ cells }: Pick<OwnerTable, 'cells'>): ManoeuvreReading | null {
  const read = FACES.map((row) => CHANGES.find((change) => change === cells[keyOf(row)]));
  return read.every((change) => change !== undefined) ? read : null;
}

/** The house table as cells, to begin an own one with. */
export const HOUSE_CELLS: OwnerTable['cells'] = Object.fromEntries(
  FACES.map((row, index) => [keyOf(row), HOUSE_MANOEUVRE[index]!]),
);
