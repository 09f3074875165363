import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import type { BattleState } from '@/rules/togo/index';
import { useSession } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderInBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

import { AskSheet } from './ask-sheet';

jest.mock('expo-router', () => ({ useRouter: () => ({}) }));

test('[AMB-36] a silenced ship, and one aground, may take the fleet flag over, one given up may not', async () => {
  await openStorage();
  await openTogo(currentDatabase()!, 'f', {
    ...{ scenario: 'ulsan', seed: 11, until: { turn: 3, phase: 'I' } },
    then: [
      { type: 'setFate', ship: 'rossia', fate: 'sunk' },
      { type: 'correct', path: ['ships', 'gromoboi', 'fires'], value: 4 },
      { type: 'setFate', ship: 'gromoboi', fate: 'aground' },
      { type: 'correct', path: ['ships', 'rurik', 'fires'], value: 5 },
    ],
  });
  const obligation = { code: 'name-fleet-flagship', about: 'irn', command: null, rule: 'AMB-36' } as const;
  renderInBattle(<AskSheet obligation={obligation} onClose={jest.fn()} />);
  expect(screen.queryByTestId('heir-rurik')).toBeNull();
  fireEvent.press(screen.getByTestId('heir-gromoboi'));
  const state = () => useSession.getState().open!.battle.state as BattleState;
  await waitFor(() => expect(state().sides.irn.fleetFlagship).toBe('gromoboi'));
});
