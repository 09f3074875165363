import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { type BattleState, designOf, type Fleet, scenarioById, type Setup, shipById } from '@/rules/togo/index';
import { useBattles } from '@/store/battle-list';
import { readRows } from '@/store/db/event-log';
import type { Driver } from '@/store/db/driver';
import { openExpoDriver } from '@/store/db/driver.expo';
import { migrate } from '@/store/db/migrate';
import { loadLibrary, removeDocument, saveDocument } from '@/store/library';
import { closeSession, useSession } from '@/store/session';
import { useStorage } from '@/store/storage';
import { renderIn } from '@/testing/render';
import { ToastProvider } from '@/ui/toast-provider';

import { NewBattleScreen } from './new-battle-screen';

const mockRouter = { push: jest.fn(), back: jest.fn(), replace: jest.fn(), canGoBack: () => true };
let mockParams: { scenario?: string } = {};
jest.mock('expo-router', () => ({ useRouter: () => mockRouter, useLocalSearchParams: () => mockParams }));

let db: Driver;
const draw = (appearance = {}) =>
  renderIn(
    appearance,
    <ToastProvider>
      <NewBattleScreen />
    </ToastProvider>,
  );
const tap = (testID: string) => fireEvent.press(screen.getByTestId(testID));
const started = async (): Promise<Setup> => {
  await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledTimes(1));
  const id = useSession.getState().open!.id;
  expect(mockRouter.replace).toHaveBeenCalledWith(`/battle/${id}`);
  const [begun] = await readRows(db, id);
  const { seed, setup } = JSON.parse(begun!.body);
  expect(seed).toMatch(/^[0-9a-f]{32}$/);
  return setup;
};
const fleet = (id: string, side: 'ijn' | 'irn', ships: readonly string[]): Fleet => ({
  ...{ id, name: `Fleet ${id}`, side, fleetFlagship: null, notes: '' },
  formations: [
    {
      ...{ key: `line-${id}`, name: `Line ${id}`, flagship: null },
      ships: ships.map((ship) => ({ key: ship, ship, name: ship, boats: null })),
    },
  ],
});

beforeEach(async () => {
  jest.clearAllMocks();
  mockParams = {};
  db = await openExpoDriver(':memory:');
  await migrate(db);
  useStorage.setState({ state: 'saved', db, durable: true }, true);
  useBattles.setState({ battles: null, previews: new Map() });
  await loadLibrary(db);
});
afterEach(closeSession);

test('a scenario is chosen with one tap and started with the next', async () => {
  draw();
  tap('scenario-tsushima-day');
  expect(screen.getByText('Ready to start')).toBeOnTheScreen();
  expect(screen.getAllByText('1st Division')).toHaveLength(2);
  tap('start-battle');
  tap('start-battle');
  const setup = await started();
  expect(setup).toMatchObject({ name: 'Tsushima, the day battle', year: 1905, light: { night: null, day: 24 } });
  expect(await db.all('SELECT id FROM battles')).toHaveLength(1);
});

test('the scenario of the address waits on the first screen, ready to start', async () => {
  mockParams = { scenario: 'ulsan' };
  draw();
  expect(screen.getByText('Action off Ulsan')).toBeOnTheScreen();
  tap('start-battle');
  expect((await started()).name).toBe('Action off Ulsan');
});

test('a second battle of the same name is numbered', async () => {
  mockParams = { scenario: 'ulsan' };
  draw();
  tap('start-battle');
  await started();
  mockRouter.replace.mockClear();
  screen.unmount();
  draw();
  tap('start-battle');
  await started();
  expect(useBattles.getState().battles).toMatchObject([{ name: 'Action off Ulsan' }]);
  const names = await db.all<{ name: string }>('SELECT name FROM battles ORDER BY name');
  expect(names.map(({ name }) => name)).toEqual(['Action off Ulsan', 'Action off Ulsan (2)']);
});

test('an address without such a scenario says so and offers the others', () => {
  mockParams = { scenario: 'trafalgar' };
  draw();
  expect(screen.getByText(/Scenario “trafalgar” is not on this device/)).toBeOnTheScreen();
  tap('scenario-chemulpo');
  expect(screen.queryByTestId('not-taken')).toBeNull();
  expect(screen.getByTestId('start-battle')).toBeEnabled();
});

test('an own scenario that is not finished says why and leads to where it is mended', async () => {
  const ulsan = scenarioById('ulsan')!;
  await saveDocument('scenario', { ...ulsan, id: 'mine', name: 'Mine', turnLimit: 40 });
  await saveDocument('scenario', { ...ulsan, id: 'half', name: '' });
  mockParams = { scenario: 'half' };
  draw();
  expect(screen.getAllByText('Not finished yet: something is still empty.')).toHaveLength(2);
  tap('mend-half');
  expect(mockRouter.push).toHaveBeenCalledWith('/scenarios/half');
  tap('scenario-mine');
  tap('start-battle');
  expect((await started()).turnLimit).toBe(40);
});

test('forces: an optional line can be left out', async () => {
  mockParams = { scenario: 'tsushima-day' };
  draw();
  tap('step-forces');
  expect(screen.queryByTestId('takes-part-ijn-1st-division')).toBeNull();
  tap('takes-part-ijn-dispatch-vessels');
  tap('start-battle');
  const names = (await started()).sides.ijn.formations.map(({ name }) => name);
  expect(names).toContain('1st Division');
  expect(names).not.toContain('Dispatch vessels');
});

test('rules: light, range, year, plot, names and house rules are taken into the battle', async () => {
  mockParams = { scenario: 'ulsan' };
  draw();
  tap('step-rules');
  fireEvent(screen.getByTestId('day-range'), 'accessibilityAction', { nativeEvent: { actionName: 'decrement' } });
  fireEvent(screen.getByTestId('year'), 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
  tap('plotted');
  fireEvent.changeText(screen.getByTestId('battle-name'), 'Revenge');
  fireEvent.changeText(screen.getByTestId('admiral-ijn'), 'Ann');
  tap('house-boatsPerHit-whole-base');
  tap('house-boatsPerHit-rule');
  expect(screen.getByTestId('house-boatsPerHit-rule-sheet')).toBeOnTheScreen();
  tap('start-battle');
  expect(await started()).toMatchObject({
    ...{ name: 'Revenge', light: { night: null, day: 22 }, year: 1905 },
    ...{ admirals: { ijn: 'Ann', irn: null }, houseRules: { boatsPerHit: 'whole-base' } },
  });
  expect(useSession.getState().open!.battle.state).toMatchObject({ plotted: true, setting: [] });
});

test('[TOGO-19] plotted from the first, a scenario with dummies begins with both sides setting their counters', async () => {
  mockParams = { scenario: 'port-arthur-night' };
  draw();
  tap('step-rules');
  tap('plotted');
  tap('start-battle');
  await started();
  const { state } = useSession.getState().open!.battle;
  expect(state).toMatchObject({ plotted: true, setting: ['ijn', 'irn'] });
  expect(Object.values((state as BattleState).groups).map(({ plot }) => plot)).not.toContain(null);
});

test('night, as chosen on the first screen, and house rules all as the book again', async () => {
  mockParams = { scenario: 'ulsan' };
  draw();
  tap('light-night2');
  tap('step-rules');
  tap('house-arcEdge-dice-off');
  tap('house-as-book');
  tap('step-battle');
  expect(screen.getByText('standard')).toBeOnTheScreen();
  tap('start-battle');
  expect(await started()).toMatchObject({ light: { night: 2 }, houseRules: {} });
});

test('dummies: as many as wanted on each side', async () => {
  mockParams = { scenario: 'ulsan' };
  draw();
  tap('to-dummies');
  for (const side of ['ijn', 'irn', 'irn']) {
    fireEvent(screen.getByTestId(`dummies-${side}`), 'accessibilityAction', {
      nativeEvent: { actionName: 'increment' },
    });
  }
  tap('start-battle');
  const { sides } = await started();
  expect([sides.ijn.dummies, sides.irn.dummies]).toEqual([1, 2]);
});

test('cards: the house deck for both sides, or none', async () => {
  mockParams = { scenario: 'ulsan' };
  draw();
  expect(screen.getByText('18 v 18')).toBeOnTheScreen();
  tap('to-decks');
  expect(screen.getByTestId('deck-ijn-house-ijn')).toBeChecked();
  tap('deck-irn-none');
  tap('start-battle');
  const { sides } = await started();
  expect([sides.ijn.cards?.length, sides.irn.cards]).toEqual([18, null]);
});

test('own forces: nothing starts until both sides have one; own ships fight as they are now, and stay so', async () => {
  const design = designOf(shipById('asahi')!);
  await saveDocument('ship', { ...design, name: 'Asahi refitted', ratings: { ...design.ratings, speed: 4 } });
  await saveDocument('fleet', fleet('mine', 'ijn', ['asahi', 'fuji']));
  draw();
  tap('choose-free');
  expect(screen.getByTestId('start-battle')).toBeDisabled();
  expect(screen.getByText('The Japanese side has no force yet.')).toBeOnTheScreen();
  tap('force-ijn');
  tap('fleet-mine');
  tap('force-irn');
  expect(screen.queryByTestId('fleet-mine')).toBeNull();
  tap('side-ulsan');
  expect(screen.queryByTestId('problems')).toBeNull();
  tap('start-battle');
  const setup = await started();
  expect(setup.name).toBe('Fleet mine v Action off Ulsan: Russian');
  expect(setup.sides.ijn.formations[0]!.ships[0]).toMatchObject({ name: 'Asahi refitted', card: { speed: 4 } });

  await act(() => removeDocument('ship', 'asahi'));
  await act(() => removeDocument('fleet', 'mine'));
  const { state } = useSession.getState().open!.battle as { state: { ships: Record<string, { name: string }> } };
  expect(state.ships.asahi?.name).toBe('Asahi refitted');
});

test('a fleet with a deleted ship, and a side left at home, are named with the way to mend them', async () => {
  await saveDocument('fleet', fleet('mine', 'ijn', ['asahi', 'no-such-ship']));
  await saveDocument('fleet', fleet('theirs', 'irn', ['orel']));
  draw();
  tap('choose-free');
  tap('force-ijn');
  tap('fleet-mine');
  tap('force-irn');
  tap('fleet-theirs');
  expect(screen.getByText(/no-such-ship in Line mine was deleted/)).toBeOnTheScreen();
  tap('mend-fleet-mine');
  expect(mockRouter.push).toHaveBeenCalledWith('/fleets/mine');
  tap('mend-forces');
  tap('takes-part-line-theirs');
  expect(screen.getByText(/The Russian side has no ships/)).toBeOnTheScreen();
  expect(screen.getByTestId('start-battle')).toBeDisabled();
});

test('a fleet this app cannot read, with a line of nine, is shown and not offered', async () => {
  const broken = fleet(
    'nine',
    'irn',
    Array.from({ length: 9 }, (_, index) => `s${index}`),
  );
  await db.run('INSERT INTO documents (kind, id, body) VALUES (?, ?, ?)', ['fleet', 'nine', JSON.stringify(broken)]);
  await loadLibrary(db);
  draw();
  tap('choose-free');
  tap('force-irn');
  expect(screen.getByTestId('unread-nine')).toBeOnTheScreen();
  expect(screen.getByText(/a line has more than eight ships/)).toBeOnTheScreen();
  expect(screen.queryByTestId('fleet-nine')).toBeNull();
});

test('a disk that fails starts nothing and says so', async () => {
  mockParams = { scenario: 'ulsan' };
  const transaction = () => Promise.reject(new Error('full'));
  useStorage.setState({ state: 'saved', db: { ...db, transaction }, durable: true }, true);
  draw();
  tap('start-battle');
  expect(await screen.findByText(/could not be saved/)).toBeOnTheScreen();
  expect(mockRouter.replace).not.toHaveBeenCalled();
  expect(screen.getByTestId('start-battle')).toBeEnabled();
});

test.each(['forces', 'rules', 'cards'] as const)('the step %s draws at night with the largest text', (step) => {
  mockParams = { scenario: 'tsushima-night' };
  draw({ theme: 'night', textScale: 1.6, hand: 'left' });
  tap(`step-${step}`);
  expect(screen.getByTestId('start-battle')).toBeOnTheScreen();
});
