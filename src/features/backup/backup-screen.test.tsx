import { act, fireEvent, screen } from '@testing-library/react-native';

import { backUp } from '@/store/backup/backups';
import { openStorage } from '@/store/storage';
import { renderUi } from '@/testing/render';
import { ToastProvider } from '@/ui/toast-provider';

import { BackupScreen } from './backup-screen';

jest.mock('expo-router', () => ({ useRouter: () => ({ back: jest.fn(), canGoBack: () => true }) }));
jest.mock('@/store/backup/backups', () => ({
  ...jest.requireActual<object>('@/store/backup/backups'),
  backUp: jest.fn(),
  listBackups: async () => [],
}));

test('a backup that is tapped twice is made once: only a few are kept', async () => {
  await openStorage();
  let finish: (name: string | null) => void = () => undefined;
  jest.mocked(backUp).mockImplementation(() => new Promise((done) => (finish = done)));
  renderUi(
    <ToastProvider>
      <BackupScreen />
    </ToastProvider>,
  );
  const tap = () => fireEvent.press(screen.getByTestId('back-up-now'));
  tap();
  tap();
  expect(backUp).toHaveBeenCalledTimes(1);
  await act(async () => finish('backup'));
  tap();
  expect(backUp).toHaveBeenCalledTimes(2);
});
