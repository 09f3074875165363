import { cellKey, type Cells, type OwnerTable, type TableFact, type TableForm } from '../../common/owner-table';
import { type Losses, type Side, SIDES } from '../types';

/**
 * The Combat Results Table: two lines of headings, one for each side, over one grid of cells (MUK-29). A heading is the least
 * differential of its column. The first column has none: it takes whatever is less.
 */
export type Crt = {
  readonly headings: Readonly<Record<Side, readonly number[]>>;
  /** By the face from 1 to 6, then by the column; null where the owner has not typed it. */
  readonly rows: readonly (readonly (Losses | null)[])[];
};

const HOUSE_HEADINGS = [0, 2, 5, 10, 15, 20, 25, 30];

/** The house's own, not the publisher's. It agrees with both printed results. */
// prettier-ignore
export const HOUSE_CRT: Crt = {
  headings: { ijn: HOUSE_HEADINGS, irn: HOUSE_HEADINGS },
  //  <=-1    0       +2      +5      +10     +15     +20     +25     >=30
  rows: [
    [[1, 1], [1, 2], [0, 2], [0, 3], [0, 3], [0, 4], [0, 4], [0, 5], [0, 5]],
    [[2, 1], [1, 1], [1, 2], [1, 2], [0, 3], [0, 3], [0, 4], [0, 4], [0, 5]],
    [[2, 0], [2, 1], [2, 1], [1, 2], [1, 2], [1, 3], [0, 3], [0, 4], [0, 4]],
    [[3, 0], [3, 0], [2, 1], [2, 1], [2, 2], [1, 2], [1, 3], [1, 3], [0, 4]],
    [[4, 0], [3, 0], [3, 0], [3, 1], [2, 1], [2, 2], [2, 2], [1, 3], [1, 3]],
    [[4, 0], [4, 0], [4, 0], [3, 0], [3, 1], [3, 1], [2, 2], [2, 2], [2, 3]],
  ],
};

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

/** A column as it is headed in a side's line: `<=-1`, `0`, `+5`, `>=30` (MUK-30). */
export function columnName({ headings }: Crt, side: Side, column: number): string {
  const line = headings[side];
  if (column === 0) return line[0] === undefined ? 'all' : `<=${line[0] - 1}`;
  const heading = line[column - 1] ?? 0;
  return column === line.length ? `>=${heading}` : signed(heading);
}

/** Step losses that may stand in a cell. */
const STEPS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const FACES = ['1', '2', '3', '4', '5', '6'] as const;
/** As many columns as a copy may have; the first has no heading. */
const COLUMNS = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10', 'c11', 'c12'] as const;

/** What a result may be where the players read it off their own table. */
export const RESULTS: readonly string[] = STEPS.slice(0, 7).flatMap((attacker) =>
  STEPS.slice(0, 7).map((defender) => `${attacker}/${defender}`),
);
const resultOf = ([attacker, defender]: Losses): string => `${attacker}/${defender}`;
export function lossesOf(result: string): Losses {
  const [attacker = 0, defender = 0] = result.split('/').map(Number);
  return [attacker, defender];
}

/** The heading lines: the least differential of each column but the first, Japanese and Russian. */
export const HEADINGS_FORM: TableForm = {
  id: 'headings',
  rows: SIDES,
  columns: COLUMNS.slice(1),
  entry: { type: 'number', least: 0, most: 60 },
  order: 'rows',
  facts: [
    { id: 'ascending', level: 'error', rule: 'MUK-30', type: 'order', along: 'row', way: 'rising', strictly: true },
  ],
};

/** In the printed example the Japanese column +5 takes the whole 15th Division with a 1: so strong it is in the house list. */
const FIFTEENTH_DIVISION = 3;

/** What the rules print of the table: in which column these cells are, its headings say (MUK-34). */
function printedFacts({ headings }: Pick<Crt, 'headings'>, fifteenth: number): readonly TableFact[] {
  const columnAt = (side: Side, heading: number): string | null => {
    const place = headings[side].indexOf(heading);
    return place < 0 ? null : (COLUMNS[place + 1] ?? null);
  };
  const [russian, japanese] = [columnAt('irn', 15), columnAt('ijn', 5)];
  const printed = { level: 'error', rule: 'MUK-34', type: 'printed' } as const;
  return [
    ...(russian === null ? [] : [{ ...printed, id: 'russian-15', row: '3', column: russian, is: '1/3' }]),
    ...(japanese === null
      ? []
      : ([
          { ...printed, id: 'japanese-5-attacker', row: '1', column: japanese, part: 0, is: '0' },
          {
            ...printed,
            id: 'japanese-5-defender',
            row: '1',
            column: japanese,
            part: 1,
            is: { from: fifteenth, to: 12 },
          },
        ] as const)),
  ];
}

/** The grid, with the facts that its headings bind to a column. */
export const crtForm = (crt: Pick<Crt, 'headings'> | null, fifteenth = FIFTEENTH_DIVISION): TableForm => ({
  id: 'cells',
  rows: FACES,
  columns: crt === null ? COLUMNS : COLUMNS.slice(0, crt.headings.ijn.length + 1),
  entry: { type: 'symbols', symbols: STEPS, parts: 2 },
  order: 'columns',
  facts: [
    ...(crt === null ? [] : printedFacts(crt, fifteenth)),
    { id: 'attacker-better', level: 'warning', type: 'order', along: 'row', way: 'falling', part: 0 },
    { id: 'defender-worse', level: 'warning', type: 'order', along: 'row', way: 'rising', part: 1 },
  ],
});

export const TABLE_FORMS = { 'crt-headings': [HEADINGS_FORM], crt: [crtForm(null)] } as const;

const keyOf = (row: string, column: string): string => cellKey({ page: '', row, column });

/** The typed headings; null while a line is empty, one is longer than the other, or one falls. */
export function headingsOf({ cells }: Pick<OwnerTable, 'cells'>): Crt['headings'] | null {
  const line = (side: Side): readonly number[] => {
    const texts = HEADINGS_FORM.columns.map((column) => cells[keyOf(side, column)]);
    const end = texts.indexOf(undefined);
    return texts.slice(0, end < 0 ? texts.length : end).map(Number);
  };
  const [ijn, irn] = [line('ijn'), line('irn')];
  const rises = (values: readonly number[]): boolean =>
    values.every((value, place) => place === 0 || value > values[place - 1]!);
  return ijn.length > 0 && ijn.length === irn.length && rises(ijn) && rises(irn) ? { ijn, irn } : null;
}

/** A typed table as it is read; null without headings. Cells that are empty ask at the table. */
export function crtOf(headings: Pick<OwnerTable, 'cells'>, grid: Pick<OwnerTable, 'cells'>): Crt | null {
  const lines = headingsOf(headings);
  if (lines === null) return null;
  const columns = COLUMNS.slice(0, lines.ijn.length + 1);
  const cellAt = (face: string, column: string): Losses | null => {
    const text = grid.cells[keyOf(face, column)];
    return text === undefined ? null : lossesOf(text);
  };
  return { headings: lines, rows: FACES.map((face) => columns.map((column) => cellAt(face, column))) };
}

/** A table as cells, to begin an own one with. */
export function cellsOfCrt({ headings, rows }: Crt): { readonly headings: Cells; readonly grid: Cells } {
  const heads = SIDES.flatMap((side) =>
    headings[side].map((heading, place) => [keyOf(side, COLUMNS[place + 1]!), String(heading)] as const),
  );
  const cells = rows.flatMap((row, face) =>
    row.flatMap((losses, place) =>
      losses === null ? [] : [[keyOf(FACES[face]!, COLUMNS[place]!), resultOf(losses)] as const],
    ),
  );
  return { headings: Object.fromEntries(heads), grid: Object.fromEntries(cells) };
}
