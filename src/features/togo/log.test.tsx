import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { BOOK } from './game';

import { useSession, undoLast } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderUi } from '@/testing/render';
import { InBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

import { ActProvider } from '@/features/play/act-provider';
import { LookBackScreen } from '@/features/play/look-back/look-back-screen';
import { LogTab } from '@/features/play/log/log-tab';
import { thrownSteps } from '@/features/play/log/thrown-steps';

const mockPush = jest.fn();
const mockDismissTo = jest.fn();
let mockParams: { entry?: string } = {};
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush, dismissTo: mockDismissTo, canGoBack: () => true, back: jest.fn() }),
  useLocalSearchParams: () => mockParams,
}));

const show = (element: React.ReactElement) =>
  renderUi(
    <InBattle>
      <ActProvider>{element}</ActProvider>
    </InBattle>,
  );
const entries = () => screen.queryAllByTestId(/^log-\d+$/);
const numberOf = (testID: string) => Number(testID.slice('log-'.length));

beforeAll(async () => {
  await openStorage();
  await openTogo(currentDatabase()!, 'ulsan', { scenario: 'ulsan', seed: 11, until: { turn: 5, phase: 'F' } });
});

test('hundreds of entries, of which a screenful is mounted; one unfolds to its dice, rules and ways back', async () => {
  show(<LogTab tabBar={null} />);
  await screen.findByTestId('log-list');
  expect(useSession.getState().open!.battle.seq).toBeGreaterThan(150);
  expect(entries().length).toBeLessThan(40);
  fireEvent.press(screen.getByTestId('log-filter-dice'));
  const rolled = entries()[0]!;
  fireEvent.press(rolled);
  const number = numberOf(rolled.props.testID);
  const dice = await screen.findByTestId(`log-dice-${number}`);
  expect(within(dice).getAllByTestId(/^log-rule-\d+-TOGO-\d+$/).length).toBeGreaterThan(0);
  const fired = screen.getAllByLabelText(/fired at .* effective hit/)[0]!;
  fireEvent.press(fired);
  const salvo = screen.getByTestId(`log-dice-${numberOf(fired.props.testID)}`);
  expect(within(salvo).getAllByText(/^\d+″ hit dice ≤\d$/).length).toBeGreaterThan(0);
  fireEvent.press(rolled);
  fireEvent.press(screen.getByTestId(`log-look-${number}`));
  expect(mockPush).toHaveBeenCalledWith(`/battle/ulsan/look-back?entry=${number}`);
});

test('dice that were thrown are shown, whatever the rules of today have against it', () => {
  const { battle } = useSession.getState().open!;
  const dice = { sighting: { dice: [{ face: 3, source: 'app' }] } };
  // In F nobody looks for anybody; this log says that somebody did.
  const command = { type: 'trySighting', side: 'ijn', counter: 'c86', range: 2 };
  const item = { type: 'action', before: battle.state, command, override: false, dice };
  expect(thrownSteps(BOOK as never, item as never, battle as never)).toMatchObject([{ purpose: 'sighting' }]);
});

test('filters by turn, phase, ship and source, searches words, and says how many are left', async () => {
  show(<LogTab tabBar={null} />);
  await screen.findByTestId('log-list');
  const shown = () => Number(/^(\d+) of/.exec(screen.getByTestId('log-shown').props.children)?.[1]);
  fireEvent.press(screen.getByTestId('log-filter-open'));
  fireEvent.press(screen.getByTestId('log-turn-4'));
  const inTurn = shown();
  fireEvent.press(screen.getByTestId('log-phase-F'));
  const inPhase = shown();
  expect(inPhase).toBeLessThan(inTurn);
  fireEvent.press(screen.getByTestId('log-ship-izumo'));
  expect(shown()).toBeLessThan(inPhase);
  fireEvent.press(screen.getByTestId('log-source-table'));
  expect(shown()).toBe(0);
  expect(screen.getByText('No matches')).toBeOnTheScreen();
  expect(screen.getByTestId('log-set')).toHaveTextContent('turn 4, phase F, Own dice, Izumo');
  fireEvent.press(screen.getByTestId('log-clear'));
  expect(screen.queryByTestId('log-shown')).toBeNull();
  fireEvent.press(screen.getByTestId('log-search'));
  fireEvent.changeText(screen.getByTestId('log-words'), 'IZUMÓ nowhere');
  await waitFor(() => expect(shown()).toBe(0));
  fireEvent.changeText(screen.getByTestId('log-words'), 'izumó');
  await waitFor(() => expect(shown()).toBeGreaterThan(0));
});

test('looks back: the fleets as they were, moment by moment, and back to there', async () => {
  mockParams = {};
  show(<LookBackScreen />);
  const scrubber = await screen.findByTestId('scrubber');
  const last = scrubber.props['aria-valuemax'] as number;
  expect(scrubber.props['aria-valuenow']).toBe(last);
  expect(screen.getByTestId('past-back-to')).toBeDisabled();
  fireEvent(scrubber, 'layout', { nativeEvent: { layout: { width: 300, height: 48 } } });
  fireEvent(scrubber, 'responderGrant', { nativeEvent: { pageX: 0, pageY: 1, locationX: 0 } });
  expect(await screen.findByText(/The start/)).toBeOnTheScreen();
  expect(screen.getByText('Turn 1 · A Torpedoes')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('past-later'));
  expect(screen.getByTestId('past-moment').props.children).toBe(`Step 2 of ${last + 1}`);
  fireEvent(scrubber, 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
  fireEvent.press(screen.getByTestId('past-back-to'));
  const confirm = await screen.findByTestId('back-to-confirm');
  await act(async () => fireEvent.press(confirm));
  await waitFor(() => expect(mockDismissTo).toHaveBeenCalledWith('/battle/ulsan'));
  expect((useSession.getState().open!.battle.state as { turn: number }).turn).toBe(1);
});

test('what was undone stays, struck through, and can be filtered for', async () => {
  await openTogo(currentDatabase()!, 'undone', { scenario: 'chemulpo', until: { turn: 1, phase: 'C' } });
  await undoLast();
  show(<LogTab tabBar={null} />);
  await screen.findByTestId('log-list');
  fireEvent.press(screen.getByTestId('log-filter-open'));
  fireEvent.press(screen.getByTestId('log-kind-undone'));
  const struck = entries();
  expect(struck).toHaveLength(2);
  const title = within(struck[1]!).getAllByText(/./)[0]!;
  expect(title).toHaveStyle({ textDecorationLine: 'line-through' });
});
