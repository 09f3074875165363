import { fireEvent, screen } from '@testing-library/react-native';

import { useSettings } from '@/store/settings';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderUi } from '@/testing/render';
import { ToastProvider } from '@/ui/toast-provider';

import { RulerScreen } from './ruler-screen';

jest.mock('expo-router', () => ({ useRouter: () => ({ canGoBack: () => false, replace: jest.fn() }) }));

test('a size that cannot be saved is not taken, and says so', async () => {
  await openStorage();
  renderUi(
    <ToastProvider>
      <RulerScreen />
    </ToastProvider>,
  );
  jest.spyOn(currentDatabase()!, 'run').mockRejectedValueOnce(new Error('disk full'));
  fireEvent.press(screen.getByTestId('card-keep'));
  expect(await screen.findByText('The change could not be saved, so it was not made.')).toBeOnTheScreen();
  expect(useSettings.getState().pointsPerInch).toBeNull();
});
