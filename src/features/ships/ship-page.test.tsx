import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';

import { designOf, shipById, stepNumber } from '@/rules/togo/index';
import { loadLibrary, removeDocument, saveDocument, useLibrary } from '@/store/library';
import { currentDatabase, openStorage } from '@/store/storage';
import { failReading } from '@/testing/failing-disk';
import { renderUi } from '@/testing/render';
import { ToastProvider } from '@/ui/toast-provider';

import { ShipScreen } from './ship-screen';

const mockRouter = { push: jest.fn(), back: jest.fn(), replace: jest.fn(), canGoBack: jest.fn(() => true) };
let mockId = 'mikasa';
jest.mock('expo-router', () => ({ useRouter: () => mockRouter, useLocalSearchParams: () => ({ id: mockId }) }));

const mikasa = designOf(shipById('mikasa')!);

/** Her page; her record of service is read from the disk, and comes last. */
const open = async (id: string) => {
  mockId = id;
  renderUi(
    <ToastProvider>
      <ShipScreen />
    </ToastProvider>,
  );
  await screen.findByTestId(/^(service|unread|no-ship)$/);
};

beforeEach(async () => {
  jest.clearAllMocks();
  await openStorage();
  await currentDatabase()!.exec('DELETE FROM documents');
  await loadLibrary(currentDatabase()!);
});

test('a record of service that the disk does not give out says so, and is read again', async () => {
  const heal = failReading('battles');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open('mikasa');
  expect(screen.getByText('This could not be read')).toBeOnTheScreen();
  heal();
  fireEvent.press(screen.getByTestId('read-again'));
  expect(await screen.findByTestId('service')).toBeOnTheScreen();
});

test('ratings and facts stand on one page, the ratings called ours', async () => {
  await open('mikasa');
  expect(screen.getByLabelText(/^armour 3\./)).toBeOnTheScreen();
  expect(screen.getByText(/^House ratings, worked out/)).toBeOnTheScreen();
  const facts = within(screen.getByTestId('facts'));
  expect(facts.getByText('15,140 t')).toBeOnTheScreen();
  expect(facts.getByText('4 × 305 mm')).toBeOnTheScreen();
  expect(within(screen.getByTestId('story')).getByText(/museum ship at Yokosuka/)).toBeOnTheScreen();
});

test.each([
  ['rating-speed', ['18 kn × 0.16873″ per knot = 3.04″', 'Rounded to the nearest half inch: 3″'], 'TOGO-8'],
  ['rating-armour', ['A belt of 229 mm, launched 1900', 'From 180 mm: armour 3'], 'TOGO-31'],
  ['rating-size', ['131.7 m long; from 110 m: size 5 for guns, 4 for torpedoes'], 'TOGO-46'],
  ['rating-torpedoes', ['4 tubes; one factor per 2, at least 1: 2'], 'TOGO-44'],
  ['rating-type', ['Battleship: counts as Battleship.'], 'TOGO-66'],
  ['rating-boats', ['One hull, one base'], 'TOGO-15'],
  ['battery-0', ['4 × 305 mm: 2 ahead, 4 per side, 2 astern', 'The heaviest guns are the main battery.'], 'TOGO-34'],
  ['battery-3', ['One die per 4 light guns of all kinds, rounded up'], 'TOGO-34'],
])('%s tells what it is made of, and the rule that uses it', async (control, lines, rule) => {
  await open('mikasa');
  fireEvent.press(screen.getByTestId(control));
  const sheet = within(screen.getByTestId('reason'));
  for (const line of lines) expect(sheet.getByText(line)).toBeOnTheScreen();
  expect(sheet.getByText(rule)).toBeOnTheScreen();
});

test('what the sources do not agree on is marked, with what they say', async () => {
  await open('chinen');
  const facts = within(screen.getByTestId('facts'));
  expect(facts.getAllByText('uncertain').length).toBeGreaterThan(2);
  expect(facts.getByText('Sources disagree: 4 or 6 guns.')).toBeOnTheScreen();
  expect(facts.getAllByText('Sources disagree.').length).toBeGreaterThan(0);
  expect(screen.getByText(/Chin Yen/)).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('battery-0'));
  expect(within(screen.getByTestId('reason')).getByText('Uncertain: Main guns (stern arc).')).toBeOnTheScreen();
});

test('a class tells her boats', async () => {
  await open('akatsuki-class');
  expect(screen.getByText('Akatsuki, Kasumi')).toBeOnTheScreen();
});

test('an edited ship shows what differs, and goes back to the library and forth again', async () => {
  await saveDocument('ship', stepNumber(mikasa, 'armour', 1));
  await open('mikasa');
  expect(screen.getByTestId('edited')).toBeOnTheScreen();
  expect(screen.getByLabelText('Armour: was 3, now 4')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('rating-armour'));
  expect(screen.getByText('You changed it: in the library it is 3.')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('sheet-close'));
  fireEvent.press(screen.getByTestId('reset-all'));
  await waitFor(() => expect(screen.queryByTestId('changes')).toBeNull());
  expect(useLibrary.getState().ship.size).toBe(0);
  fireEvent.press(screen.getByTestId('toast-action'));
  expect(await screen.findByTestId('changes')).toBeOnTheScreen();
  expect(useLibrary.getState().ship.get('mikasa')?.ratings.armour).toBe(4);
});

test('a copy is a ship of her own, under a name of her own', async () => {
  await open('mikasa');
  fireEvent.press(screen.getByTestId('duplicate'));
  await waitFor(() => expect(useLibrary.getState().ship.size).toBe(1));
  const [copy] = useLibrary.getState().ship.values();
  expect(copy).toEqual({ ...mikasa, id: copy!.id, name: 'Mikasa (2)' });
  expect(mockRouter.push).toHaveBeenCalledWith(`/ship/${copy!.id}`);
});

test('a ship of the library cannot be deleted', async () => {
  await open('mikasa');
  expect(screen.queryByTestId('delete')).toBeNull();
});

test('my ship is deleted after one question, and brought back by the toast', async () => {
  const mine = { ...mikasa, id: 'mine', name: 'Mine', from: null, notes: 'Painted red' };
  await saveDocument('ship', mine);
  await open('mine');
  expect(screen.getByText('Painted red')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('delete'));
  expect(screen.getByText(/Battles already started keep her/)).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('delete-ship-cancel'));
  expect(useLibrary.getState().ship.has('mine')).toBe(true);
  fireEvent.press(screen.getByTestId('delete'));
  fireEvent.press(screen.getByTestId('delete-ship-confirm'));
  expect(await screen.findByText('Mine was deleted.')).toBeOnTheScreen();
  expect(mockRouter.back).toHaveBeenCalled();
  await act(() => loadLibrary(currentDatabase()!));
  expect(useLibrary.getState().ship.size).toBe(0);
  expect(screen.getByTestId('no-ship')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('toast-action'));
  await waitFor(() => expect(useLibrary.getState().ship.get('mine')).toEqual(mine));
});

test('a disk that refuses is told, and nothing changes', async () => {
  await saveDocument('ship', { ...mikasa, id: 'mine', name: 'Mine', from: null });
  await open('mine');
  await currentDatabase()!.exec('ALTER TABLE documents RENAME TO elsewhere');
  try {
    fireEvent.press(screen.getByTestId('duplicate'));
    expect(await screen.findByText(/could not be saved/)).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('delete'));
    fireEvent.press(screen.getByTestId('delete-ship-confirm'));
    expect(await screen.findByText('The ship could not be deleted.')).toBeOnTheScreen();
    expect(mockRouter.push).not.toHaveBeenCalled();
    expect(mockRouter.back).not.toHaveBeenCalled();
    expect(useLibrary.getState().ship.size).toBe(1);
  } finally {
    await currentDatabase()!.exec('ALTER TABLE elsewhere RENAME TO documents');
  }
});

test('an unknown ship is said to be unknown, with a way to the others', async () => {
  await open('nobody');
  expect(screen.getByText('Ship not found')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('to-ships'));
  expect(mockRouter.replace).toHaveBeenCalledWith('/ships');
});

test('a ship whose document is gone is unknown too', async () => {
  await saveDocument('ship', { ...mikasa, id: 'mine', from: null });
  await removeDocument('ship', 'mine');
  await open('mine');
  expect(screen.getByTestId('no-ship')).toBeOnTheScreen();
});
