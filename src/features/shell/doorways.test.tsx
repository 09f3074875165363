import { act, renderHook } from '@testing-library/react-native';
import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { AppState, type AppStateStatus } from 'react-native';

import app from '../../../app.json';
import { closeSession, useSession } from '@/store/session';
import { useSettings } from '@/store/settings';

import { useAwakeAtTheTable } from './keep-awake';

jest.mock('expo-keep-awake', () => ({
  activateKeepAwakeAsync: jest.fn(async () => {}),
  deactivateKeepAwake: jest.fn(async () => {}),
}));

let appState: (state: AppStateStatus) => void = () => undefined;
beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, listener) => {
    appState = listener as typeof appState;
    return { remove: () => (appState = () => undefined) } as never;
  });
});

const then = (change: () => void) => act(async () => change());

test('the screen is kept awake during a battle, while wanted, and let go afterwards', async () => {
  renderHook(() => useAwakeAtTheTable());
  expect(activateKeepAwakeAsync).not.toHaveBeenCalled();
  await then(() => useSession.setState({ open: {} as never }));
  expect(activateKeepAwakeAsync).toHaveBeenCalledTimes(1);
  await then(() => useSettings.setState({ keepAwake: false }));
  expect(deactivateKeepAwake).toHaveBeenCalledTimes(1);
  await then(() => useSettings.setState({ keepAwake: true }));
  await then(() => closeSession());
  expect(activateKeepAwakeAsync).toHaveBeenCalledTimes(2);
  expect(deactivateKeepAwake).toHaveBeenCalledTimes(2);
});

test('a browser that let the screen sleep while it was hidden is asked again when it is looked at again', async () => {
  renderHook(() => useAwakeAtTheTable());
  await then(() => useSession.setState({ open: {} as never }));
  await then(() => appState('background'));
  expect(activateKeepAwakeAsync).toHaveBeenCalledTimes(1);
  await then(() => appState('active'));
  expect(activateKeepAwakeAsync).toHaveBeenCalledTimes(2);
  await then(() => closeSession());
  await then(() => appState('active'));
  expect(activateKeepAwakeAsync).toHaveBeenCalledTimes(2);
});

test('a battle that is left before the browser has answered does not keep the screen awake', async () => {
  const done: string[] = [];
  let grant: () => void = () => undefined;
  jest
    .mocked(activateKeepAwakeAsync)
    .mockImplementationOnce(() => new Promise<void>((answer) => (grant = answer)).then(() => void done.push('awake')));
  jest.mocked(deactivateKeepAwake).mockImplementationOnce(async () => void done.push('let go'));
  renderHook(() => useAwakeAtTheTable());
  await then(() => useSession.setState({ open: {} as never }));
  await then(() => closeSession());
  await then(() => grant());
  expect(done).toEqual(['awake', 'let go']);
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
