import type { TableFact, TableForm } from '../../common/owner-table';
import { NONE } from '../../common/owner-table';
import { RESULTS } from '../types';

export const TABLES = ['gunfire', 'torpedo'] as const;
export type TableId = (typeof TABLES)[number];

/** A table as it is read: of each row a code for each net result from `least` on; beyond an end, that end. */
export type TableReading = {
  readonly least: number;
  /** By size or armour class: 0 nothing, 1 one hit, 2 two hits, 3 sunk. */
  readonly rows: Readonly<Record<string, string>>;
};

/** The net results that are printed. */
export const NETS: Readonly<Record<TableId, { readonly least: number; readonly most: number }>> = {
  gunfire: { least: -3, most: 19 },
  torpedo: { least: -1, most: 12 },
};
/** Sizes, largest first as they are typed; armour classes. */
export const ROWS: Readonly<Record<TableId, readonly string[]>> = {
  gunfire: ['9', '8', '7', '6', '5', '4', '3', '2', '1'],
  torpedo: ['0', '1', '2', '3', '4', '5', '6', '7', '8'],
};

/** "1 hit from", "2 hits from", "sunk from". */
export const STARTS = ['one', 'two', 'sunk'] as const;

/** House tables, not the publisher's: where each result begins (see SPEC, "House tables"). */
export const HOUSE_STARTS: Readonly<Record<TableId, (row: number) => readonly [number, number, number]>> = {
  gunfire: (size) => [17 - size, 20 - size, 23 - size],
  torpedo: (armour) => {
    const one = 6 + Math.ceil(armour / 2);
    return [one, one + 2, one + 4];
  },
};

/** The example of chapter 8 reads column 9: nothing at 0, 1 and 3, one hit at 8 (TSU-37). */
const EXAMPLE = [
  { net: '0', is: 'none' },
  { net: '1', is: 'none' },
  { net: '3', is: 'none' },
  { net: '8', is: 'one' },
] as const;

const startFacts = (table: TableId): readonly TableFact[] => [
  ...(table === 'gunfire'
    ? ([
        {
          id: 'example',
          level: 'error',
          rule: 'TSU-37',
          type: 'printed',
          row: '9',
          column: 'one',
          is: { from: 4, to: 8 },
        },
        {
          id: 'example-two',
          level: 'error',
          rule: 'TSU-37',
          type: 'printed',
          row: '9',
          column: 'two',
          is: { from: 9, to: 99 },
        },
      ] as const)
    : []),
  { id: 'more-for-more', level: 'error', rule: 'TSU-42', type: 'order', along: 'row', way: 'rising' },
  {
    id: table === 'gunfire' ? 'larger-is-easier' : 'thicker-is-harder',
    level: 'error',
    rule: table === 'gunfire' ? 'TSU-37' : 'TSU-44',
    type: 'order',
    along: 'column',
    way: 'rising',
  },
];

const netsOf = (table: TableId): readonly string[] =>
  Array.from({ length: NETS[table].most - NETS[table].least + 1 }, (_, index) => String(NETS[table].least + index));

const cellFacts = (table: TableId): readonly TableFact[] => [
  ...(table === 'gunfire'
    ? EXAMPLE.map(({ net, is }): TableFact => ({
        ...{ id: `example-${net}`, level: 'error', rule: 'TSU-37', type: 'printed' },
        ...{ row: '9', column: net, is },
      }))
    : []),
  { id: 'more-for-more', level: 'error', rule: 'TSU-42', type: 'order', along: 'row', way: 'rising' },
  {
    id: table === 'gunfire' ? 'larger-is-easier' : 'thicker-is-harder',
    level: 'error',
    rule: table === 'gunfire' ? 'TSU-37' : 'TSU-44',
    type: 'order',
    along: 'column',
    way: 'falling',
  },
];

const formsOf = (table: TableId): readonly [starts: TableForm, cells: TableForm] => [
  {
    id: 'starts',
    rows: ROWS[table],
    columns: STARTS,
    entry: { type: 'number', least: 0, most: 25, none: true },
    order: 'rows',
    facts: startFacts(table),
  },
  {
    id: 'cells',
    rows: ROWS[table],
    columns: netsOf(table),
    entry: { type: 'symbols', symbols: RESULTS, parts: 1 },
    order: 'rows',
    facts: cellFacts(table),
  },
];

/** Two ways to type each: by start values, or cell by cell. */
export const TABLE_FORMS: Readonly<Record<TableId, readonly [starts: TableForm, cells: TableForm]>> = {
  gunfire: formsOf('gunfire'),
  torpedo: formsOf('torpedo'),
};

/** Where a result begins, as a cell of the start form; `none` where the row never has it. */
export const startCell = (start: number, table: TableId): string => (start > NETS[table].most ? NONE : String(start));
