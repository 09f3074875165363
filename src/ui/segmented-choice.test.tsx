import { fireEvent, screen, within } from '@testing-library/react-native';
import { Platform } from 'react-native';

import { renderIn, renderUi } from '@/testing/render';

import { SegmentedChoice, type SegmentOption } from './segmented-choice';

afterEach(() => jest.restoreAllMocks());

const options: SegmentOption<'app' | 'mine' | 'count'>[] = [
  { value: 'app', label: 'App dice', shortLabel: 'App' },
  { value: 'mine', label: 'My dice', shortLabel: 'Mine' },
  { value: 'count', label: 'Count', disabledReason: 'These dice have different needs.' },
];

function choice(value: 'app' | 'mine' | 'count', onChange = jest.fn()) {
  return <SegmentedChoice label="Dice" options={options} value={value} onChange={onChange} testID="dice" />;
}

test('is a group of radios, one of them checked', () => {
  renderUi(choice('mine'));
  expect(screen.getByLabelText('Dice').props.role).toBe('radiogroup');
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('radio', { name: 'My dice' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'App dice' })).not.toBeChecked();
});

test('choosing another tells, choosing the same again does not', () => {
  const onChange = jest.fn();
  renderUi(choice('mine', onChange));
  fireEvent.press(screen.getByTestId('dice-mine'));
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.press(screen.getByTestId('dice-app'));
  expect(onChange).toHaveBeenCalledWith('app');
});

test('a refused option is greyed, chooses nothing, and says why', () => {
  const onChange = jest.fn();
  renderUi(choice('mine', onChange));
  const count = screen.getByRole('radio', { name: 'Count, These dice have different needs.' });
  expect(count).toBeDisabled();
  expect(screen.queryByText('These dice have different needs.')).toBeNull();
  fireEvent(count, 'press');
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByText('These dice have different needs.')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('dice-app'));
  expect(screen.queryByText('These dice have different needs.')).toBeNull();
});

test('why it is refused comes into a region that was there before: a browser says nothing else', () => {
  renderUi(choice('mine'));
  const [region] = screen.UNSAFE_getAllByProps({ role: 'status' });
  fireEvent(screen.getByTestId('dice-count'), 'press');
  expect(within(region!).getByText('These dice have different needs.')).toBeOnTheScreen();
});

test('large text uses the short words, but a screen reader still hears the long ones', () => {
  renderIn({ textScale: 1.6 }, choice('app'));
  expect(screen.getByRole('radio', { name: 'My dice' })).toHaveTextContent('Mine');
});

test('words that do not fit side by side stand below each other', () => {
  const long = ['Battleships', 'Destroyers', 'Torpedoboats', 'Auxiliaries'].map((label) => ({ value: label, label }));
  const element = <SegmentedChoice label="Type" options={long} value="Destroyers" onChange={jest.fn()} testID="type" />;
  renderIn({ textScale: 1.6 }, element);
  expect(screen.getByTestId('type')).toHaveStyle({ flexDirection: 'column' });
  screen.unmount();
  renderUi(choice('app'));
  expect(screen.getByTestId('dice')).toHaveStyle({ flexDirection: 'row' });
});

test('on the web arrows step over refused options and around the end; there is one tab stop', () => {
  jest.replaceProperty(Platform, 'OS', 'web');
  const onChange = jest.fn();
  renderUi(choice('mine', onChange));
  fireEvent(screen.getByTestId('dice'), 'keyDown', { key: 'ArrowRight', preventDefault: jest.fn() });
  expect(onChange).toHaveBeenLastCalledWith('app');
  fireEvent(screen.getByTestId('dice'), 'keyDown', { key: 'ArrowLeft', preventDefault: jest.fn() });
  expect(onChange).toHaveBeenLastCalledWith('app');
  fireEvent(screen.getByTestId('dice'), 'keyDown', { key: 'x' });
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(screen.getAllByRole('radio').map((radio) => radio.props.tabIndex)).toEqual([-1, 0, -1]);
});
