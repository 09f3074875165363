import { act, fireEvent, screen, within } from '@testing-library/react-native';

import { renderIn, renderUi } from '@/testing/render';

import { Button } from './button';
import { palettes } from './themes';
import { fade, motion, touch } from './tokens';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

test('says its words, presses, and passes its test id on', () => {
  const onPress = jest.fn();
  renderUi(<Button label="Fire Mikasa" onPress={onPress} testID="fire" />);
  fireEvent.press(screen.getByRole('button', { name: 'Fire Mikasa' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.getByTestId('fire')).toHaveStyle({ minHeight: touch.min });
});

// Other tests wait for less (`testing/jest/patience.cjs`); here the lock is as long as it ships.
beforeAll(() =>
  jest.isolateModules(
    () => void Object.assign(motion, jest.requireActual<typeof import('./tokens')>('./tokens').motion),
  ),
);

test('a fresh button is not locked', () => {
  const onPress = jest.fn();
  renderUi(<Button label="Fire" onPress={onPress} />);
  fireEvent.press(screen.getByRole('button'));
  expect(onPress).toHaveBeenCalled();
});

test('new words lock it for 300 ms and are shown at 60 %', () => {
  const onPress = jest.fn();
  const { rerender } = renderUi(<Button label="Draw" onPress={onPress} testID="next" />);
  rerender(<Button label="Next round" onPress={onPress} testID="next" />);

  expect(screen.getByTestId('next-words')).toHaveStyle({ opacity: fade.locked });
  fireEvent.press(screen.getByRole('button'));
  wait(motion.guard - 1);
  fireEvent.press(screen.getByRole('button'));
  expect(onPress).not.toHaveBeenCalled();

  wait(1);
  expect(screen.getByTestId('next-words')).toHaveStyle({ opacity: 1 });
  fireEvent.press(screen.getByRole('button'));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('each change of words starts the 300 ms anew', () => {
  const onPress = jest.fn();
  const { rerender } = renderUi(<Button label="1" onPress={onPress} />);
  rerender(<Button label="2" onPress={onPress} />);
  wait(200);
  rerender(<Button label="3" onPress={onPress} />);
  wait(200);
  fireEvent.press(screen.getByRole('button'));
  expect(onPress).not.toHaveBeenCalled();
  wait(100);
  fireEvent.press(screen.getByRole('button'));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a thumb that came down during the lock does nothing when it lifts after it', () => {
  const onPress = jest.fn();
  const { rerender } = renderUi(<Button label="Draw" onPress={onPress} />);
  rerender(<Button label="Next round" onPress={onPress} />);
  fireEvent(screen.getByRole('button'), 'pressIn');
  wait(motion.guard);
  fireEvent.press(screen.getByRole('button'));
  expect(onPress).not.toHaveBeenCalled();
  fireEvent.press(screen.getByRole('button'));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('the same words in another render do not lock', () => {
  const onPress = jest.fn();
  const { rerender } = renderUi(<Button label="Fire" onPress={jest.fn()} />);
  rerender(<Button label="Fire" icon="target" onPress={onPress} />);
  fireEvent.press(screen.getByRole('button'));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a disabled button is said to be disabled and does nothing', () => {
  const onPress = jest.fn();
  renderUi(<Button label="Fire" onPress={onPress} disabled />);
  expect(screen.getByRole('button')).toBeDisabled();
  fireEvent.press(screen.getByRole('button'));
  expect(onPress).not.toHaveBeenCalled();
});

test('the primary button is the filled one, 60 high, in every theme', () => {
  for (const theme of ['day', 'dark', 'night'] as const) {
    renderIn({ theme }, <Button kind="primary" label="Roll" onPress={jest.fn()} />);
    expect(screen.getByRole('button')).toHaveStyle({
      backgroundColor: palettes[theme].action,
      minHeight: touch.primary,
    });
    screen.unmount();
  }
});

test('says the longer words when it has them', () => {
  renderUi(<Button label="Undo" spokenLabel="Undo the fire of Fuji" onPress={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'Undo the fire of Fuji' })).toHaveTextContent('Undo');
});

test('beside the filled button it is as high, and its words stop growing where that one stops', () => {
  renderIn({ textScale: 1.6 }, <Button icon="undo" iconPlace="above" label="Undo Fuji" onPress={jest.fn()} />);
  expect(screen.getByRole('button')).toHaveStyle({ minHeight: touch.primary });
  expect(screen.getByText('Undo Fuji')).toHaveStyle({ fontSize: 17 * 1.25 });
});

test('in the action bar a long label shrinks on its one line, at every text size, and the button keeps its height', () => {
  for (const textScale of [1, 1.6]) {
    renderIn(
      { textScale },
      <>
        <Button kind="primary" label="Fire Imperator Aleksandr III" onPress={jest.fn()} testID="main" />
        <Button icon="undo" iconPlace="above" label="Undo Imperator Aleksandr III" onPress={jest.fn()} testID="aside" />
        <Button label="Fire Imperator Aleksandr III at her opposite number" onPress={jest.fn()} testID="other" />
      </>,
    );
    for (const id of ['main', 'aside']) {
      expect(screen.getByTestId(id)).toHaveStyle({ height: touch.primary });
      const [line] = within(screen.getByTestId(id)).getAllByText(/Aleksandr/);
      expect(line!.props).toMatchObject({ numberOfLines: 1, adjustsFontSizeToFit: true });
    }
    expect(within(screen.getByTestId('other')).getByText(/Aleksandr/).props.numberOfLines).toBeUndefined();
    screen.unmount();
  }
});
