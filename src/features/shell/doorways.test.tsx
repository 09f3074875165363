import { renderHook } from '@testing-library/react-native';
import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { lockAsync, OrientationLock } from 'expo-screen-orientation';
import { Dimensions, Platform } from 'react-native';

import { useScreenAwake } from './keep-awake';
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

test('the screen is kept awake while wanted, and let go afterwards', () => {
  const hook = renderHook(({ awake }: { awake: boolean }) => useScreenAwake(awake), { initialProps: { awake: false } });
  expect(activateKeepAwakeAsync).not.toHaveBeenCalled();
  hook.rerender({ awake: true });
  expect(activateKeepAwakeAsync).toHaveBeenCalledTimes(1);
  hook.rerender({ awake: false });
  expect(deactivateKeepAwake).toHaveBeenCalledTimes(1);
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
