import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import type { BattleState } from '@/rules/togo/index';
import { useSession } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderInBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

import { TurnTab } from '@/features/play/turn/turn-tab';
import { SightScreen } from './sight-screen';

const mockPush = jest.fn();
const mockBack = jest.fn();
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush, back: mockBack, canGoBack: () => true, replace: jest.fn() }),
  useLocalSearchParams: () => ({}),
}));

const battle = () => useSession.getState().open!.battle.state as BattleState;
const blank = (side: string) => Object.values(battle().groups).filter((each) => each.side === side && !each.sighted);

beforeAll(() => openStorage());

test('[TOGO-20][TOGO-21] one screen asks about all pairs, answered as last turn; one tap turns over what is seen', async () => {
  await openTogo(currentDatabase()!, 'a', { scenario: 'tsushima-night', seed: 3, until: { turn: 1, phase: 'E' } });
  const turn = renderInBattle(<TurnTab tabBar={null} onMore={jest.fn()} openedAt={0} />);
  fireEvent.press(await screen.findByTestId('next-step'));
  expect(mockPush).toHaveBeenCalledWith('/battle/a/sight');
  turn.unmount();
  renderInBattle(<SightScreen />);
  const pairs = await screen.findAllByTestId(/^pair-/);
  // Fleets and dummies among each other, as their counters are numbered.
  const shown = pairs.map(({ props }) =>
    String(props.testID)
      .slice('pair-'.length)
      .split('.')
      .find((each) => battle().groups[each]!.side === 'ijn')!,
  );
  const numbers = shown.slice(0, new Set(shown).size).map((counter) => Number(counter.slice(1)));
  expect(numbers.length).toBeGreaterThan(8);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  const [pair] = pairs;
  const id = String(pair!.props.testID).slice('pair-'.length);
  fireEvent.press(pair!);
  expect(screen.getByTestId(`pair-${id}`)).toHaveTextContent(/· 2″$/);
  fireEvent.press(screen.getByTestId('sight-action'));
  await waitFor(() => expect(mockBack).toHaveBeenCalled());
  expect(battle().sweptIn).toBe(1);
  expect(battle().ranges[id]).toEqual({ inches: 2, turn: 1 });
  expect(Object.values(battle().ranges).some(({ inches }) => inches === 90)).toBe(true);
});

test('[TOGO-21] a night try is one tap with its chance beside it, and a line says what came of it', async () => {
  const before = battle().tried;
  renderInBattle(<TurnTab tabBar={null} onMore={jest.fn()} openedAt={0} />);
  const [row] = await screen.findAllByTestId(/^try-/);
  expect(row).toHaveTextContent(/(Japanese|Russians) try to sight c\d+2″ away: [42] or less(67|33)%/);
  const many = blank('ijn').length + blank('irn').length;
  fireEvent.press(row!);
  await waitFor(() => expect(battle().tried).not.toEqual(before));
  expect(await screen.findByTestId('rolled')).toHaveTextContent(/Rolled [1-6], needed .*(did not sight|Sighted|dummy)/);
  expect(blank('ijn').length + blank('irn').length).toBeLessThanOrEqual(many);
});
