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
