import { act, fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Platform } from 'react-native';

import { renderIn, renderUi } from '@/testing/render';

import { Stepper, type StepperProps } from './stepper';
import { motion } from './tokens';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

// In steps, so that React draws between two ticks as it does on a phone.
function wait(ms: number) {
  for (let left = ms; left > 0; left -= motion.holdEvery) {
    act(() => void jest.advanceTimersByTime(Math.min(left, motion.holdEvery)));
  }
}

function Counter(props: Partial<StepperProps> & { start?: number }) {
  const [value, setValue] = useState(props.start ?? 4);
  return (
    <Stepper
      label="Dice"
      decreaseLabel="One less"
      increaseLabel="One more"
      min={0}
      max={10}
      testID="dice"
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const less = () => screen.getByRole('button', { name: 'One less' });
const more = () => screen.getByRole('button', { name: 'One more' });
const value = () => screen.getByTestId('dice');

test('a tap is one step', () => {
  renderUi(<Counter />);
  fireEvent.press(more());
  fireEvent.press(more());
  fireEvent.press(less());
  expect(value()).toHaveTextContent('5');
});

test('holding repeats after 400 ms, and lifting the thumb is not one more', () => {
  renderUi(<Counter />);
  fireEvent(more(), 'pressIn');
  wait(motion.holdDelay - 1);
  expect(value()).toHaveTextContent('4');
  wait(1);
  expect(value()).toHaveTextContent('5');
  wait(2 * motion.holdEvery);
  expect(value()).toHaveTextContent('7');
  fireEvent(more(), 'pressOut');
  fireEvent.press(more());
  wait(1000);
  expect(value()).toHaveTextContent('7');
  fireEvent.press(more());
  expect(value()).toHaveTextContent('8');
});

test('stops at the limits, and says so', () => {
  renderUi(<Counter start={8} />);
  fireEvent(more(), 'pressIn');
  wait(5000);
  expect(value()).toHaveTextContent('10');
  expect(more()).toBeDisabled();
  expect(less()).toBeEnabled();
  expect(jest.getTimerCount()).toBe(0);
});

test('after a hold that ran into the limit, one tap back and one forth both count', () => {
  renderUi(<Counter start={9} />);
  fireEvent(more(), 'pressIn');
  wait(1000);
  fireEvent(more(), 'pressOut');
  fireEvent.press(less());
  fireEvent.press(more());
  expect(value()).toHaveTextContent('10');
});

test('stops when it leaves the screen', () => {
  renderUi(<Counter />);
  fireEvent(more(), 'pressIn');
  wait(motion.holdDelay);
  screen.unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('a screen reader hears the written value and can step it', () => {
  renderUi(<Counter start={3.75} step={0.25} format={() => '3¾″'} />);
  const adjustable = screen.getByLabelText('Dice');
  expect(adjustable.props.accessibilityRole).toBe('adjustable');
  expect(adjustable).toHaveAccessibilityValue({ min: 0, max: 10, now: 3.75, text: '3¾″' });
  fireEvent(adjustable, 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
  expect(adjustable).toHaveAccessibilityValue({ now: 4 });
  fireEvent(adjustable, 'accessibilityAction', { nativeEvent: { actionName: 'decrement' } });
  fireEvent(adjustable, 'accessibilityAction', { nativeEvent: { actionName: 'decrement' } });
  expect(adjustable).toHaveAccessibilityValue({ now: 3.5 });
});

test('steps fall on the step, never past the ends', () => {
  renderUi(<Counter start={9} step={4} />);
  fireEvent.press(more());
  expect(value()).toHaveTextContent('10');
});

test.each([
  ['ArrowUp', '5'],
  ['ArrowRight', '5'],
  ['ArrowDown', '3'],
  ['ArrowLeft', '3'],
  ['Enter', '4'],
])('on the web %s makes 4 into %s', (key, after) => {
  jest.replaceProperty(Platform, 'OS', 'web');
  renderUi(<Counter />);
  fireEvent(value(), 'keyDown', { key, preventDefault: jest.fn() });
  expect(value()).toHaveTextContent(after);
});

test('minus stands on the left for either hand: nobody learns it twice', () => {
  const order = () =>
    screen.getAllByRole('button').map((key) => key.props.accessibilityLabel ?? key.props['aria-label']);
  renderUi(<Counter />);
  expect(order()).toEqual(['One less', 'One more']);
  screen.unmount();
  renderIn({ hand: 'left' }, <Counter />);
  expect(order()).toEqual(['One less', 'One more']);
});
