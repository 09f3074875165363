import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';

import { designOf, shipById, SHIPS } from '@/rules/togo/index';
import { loadLibrary, saveDocument, useLibrary } from '@/store/library';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderIn } from '@/testing/render';
import { ToastProvider } from '@/ui/toast-provider';

import { ShipsScreen } from './ships-screen';

const mockRouter = { push: jest.fn(), back: jest.fn(), replace: jest.fn(), canGoBack: jest.fn(() => true) };
jest.mock('expo-router', () => ({ useRouter: () => mockRouter }));

// The list fills itself in on timers of its own; none of these tests is about them.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const mikasa = designOf(shipById('mikasa')!);
const count = () => screen.getByTestId('count');

const show = (textScale = 1) =>
  renderIn(
    { textScale },
    <ToastProvider>
      <ShipsScreen />
    </ToastProvider>,
  );

beforeEach(async () => {
  await openStorage();
  await currentDatabase()!.exec('DELETE FROM documents');
  await loadLibrary(currentDatabase()!);
  mockRouter.push.mockClear();
});

test('the list holds every ship, but only rows in sight are alive', () => {
  show();
  expect(count()).toHaveTextContent(`${SHIPS.length} ships`);
  expect(screen.getByText('Japanese battleships')).toBeOnTheScreen();
  expect(screen.queryAllByTestId(/^ship-(?!list)/).length).toBeLessThan(SHIPS.length / 2);
});

test.each([
  ['Tsarevitch', 'tsesarevich'],
  ['Chin Yen', 'chinen'],
  ['Idzumo', 'izumo'],
])('%s finds %s while typing, and a tap opens her', (text, id) => {
  show();
  fireEvent.changeText(screen.getByTestId('search'), text);
  expect(count()).toHaveTextContent('1 ship');
  fireEvent.press(screen.getByTestId(`ship-${id}`));
  expect(mockRouter.push).toHaveBeenCalledWith(`/ship/${id}`);
  fireEvent.press(screen.getByTestId('search-clear'));
  expect(count()).toHaveTextContent(`${SHIPS.length} ships`);
});

test('filters narrow the list, stay in sight, and go one by one or together', () => {
  show();
  fireEvent.press(screen.getByTestId('side-irn'));
  expect(count()).toHaveTextContent(`${SHIPS.filter(({ side }) => side === 'irn').length} ships`);
  fireEvent.press(screen.getByTestId('open-filter'));
  fireEvent.press(screen.getByTestId('filter-squadron-vladivostok'));
  fireEvent.press(screen.getByTestId('filter-type-CA'));
  expect(screen.queryByTestId('filter-squadron-first-division')).toBeNull();
  fireEvent.press(screen.getByText('Show 3 ships'));
  expect(count()).toHaveTextContent('3 ships');
  fireEvent.press(screen.getByTestId('filter-type-remove'));
  expect(screen.queryByTestId('filter-type-remove')).toBeNull();
  expect(screen.getByTestId('filter-squadron-remove')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('clear-filters'));
  expect(screen.queryByTestId('filter-squadron-remove')).toBeNull();
  expect(screen.getByTestId('side-irn')).toBeChecked();
});

test('a name nobody bears says so, offers the likeliest, and leads back to all', () => {
  show();
  fireEvent.changeText(screen.getByTestId('search'), 'Tsezarevitsch');
  expect(screen.getByTestId('no-ships')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('near-tsesarevich'));
  expect(mockRouter.push).toHaveBeenCalledWith('/ship/tsesarevich');
  fireEvent.press(screen.getByTestId('show-all'));
  expect(count()).toHaveTextContent(`${SHIPS.length} ships`);
});

test('an edited ship and one of my own are marked, and can be had alone', async () => {
  await saveDocument('ship', { ...mikasa, lengthM: 140 });
  await saveDocument('ship', { ...mikasa, id: 'mine', name: 'Asama Maru', from: null });
  show();
  expect(within(screen.getByTestId('ship-mikasa')).getByTestId('edited')).toBeOnTheScreen();
  expect(within(screen.getByTestId('ship-mine')).getByTestId('own')).toBeOnTheScreen();
  expect(screen.getByLabelText(/^Asama Maru, your own/)).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('open-filter'));
  fireEvent.press(screen.getByTestId('filter-mine'));
  fireEvent.press(screen.getByTestId('filter-show'));
  expect(count()).toHaveTextContent('2 ships');
});

test('a new ship of the chosen side and type is on disk before her editor opens', async () => {
  show();
  fireEvent.press(screen.getByTestId('new-ship'));
  fireEvent.press(screen.getByTestId('new-side-irn'));
  fireEvent.press(screen.getByTestId('new-type-TBD'));
  fireEvent.press(screen.getByTestId('create'));
  await waitFor(() => expect(mockRouter.push).toHaveBeenCalled());
  await act(() => loadLibrary(currentDatabase()!));
  const [made] = useLibrary.getState().ship.values();
  expect(made).toMatchObject({
    name: 'New destroyer',
    side: 'irn',
    from: null,
    ratings: { type: 'TBD', boatsPerBase: 4 },
  });
  expect(mockRouter.push).toHaveBeenCalledWith(`/ship/${made!.id}/edit`);
});

test('a second new ship of a type gets a name of her own', async () => {
  await saveDocument('ship', { ...mikasa, id: 'one', name: 'New battleship', from: null });
  show();
  fireEvent.press(screen.getByTestId('new-ship'));
  fireEvent.press(screen.getByTestId('create'));
  await waitFor(() => expect(useLibrary.getState().ship.size).toBe(2));
  expect([...useLibrary.getState().ship.values()].map(({ name }) => name)).toContain('New battleship (2)');
});

test('large text puts the numbers of a row below its name', () => {
  show(1.6);
  const row = screen.getByTestId('ship-mikasa');
  expect(within(row).getByText('12″')).toBeOnTheScreen();
  expect(within(row).getByText('3″')).toBeOnTheScreen();
});
