import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import { CLOCK_KIND } from '@/store/clock-document';
import { putDocument } from '@/store/db/documents';
import { saveFile } from '@/store/save-file';
import { loadSettings, useSettings } from '@/store/settings';
import { currentDatabase, openStorage, useStorage } from '@/store/storage';
import { failReading } from '@/testing/failing-disk';
import { renderUi } from '@/testing/render';
import { ToastProvider } from '@/ui/toast-provider';

import { SettingsScreen } from './settings-screen';

const mockRouter = { push: jest.fn(), back: jest.fn(), replace: jest.fn(), canGoBack: jest.fn() };
jest.mock('expo-router', () => ({ useRouter: () => mockRouter }));
jest.mock('@/store/save-file');

beforeEach(async () => {
  await openStorage();
  await currentDatabase()?.exec('DELETE FROM documents');
  await loadSettings(currentDatabase()!);
  renderSettings();
});

const renderSettings = () =>
  renderUi(
    <ToastProvider>
      <SettingsScreen />
    </ToastProvider>,
  );

test.each([
  ['theme-night', { theme: 'night' }],
  ['hand-left', { hand: 'left' }],
  ['dice-own', { dice: 'own' }],
  ['marks-plain', { marks: 'plain' }],
  ['haptics', { haptics: false }],
  ['keep-awake', { keepAwake: false }],
  ['less-motion', { motion: 'none' }],
  ['text-size-more', { textScale: 1.1 }],
  ['text-size-less', { textScale: 0.9 }],
])('%s is changed by one tap and kept', async (control, change) => {
  fireEvent.press(screen.getByTestId(control));
  await waitFor(() => expect(useSettings.getState()).toMatchObject(change));
});

test('the text size stops at its limits', async () => {
  fireEvent.press(screen.getByTestId('text-size-less'));
  await waitFor(() => expect(useSettings.getState().textScale).toBe(0.9));
  expect(screen.getByTestId('text-size-less')).toBeDisabled();
});

test('taps faster than the disk all count', async () => {
  const larger = screen.getByTestId('text-size-more');
  for (let tap = 0; tap < 3; tap++) fireEvent.press(larger);
  await waitFor(() => expect(useSettings.getState().textScale).toBe(1.3));
});

test('a change that cannot be saved says so', async () => {
  const storage = useStorage.getState();
  useStorage.setState({ state: 'elsewhere' }, true);
  fireEvent.press(screen.getByTestId('theme-night'));
  expect(await screen.findByText(/could not be saved/)).toBeOnTheScreen();
  expect(useSettings.getState().theme).toBe('system');
  useStorage.setState(storage, true);
});

test('the data can be taken out', async () => {
  fireEvent.press(screen.getByTestId('export'));
  expect(await screen.findByText('Your data was exported.')).toBeOnTheScreen();
  expect(saveFile).toHaveBeenCalled();
});

test('one battle or fleet can be handed over alone', async () => {
  fireEvent.press(screen.getByTestId('export-one'));
  expect(await screen.findByText(/No battles or fleets on this device/)).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('sheet-close'));
  await putDocument(currentDatabase()!, 'fleet', 'first', { name: 'United Squadron' });
  await putDocument(currentDatabase()!, 'fleet', 'second', { name: 'Port Arthur' });
  await putDocument(currentDatabase()!, CLOCK_KIND, 'some-battle', { minutes: 90 });
  fireEvent.press(screen.getByTestId('export-one'));
  await screen.findByText('Port Arthur');
  expect(screen.getAllByText('Fleet')).toHaveLength(2);
  expect(screen.queryByText('some-battle')).toBeNull();
  fireEvent.press(screen.getByText('Port Arthur'));
  expect(await screen.findByText('Your data was exported.')).toBeOnTheScreen();
  const [filed, , content] = jest.mocked(saveFile).mock.calls.at(-1)!;
  expect(filed).toBe('z-flag-port-arthur.json');
  expect(JSON.parse(String(content)).documents).toMatchObject([{ kind: 'fleet', id: 'second' }]);
});

test('what there is to hand over is asked for again where the disk did not answer', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const heal = failReading('battles');
  fireEvent.press(screen.getByTestId('export-one'));
  expect(await screen.findByText('This could not be read')).toBeOnTheScreen();
  heal();
  fireEvent.press(screen.getByTestId('read-again'));
  expect(await screen.findByText(/No battles or fleets on this device/)).toBeOnTheScreen();
});

test.each([
  [true, 'back'],
  [false, 'replace'],
] as const)('back leads somewhere (with history: %s)', (hasHistory, way) => {
  mockRouter.canGoBack.mockReturnValue(hasHistory);
  fireEvent.press(screen.getByTestId('back'));
  expect(mockRouter[way]).toHaveBeenCalled();
});

test('the gallery is under About while the app is being worked on', () => {
  fireEvent.press(screen.getByTestId('to-gallery'));
  expect(mockRouter.push).toHaveBeenCalledWith('/gallery');
});

test('a build for players has no gallery', () => {
  const global = globalThis as { __DEV__?: boolean };
  global.__DEV__ = false;
  try {
    screen.unmount();
    renderSettings();
    expect(screen.queryByTestId('to-storage-check')).not.toBeNull();
    expect(screen.queryByTestId('to-gallery')).toBeNull();
  } finally {
    global.__DEV__ = true;
  }
});
