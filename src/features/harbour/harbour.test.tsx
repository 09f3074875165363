import { fireEvent, screen } from '@testing-library/react-native';

import { applyUpdate } from '@/store/service-worker';
import { useStorage } from '@/store/storage';
import { openMemoryDriver } from '@/store/db/driver.memory';
import { useUpdate } from '@/store/update';
import { renderUi } from '@/testing/render';

import { HarbourScreen } from './harbour-screen';

const mockPush = jest.fn();
jest.mock('expo-router', () => ({ useRouter: () => ({ push: mockPush }) }));
jest.mock('@/store/service-worker');

test('says whether things are kept and whether it works offline', async () => {
  useStorage.setState({ state: 'saved', db: await openMemoryDriver(), durable: true }, true);
  useUpdate.setState({ worksOffline: false });
  renderUi(<HarbourScreen />);
  expect(screen.getByText('Saved on this device as you go')).toBeOnTheScreen();
  expect(screen.getByText('Not yet ready to work without a network')).toBeOnTheScreen();
});

test('says so when nothing is kept', async () => {
  useStorage.setState({ state: 'unsaved', db: await openMemoryDriver(), reason: 'DAMAGED', refused: null }, true);
  renderUi(<HarbourScreen />);
  expect(screen.getByText('Nothing is being saved')).toBeOnTheScreen();
});

test('a new version waits for a tap', () => {
  useUpdate.setState({ isWaiting: true });
  renderUi(<HarbourScreen />);
  expect(applyUpdate).not.toHaveBeenCalled();
  fireEvent.press(screen.getByTestId('update-now'));
  expect(applyUpdate).toHaveBeenCalledTimes(1);
});

test('settings are one tap away', () => {
  renderUi(<HarbourScreen />);
  fireEvent.press(screen.getByTestId('to-settings'));
  expect(mockPush).toHaveBeenCalledWith('/settings');
});
