import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import { Viewer } from '@/features/play/open-game';
import { type BattleState, battleView, type Command, type CommandOf, togoBattle } from '@/rules/togo/index';
import { useSession } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderUi } from '@/testing/render';
import { calm, InBattle, renderInBattle, showTurn } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

import { DivisionList } from '../turn/division-list';
import { nextStep } from '../turn/next-step';
import { namesIn } from '../words/names-in';
import { VolleyScreen } from './volley-screen';

const mockReplace = jest.fn();
const mockPush = jest.fn();
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush, replace: mockReplace, back: jest.fn(), canGoBack: () => true }),
  useLocalSearchParams: () => ({}),
  useIsFocused: () => true,
}));

/** Four Japanese in one line against three Russians, the Japanese to fire. */
const ULSAN = { scenario: 'ulsan', seed: 11, until: { turn: 6, phase: 'F' } } as const;
const order = () => useSession.getState().open?.drafts.public?.command as unknown as CommandOf<'fire'>;
const lineOf = ({ groups }: BattleState, ship: string) =>
  Object.values(groups).find(({ ships }) => ships.includes(ship))!.id;

beforeAll(() => openStorage());

test('a side fires as listed with one tap: rolled, with who fires at whom, and not yet recorded', async () => {
  const state = await openTogo(currentDatabase()!, 'all', ULSAN);
  const firing = Object.values(state.ships).filter(
    ({ side, group }) => side === 'ijn' && group === lineOf(state, 'izumo'),
  );
  renderInBattle(<VolleyScreen param="ijn" />);
  expect(screen.getByTestId(`volley-${lineOf(state, 'izumo')}`)).toHaveTextContent(/At .*\d.*expected/);
  await calm();
  fireEvent.press(screen.getByTestId('fire-all'));
  await waitFor(() => expect(mockReplace).toHaveBeenCalledWith('/battle/all/roll'));
  expect(order().fires.map(({ ship }) => ship)).toEqual(expect.arrayContaining(['izumo', 'azuma']));
  expect(order().fires.length).toBeLessThanOrEqual(firing.length + 2);
  expect(order().remember).toBe(true);
  expect((useSession.getState().open?.battle.state as BattleState).ships.izumo?.firedIn).toBeLessThan(6);
});

test('a row is changed: another target for the whole division, or silence, and then nobody of it fires', async () => {
  const state = await openTogo(currentDatabase()!, 'change', ULSAN);
  const line = lineOf(state, 'izumo');
  renderInBattle(<VolleyScreen param="ijn" />);
  fireEvent.press(screen.getByTestId(`volley-${line}`));
  fireEvent.press(screen.getByTestId('division-target'));
  fireEvent.press(screen.getByTestId('target-gromoboi'));
  expect(screen.getByTestId('division-target')).toHaveTextContent(/^At Gromoboi/);
  fireEvent.press(screen.getByTestId('division-done'));
  expect(screen.getByTestId(`volley-${line}`)).toHaveTextContent(/At Gromoboi/);
  fireEvent.press(screen.getByTestId(`volley-${line}`));
  fireEvent.press(screen.getByTestId('division-hold'));
  fireEvent.press(screen.getByTestId('division-done'));
  expect(screen.getByTestId(`volley-${line}`)).toHaveTextContent(/Holds fire/);
});

test('on the Turn tab a division fires with one tap, and its ships can be opened by themselves', async () => {
  const state = await openTogo(currentDatabase()!, 'turn', ULSAN);
  showTurn();
  await calm();
  expect(screen.getByTestId('next-step')).toHaveTextContent(/^Fire \d ships$/);
  fireEvent.press(screen.getByTestId('owed-izumo'));
  expect(mockPush).toHaveBeenCalledWith('/battle/turn/fire/izumo');
  fireEvent.press(screen.getByTestId(`fire-${lineOf(state, 'izumo')}`));
  await waitFor(() => expect(mockPush).toHaveBeenCalledWith('/battle/turn/roll'));
  expect(new Set(order().fires.map(({ ship }) => state.ships[ship]?.group))).toEqual(new Set([lineOf(state, 'izumo')]));
});

test('a division opened in the list stays open, and one closed stays closed, however few are left to fire', async () => {
  const state = await openTogo(currentDatabase()!, 'open', {
    scenario: 'tsushima-day',
    until: { turn: 3, phase: 'F' },
  });
  const { acting } = battleView(state, 'public');
  const owed = togoBattle.owed(state, 'public').filter(({ about }) => state.ships[about]?.side === acting);
  expect(owed.length).toBeGreaterThan(8);
  const lineAt = (place: number) => {
    const lines = [...new Set(owed.map(({ about }) => lineOf(state, about)))];
    const ofLine = lines.map((line) => owed.filter(({ about }) => lineOf(state, about) === line));
    return ofLine.filter(({ length }) => length > 2)[place]!;
  };
  const [first, second] = [lineAt(0), lineAt(1)];
  const list = (some: typeof owed) => (
    <InBattle>
      <DivisionList owed={some} onSettle={jest.fn()} />
    </InBattle>
  );
  const areOpen = () => [first, second].map((ships) => screen.queryByTestId(`owed-${ships[0]!.about}`) !== null);
  const tap = (ships: typeof owed) => fireEvent.press(screen.getByTestId(`division-${lineOf(state, ships[0]!.about)}`));
  const { rerender } = renderUi(list(owed));
  tap(first);
  expect(areOpen()).toEqual([true, false]);
  rerender(list([...first.slice(0, 2), ...second.slice(0, 2)]));
  expect(areOpen()).toEqual([true, true]);
  tap(second);
  rerender(list(owed));
  expect(areOpen()).toEqual([true, false]);
});

test('[AMB-53] the phone of one side lists its ships behind blank counters one by one, and sends nobody to a volley without them', async () => {
  const { groups, ships } = await openTogo(currentDatabase()!, 'where', ULSAN);
  const state = await openTogo(currentDatabase()!, 'hidden', {
    ...ULSAN,
    then: Object.values(groups)
      .filter(({ side }) => side === 'ijn')
      .map(({ id }): Command => ({ type: 'correct', path: ['groups', id, 'sighted'], value: false })),
  });
  expect(ships.izumo!.firedIn).toBeLessThan(6);
  const view = battleView(state, 'ijn');
  const owed = togoBattle.owed(state, 'ijn').filter(({ about }) => state.ships[about]?.side === 'ijn');
  expect(view.acting).toBe('ijn');
  expect(owed.length).toBeGreaterThan(1);
  renderUi(
    <InBattle>
      <Viewer.Provider value="ijn">
        <DivisionList owed={owed} onSettle={jest.fn()} />
      </Viewer.Provider>
    </InBattle>,
  );
  for (const { about } of owed) expect(await screen.findByTestId(`owed-${about}`)).toBeOnTheScreen();
  expect(nextStep({ owed, view, nameOf: namesIn(view) }).step).toEqual({ type: 'go', to: `fire/${owed[0]!.about}` });
});
