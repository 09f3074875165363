import { act, renderHook } from '@testing-library/react-native';
import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';

import app from '../../../app.json';
import { closeSession, useSession } from '@/store/session';
import { useSettings } from '@/store/settings';

import { useAwakeAtTheTable } from './keep-awake';

jest.mock('expo-keep-awake', () => ({
  activateKeepAwakeAsync: jest.fn(async () => {}),
  deactivateKeepAwake: jest.fn(async () => {}),
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

test('a phone may lie on its side: the app is locked to no way up', () => {
  const { orientation, ios } = app.expo;
  expect(orientation).toBe('default');
  expect(ios.infoPlist.UISupportedInterfaceOrientations).toEqual([
    'UIInterfaceOrientationPortrait',
    'UIInterfaceOrientationLandscapeLeft',
    'UIInterfaceOrientationLandscapeRight',
  ]);
});
