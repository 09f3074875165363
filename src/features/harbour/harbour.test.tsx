import { fireEvent, screen } from '@testing-library/react-native';

import type { Where } from '@/rules/common/where';
import { useBattles } from '@/store/battle-list';
import type { StoredBattle } from '@/store/battles';
import { applyUpdate } from '@/store/service-worker';
import { useStorage } from '@/store/storage';
import { openMemoryDriver } from '@/store/db/driver.memory';
import { useUpdate } from '@/store/update';
import { renderIn, renderUi } from '@/testing/render';
import { ToastProvider } from '@/ui/toast-provider';

import { HarbourScreen } from './harbour-screen';

const mockPush = jest.fn();
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush }),
  useFocusEffect: jest.fn(),
}));
jest.mock('@/store/service-worker');

const where: Where = {
  ...{ turn: 4, turnLimit: 36, phase: 'F', acting: 'ijn', owed: 3, over: null },
  dice: { doing: 'fire', who: { name: 'Mikasa', side: 'ijn' }, purpose: 'hit', missing: 4, need: 2 },
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
    glances: new Map(
      Object.entries(wheres).map(([id, each]) => [
        id,
        { moment: '9 ', glance: { type: 'open', where: each, damagedAt: null } },
      ]),
    ),
  });
const harbour = () =>
  renderUi(
    <ToastProvider>
      <HarbourScreen />
    </ToastProvider>,
  );

beforeEach(() => {
  mockPush.mockClear();
  useBattles.setState({ battles: [], glances: new Map() });
});

test('says whether things are kept and whether it works offline', async () => {
  useStorage.setState({ state: 'saved', db: await openMemoryDriver(), durable: true }, true);
  useUpdate.setState({ worksOffline: false });
  harbour();
  expect(screen.getByText('Saved on this device as you go')).toBeOnTheScreen();
  expect(screen.getByText('Not yet ready to work without a network')).toBeOnTheScreen();
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
  expect(screen.getByText('Mikasa is firing')).toBeOnTheScreen();
  expect(screen.getByText('Tsushima, the day battle · Turn 4 of 36 · F Gunfire')).toBeOnTheScreen();
  expect(screen.getByText('4')).toBeOnTheScreen();
  expect(screen.getByText('hit dice owed, each ≤2')).toBeOnTheScreen();
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
  expect(screen.getByText('Turn 4 · E Sighting · 1 owed')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('at-sea-b'));
  expect(mockPush).toHaveBeenCalledWith('/battle/b');
  expect(screen.queryByText('Over')).toBeNull();
  expect(screen.getByText('All battles (3)')).toBeOnTheScreen();
});

test('thirty battles: only the one to go on with is looked into before it is known', () => {
  const many = Array.from({ length: 30 }, (_, index) => stored(`b${index}`, `Battle ${index}`));
  show(many, {});
  harbour();
  expect(screen.getByText('Battle 0')).toBeOnTheScreen();
  expect(screen.queryByTestId('at-sea-b1')).toBeNull();
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
