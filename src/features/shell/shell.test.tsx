import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { router } from 'expo-router';
import { useState } from 'react';

import { saveFile } from '@/store/save-file';
import { openStorage, useStorage } from '@/store/storage';
import { openMemoryDriver } from '@/store/db/driver.memory';
import { migrate } from '@/store/db/migrate';
import { renderUi } from '@/testing/render';
import { Button } from '@/ui/button';
import { Text } from '@/ui/text';
import { ToastProvider } from '@/ui/toast-provider';

import { ElsewhereScreen } from './elsewhere-screen';
import { ErrorBoundary } from './error-boundary';
import { StorageNotice } from './storage-notice';

jest.mock('@/store/save-file');
let mockPath = '/';
jest.mock('expo-router', () => ({
  router: { replace: jest.fn(), canDismiss: () => false, dismissAll: jest.fn() },
  usePathname: () => mockPath,
}));

const Breaks = () => {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('the mast fell over');
  return <Button label="Break it" onPress={() => setBroken(true)} />;
};

describe('the error boundary', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.mocked(console.error).mockRestore());

  test('says what happened and that nothing is lost, and goes on from the Harbour', () => {
    renderUi(
      <ErrorBoundary>
        <Breaks />
      </ErrorBoundary>,
    );
    fireEvent.press(screen.getByText('Break it'));
    expect(screen.getByText(/Everything before it is saved/)).toBeOnTheScreen();
    expect(screen.getByText(/the mast fell over/)).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('problem-go-on'));
    expect(router.replace).toHaveBeenCalledWith('/');
    expect(screen.getByText('Break it')).toBeOnTheScreen();
  });

  test('lets the player take the data out', async () => {
    await openStorage();
    renderUi(
      <ErrorBoundary>
        <Breaks />
      </ErrorBoundary>,
    );
    fireEvent.press(screen.getByText('Break it'));
    const regions = screen.UNSAFE_getAllByProps({ role: 'status', 'aria-live': 'polite' });
    fireEvent.press(screen.getByTestId('problem-export'));
    expect(await within(regions.at(-1)!).findByText('Your data was exported.')).toBeOnTheScreen();
    expect(saveFile).toHaveBeenCalledTimes(1);
  });

  test('says so when even the export fails', async () => {
    jest.mocked(saveFile).mockRejectedValueOnce(new Error('no space'));
    renderUi(
      <ErrorBoundary>
        <Breaks />
      </ErrorBoundary>,
    );
    fireEvent.press(screen.getByText('Break it'));
    fireEvent.press(screen.getByTestId('problem-export'));
    expect(await screen.findByText(/The export failed/)).toBeOnTheScreen();
  });
});

describe('the storage notice', () => {
  const show = () =>
    renderUi(
      <ToastProvider>
        <StorageNotice>
          <Text>Harbour</Text>
        </StorageNotice>
      </ToastProvider>,
    );

  test.each([
    ['NOTHING_CAN_BE_KEPT', /cannot store files/],
    ['CANNOT_BE_OPENED', /could not be opened/],
    ['DAMAGED', /damaged/],
    ['FROM_A_NEWER_VERSION', /newer Z Flag/],
  ] as const)('%s is said plainly above the screen', async (reason, words) => {
    const db = await openMemoryDriver();
    await migrate(db);
    useStorage.setState({ state: 'unsaved', db, reason, refused: null }, true);
    show();
    expect(screen.getByText(words)).toBeOnTheScreen();
    expect(screen.getByText('Harbour')).toBeOnTheScreen();
    await act(async () => fireEvent.press(screen.getByTestId('unsaved-export')));
    expect(saveFile).toHaveBeenCalled();
  });

  test.each(['/join', '/tv', '/battle/seat-ijn-admiral-1/roll'])(
    'says nothing at %s: that is kept by a host',
    async (path) => {
      mockPath = path;
      useStorage.setState(
        { state: 'unsaved', db: await openMemoryDriver(), reason: 'NOTHING_CAN_BE_KEPT', refused: null },
        true,
      );
      show();
      expect(screen.queryByTestId('unsaved')).toBeNull();
      mockPath = '/';
    },
  );

  test('says nothing while everything is kept', async () => {
    useStorage.setState({ state: 'saved', db: await openMemoryDriver(), durable: true }, true);
    show();
    expect(screen.queryByTestId('unsaved')).toBeNull();
  });
});

test('a second window asks the first one to let go', async () => {
  renderUi(<ElsewhereScreen />);
  expect(screen.getByText(/Only one of them can write/)).toBeOnTheScreen();
  await act(async () => fireEvent.press(screen.getByTestId('take-over')));
  expect(screen.queryByText(/did not answer/)).toBeNull();
});
