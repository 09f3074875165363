import { screen } from '@testing-library/react-native';

import type { Command } from '@/rules/togo/index';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderInBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

import { Viewer } from '@/features/play/open-game';
import { Fire } from './fire-screen';

jest.mock('expo-router', () => ({
  useRouter: () => ({ push: jest.fn(), replace: jest.fn(), back: jest.fn(), canGoBack: () => true }),
  useLocalSearchParams: () => ({}),
  useIsFocused: () => true,
}));

const NIGHT: Command = { type: 'correct', path: ['light', 'night'], value: 4 };

async function show(id: string, then: readonly Command[]) {
  await openTogo(currentDatabase()!, id, { scenario: 'ulsan', seed: 11, until: { turn: 6, phase: 'F' }, then });
  renderInBattle(
    <Viewer.Provider value="ijn">
      <Fire ship="izumo" onDone={jest.fn()} />
    </Viewer.Provider>,
  );
}

beforeAll(() => openStorage());

test('[TOGO-19] a ship in sight cannot stay hidden by holding her fire, not even at night', async () => {
  await show('seen', [NIGHT]);
  expect(screen.getByTestId('night-limits')).toBeOnTheScreen();
  expect(screen.getByTestId('hold')).toHaveTextContent(/^Hold fire$/);
});

test('[TOGO-24] holding her fire is how a ship behind a blank counter stays hidden', async () => {
  const { ships } = await openTogo(currentDatabase()!, 'at', { scenario: 'ulsan', seed: 11 });
  await show('blank', [NIGHT, { type: 'correct', path: ['groups', ships.izumo!.group, 'sighted'], value: false }]);
  expect(screen.getByTestId('hold')).toHaveTextContent(/^Hold fire, stay hidden$/);
});
