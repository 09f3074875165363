import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { useState } from 'react';
import { StyleSheet } from 'react-native';

import { type Cells, cellKey, type TableForm } from '@/rules/common/owner-table';
import { renderIn, renderUi } from '@/testing/render';
import { THEME_NAMES } from '@/ui/themes';
import { motion } from '@/ui/tokens';

import { TableEditor } from './table-editor';
import { TableTag } from './table-tag';
import type { TableWords } from './table-words';

const FORM: TableForm = {
  id: 'start',
  rows: ['3', '2'],
  columns: ['one', 'two'],
  entry: { type: 'number', least: 2, most: 24, none: true },
  order: 'rows',
  facts: [
    { id: 'smaller', type: 'order', along: 'column', way: 'rising', level: 'error', rule: 'TOGO-36' },
    { id: 'more', type: 'order', along: 'row', way: 'rising', strictly: true, level: 'warning' },
    { id: 'largest', type: 'printed', row: '3', column: 'one', is: { from: 4, to: 8 }, level: 'error' },
  ],
};

const WORDS: TableWords = {
  title: 'Gunfire Table',
  subtitle: 'Type it from your copy',
  hint: 'The lowest net result that scores.',
  corner: 'Size',
  row: (row) => `Size ${row}`,
  column: (column) => ({ one: '1 hit from', two: '2 hits from' })[column] ?? column,
  problem: ({ fact, values }) => `${fact.id}: ${values.join(' and ')}`,
  printed: () => 'book: 4 to 8',
};

const onSave = jest.fn();
const onBack = jest.fn();
const kept: Cells[] = [];

function Editor({ form = FORM, start = {} }: { form?: TableForm; start?: Cells }) {
  const [cells, setCells] = useState<Cells>(start);
  return (
    <TableEditor
      form={form}
      words={WORDS}
      cells={cells}
      onChange={(next) => {
        kept.push(next);
        setCells(next);
      }}
      onSave={onSave}
      onBack={onBack}
    />
  );
}

const at = (row: string, column: string) => cellKey({ page: '', row, column });
const tap = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.press(screen.getByTestId(/^(table-|back$)/.test(key) ? key : `table-key-${key}`));
  // The filled button says something else now, and waits for the thumb to see it.
  act(() => void jest.advanceTimersByTime(motion.guard));
};
const frame = (row: string, column: string) =>
  StyleSheet.flatten(screen.getByTestId(`cell-${at(row, column)}`).props.style).borderWidth as number;
const save = () => screen.getByTestId('table-save').props.accessibilityLabel as string;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  kept.length = 0;
});
afterEach(() => void jest.useRealTimers());

test('digits fill the cell, the cursor goes on by itself, and each whole cell is handed on at once', () => {
  renderUi(<Editor />);
  tap('8', '1');
  expect(screen.getByTestId(`cell-${at('3', 'two')}`)).toHaveTextContent('1_');
  expect(kept.at(-1)).toEqual({ [at('3', 'one')]: '8' });
  tap('1');
  tap('9', 'none');
  expect(kept.at(-1)).toEqual({
    [at('3', 'one')]: '8',
    [at('3', 'two')]: '11',
    [at('2', 'one')]: '9',
    [at('2', 'two')]: 'none',
  });
  expect(save()).toBe('Save');
  tap('table-save');
  expect(onSave).toHaveBeenCalledWith(kept.at(-1));
});

test('one digit that could become two waits for Next cell; an unfinished table saves so far', () => {
  renderUi(<Editor />);
  expect(save()).toBe('Save so far');
  tap('2');
  expect(screen.queryByTestId('table-save')).toBeNull();
  tap('table-next');
  expect(kept.at(-1)).toEqual({ [at('3', 'one')]: '2' });
  expect(screen.getByLabelText('1 of 4 cells done')).toBeOnTheScreen();
});

test('a digit that waits for Next cell is handed on all the same when the table is left', () => {
  renderUi(<Editor />);
  tap('2', 'back');
  expect(kept).toEqual([{ [at('3', 'one')]: '2' }]);
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('the first problem is said in words with both its cells framed; an error may be saved anyway', () => {
  renderUi(<Editor start={{ [at('3', 'one')]: '8', [at('3', 'two')]: '14', [at('2', 'one')]: '7' }} />);
  const [said] = within(screen.getByTestId('table-problem')).UNSAFE_getAllByProps({ role: 'status' });
  expect(within(said!).getByText('smaller: 8 and 7')).toBeOnTheScreen();
  expect([frame('3', 'one'), frame('2', 'one')]).toEqual([3, 3]);
  expect(frame('3', 'two')).toBe(0);
  expect(save()).toBe('Save anyway');
  expect(screen.getByTestId('rule-TOGO-36')).toBeOnTheScreen();
});

test('a warning is said and stops nothing; Next goes through all there are', () => {
  const full = { [at('3', 'one')]: '8', [at('3', 'two')]: '8', [at('2', 'one')]: '9', [at('2', 'two')]: '9' };
  renderUi(<Editor start={full} />);
  expect(screen.getByText('more: 8 and 8')).toBeOnTheScreen();
  expect(save()).toBe('Save');
  tap('table-next-problem');
  expect(screen.getByText('more: 9 and 9')).toBeOnTheScreen();
});

test('a tap moves the cursor; the first key there begins the cell anew, and delete empties it', () => {
  renderUi(<Editor start={{ [at('3', 'one')]: '6' }} />);
  fireEvent.press(screen.getByTestId(`cell-${at('3', 'one')}`));
  tap('7');
  expect(kept.at(-1)).toEqual({ [at('3', 'one')]: '7' });
  fireEvent.press(screen.getByTestId(`cell-${at('3', 'one')}`));
  tap('table-delete');
  expect(kept.at(-1)).toEqual({});
});

test('a number the table cannot print is said so', () => {
  renderUi(<Editor start={{ [at('3', 'one')]: '99' }} />);
  expect(screen.getByText('99 is outside 2 to 24.')).toBeOnTheScreen();
});

test('two symbols a cell: attacker, then defender, and on to the next cell down the column', () => {
  const form: TableForm = {
    ...FORM,
    entry: { type: 'symbols', symbols: ['0', '1', '2', '3'], parts: 2 },
    order: 'columns',
    facts: [],
  };
  renderUi(<Editor form={form} />);
  tap('1');
  expect(screen.getByTestId(`cell-${at('3', 'one')}`)).toHaveTextContent('1/_');
  tap('3', '2', '0');
  expect(kept.at(-1)).toEqual({ [at('3', 'one')]: '1/3', [at('2', 'one')]: '2/0' });
});

test.each(THEME_NAMES)('every cell speaks for itself (%s, largest text)', (theme) => {
  renderIn({ theme, textScale: 1.6 }, <Editor start={{ [at('3', 'two')]: '11' }} />);
  expect(screen.getByLabelText('Size 3, 2 hits from: 11')).toBeOnTheScreen();
  expect(screen.getByLabelText('Size 3, 1 hit from: empty, book: 4 to 8')).toBeOnTheScreen();
});

test('wherever a table is used, its tag says whose it is', () => {
  renderUi(
    <>
      <TableTag source="yours" />
      <TableTag source="house" />
      <TableTag source="none" />
    </>,
  );
  for (const words of ['Your table', 'House table', 'No table']) expect(screen.getByText(words)).toBeOnTheScreen();
});
