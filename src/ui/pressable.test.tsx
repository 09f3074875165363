import { fireEvent, screen } from '@testing-library/react-native';
import * as Haptics from 'expo-haptics';
import { Platform } from 'react-native';

import { renderIn, renderUi } from '@/testing/render';

import { Pressable } from './pressable';
import { LockedContext } from './use-relabel-guard';

jest.mock('expo-haptics', () => ({ selectionAsync: jest.fn(() => Promise.resolve()) }));

afterEach(() => jest.restoreAllMocks());

test('ticks when pressed, and not when the reader switched that off', () => {
  renderUi(<Pressable label="Fire" onPress={jest.fn()} />);
  fireEvent.press(screen.getByRole('button'));
  expect(Haptics.selectionAsync).toHaveBeenCalledTimes(1);
  screen.unmount();

  renderIn({ haptics: false }, <Pressable label="Fire" onPress={jest.fn()} />);
  fireEvent.press(screen.getByRole('button'));
  expect(Haptics.selectionAsync).toHaveBeenCalledTimes(1);
});

test('a locked one neither ticks nor acts, and is not said to be disabled', () => {
  const onPress = jest.fn();
  jest.mocked(Haptics.selectionAsync).mockClear();
  renderUi(<Pressable label="Fire" onPress={onPress} locked />);
  fireEvent.press(screen.getByRole('button'));
  expect(onPress).not.toHaveBeenCalled();
  expect(Haptics.selectionAsync).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toBeEnabled();
});

test('a part of the screen can be locked as a whole', () => {
  const onPress = jest.fn();
  const part = (locked: boolean) => (
    <LockedContext value={locked}>
      <Pressable label="Fire" onPress={onPress} />
    </LockedContext>
  );
  const { rerender } = renderUi(part(true));
  fireEvent.press(screen.getByRole('button'));
  expect(onPress).not.toHaveBeenCalled();
  rerender(part(false));
  fireEvent.press(screen.getByRole('button'));
  expect(onPress).toHaveBeenCalledTimes(1);
});

/** On the web a press goes by what was drawn before, until React has run its effects: a moment after the new words are there. */
function asDrawnBefore() {
  const [native] = screen.UNSAFE_root.findAll(({ props }) => 'onPressIn' in props && 'onPress' in props);
  const { onPressIn, onPress } = native!.props as Record<'onPressIn' | 'onPress', (event: object) => void>;
  return () => {
    onPressIn({});
    onPress({});
  };
}

test('a tap in the moment after a lock has ended counts, and in the moment after it began does not', () => {
  const onPress = jest.fn();
  const button = (locked: boolean) => <Pressable label="Fire" onPress={onPress} locked={locked} />;
  const { rerender } = renderUi(button(true));
  const tapLate = asDrawnBefore();
  rerender(button(false));
  tapLate();
  expect(onPress).toHaveBeenCalledTimes(1);
  const tapEarly = asDrawnBefore();
  rerender(button(true));
  tapEarly();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a tap does what the words in sight say, not what stood there before', () => {
  const [before, now] = [jest.fn(), jest.fn()];
  const { rerender } = renderUi(<Pressable label="Fire" onPress={before} />);
  const tap = asDrawnBefore();
  rerender(<Pressable label="Hold" onPress={now} />);
  tap();
  expect(before).not.toHaveBeenCalled();
  expect(now).toHaveBeenCalledTimes(1);
});

test('on the web the space bar presses what is not a button, and nothing else does', () => {
  jest.replaceProperty(Platform, 'OS', 'web');
  const onPress = jest.fn();
  const preventDefault = jest.fn();
  renderUi(<Pressable role="radio" label="Port" onPress={onPress} />);
  fireEvent(screen.getByRole('radio'), 'keyDown', { key: 'a', preventDefault });
  expect(onPress).not.toHaveBeenCalled();
  fireEvent(screen.getByRole('radio'), 'keyDown', { key: ' ', preventDefault });
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(preventDefault).toHaveBeenCalledTimes(1);
});
