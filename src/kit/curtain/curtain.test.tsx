import { act, fireEvent, screen } from '@testing-library/react-native';
import * as ScreenCapture from 'expo-screen-capture';
import { useState } from 'react';
import { AppState, type AppStateStatus } from 'react-native';

import { renderIn, renderUi } from '@/testing/render';
import { Button } from '@/ui/button';
import { palettes, THEME_NAMES } from '@/ui/themes';

import { Curtain, CURTAIN_CLOSES_AFTER } from './curtain';
import { CurtainHeader } from './curtain-header';
import { HOLD_MS } from './hold-ring';

jest.mock('expo-screen-capture', () => ({
  preventScreenCaptureAsync: jest.fn(() => Promise.resolve()),
  allowScreenCaptureAsync: jest.fn(() => Promise.resolve()),
  enableAppSwitcherProtectionAsync: jest.fn(() => Promise.reject(new Error('not on this phone'))),
  disableAppSwitcherProtectionAsync: jest.fn(() => Promise.resolve()),
}));

const SECRET = 'Mikasa is the target';
const leave = jest.fn();

const curtain = (side: 'ijn' | 'irn' = 'irn', focused = true) => (
  <Curtain
    side={side}
    marks="ensigns"
    where="Tsushima · Turn 4 · A Torpedo firing"
    behind="Hidden here: your torpedo targets."
    focused={focused}
    onLeave={leave}
  >
    {({ close }) => <Secrets onDone={close} />}
  </Curtain>
);

/** Remembers what was typed, as a screen would. */
function Secrets({ onDone }: { onDone: () => void }) {
  const [words, setWords] = useState(SECRET);
  return (
    <>
      <Button label={words} onPress={() => setWords('Fuji now')} testID="secret" />
      <Button label="Pass the phone" onPress={onDone} testID="done" />
    </>
  );
}

const later = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const hold = (ms: number) => {
  fireEvent(screen.getByTestId('curtain-hold'), 'pressIn');
  later(ms);
};
const openIt = () => hold(HOLD_MS);
const everything = () => JSON.stringify(screen.toJSON());
const expectClosed = () => {
  expect(everything()).not.toContain(SECRET);
  expect(screen.getByTestId('curtain-closed')).toBeOnTheScreen();
};

let appState: (state: AppStateStatus) => void = () => undefined;
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, listener) => {
    appState = listener as typeof appState;
    return { remove: jest.fn() } as never;
  });
});
afterEach(() => jest.useRealTimers());

test('closed: names the side, what lies behind and who looks away, and nothing of the secret is in the tree', () => {
  renderUi(curtain());
  expectClosed();
  expect(screen.getByText('Russian\nadmiral only')).toBeOnTheScreen();
  expect(screen.getByText('Hidden here: your torpedo targets.')).toBeOnTheScreen();
  expect(screen.getByText('Japanese admiral, look away.')).toBeOnTheScreen();
  expect(screen.getByText('Closes 30 seconds after the last touch.')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('curtain-leave'));
  expect(leave).toHaveBeenCalledTimes(1);
});

test('opens by one hold of 700 ms and not before; a thumb lifted early starts again', () => {
  renderUi(curtain());
  hold(HOLD_MS - 50);
  fireEvent(screen.getByTestId('curtain-hold'), 'pressOut');
  later(HOLD_MS);
  expectClosed();
  openIt();
  expect(screen.getByText(SECRET)).toBeOnTheScreen();
  expect(screen.queryByTestId('curtain-closed')).toBeNull();
});

test('a screen reader or a key opens it in two steps, and the second may be refused', () => {
  renderUi(curtain('ijn'));
  expect(screen.getByTestId('curtain-hold')).toHaveAccessibleName(/Open for the Japanese admiral/);
  fireEvent.press(screen.getByTestId('curtain-hold'));
  expectClosed();
  fireEvent.press(screen.getByTestId('curtain-sure-cancel'));
  expectClosed();
  fireEvent.press(screen.getByTestId('curtain-hold'));
  fireEvent.press(screen.getByTestId('curtain-sure-confirm'));
  expect(screen.getByText(SECRET)).toBeOnTheScreen();
});

test.each(['inactive', 'background'] as const)('closes at once when the app becomes %s', (state) => {
  renderUi(curtain());
  openIt();
  act(() => appState('active'));
  expect(screen.getByText(SECRET)).toBeOnTheScreen();
  act(() => appState(state));
  expectClosed();
});

test('closes when another screen comes in front, and stays closed on coming back', () => {
  const { rerender } = renderUi(curtain());
  openIt();
  rerender(curtain('irn', false));
  expectClosed();
  rerender(curtain('irn', true));
  expectClosed();
});

test('closes by itself; every touch inside gives it its full time again', () => {
  renderUi(curtain());
  openIt();
  later(CURTAIN_CLOSES_AFTER * 1000 - 10);
  fireEvent(screen.getByTestId('curtain-open'), 'startShouldSetResponderCapture');
  later(CURTAIN_CLOSES_AFTER * 1000 - 10);
  expect(screen.getByText(SECRET)).toBeOnTheScreen();
  later(20);
  expectClosed();
});

test('what was half chosen behind it is forgotten with the closing', () => {
  renderUi(curtain());
  openIt();
  fireEvent.press(screen.getByTestId('secret'));
  expect(screen.getByText('Fuji now')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('done'));
  expectClosed();
  expect(everything()).not.toContain('Fuji');
  openIt();
  expect(screen.getByText(SECRET)).toBeOnTheScreen();
});

test('while it is open, and only then, the system keeps pictures of it out of the app switcher', () => {
  const { unmount } = renderUi(curtain());
  expect(ScreenCapture.preventScreenCaptureAsync).not.toHaveBeenCalled();
  openIt();
  expect(ScreenCapture.preventScreenCaptureAsync).toHaveBeenCalledTimes(1);
  expect(ScreenCapture.enableAppSwitcherProtectionAsync).toHaveBeenCalledTimes(1);
  expect(ScreenCapture.allowScreenCaptureAsync).not.toHaveBeenCalled();
  unmount();
  expect(ScreenCapture.allowScreenCaptureAsync).toHaveBeenCalledTimes(1);
  expect(ScreenCapture.disableAppSwitcherProtectionAsync).toHaveBeenCalledTimes(1);
});

test.each(THEME_NAMES)('in the colours of the side, at night black with one rule or two (%s)', (theme) => {
  for (const side of ['ijn', 'irn'] as const) {
    const { unmount } = renderIn({ theme }, curtain(side));
    const fill = palettes[theme][side === 'ijn' ? 'jpFill' : 'ruFill'];
    expect(screen.getByTestId('curtain-closed')).toHaveStyle({ backgroundColor: fill });
    const rule = screen.queryByTestId(side === 'ijn' ? 'foot-single' : 'foot-double');
    expect(rule !== null).toBe(theme === 'night');
    unmount();
  }
});

test.each(THEME_NAMES)('behind it the header says who looks away, and closes it (%s)', (theme) => {
  const onClose = jest.fn();
  renderIn({ theme }, <CurtainHeader side="irn" marks="ensigns" title="Pick two chits" onClose={onClose} />);
  expect(screen.getByText('Japanese admiral, look away.')).toBeOnTheScreen();
  expect(screen.getByTestId('curtain-header')).toHaveStyle({ backgroundColor: palettes[theme].ruFill });
  fireEvent.press(screen.getByRole('button', { name: 'Close curtain' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
