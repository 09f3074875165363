import { fireEvent, screen } from '@testing-library/react-native';

import { currentDatabase, openStorage } from '@/store/storage';
import { failReading } from '@/testing/failing-disk';
import { togoBattleAt } from '@/testing/played-togo';
import { renderUi } from '@/testing/render';
import { ToastProvider } from '@/ui/toast-provider';

import { RecordsScreen } from './records-screen';

jest.mock('expo-router', () => ({ useRouter: () => ({ back: jest.fn(), canGoBack: () => true }) }));

test('records that the disk does not give out say so, and are read again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openStorage();
  await togoBattleAt(currentDatabase()!, 'Fought', { scenario: 'chemulpo', until: { turn: 2, phase: 'A' } });
  const heal = failReading('log');
  renderUi(
    <ToastProvider>
      <RecordsScreen />
    </ToastProvider>,
  );
  expect(await screen.findByText('This could not be read')).toBeOnTheScreen();
  expect(screen.queryByText(/^Reading/)).toBeNull();
  heal();
  fireEvent.press(screen.getByTestId('read-again'));
  expect(await screen.findByTestId(/^record-/)).toHaveTextContent(/Varyag and Korietz/);
  expect(screen.getByTestId('fairness')).toBeOnTheScreen();
  expect(screen.queryByText('This could not be read')).toBeNull();
});
