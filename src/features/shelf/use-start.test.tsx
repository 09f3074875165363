import { act, screen } from '@testing-library/react-native';

import { loadBook } from '@/game/books';
import { renderUi } from '@/testing/render';
import { ToastProvider, ToastSlot } from '@/ui/toast-provider';

import { useStart } from './use-start';

const mockReplace = jest.fn();
jest.mock('expo-router', () => ({ useRouter: () => ({ replace: mockReplace }) }));
jest.mock('@/game/books', () => ({ loadBook: jest.fn() }));
jest.mock('../play/start-game', () => ({ startGame: async () => ({ ok: true, value: 'game' }) }));

let start: ReturnType<typeof useStart>;
function Start() {
  start = useStart('tide');
  return <ToastSlot />;
}

test('a game whose rules a browser could not fetch is not started, says so, and can be started again', async () => {
  jest.mocked(loadBook).mockRejectedValueOnce(new Error('Failed to fetch'));
  renderUi(
    <ToastProvider>
      <Start />
    </ToastProvider>,
  );
  await act(async () => start.start({ name: 'Second game', setup: {} }));
  expect(screen.getByTestId('toast')).toBeOnTheScreen();
  expect(start.starting).toBe(false);
  jest.mocked(loadBook).mockResolvedValueOnce({} as never);
  await act(async () => start.start({ name: 'Second game', setup: {} }));
  expect(mockReplace).toHaveBeenCalledTimes(1);
});
