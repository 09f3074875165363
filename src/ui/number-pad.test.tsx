import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';

import { renderUi } from '@/testing/render';

import { numberKeyFor, typeNumber, type NumberKey, NumberPad } from './number-pad';
import { Text } from './text';

function Field({ wholeOnly }: { wholeOnly?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <>
      <Text testID="shown">{value}</Text>
      <NumberPad
        label="Range in inches"
        halfLabel="and a half"
        deleteLabel="Delete"
        value={value}
        onChange={setValue}
        maxLength={3}
        wholeOnly={wholeOnly}
        testID="range"
      />
    </>
  );
}

const tap = (name: string) => fireEvent.press(screen.getByRole('button', { name }));

test('types a number with a half, and deletes from the end', () => {
  renderUi(<Field />);
  tap('1');
  tap('2');
  tap('and a half');
  expect(screen.getByTestId('shown')).toHaveTextContent('12½');
  tap('Delete');
  expect(screen.getByTestId('shown')).toHaveTextContent('12');
});

test('delete waits until there is something to delete', () => {
  renderUi(<Field />);
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  tap('7');
  expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();
});

test('lies like a desk calculator, with the half bottom left and delete bottom right', () => {
  renderUi(<Field />);
  const names = screen.getAllByRole('button').map((key) => key.props['aria-label'] ?? key.props.accessibilityLabel);
  expect(names).toEqual(['7', '8', '9', '4', '5', '6', '1', '2', '3', 'and a half', '0', 'Delete']);
});

test('whole numbers only: the half stays in its place, greyed', () => {
  renderUi(<Field wholeOnly />);
  expect(screen.getByRole('button', { name: 'and a half' })).toBeDisabled();
});

test.each<[string, NumberKey, string]>([
  ['', '0', '0'],
  ['0', '5', '5'],
  ['0', '½', '½'],
  ['', '½', '½'],
  ['3½', '½', '3½'],
  ['3½', '4', '3½'],
  ['123', '4', '123'],
  ['', 'delete', ''],
])('%j then %s is %j', (before, key, after) => expect(typeNumber(before, key, 3)).toBe(after));

test('physical keys mean what they show', () => {
  expect(numberKeyFor('7')).toBe('7');
  expect(numberKeyFor('Backspace')).toBe('delete');
  expect(numberKeyFor('x')).toBeUndefined();
});
