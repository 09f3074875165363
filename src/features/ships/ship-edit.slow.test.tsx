import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { blankDesign, designOf, shipById, type ShipDesign } from '@/rules/togo/index';
import { loadLibrary, saveDocument, useLibrary } from '@/store/library';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderUi } from '@/testing/render';
import { ToastProvider } from '@/ui/toast-provider';

import { ShipEditScreen } from './ship-edit-screen';

const mockRouter = { push: jest.fn(), back: jest.fn(), replace: jest.fn(), canGoBack: jest.fn(() => true) };
let mockId = 'mikasa';
jest.mock('expo-router', () => ({ useRouter: () => mockRouter, useLocalSearchParams: () => ({ id: mockId }) }));

const mikasa = designOf(shipById('mikasa')!);
const saved = () => useLibrary.getState().ship.get(mockId);
const press = (testID: string) => fireEvent.press(screen.getByTestId(testID));

const open = (id: string) => {
  mockId = id;
  renderUi(
    <ToastProvider>
      <ShipEditScreen />
    </ToastProvider>,
  );
};

async function openOwn(change: Partial<ShipDesign> = {}) {
  const own = { ...blankDesign({ id: 'own', name: 'Own', side: 'ijn', type: 'B' }), ...change };
  await saveDocument('ship', own);
  open('own');
  return own;
}

beforeEach(async () => {
  jest.clearAllMocks();
  await openStorage();
  await currentDatabase()!.exec('DELETE FROM documents');
  await loadLibrary(currentDatabase()!);
});

test('each tap is on disk, marks the ship as edited, and tells what the library says', async () => {
  open('mikasa');
  expect(screen.getByTestId('state')).toHaveTextContent('As in the library');
  press('edit-armour-more');
  await waitFor(() => expect(saved()?.ratings.armour).toBe(4));
  press('battery-0-bow-less');
  await waitFor(() => expect(screen.getByTestId('state')).toHaveTextContent('2 changes from the library'));
  expect(screen.getByText('Library: 3')).toBeOnTheScreen();
  expect(screen.getByText('Library: 2-4-2 main')).toBeOnTheScreen();
  await act(() => loadLibrary(currentDatabase()!));
  expect(saved()?.ratings.batteries[0]?.dice).toEqual({ bow: 1, side: 4, stern: 2 });
});

test('taps faster than the disk all count', async () => {
  open('mikasa');
  for (let tap = 0; tap < 3; tap += 1) press('battery-1-side-more');
  press('edit-speed-more');
  await waitFor(() => expect(saved()?.ratings.speed).toBe(3.5));
  expect(saved()?.ratings.batteries[1]?.dice.side).toBe(10);
});

const CONTROLS = [
  ...['speed', 'armour', 'gunSize', 'torpedoSize', 'boatsPerBase', 'lengthM', 'factors'].map((name) => `edit-${name}`),
  ...['bow', 'side', 'stern'].map((arc) => `battery-0-${arc}`),
];

/** A ship with every number at the same end. */
function extreme(end: 'lowest' | 'highest'): Partial<ShipDesign> {
  const { ratings } = blankDesign({ id: 'own', name: 'Own', side: 'ijn', type: 'B' });
  const of = (lowest: number, highest: number) => (end === 'lowest' ? lowest : highest);
  return {
    lengthM: of(10, 400),
    ratings: {
      ...ratings,
      speed: of(0, 8),
      armour: of(0, 6),
      size: { gun: of(1, 6), torpedo: of(1, 6) },
      boatsPerBase: of(1, 20),
      torpedoes: { factors: of(0, 20), mount: 'fixed' },
      batteries: [{ weapon: '12in', main: true, dice: { bow: of(0, 20), side: of(0, 20), stern: of(0, 20) } }],
    },
  };
}

test('every stepper stops at its limits, and only there', async () => {
  const open = (way: 'less' | 'more') =>
    CONTROLS.filter((control) => screen.getByTestId(`${control}-${way}`).props.accessibilityState?.disabled !== true);
  await openOwn(extreme('lowest'));
  expect([open('less'), open('more')]).toEqual([[], CONTROLS]);
  await act(() => saveDocument('ship', { ...saved()!, ...extreme('highest') }));
  expect([open('less'), open('more')]).toEqual([CONTROLS, []]);
});

test('warnings come and go with what they warn of, and stand in nobody’s way', async () => {
  await openOwn({ ratings: { ...mikasa.ratings, armour: 1, speed: 0.5 } });
  press('edit-armour-less');
  expect(await screen.findByTestId('warning-unarmoured')).toBeOnTheScreen();
  press('edit-speed-less');
  expect(await screen.findByText('Speed 0: cannot move.')).toBeOnTheScreen();
  press('battery-0-main');
  expect(await screen.findByTestId('warning-no-main')).toBeOnTheScreen();
  press('edit-mount-none');
  expect(await screen.findByTestId('warning-torpedoes-without-mount')).toBeOnTheScreen();
  await act(() => loadLibrary(currentDatabase()!));
  expect(saved()?.ratings).toMatchObject({ armour: 0, speed: 0, torpedoes: { factors: 2, mount: null } });
  press('battery-0-main');
  press('battery-1-main');
  expect(await screen.findByTestId('warning-several-mains')).toBeOnTheScreen();
  expect(screen.queryByTestId('warning-no-main')).toBeNull();
  press('done');
  expect(mockRouter.back).toHaveBeenCalled();
});

test('a name another ship of the side has is kept, with a warning', async () => {
  await openOwn();
  fireEvent.changeText(screen.getByTestId('edit-name'), 'MIKASA ');
  expect(await screen.findByText('Another ship on this side is called Mikasa.')).toBeOnTheScreen();
  expect(saved()?.name).toBe('MIKASA');
  press('edit-side-irn');
  await waitFor(() => expect(screen.queryByTestId('warning-same-name')).toBeNull());
});

test('an emptied name is not saved, and the last one comes back', async () => {
  await openOwn();
  const field = screen.getByTestId('edit-name');
  fireEvent.changeText(field, '  ');
  expect(screen.getByText(/A ship needs a name/)).toBeOnTheScreen();
  expect(saved()?.name).toBe('Own');
  fireEvent(field, 'blur');
  expect(screen.getByTestId('edit-name')).toHaveProp('value', 'Own');
  expect(screen.queryByText(/A ship needs a name/)).toBeNull();
});

test('class, type and notes are kept', async () => {
  await openOwn();
  fireEvent.changeText(screen.getByTestId('edit-class'), 'Satsuma');
  fireEvent.changeText(screen.getByTestId('edit-notes'), 'What if');
  press('edit-type-CA');
  await waitFor(() =>
    expect(saved()).toMatchObject({ shipClass: 'Satsuma', notes: 'What if', ratings: { type: 'CA' } }),
  );
});

test('batteries are added, given another weapon, and removed', async () => {
  await openOwn();
  press('add-battery');
  press('weapon-8in');
  await waitFor(() => expect(saved()?.ratings.batteries.map(({ weapon }) => weapon)).toContain('8in'));
  press('battery-1-weapon');
  press('weapon-10in');
  await waitFor(() => expect(saved()?.ratings.batteries[1]).toMatchObject({ weapon: '10in', main: false }));
  press('battery-1-remove');
  await waitFor(() => expect(saved()?.ratings.batteries).toHaveLength(3));
});

test('a removed battery of a library ship is shown as gone, and comes back alone', async () => {
  open('mikasa');
  press('edit-armour-more');
  press('battery-1-remove');
  expect(await screen.findByText(/^Removed: 6″/)).toBeOnTheScreen();
  press('gone-6in-reset');
  await waitFor(() => expect(saved()?.ratings.batteries).toEqual(mikasa.ratings.batteries));
  expect(saved()?.ratings.armour).toBe(4);
});

test('one field goes back alone, and the last one back makes her a ship of the library again', async () => {
  open('mikasa');
  press('edit-armour-more');
  press('edit-speed-more');
  await waitFor(() => expect(screen.getByTestId('state')).toHaveTextContent('2 changes from the library'));
  press('edit-armour-reset');
  await waitFor(() => expect(saved()?.ratings.armour).toBe(3));
  expect(saved()?.ratings.speed).toBe(3.5);
  press('edit-speed-reset');
  await waitFor(() => expect(saved()).toBeUndefined());
  expect(screen.getByTestId('state')).toHaveTextContent('As in the library');
});

test('reset all can be undone', async () => {
  open('mikasa');
  press('edit-armour-more');
  press('edit-mount-none');
  await waitFor(() => expect(screen.getByTestId('state')).toHaveTextContent('2 changes from the library'));
  press('reset-all');
  await waitFor(() => expect(saved()).toBeUndefined());
  fireEvent.press(await screen.findByTestId('toast-action'));
  await waitFor(() => expect(saved()?.ratings).toMatchObject({ armour: 4, torpedoes: { mount: null } }));
});

test('undo says what it will undo, and takes several taps on one number as one', async () => {
  const own = await openOwn();
  expect(screen.getByTestId('undo')).toBeDisabled();
  press('edit-armour-more');
  press('edit-armour-more');
  await waitFor(() => expect(saved()?.ratings.armour).toBe(5));
  press('battery-0-remove');
  await waitFor(() => expect(screen.getByTestId('undo')).toHaveTextContent('Undo 12″'));
  await guardOver();
  press('undo');
  await waitFor(() => expect(screen.getByTestId('undo')).toHaveTextContent('Undo Armour'));
  await guardOver();
  press('undo');
  await waitFor(() => expect(saved()).toEqual(own));
  expect(screen.getByTestId('undo')).toBeDisabled();
});

test('a disk that refuses is told, and the number stays', async () => {
  await openOwn();
  await currentDatabase()!.exec('ALTER TABLE documents RENAME TO elsewhere');
  try {
    press('edit-armour-more');
    expect(await screen.findByText(/could not be saved/)).toBeOnTheScreen();
    expect(saved()?.ratings.armour).toBe(3);
  } finally {
    await currentDatabase()!.exec('ALTER TABLE elsewhere RENAME TO documents');
  }
  press('edit-armour-more');
  await waitFor(() => expect(saved()?.ratings.armour).toBe(4));
});

test('an unknown ship cannot be edited, and says so', () => {
  open('nobody');
  expect(screen.getByTestId('no-ship')).toBeOnTheScreen();
});

/** A relabelled button ignores taps for 300 ms. */
const guardOver = () => act(() => new Promise((resolve) => setTimeout(resolve, 350)));
