import { act, renderHook } from '@testing-library/react-native';
import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { lockAsync, OrientationLock } from 'expo-screen-orientation';
import { Dimensions, Platform } from 'react-native';

import { closeSession, useSession } from '@/store/session';
import { useSettings } from '@/store/settings';

import { useAwakeAtTheTable } from './keep-awake';
import { usePhonesUpright } from './orientation';

jest.mock('expo-keep-awake', () => ({
  activateKeepAwakeAsync: jest.fn(async () => {}),
  deactivateKeepAwake: jest.fn(async () => {}),
}));
jest.mock('expo-screen-orientation', () => ({
  lockAsync: jest.fn(async () => {}),
  OrientationLock: { DEFAULT: 'default', PORTRAIT_UP: 'portrait' },
}));

beforeEach(() => jest.clearAllMocks());

test('the screen is kept awake during a battle, while wanted, and let go afterwards', () => {
  renderHook(() => useAwakeAtTheTable());
  expect(activateKeepAwakeAsync).not.toHaveBeenCalled();
  act(() => useSession.setState({ open: {} as never }));
  expect(activateKeepAwakeAsync).toHaveBeenCalledTimes(1);
  act(() => useSettings.setState({ keepAwake: false }));
  expect(deactivateKeepAwake).toHaveBeenCalledTimes(1);
  act(() => useSettings.setState({ keepAwake: true }));
  act(() => closeSession());
  expect(activateKeepAwakeAsync).toHaveBeenCalledTimes(2);
  expect(deactivateKeepAwake).toHaveBeenCalledTimes(2);
});

describe('on Android', () => {
  const size = (width: number, height: number) => {
    const window = { width, height, scale: 2, fontScale: 1 };
    Dimensions.set({ window, screen: window });
  };
  beforeEach(() => jest.replaceProperty(Platform, 'OS', 'android'));
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['a phone stays upright', 390, 844, OrientationLock.PORTRAIT_UP],
    ['a phone held sideways does too', 844, 390, OrientationLock.PORTRAIT_UP],
    ['a tablet turns', 820, 1180, OrientationLock.DEFAULT],
  ])('%s', (_name, width, height, lock) => {
    size(width, height);
    renderHook(() => usePhonesUpright());
    expect(lockAsync).toHaveBeenCalledWith(lock);
  });
});
