import { fireEvent, screen } from '@testing-library/react-native';
import { Platform } from 'react-native';

import { renderUi } from '@/testing/render';

import { ChipChoice } from './chip-choice';

const OPTIONS = [
  { value: 'B', label: 'Battleship' },
  { value: 'CA', label: 'Cruiser' },
  { value: 'TB', label: 'Torpedo boat' },
] as const;

const onChange = jest.fn();
beforeEach(() => jest.clearAllMocks());
afterEach(() => jest.restoreAllMocks());

const show = (value: string) =>
  renderUi(<ChipChoice label="Type" options={OPTIONS} value={value as 'B'} onChange={onChange} testID="type" />);
const chip = (name: string) => screen.getByRole('radio', { name });

test('one of them is chosen, and a tap chooses another', () => {
  show('CA');
  expect(screen.getByLabelText('Type')).toBeOnTheScreen();
  expect(chip('Cruiser')).toBeChecked();
  expect(chip('Battleship')).not.toBeChecked();
  fireEvent.press(screen.getByTestId('type-TB'));
  expect(onChange.mock.calls).toEqual([['TB']]);
});

test('a tap on the chosen one changes nothing', () => {
  show('CA');
  fireEvent.press(chip('Cruiser'));
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ['CA', 'ArrowRight', 'TB'],
  ['CA', 'ArrowUp', 'B'],
  ['TB', 'ArrowDown', 'B'],
  ['B', 'ArrowLeft', 'TB'],
])('on the web, from %s %s chooses %s', (from, key, to) => {
  jest.replaceProperty(Platform, 'OS', 'web');
  show(from);
  fireEvent(screen.getByTestId('type'), 'keyDown', { key, preventDefault: jest.fn() });
  expect(onChange.mock.calls).toEqual([[to]]);
});

test('other keys are left alone', () => {
  jest.replaceProperty(Platform, 'OS', 'web');
  const preventDefault = jest.fn();
  show('B');
  fireEvent(screen.getByTestId('type'), 'keyDown', { key: 'Tab', preventDefault });
  expect(preventDefault).not.toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ['CA', ['Cruiser']],
  ['none of them', ['Battleship']],
])('the group is one tab stop with %s chosen', (value, stops) => {
  show(value);
  const found = OPTIONS.map(({ label }) => label).filter((label) => chip(label).props.tabIndex !== -1);
  expect(found.filter((label) => chip(label).props.focusable !== false)).toEqual(stops);
});
