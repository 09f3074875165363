import fc from 'fast-check';

import {
  type Cells,
  cellKey,
  cellsOf,
  HEADING,
  NONE,
  ownerTableParser,
  problemsIn,
  tableInForce,
  type TableForm,
  withKey,
  withoutKey,
} from './owner-table';

/** Three sizes by their lowest scoring results: a smaller ship is never easier to hit, two hits never easier than one. */
const START: TableForm = {
  id: 'start',
  rows: ['3', '2', '1'],
  columns: ['one', 'two'],
  entry: { type: 'number', least: -9, most: 24, none: true },
  order: 'rows',
  facts: [
    { id: 'smaller', type: 'order', along: 'column', way: 'rising', level: 'error', rule: 'TSU-38' },
    { id: 'more', type: 'order', along: 'row', way: 'rising', strictly: true, level: 'warning' },
    { id: 'largest', type: 'printed', row: '3', column: 'one', is: { from: 4, to: 8 }, level: 'error', rule: 'TSU-39' },
  ],
};

/** Losses by die and column: the attacker's rise down the column, and one cell is printed in an example. */
const CRT: TableForm = {
  id: 'cells',
  pages: ['ijn', 'irn'],
  rows: ['1', '2', '3'],
  columns: ['a', 'b'],
  headings: { type: 'number', least: -9, most: 60 },
  entry: { type: 'symbols', symbols: ['0', '1', '2', '3'], parts: 2 },
  order: 'columns',
  facts: [
    { id: 'attacker', type: 'order', along: 'column', way: 'rising', part: 0, level: 'warning' },
    { id: 'example', type: 'printed', page: 'irn', row: '3', column: 'b', is: '1/3', level: 'error', rule: 'MUK-34' },
  ],
};

const at = (row: string, column: string, page = '') => cellKey({ page, row, column });
const typed = (rows: Readonly<Record<string, string>>): Cells => rows;
const found = (form: TableForm, cells: Cells) =>
  problemsIn(form, cells).map(({ fact, cells: where }) => [fact?.id ?? null, ...where.map(({ row }) => row)]);

test('nothing speaks against an empty table, nor against a sound one', () => {
  expect(problemsIn(START, {})).toEqual([]);
  const sound = { '3': ['8', '11'], '2': ['9', '12'], '1': ['10', NONE] };
  const cells = Object.fromEntries(
    Object.entries(sound).flatMap(([row, [one, two]]) => [
      [at(row, 'one'), one!],
      [at(row, 'two'), two!],
    ]),
  );
  expect(problemsIn(START, cells)).toEqual([]);
});

test('a broken order names the fact and both cells, across a gap too', () => {
  expect(found(START, typed({ [at('3', 'one')]: '8', [at('2', 'one')]: '7' }))).toEqual([['smaller', '3', '2']]);
  expect(found(START, typed({ [at('3', 'one')]: '8', [at('1', 'one')]: '7' }))).toEqual([['smaller', '3', '1']]);
});

test('equal is in order unless it must rise strictly; "none" is later than any number', () => {
  expect(found(START, typed({ [at('3', 'one')]: '8', [at('2', 'one')]: '8' }))).toEqual([]);
  expect(found(START, typed({ [at('2', 'one')]: '9', [at('2', 'two')]: '9' }))).toEqual([['more', '2', '2']]);
  expect(found(START, typed({ [at('3', 'two')]: NONE, [at('2', 'two')]: NONE }))).toEqual([]);
  expect(found(START, typed({ [at('3', 'two')]: NONE, [at('2', 'two')]: '12' }))).toEqual([['smaller', '3', '2']]);
});

test('a printed cell is held against the book, by value or by bounds', () => {
  expect(found(START, typed({ [at('3', 'one')]: '9' }))).toEqual([['largest', '3']]);
  expect(found(START, typed({ [at('3', 'one')]: '4' }))).toEqual([]);
  expect(found(CRT, typed({ [at('3', 'b', 'irn')]: '2/3' }))).toEqual([['example', '3']]);
  expect(found(CRT, typed({ [at('3', 'b', 'ijn')]: '2/3' }))).toEqual([]);
});

test('a number that the table cannot print is an error, and errors come before warnings', () => {
  const cells = typed({ [at('2', 'one')]: '9', [at('2', 'two')]: '9', [at('1', 'two')]: '25' });
  expect(problemsIn(START, cells).map(({ level, fact }) => [level, fact?.id ?? null])).toEqual([
    ['error', null],
    ['warning', 'more'],
  ]);
});

test('of two symbols each has an order of its own', () => {
  expect(found(CRT, typed({ [at('1', 'a', 'ijn')]: '1/3', [at('2', 'a', 'ijn')]: '2/0' }))).toEqual([]);
  expect(found(CRT, typed({ [at('1', 'a', 'ijn')]: '2/0', [at('2', 'a', 'ijn')]: '1/3' }))).toEqual([
    ['attacker', '1', '2'],
  ]);
});

test('the cursor goes as the table is printed: the heads first, then down the columns, page by page', () => {
  const order = cellsOf(CRT).map(({ page, row, column }) => `${page} ${row} ${column}`);
  expect(order.slice(0, 6)).toEqual([
    `ijn ${HEADING} a`,
    `ijn ${HEADING} b`,
    'ijn 1 a',
    'ijn 2 a',
    'ijn 3 a',
    'ijn 1 b',
  ]);
  expect(order).toHaveLength(16);
  expect(cellsOf(START).map(({ row, column }) => row + column)).toEqual([
    '3one',
    '3two',
    '2one',
    '2two',
    '1one',
    '1two',
  ]);
});

test('a cell is full when no further key could stand in it, and keys come off one by one', () => {
  expect(withKey(START.entry, '', '1')).toEqual({ text: '1', done: false });
  expect(withKey(START.entry, '1', '3')).toEqual({ text: '13', done: true });
  expect(withKey(START.entry, '', '8')).toEqual({ text: '8', done: true });
  expect(withKey(START.entry, '1', NONE)).toEqual({ text: NONE, done: true });
  expect(withKey(START.entry, NONE, '7')).toEqual({ text: '7', done: true });
  expect(withKey(CRT.entry, '', '1')).toEqual({ text: '1/', done: false });
  expect(withKey(CRT.entry, '1/', '3')).toEqual({ text: '1/3', done: true });
  expect(withKey(CRT.entry, '1/3', '2')).toEqual({ text: '2/', done: false });
  expect([withoutKey(CRT.entry, '1/3'), withoutKey(CRT.entry, '1/')]).toEqual(['1/', '']);
  expect([withoutKey(START.entry, '13'), withoutKey(START.entry, NONE)]).toEqual(['1', '']);
});

describe('the door', () => {
  const parse = ownerTableParser({ gunfire: [START], crt: [CRT] });
  const table = {
    ...{ id: 'crt', name: 'Combat' },
    table: 'crt',
    source: 'yours',
    form: 'cells',
    cells: { [at('1', 'a', 'ijn')]: '1/3' },
  };

  test('lets a table in as it was saved, and drops cells that the form does not have', () => {
    expect(parse(table)).toEqual({ ok: true, value: table });
    expect(parse({ ...table, cells: { ...table.cells, elsewhere: '9' } })).toEqual({ ok: true, value: table });
  });

  test.each([
    ['table', { ...table, table: 'unknown' }],
    ['table', { ...table, table: 'constructor' }],
    ['id', { ...table, id: '' }],
    ['name', { ...table, name: 7 }],
    ['source', { ...table, source: 'stolen' }],
    ['form', { ...table, form: 'start' }],
    ['cells', { ...table, cells: null }],
    ['cells.ijn/1/a', { ...table, cells: { [at('1', 'a', 'ijn')]: '1/9' } }],
    ['table', null],
  ])('names the field that is wrong: %s', (field, bad) => {
    expect(parse(bad)).toMatchObject({ ok: false, error: { field } });
  });

  test('a number out of range may stand: the owner saved it anyway', () => {
    const odd = {
      ...{ id: 'g', name: 'Guns' },
      table: 'gunfire',
      source: 'yours',
      form: 'start',
      cells: { [at('3', 'one')]: '25' },
    };
    expect(parse(odd)).toEqual({ ok: true, value: odd });
  });

  test('whatever it lets in, it lets in again unchanged', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...cellsOf(START).map(cellKey)), fc.integer({ min: 0, max: 40 })),
        (numbers) => {
          const cells = Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, String(value)]));
          const once = parse({ ...{ id: 'g', name: 'Guns' }, table: 'gunfire', source: 'house', form: 'start', cells });
          expect(once.ok && parse(once.value)).toEqual(once);
        },
      ),
    );
  });
});

test('of several copies of a table its own is in force, before those that came with a file', () => {
  const copy = { ...{ id: 'x', name: 'Guns', table: 'gunfire', form: 'start', cells: {} }, source: 'yours' as const };
  expect(tableInForce([copy, { ...copy, id: 'gunfire' }], 'gunfire')).toEqual({ ...copy, id: 'gunfire' });
  expect(tableInForce([copy], 'gunfire')).toBe(copy);
  expect(tableInForce([copy], 'torpedo')).toBeNull();
});
