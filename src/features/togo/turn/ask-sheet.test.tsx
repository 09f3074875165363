import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import type { BattleState } from '@/rules/togo/index';
import { useSession } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderInBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

import { AskSheet } from './ask-sheet';

jest.mock('expo-router', () => ({ useRouter: () => ({}) }));

beforeAll(() => openStorage());

test('[AMB-36] a silenced ship, and one aground, may take the fleet flag over, one given up may not', async () => {
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

test('[TOGO-20] a pair that was out of sight is measured from a range that ships can have', async () => {
  const moment = { scenario: 'tsushima-night', seed: 3, until: { turn: 1, phase: 'E' } } as const;
  const { groups } = await openTogo(currentDatabase()!, 'pair', moment);
  const of = (side: string) => Object.values(groups).find((each) => each.side === side && each.place === 'table')!.id;
  const [a, b] = [of('ijn'), of('irn')].sort();
  await openTogo(currentDatabase()!, 'far', {
    ...moment,
    then: [{ type: 'noteRanges', ranges: [{ a: a!, b: b!, inches: 90 }] }],
  });
  const obligation = { code: 'tell-range', about: `${a}.${b}`, command: null, rule: 'TOGO-20' } as const;
  renderInBattle(<AskSheet obligation={obligation} onClose={jest.fn()} />);
  expect(screen.getByTestId('range')).toHaveTextContent(/12″/);
  fireEvent.press(screen.getByTestId('tell-range'));
  const ranges = () => (useSession.getState().open!.battle.state as BattleState).ranges;
  await waitFor(() => expect(ranges()[`${a}.${b}`]?.inches).toBe(12));
});
