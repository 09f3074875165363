import { act, fireEvent, screen } from '@testing-library/react-native';
import { useEffect } from 'react';
import { AccessibilityInfo } from 'react-native';

import { renderIn, renderUi } from '@/testing/render';

import { Screen } from './screen';
import { Text } from './text';
import { palettes } from './themes';
import { Toast } from './toast';
import { ToastProvider, useToast, type Toasts } from './toast-provider';
import { motion, touch } from './tokens';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

let toasts: Toasts;
function Page() {
  const given = useToast();
  useEffect(() => {
    toasts = given;
  }, [given]);
  return (
    <Screen actionBar={{ main: <Text>{'Fire'}</Text> }}>
      <Text>{'body'}</Text>
    </Screen>
  );
}

const open = () =>
  renderUi(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
const show = (message: string, onPress?: () => void) =>
  act(() => toasts.show({ message, action: onPress && { label: 'Undo', onPress } }));

test('shows one sentence for six seconds and is announced', () => {
  const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibility');
  open();
  show('Fuji: 1 hit noted');
  expect(announce).toHaveBeenCalledWith('Fuji: 1 hit noted');
  wait(motion.toastStays - 1);
  expect(screen.getByText('Fuji: 1 hit noted')).toBeOnTheScreen();
  wait(1);
  expect(screen.queryByTestId('toast')).toBeNull();
});

test('a newer one takes its place and gets its own six seconds', () => {
  open();
  show('first');
  wait(motion.toastStays - 1000);
  show('second');
  expect(screen.queryByText('first')).toBeNull();
  wait(motion.toastStays - 1000);
  expect(screen.getByText('second')).toBeOnTheScreen();
  wait(1000);
  expect(screen.queryByText('second')).toBeNull();
});

test('undo acts once and the toast goes', () => {
  const undo = jest.fn();
  open();
  show('noted', undo);
  fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByTestId('toast')).toBeNull();
});

test('can be dismissed', () => {
  open();
  show('noted');
  act(() => toasts.dismiss());
  expect(screen.queryByTestId('toast')).toBeNull();
});

test('can be withdrawn as long as it is the one that is shown', () => {
  open();
  let withdraw = () => {};
  act(() => void (withdraw = toasts.showUntil({ message: 'first' })));
  show('second');
  act(() => withdraw());
  expect(screen.getByText('second')).toBeOnTheScreen();
  act(() => void (withdraw = toasts.showUntil({ message: 'third' })));
  act(() => withdraw());
  expect(screen.queryByTestId('toast')).toBeNull();
});

test('goes when the player goes elsewhere, and stays where he is led by what it tells of', () => {
  open();
  act(() => toasts.touched());
  show('deleted');
  act(() => toasts.left());
  expect(screen.getByText('deleted')).toBeOnTheScreen();
  act(() => toasts.touched());
  expect(screen.getByText('deleted')).toBeOnTheScreen();
  act(() => toasts.left());
  expect(screen.queryByTestId('toast')).toBeNull();
});

test('stands between the body and the action bar', () => {
  open();
  show('noted');
  const read = screen.getAllByText(/body|noted|Fire/).map((text) => text.props.children);
  expect(read).toEqual(['body', 'noted', 'Fire']);
});

test('needs its provider', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => renderUi(<Page />)).toThrow('ToastProvider');
});

test('at night it is a frame on black, not a lit bar', () => {
  renderIn({ theme: 'night' }, <Toast message="noted" />);
  expect(screen.getByTestId('toast')).toHaveStyle({
    backgroundColor: palettes.night.card,
    borderWidth: 1.5,
    minHeight: touch.stepper,
  });
  screen.unmount();
  renderUi(<Toast message="noted" />);
  expect(screen.getByTestId('toast')).toHaveStyle({ backgroundColor: palettes.day.ink, borderWidth: 0 });
});
