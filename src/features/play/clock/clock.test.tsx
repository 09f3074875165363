import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { loadClock, usePlayClock } from '@/store/play-clock';
import { commitDraft } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderUi } from '@/testing/render';
import { InBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';
import { newDraft } from '@/game/act';

import { ClockLine } from './clock-line';
import { ClockScreen } from './clock-screen';

const mockPush = jest.fn();
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush, canGoBack: () => false, replace: jest.fn() }),
}));

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 5, 6, 12, 0);
let now = NOON;
const time = () => now;
const clock = () =>
  renderUi(
    <InBattle>
      <ClockScreen time={time} />
    </InBattle>,
  );
const line = () =>
  renderUi(
    <InBattle>
      <ClockLine time={time} />
    </InBattle>,
  );

beforeAll(() => openStorage());
beforeEach(() => {
  now = NOON;
});

test('ninety minutes: started, paused, read again after the app was closed', async () => {
  await openTogo(currentDatabase()!, 'a', { scenario: 'chemulpo', until: { turn: 1, phase: 'I' } });
  const first = clock();
  fireEvent.press(screen.getByText('Playing time'));
  expect(screen.getByText('90 min')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('clock-minutes-more'));
  fireEvent.press(screen.getByTestId('clock-start'));
  expect(await screen.findByText('95 min left')).toBeOnTheScreen();
  now += 15 * MINUTE;
  fireEvent.press(screen.getByTestId('clock-pause'));
  expect(await screen.findByText('80 min left')).toBeOnTheScreen();
  first.unmount();
  // Another process would read it from disk: so does this one.
  usePlayClock.setState({ battle: null, clock: null });
  now += 60 * MINUTE;
  line();
  expect(await screen.findByText('80 min left')).toBeOnTheScreen();
  expect(screen.getByText('Paused')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('clock-line'));
  expect(mockPush).toHaveBeenCalledWith('/battle/a/clock');
});

test('two quick taps on the end of a running clock both count', async () => {
  await openTogo(currentDatabase()!, 'e', { scenario: 'chemulpo', until: { turn: 1, phase: 'I' } });
  clock();
  fireEvent.press(screen.getByText('Playing time'));
  fireEvent.press(screen.getByTestId('clock-start'));
  expect(await screen.findByText('90 min left')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('clock-minutes-more'));
  fireEvent.press(screen.getByTestId('clock-minutes-more'));
  expect(await screen.findByText('100 min left')).toBeOnTheScreen();
});

test('a turn of twenty minutes: how many still fit, and how far behind that is', async () => {
  const db = currentDatabase()!;
  await openTogo(db, 'b', { scenario: 'chemulpo', until: { turn: 1, phase: 'I' } });
  await loadClock(db, 'b');
  clock();
  fireEvent.press(screen.getByTestId('clock-start'));
  expect(await screen.findByText('90 min left')).toBeOnTheScreen();
  expect(screen.getByText('Pace is shown after one full turn')).toBeOnTheScreen();
  now += 20 * MINUTE;
  await act(async () => {
    await commitDraft(newDraft({ type: 'endPhase', phase: 'I', waive: true }));
  });
  await waitFor(() => expect(usePlayClock.getState().clock?.turns).toHaveLength(2));
  fireEvent.press(screen.getByTestId('clock-pause'));
  expect(await screen.findByText('20 min per turn so far')).toBeOnTheScreen();
  expect(screen.getByText('Time for 3 turns, including this one')).toBeOnTheScreen();
  expect(screen.getByText('The scenario has 15 turns left, including this one')).toBeOnTheScreen();
  expect(screen.getByText('12 turns behind')).toBeOnTheScreen();
});

test('without a clock there is no line', async () => {
  await openTogo(currentDatabase()!, 'c', { scenario: 'chemulpo' });
  line();
  await waitFor(() => expect(usePlayClock.getState().battle).toBe('c'));
  expect(screen.queryByTestId('clock-line')).toBeNull();
});

test('a clock that cannot be saved is not started, and says so', async () => {
  const db = currentDatabase()!;
  await openTogo(db, 'd', { scenario: 'chemulpo' });
  await loadClock(db, 'd');
  clock();
  jest.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('disk full'));
  fireEvent.press(screen.getByTestId('clock-start'));
  expect(await screen.findByText('That could not be saved on this device. Nothing was changed.')).toBeOnTheScreen();
  expect(usePlayClock.getState().clock).toBeNull();
});
