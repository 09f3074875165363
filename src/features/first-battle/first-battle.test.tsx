import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import type { BattleState } from '@/rules/togo/index';
import { useSession } from '@/store/session';
import { useSettings } from '@/store/settings';
import { openStorage } from '@/store/storage';
import { renderIn, renderUi } from '@/testing/render';
import { ToastProvider } from '@/ui/toast-provider';

import { FirstBattleScreen } from './first-battle-screen';

const mockReplace = jest.fn();
jest.mock('expo-router', () => ({ useRouter: () => ({ replace: mockReplace, canGoBack: () => false }) }));

const screenOf = (
  <ToastProvider>
    <FirstBattleScreen />
  </ToastProvider>
);

beforeAll(() => openStorage());
beforeEach(() => mockReplace.mockClear());

test('one tap begins the duel, once, as a battle on disk; the second one has a name of its own', async () => {
  const { unmount } = renderUi(screenOf);
  fireEvent.press(screen.getByTestId('start-duel'));
  fireEvent.press(screen.getByTestId('start-duel'));
  await waitFor(() => expect(mockReplace).toHaveBeenCalledTimes(1));
  const open = useSession.getState().open;
  expect(mockReplace).toHaveBeenCalledWith(`/battle/${open?.id}`);
  // The guide is open in it.
  expect(useSettings.getState().guides).toEqual({ [open!.id]: true });
  expect(open?.battle.seed).toMatch(/^[0-9a-f]{32}$/);
  const state = open?.battle.state as BattleState;
  expect(state).toMatchObject({ name: 'First battle', turn: 1, phase: 'A', turnLimit: 3 });
  expect(Object.keys(state.ships).sort()).toEqual(['askold', 'takasago']);
  unmount();
  renderUi(screenOf);
  fireEvent.press(screen.getByTestId('start-duel'));
  await waitFor(() => expect(mockReplace).toHaveBeenCalledTimes(2));
  expect(useSession.getState().open?.name).toBe('First battle 2');
});

test('draws with the largest text at night', () => {
  renderIn({ theme: 'night', textScale: 1.6, hand: 'left' }, screenOf);
  expect(screen.getByText('Askold')).toBeOnTheScreen();
});
