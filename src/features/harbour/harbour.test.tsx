import { act, fireEvent, screen } from '@testing-library/react-native';

import type { Book } from '@/game/battle';
import type { Where } from '@/rules/common/where';
import type { Json, Title } from '@/rules/rulebook';
import { countersFor, scenarioById, setupFromScenario, togoBattle } from '@/rules/togo/index';
import { loadBattles, useBattles } from '@/store/battle-list';
import { createBattle, type StoredBattle } from '@/store/battles';
import { applyUpdate } from '@/store/service-worker';
import { useStorage } from '@/store/storage';
import type { Driver } from '@/store/db/driver';
import { openMemoryDriver } from '@/store/db/driver.memory';
import { migrate } from '@/store/db/migrate';
import { useUpdate } from '@/store/update';
import { renderIn, renderUi } from '@/testing/render';
import { calm } from '@/testing/render-battle';
import { ToastProvider } from '@/ui/toast-provider';

import { loadWhereWords } from '../play/companions';
import { HarbourScreen } from './harbour-screen';

const mockPush = jest.fn();
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush }),
  useFocusEffect: jest.fn(),
}));
jest.mock('@/store/service-worker');
let mockShelf: readonly Title[] = [];
jest.mock('@/game/books', () => ({ ...jest.requireActual('@/game/books'), shelfTitles: () => mockShelf }));

const where: Where = {
  ...{ turn: 4, turnLimit: 36, phase: 'F', acting: 'ijn', owed: 3, over: null },
  dice: { doing: 'fire', who: { name: 'Mikasa', side: 'ijn' }, purpose: 'hit', missing: 4, need: 2, at: 'most' },
  last: {
    ...{ code: 'fired', who: { name: 'Mikasa', side: 'ijn' }, count: 1 },
    whom: { name: 'Knyaz Suvorov', side: 'irn' },
  },
};
const stored = (id: string, name: string): StoredBattle => ({
  ...{ id, name, book: 'togo', createdAt: '', updatedAt: new Date().toISOString() },
  ...{ archivedAt: null, deletedAt: null, seq: 9, draftAt: null },
});
const show = (battles: readonly StoredBattle[], wheres: Readonly<Record<string, Where>>) =>
  useBattles.setState({
    battles,
    previews: new Map(
      Object.entries(wheres).map(([id, each]) => [
        id,
        { moment: '9 ', preview: { type: 'open', where: each, damagedAt: null } },
      ]),
    ),
  });
const harbour = () =>
  renderUi(
    <ToastProvider>
      <HarbourScreen />
    </ToastProvider>,
  );

beforeAll(() => loadWhereWords('togo'));

beforeEach(() => {
  mockPush.mockClear();
  // What comes a frame later comes at once.
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => (frame(0), 0));
  useBattles.setState({ battles: [], previews: new Map() });
});

test('says whether things are kept and whether it works offline', async () => {
  useStorage.setState({ state: 'saved', db: await openMemoryDriver(), durable: true }, true);
  useUpdate.setState({ worksOffline: false });
  harbour();
  expect(screen.getByText('Saved on this device as you go')).toBeOnTheScreen();
  expect(screen.getByText('Not ready for offline use yet')).toBeOnTheScreen();
});

test('says so when nothing is kept', async () => {
  useStorage.setState({ state: 'unsaved', db: await openMemoryDriver(), reason: 'DAMAGED', refused: null }, true);
  harbour();
  expect(screen.getByText('Nothing is being saved')).toBeOnTheScreen();
});

test('a new version waits for a tap', () => {
  useUpdate.setState({ isWaiting: true });
  harbour();
  expect(applyUpdate).not.toHaveBeenCalled();
  fireEvent.press(screen.getByTestId('update-now'));
  expect(applyUpdate).toHaveBeenCalledTimes(1);
});

test.each([
  ['to-quick', '/quick'],
  ['to-new-battle', '/battle/new'],
  ['to-fleets', '/fleets'],
  ['to-ships', '/ships'],
  ['to-scenarios', '/scenarios'],
  ['to-cards', '/cards'],
  ['to-battle-list', '/battles'],
  ['to-battles', '/battles'],
  ['to-settings', '/settings'],
])('%s leads to %s', (testID, path) => {
  harbour();
  fireEvent.press(screen.getByTestId(testID));
  expect(mockPush).toHaveBeenCalledWith(path);
});

test('a shelf with nothing on it is not shown', () => {
  mockShelf = [];
  const { unmount } = harbour();
  expect(screen.queryByTestId('to-shelf')).toBeNull();
  unmount();
  mockShelf = [{ id: 'toy', name: 'Toy', listed: true, kinds: [] }];
  harbour();
  fireEvent.press(screen.getByTestId('to-shelf'));
  expect(mockPush).toHaveBeenCalledWith('/shelf');
});

test('on the first evening the filled button starts a battle', () => {
  harbour();
  expect(screen.getByText('No battle in progress')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('start-new'));
  expect(mockPush).toHaveBeenCalledWith('/battle/new');
});

test('whoever is new here is offered a first battle before anything else; later it stands among the ways', () => {
  const { unmount } = harbour();
  fireEvent.press(screen.getByTestId('first-battle-offer'));
  expect(mockPush).toHaveBeenCalledWith('/first-battle');
  expect(screen.queryByTestId('to-first-battle')).toBeNull();
  unmount();
  show([stored('t', 'Tsushima')], { t: where });
  harbour();
  expect(screen.queryByTestId('first-battle-offer')).toBeNull();
  fireEvent.press(screen.getByTestId('to-first-battle'));
  expect(mockPush).toHaveBeenCalledTimes(2);
});

test('where we were: who was doing what, what is owed, what happened last, and one tap to go on', () => {
  show([stored('t', 'Tsushima, the day battle')], { t: where });
  harbour();
  expect(screen.getByText('Mikasa firing')).toBeOnTheScreen();
  expect(screen.getByText('Tsushima, the day battle · Turn 4 of 36 · F Gunfire')).toBeOnTheScreen();
  expect(screen.getByText('4')).toBeOnTheScreen();
  expect(screen.getByText('hit dice to roll, each ≤2')).toBeOnTheScreen();
  expect(screen.getByText('Last: Mikasa scored 1 hit on Knyaz Suvorov')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('continue'));
  expect(mockPush).toHaveBeenCalledWith('/battle/t');
});

test('a finished battle is not where we were; the others in progress stand below, each in a line', () => {
  const idle = { ...where, dice: null };
  show([stored('o', 'Over'), stored('a', 'Ulsan'), stored('b', 'Chemulpo')], {
    ...{ o: { ...idle, over: { winner: 'ijn' } }, a: idle, b: { ...idle, phase: 'E', owed: 1, turnLimit: null } },
  });
  harbour();
  expect(screen.getByText('The Japanese fire')).toBeOnTheScreen();
  expect(screen.getByText('Turn 4 · E Sighting · 1 to do')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('at-sea-b'));
  expect(mockPush).toHaveBeenCalledWith('/battle/b');
  expect(screen.queryByText('Over')).toBeNull();
  expect(screen.getByText('All battles (3)')).toBeOnTheScreen();
});

/** The same database, whose answers wait until they are let go: those asked for so far. */
function slow(db: Driver): { readonly db: Driver; readonly letGo: () => Promise<unknown> } {
  let waiting: (() => void)[] = [];
  const late = <T,>(answer: () => Promise<T>): Promise<T> =>
    new Promise<void>((done) => waiting.push(done)).then(answer);
  const letGo = () => {
    for (const done of waiting) done();
    waiting = [];
    return calm();
  };
  return {
    db: { ...db, all: (...query) => late(() => db.all(...query)), get: (...query) => late(() => db.get(...query)) },
    letGo,
  };
}

describe('until it is known where we were', () => {
  const saidNothing = () => {
    expect(screen.queryByText('No battle in progress')).toBeNull();
    expect(screen.queryByTestId('start-new')).toBeNull();
    expect(screen.queryByTestId('continue')).toBeNull();
    expect(screen.queryByTestId('were-open')).toBeNull();
  };

  test('a database that cannot be read does not stand in the way', async () => {
    useStorage.setState({ state: 'elsewhere' }, true);
    show([stored('t', 'Tsushima')], {});
    harbour();
    expect(await screen.findByText('Tsushima')).toBeOnTheScreen();
    await calm();
    fireEvent.press(screen.getByTestId('continue'));
    expect(mockPush).toHaveBeenCalledWith('/battle/t');
  });

  test('nothing is said over a slow database', async () => {
    const db = await openMemoryDriver();
    await migrate(db);
    const scenario = scenarioById('ulsan')!;
    const counters = Array.from({ length: countersFor(scenario) }, (_, place) => `c${place + 1}`);
    const setup = setupFromScenario(scenario, { counters }) as unknown as Json;
    await createBattle(db, togoBattle as Book<unknown>, { id: 'u', name: 'Ulsan', seed: 1, setup }, '');
    const late = slow(db);
    useStorage.setState({ state: 'saved', db: late.db, durable: true }, true);
    useBattles.setState({ battles: null });
    harbour();
    void loadBattles();
    for (let answers = 0; screen.queryByText('Launching torpedoes') === null; answers += 1) {
      saidNothing();
      expect(answers).toBeLessThan(10);
      await late.letGo();
    }
    await calm();
    fireEvent.press(screen.getByTestId('continue'));
    expect(mockPush).toHaveBeenCalledWith('/battle/u');
  });

  test('then the way on takes no tap for its first 300 ms, nor does anything that may have moved', async () => {
    show([stored('t', 'Tsushima')], {});
    harbour();
    saidNothing();
    act(() => show([stored('t', 'Tsushima')], { t: where }));
    for (const target of ['continue', 'were-open', 'to-quick']) fireEvent.press(screen.getByTestId(target));
    expect(mockPush).not.toHaveBeenCalled();
    await calm();
    fireEvent.press(screen.getByTestId('continue'));
    expect(mockPush).toHaveBeenCalledWith('/battle/t');
  });

  test('thirty battles: none is named, and only the first is looked into', () => {
    show(
      Array.from({ length: 30 }, (_, index) => stored(`b${index}`, `Battle ${index}`)),
      {},
    );
    harbour();
    saidNothing();
    expect(screen.queryByText(/Battle \d/)).toBeNull();
    expect(screen.getByText('All battles (30)')).toBeOnTheScreen();
  });
});

test('the same word for another battle: no tap for 300 ms', async () => {
  const idle = { ...where, dice: null };
  show([stored('a', 'Ulsan')], { a: idle });
  harbour();
  act(() => show([stored('b', 'Chemulpo'), stored('a', 'Ulsan')], { a: idle, b: idle }));
  fireEvent.press(screen.getByTestId('continue'));
  expect(mockPush).not.toHaveBeenCalled();
  await calm();
  fireEvent.press(screen.getByTestId('continue'));
  expect(mockPush).toHaveBeenCalledWith('/battle/b');
});

test('whoever has fought every battle to its end is not taken for a newcomer', () => {
  show([stored('o', 'Over')], { o: { ...where, dice: null, over: { winner: 'ijn' } } });
  harbour();
  expect(screen.getByText('No battle in progress')).toBeOnTheScreen();
  expect(screen.queryByTestId('first-battle-offer')).toBeNull();
  expect(screen.getByTestId('to-first-battle')).toBeOnTheScreen();
});

test('draws with the largest text at night, in the left hand', () => {
  show([stored('t', 'Tsushima')], { t: where });
  renderIn(
    { theme: 'night', textScale: 1.6, hand: 'left' },
    <ToastProvider>
      <HarbourScreen />
    </ToastProvider>,
  );
  expect(screen.getByTestId('continue')).toBeOnTheScreen();
});
