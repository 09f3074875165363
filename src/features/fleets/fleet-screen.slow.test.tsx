import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';

import { addShips, designOf, emptyFleet, type Fleet, SHIPS, type ShipDesign } from '@/rules/togo/index';
import { loadLibrary, removeDocument, saveDocument, useLibrary } from '@/store/library';
import { currentDatabase, openStorage, useStorage } from '@/store/storage';
import { renderIn, renderUi } from '@/testing/render';
import { ToastProvider } from '@/ui/toast-provider';

import { FleetScreen } from './fleet-screen';

const mockRouter = { push: jest.fn(), back: jest.fn(), replace: jest.fn(), canGoBack: jest.fn(() => true) };
jest.mock('expo-router', () => ({
  useRouter: () => mockRouter,
  useLocalSearchParams: () => ({ id: 'test' }),
}));
jest.mock('@/store/save-file');
jest.mock('@/kit/code/code-camera', () => ({ hasCamera: () => true, CodeCamera: () => null }));

const mine: ShipDesign = { ...designOf(SHIPS[0]!), id: 'mine', name: 'Kongo', from: null };
const base = (ship: string) => ({ ship, name: SHIPS.find(({ id }) => id === ship)?.name ?? 'Kongo', boats: null });
const named = (place: number) => `Formation ${place}`;
function built(...lines: readonly (readonly string[])[]): Fleet {
  return lines.reduce(
    (fleet, line) => {
      const added = addShips(fleet, null, line.map(base), named);
      if (!added.ok) throw new Error(added.error.code);
      return added.value;
    },
    emptyFleet('test', 'Test fleet', 'ijn'),
  );
}
const show = async (fleet: Fleet) => {
  await saveDocument('fleet', fleet);
  renderUi(
    <ToastProvider>
      <FleetScreen />
    </ToastProvider>,
  );
  await act(async () => {});
};
const stored = () => useLibrary.getState().fleet.get('test')!;
const lines = () => stored().formations.map(({ ships }) => ships.map(({ ship }) => ship));
const press = (id: string) => fireEvent.press(screen.getByTestId(id));
const pressed = async (id: string) => {
  press(id);
  await act(async () => {});
};

/** A button whose words have just changed ignores taps for a moment. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 320)));

beforeEach(async () => {
  jest.clearAllMocks();
  await openStorage();
  await currentDatabase()!.exec('DELETE FROM documents');
  await loadLibrary(currentDatabase()!);
});

test('[TOGO-16] formation and fleet show their speed and what limits it', async () => {
  await show(built(['asama', 'fuji'], ['sokol-class']));
  const fuji = designOf(SHIPS.find(({ id }) => id === 'fuji')!).ratings.speed;
  expect(screen.getByTestId('pace-f1')).toHaveTextContent(/^Fuji does .*, less ½″ in formation\.$/);
  expect(screen.getByTestId('pace-rule-f1')).toBeOnTheScreen();
  expect(screen.getByTestId('pace-f2')).toHaveTextContent(/less ½″ as boats on one base/);
  expect(screen.getByTestId('fleet-speed')).toHaveTextContent(new RegExp(`^${Math.floor(fuji - 0.5)}`));
  expect(screen.getByText('Set by Formation 1, the slowest formation.')).toBeOnTheScreen();
});

test('ships go up, down, to another formation and to a new one, by buttons', async () => {
  await show(built(['mikasa', 'fuji', 'asahi'], ['asama']));
  press('ship-s2');
  expect(screen.getByTestId('ship-place')).toHaveTextContent('Ship 2 of 3 in Formation 1');
  await pressed('ship-up');
  expect(lines()[0]).toEqual(['fuji', 'mikasa', 'asahi']);
  expect(screen.getByTestId('ship-up')).toBeDisabled();
  await pressed('ship-down');
  await pressed('ship-down');
  expect(lines()[0]).toEqual(['mikasa', 'asahi', 'fuji']);
  expect(screen.getByTestId('ship-down')).toBeDisabled();
  await pressed('move-to-f2');
  expect(lines()).toEqual([
    ['mikasa', 'asahi'],
    ['asama', 'fuji'],
  ]);
  press('ship-s2');
  await pressed('move-to-new');
  expect(lines()).toEqual([['mikasa', 'asahi'], ['asama'], ['fuji']]);
});

test('two taps faster than the disk are two moves', async () => {
  await show(built(['mikasa', 'fuji', 'asahi']));
  press('ship-s3');
  press('ship-up');
  press('ship-up');
  await waitFor(() => expect(lines()[0]).toEqual(['asahi', 'mikasa', 'fuji']));
});

test('[TOGO-12] a full formation offers no room, and says so', async () => {
  await show(
    built(
      SHIPS.slice(0, 8).map(({ id }) => id),
      ['asama'],
    ),
  );
  expect(screen.getByTestId('full-f1')).toHaveTextContent(/has eight ships/);
  expect(screen.queryByTestId('formation-add-f1')).toBeNull();
  press('ship-s9');
  expect(screen.getByTestId('move-to-f1')).toBeDisabled();
});

test('[TOGO-12] the ninth ship opens a formation of her own', async () => {
  await show(built(SHIPS.slice(0, 7).map(({ id }) => id)));
  press('add-ships-button');
  press('search-side-both');
  press(`choose-${SHIPS[7]!.id}`);
  press(`choose-${SHIPS[8]!.id}`);
  expect(screen.getByText('Add 2 ships')).toBeOnTheScreen();
  await settled();
  await pressed('add-confirm');
  expect(lines().map(({ length }) => length)).toEqual([8, 1]);
});

test('a removed ship comes back with her place and her flags, by the toast or the bar', async () => {
  await show(built(['mikasa', 'fuji'], ['asama']));
  const before = stored();
  for (const way of ['toast-action', 'fleet-undo']) {
    press('ship-s1');
    await pressed('ship-remove');
    expect(screen.getByText('Mikasa was removed.')).toBeOnTheScreen();
    expect(screen.getByTestId('fleet-flagship')).toHaveTextContent(/No fleet flagship/);
    expect(lines()[0]).toEqual(['fuji']);
    await pressed(way);
    await waitFor(() => expect(stored()).toEqual(before));
  }
});

test('undo says what it undoes, and goes back step by step', async () => {
  await show(built(['mikasa', 'fuji'], ['asama']));
  const before = stored();
  expect(screen.queryByTestId('fleet-undo')).toBeNull();
  press('ship-s2');
  await pressed('ship-flagship');
  expect(stored().formations[0]?.flagship).toBe('s2');
  await pressed('ship-fleet-flagship');
  expect(stored().fleetFlagship).toBe('s2');
  await pressed('sheet-close');
  expect(screen.getByTestId('fleet-undo')).toHaveAccessibleName('Undo: Fuji was made a flagship.');
  await pressed('new-formation');
  for (let step = 0; step < 3; step += 1) {
    await settled();
    await pressed('fleet-undo');
  }
  await waitFor(() => expect(stored()).toEqual(before));
  expect(screen.queryByTestId('fleet-undo')).toBeNull();
});

test('a formation is renamed, moved and removed with its ships, and comes back', async () => {
  await show(built(['mikasa', 'fuji'], ['asama']));
  await pressed('formation-more-f1');
  press('formation-rename');
  fireEvent.changeText(screen.getByTestId('name-field'), '  ');
  expect(screen.getByTestId('name-save')).toBeDisabled();
  fireEvent.changeText(screen.getByTestId('name-field'), 'First Division');
  await pressed('name-save');
  expect(screen.getByText('First Division')).toBeOnTheScreen();
  await pressed('formation-more-f1');
  await pressed('formation-down');
  expect(lines()).toEqual([['asama'], ['mikasa', 'fuji']]);
  expect(screen.getByText('Remove with 2 ships')).toBeOnTheScreen();
  await pressed('formation-remove');
  expect(lines()).toEqual([['asama']]);
  await pressed('toast-action');
  await waitFor(() => expect(lines()).toEqual([['asama'], ['mikasa', 'fuji']]));
});

test('boats on a base can be counted, of destroyers and torpedo boats only', async () => {
  await show(built(['sokol-class', 'mikasa']));
  press('ship-s2');
  expect(screen.queryByTestId('ship-boats')).toBeNull();
  press('sheet-close');
  press('ship-s1');
  fireEvent(screen.getByTestId('ship-boats'), 'accessibilityAction', { nativeEvent: { actionName: 'decrement' } });
  await act(async () => {});
  const usual = designOf(SHIPS.find(({ id }) => id === 'sokol-class')!).ratings.boatsPerBase;
  expect(stored().formations[0]?.ships[0]?.boats).toBe(usual - 1);
  fireEvent(screen.getByTestId('ship-boats'), 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
  await act(async () => {});
  expect(stored().formations[0]?.ships[0]?.boats).toBeNull();
});

test('taps on the boats that come faster than the disk all count', async () => {
  await show(built(['sokol-class']));
  press('ship-s1');
  const usual = designOf(SHIPS.find(({ id }) => id === 'sokol-class')!).ratings.boatsPerBase;
  press('ship-boats-more');
  press('ship-boats-more');
  await act(async () => {});
  expect(stored().formations[0]?.ships[0]?.boats).toBe(usual + 2);
});

test('the same hull twice is allowed, and said', async () => {
  await show(built(['fuji'], ['fuji']));
  expect(screen.getByTestId('repeated-fuji')).toHaveTextContent('Fuji is in this fleet more than once.');
  expect(screen.getAllByText('twice here')).toHaveLength(2);
});

describe('a ship who was deleted', () => {
  beforeEach(async () => {
    await saveDocument('ship', mine);
    await show(built(['mine', 'fuji']));
    expect(screen.queryByText('missing')).toBeNull();
    await act(() => removeDocument('ship', 'mine'));
    await act(async () => {});
  });

  test('is shown by the name she had, counts for no speed, and keeps her place', () => {
    const row = within(screen.getByTestId('ship-s1'));
    expect(row.getByText('Kongo')).toBeOnTheScreen();
    expect(row.getByText('missing')).toBeOnTheScreen();
    expect(screen.getByTestId('pace-f1')).toHaveTextContent('Fuji alone. Kongo not counted: missing.');
    expect(lines()).toEqual([['mine', 'fuji']]);
  });

  test('is brought back', async () => {
    await pressed('ship-s1');
    expect(screen.getByTestId('ship-missing')).toBeOnTheScreen();
    await pressed('ship-bring-back');
    await waitFor(() => expect(screen.queryByText('missing')).toBeNull());
    expect(useLibrary.getState().ship.get('mine')).toEqual(mine);
  });

  test('is replaced, or removed, and both can be taken back', async () => {
    const before = stored();
    await pressed('ship-s1');
    press('ship-replace');
    expect(screen.getByText('Replace Kongo')).toBeOnTheScreen();
    fireEvent.changeText(screen.getByTestId('ship-search'), 'asahi');
    await pressed('choose-asahi');
    expect(lines()).toEqual([['asahi', 'fuji']]);
    await pressed('fleet-undo');
    await waitFor(() => expect(stored()).toEqual(before));
    press('ship-s1');
    await pressed('ship-remove');
    expect(lines()).toEqual([['fuji']]);
  });

  test('has no way back when nothing of her is left', async () => {
    await currentDatabase()!.exec("DELETE FROM documents WHERE kind = 'ship'");
    await pressed('ship-s1');
    expect(screen.queryByTestId('ship-bring-back')).toBeNull();
    expect(screen.getByTestId('ship-replace')).toBeOnTheScreen();
  });
});

test('a change that cannot be saved is not made, and said', async () => {
  await show(built(['mikasa', 'fuji']));
  const before = stored();
  const storage = useStorage.getState();
  useStorage.setState({ state: 'elsewhere' }, true);
  press('ship-s2');
  await pressed('ship-up');
  expect(screen.getByText(/could not be saved/)).toBeOnTheScreen();
  useStorage.setState(storage, true);
  expect(stored()).toBe(before);
});

test('a fleet that is not here says so and leads on', async () => {
  renderUi(
    <ToastProvider>
      <FleetScreen />
    </ToastProvider>,
  );
  press('to-fleets');
  expect(mockRouter.replace).toHaveBeenCalledWith('/fleets');
});

test.each(['day', 'night'] as const)('in %s, with large text and the left hand, it still draws', async (theme) => {
  await saveDocument('fleet', { ...built(['mikasa', 'gone'], ['sokol-class']), side: 'irn' });
  renderIn(
    { theme, textScale: 1.6, hand: 'left' },
    <ToastProvider>
      <FleetScreen />
    </ToastProvider>,
  );
  await act(async () => {});
  expect(screen.getByTestId('drag-s1', { includeHiddenElements: true })).toBeOnTheScreen();
});

describe('a list of names', () => {
  const read = async (text: string) => {
    await show(built(['mikasa']));
    press('add-ships-button');
    press('add-way-paste');
    fireEvent.changeText(screen.getByTestId('name-list'), text);
    await pressed('find-ships');
  };

  test('gives its ships, and the nearest names of what was misspelt, one tap each', async () => {
    await read('Shikishima\nFugi\nAsahi\nHatsuze\nYamato');
    expect(screen.getByText('2 names were recognised.')).toBeOnTheScreen();
    expect(screen.getByTestId('open-names')).toHaveTextContent('3 names are not recognised and will be left out.');
    press('take-fuji');
    press('take-hatsuse');
    expect(screen.getByText(/No ship has a similar name/)).toBeOnTheScreen();
    expect(screen.getByText('Add 4 ships')).toBeOnTheScreen();
    await settled();
    await pressed('add-confirm');
    expect(lines()).toEqual([['mikasa', 'shikishima', 'fuji', 'asahi', 'hatsuse']]);
  });

  test.each([
    ['x'.repeat(100_000), /list is too long/],
    ['\u0000\u0001PNG', /not a list of names/],
    [' ,\n', /contains no names/],
    ['a\n'.repeat(300), /Too many names/],
  ])('what is none gets one sentence', async (text, sentence) => {
    await read(text);
    expect(screen.getByTestId('list-problem')).toHaveTextContent(sentence);
    expect(screen.getByTestId('add-confirm')).toBeDisabled();
  });
});
