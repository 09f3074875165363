import { act, fireEvent, screen } from '@testing-library/react-native';
import { Platform } from 'react-native';

import { toScreen } from '@/measure/camera';
import { pose } from '@/measure/point';
import { renderUi } from '@/testing/render';
import { ship, smallTable } from '@/testing/table-pieces';
import { ToastProvider } from '@/ui/toast-provider';

import type { TableActions } from './actions';
import type { TableModel } from './model';
import { TableScreen } from './table-screen';
import { changeUi, NOTHING_MOVED, openTable, useTableUi } from './table-store';

jest.mock('expo-router', () => ({ useRouter: () => ({ push: jest.fn() }) }));
// Drawn without words: what is touched is under test here.
jest.mock('@/kit/drawing/lettering', () => ({ useLettering: () => null }));
jest.useFakeTimers();

const actions = {
  place: jest.fn(() => Promise.resolve()),
  begin: jest.fn(() => Promise.resolve(true)),
  evade: jest.fn(() => Promise.resolve()),
  move: jest.fn(() => Promise.resolve(true)),
  putOn: jest.fn(() => Promise.resolve()),
  enter: jest.fn(() => Promise.resolve()),
  fire: null,
  mayFire: () => false,
  odds: () => null,
} satisfies TableActions;

const PHONE = { width: 390, height: 600 };

function show(model: TableModel, id: string): void {
  openTable(id);
  renderUi(
    <ToastProvider>
      <TableScreen model={model} marks="ensigns" actions={actions} header={{ subtitle: 'Turn 1' }} />
    </ToastProvider>,
  );
}

const layOut = (window: { width: number; height: number }) =>
  fireEvent(screen.getByTestId('table-chart'), 'layout', { nativeEvent: { layout: { x: 0, y: 0, ...window } } });

/** Fingers on the glass, in points of the chart. */
const fingers = (...at: readonly { readonly x: number; readonly y: number }[]) => {
  const touches = at.map(({ x, y }, identifier) => ({
    ...{ identifier: String(identifier), pageX: x, pageY: y, locationX: x, locationY: y },
  }));
  return { nativeEvent: { ...touches[0], touches } };
};
const control = () => screen.getByTestId('table-control');
const placeOf = (id: string, model: TableModel) =>
  toScreen(model.pieces.find((piece) => piece.id === id)!.pose.at, useTableUi.getState().camera!);

beforeEach(() => jest.clearAllMocks());

test('a window without size shows nothing and forgets nothing; with one, the ships are in it', () => {
  show(smallTable(), 'a');
  layOut({ width: 0, height: 0 });
  expect(screen.queryByTestId('table-control')).toBeNull();
  layOut(PHONE);
  expect(control()).toBeOnTheScreen();
  const { x, y } = placeOf('mikasa', smallTable());
  expect(x).toBeGreaterThan(0);
  expect(x).toBeLessThan(PHONE.width);
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(PHONE.height);
  // Folded away and unfolded again, it is a table and not a point.
  layOut({ width: 390, height: 0 });
  layOut(PHONE);
  expect(useTableUi.getState().camera!.scale).toBeGreaterThan(1);
});

test('a finger carries the chosen ship; a second one on her lets go, and nobody has moved', () => {
  const model = smallTable();
  show(model, 'b');
  layOut(PHONE);
  act(() => changeUi({ chosen: 'suvorov' }));
  const at = placeOf('suvorov', model);
  const right = (by: number) => ({ x: at.x + by, y: at.y });
  fireEvent(control(), 'responderGrant', fingers(at));
  fireEvent(control(), 'responderMove', fingers(right(40)));
  // To the right is north: on an upright phone the chart has a quarter turn.
  expect(useTableUi.getState().moved.get('suvorov')!.at.y).toBeLessThan(13);
  const { scale } = useTableUi.getState().camera!;
  fireEvent(control(), 'responderMove', fingers(right(40), right(-20)));
  expect(useTableUi.getState().moved).toBe(NOTHING_MOVED);
  fireEvent(control(), 'responderMove', fingers(right(80), right(-60)));
  expect(useTableUi.getState().camera!.scale).toBeGreaterThan(scale);
  fireEvent(control(), 'responderMove', fingers(right(80)));
  fireEvent(control(), 'responderEnd', fingers());
  expect(useTableUi.getState().moved).toBe(NOTHING_MOVED);
  expect(actions.place).not.toHaveBeenCalled();
});

test('a phone turned in the middle of a drag puts her back', () => {
  const model = smallTable();
  show(model, 'c');
  layOut(PHONE);
  act(() => changeUi({ chosen: 'suvorov' }));
  const at = placeOf('suvorov', model);
  fireEvent(control(), 'responderGrant', fingers(at));
  fireEvent(control(), 'responderMove', fingers({ x: at.x + 40, y: at.y }));
  expect(useTableUi.getState().moved.size).toBe(1);
  layOut({ width: 844, height: 240 });
  expect(useTableUi.getState().moved).toBe(NOTHING_MOVED);
  fireEvent(control(), 'responderMove', fingers({ x: at.x + 60, y: at.y }));
  fireEvent(control(), 'responderEnd', fingers());
  expect(actions.place).not.toHaveBeenCalled();
});

test('what a move does besides is said in a region that is there before, and the target of the list is known by ear', () => {
  const model = smallTable();
  show(model, 'heard');
  layOut(PHONE);
  const [mover] = model.movers;
  const chosen = model.pieces.find(({ line, place }) => line === mover!.line && place === 0)!;
  act(() => changeUi({ chosen: chosen.id, ghost: { line: mover!.line, legs: [] } }));
  expect(screen.getByTestId('move-besides').props['aria-live']).toBe('polite');
  expect(screen.queryByTestId('move-fire')).toBeNull();
  const enemy = model.pieces.find(({ side }) => side !== chosen.side)!;
  act(() => changeUi({ ghost: null, target: enemy.id }));
  fireEvent.press(screen.getByTestId('tool-list'));
  expect(screen.getByTestId(`list-${enemy.id}`)).toBeSelected();
  expect(screen.getByTestId(`list-${enemy.id}`)).toHaveAccessibleName(/, Russian$/);
  expect(screen.getByTestId('list-chosen')).toHaveAccessibleName(/, Japanese, Chosen$/);
  act(() => changeUi({ face: 'chart' }));
});

test('a ship that stands off the table is listed, can be chosen, and is put back on it', async () => {
  const off = smallTable({ pieces: [ship('rurik', { side: 'russia', pose: pose(-30, 200, 45) })], movers: [] });
  show(off, 'd');
  layOut(PHONE);
  fireEvent.press(screen.getByTestId('tool-list'));
  expect(screen.getByTestId('list-rurik')).toHaveTextContent(/-30″ from the west, 200″ from the north/);
  fireEvent.press(screen.getByTestId('list-rurik'));
  act(() => jest.advanceTimersByTime(400));
  fireEvent.press(screen.getByTestId('table-place'));
  await act(async () => void fireEvent.press(screen.getByTestId('placing-put')));
  expect(actions.place).toHaveBeenCalledWith('first', [
    { id: 'rurik', pose: expect.objectContaining({ at: { x: 0, y: 48 } }) },
  ]);
});

test.each([
  { width: 1, depth: 1 },
  { width: 1000, depth: 6 },
])('a table of %o inches can be seen, dragged and fitted', (size) => {
  show(smallTable({ size }), `e${size.width}`);
  layOut(PHONE);
  fireEvent.press(screen.getByTestId('tool-fit'));
  fireEvent.press(screen.getByTestId('tool-fit'));
  fireEvent(control(), 'responderGrant', fingers({ x: 200, y: 300 }));
  fireEvent(control(), 'responderMove', fingers({ x: 40, y: 20 }));
  fireEvent(control(), 'responderEnd', fingers());
  const { scale, middle } = useTableUi.getState().camera!;
  expect(scale).toBeGreaterThan(0);
  expect(middle.x).toBeGreaterThanOrEqual(0);
  expect(middle.x).toBeLessThanOrEqual(size.width);
});

const moving = (change: Partial<TableModel['movers'][number]> = {}, over: Partial<TableModel> = {}) => {
  const base = smallTable(over);
  return { ...base, movers: base.movers.map((mover) => ({ ...mover, ...change })) };
};
async function begin(model: TableModel, id: string) {
  show(model, id);
  layOut(PHONE);
  fireEvent.press(screen.getByTestId('tool-fit'));
  act(() => changeUi({ chosen: 'mikasa' }));
  act(() => jest.advanceTimersByTime(400));
  await act(async () => void fireEvent.press(screen.getByTestId('table-move')));
}
const effect = () => screen.getByTestId('move-effect');

test('[TOGO-8] a move begins near enough to be made, says how to make it, and when it goes too far', async () => {
  await begin(moving(), 'f');
  expect(useTableUi.getState().camera!.scale).toBeGreaterThanOrEqual(32);
  expect(effect()).toHaveTextContent(/Drag the ship/);
  for (let step = 0; step < 5; step += 1) fireEvent.press(screen.getByTestId('move-ahead'));
  expect(effect()).toHaveTextContent('All guns may fire');
  fireEvent.press(screen.getByTestId('move-starboard'));
  fireEvent.press(screen.getByTestId('move-starboard'));
  expect(effect()).toHaveTextContent('½″ too far');
  expect(screen.getByTestId('move-fire')).toHaveTextContent('Turned: half dice');
});

test('[TOGO-17][TOGO-36] a turn her dice force upon her says what it does to her fire, too', async () => {
  await begin(moving({ bound: 90 }), 'g');
  expect(effect()).toHaveTextContent(/90° to starboard, as rolled/);
  expect(screen.getByTestId('move-fire')).toHaveTextContent(/no fire/);
});

test('[TOGO-14] who is aground not moving: the move is made and noted without her', async () => {
  const { pieces } = smallTable();
  // The one that cannot move comes last, whatever her place in the line was.
  const stuck = pieces.map((piece) => (piece.id === 'asahi' ? { ...piece, adrift: true } : piece));
  await begin(moving({}, { pieces: stuck }), 'h');
  fireEvent.press(screen.getByTestId('move-ahead'));
  act(() => jest.advanceTimersByTime(400));
  await act(async () => void fireEvent.press(screen.getByTestId('table-note')));
  const [[, , moved]] = actions.move.mock.calls as unknown as [[string, object, readonly { id: string }[]]];
  expect(moved.map(({ id }) => id)).toEqual(['mikasa', 'fuji']);
  act(() => changeUi({ chosen: 'asahi' }));
  expect(screen.queryByTestId('table-move')).toBeNull();
  expect(screen.getByTestId('chosen-facts')).toHaveTextContent(/not moving/);
});

test('by keys the tape is stretched from the chosen ship, and the bar says what it reads', () => {
  const os = jest.replaceProperty(Platform, 'OS', 'web');
  show(smallTable(), 'k');
  layOut(PHONE);
  act(() => changeUi({ chosen: 'mikasa' }));
  fireEvent.press(screen.getByTestId('tool-tape'));
  for (let press = 0; press < 6; press += 1)
    fireEvent(control(), 'keyDown', { key: 'ArrowRight', shiftKey: true, preventDefault: jest.fn() });
  // As the arrow points on the glass: to the right is north on an upright phone, and east on one that lies.
  expect(screen.getByTestId('chosen-facts')).toHaveTextContent('1½″, 1,500 yards · bearing 000');
  expect(actions.place).not.toHaveBeenCalled();
  fireEvent.press(screen.getByTestId('tool-tape'));
  os.restore();
});

test('while a move is being made, keys neither choose another ship nor turn the one that stands there', async () => {
  const os = jest.replaceProperty(Platform, 'OS', 'web');
  await begin(moving(), 'm');
  for (const key of ['n', 'p', 't', '[', ']']) fireEvent(control(), 'keyDown', { key, preventDefault: jest.fn() });
  expect(useTableUi.getState()).toMatchObject({ chosen: 'mikasa', target: null });
  expect(actions.place).not.toHaveBeenCalled();
  os.restore();
});

test('with nobody chosen the keys begin at the first ship, or at the last', () => {
  const os = jest.replaceProperty(Platform, 'OS', 'web');
  const model = smallTable();
  show(model, 'l');
  layOut(PHONE);
  const ids = model.pieces.map(({ id }) => id);
  for (const [key, chosen] of [
    ['n', ids[0]],
    ['p', ids.at(-1)],
  ] as const) {
    act(() => changeUi({ chosen: null }));
    fireEvent(control(), 'keyDown', { key, preventDefault: jest.fn() });
    expect(useTableUi.getState().chosen).toBe(chosen);
  }
  os.restore();
});

test('the first view shows the whole table, turned as the phone is; what was enlarged stays in the middle', () => {
  const model = smallTable();
  const isWhole = ({ width, height }: { width: number; height: number }) =>
    [pose(0, 0, 0), pose(72, 48, 0)].every(({ at }) => {
      const { x, y } = toScreen(at, useTableUi.getState().camera!);
      return x >= 0 && x <= width && y >= 0 && y <= height;
    });
  const SIDEWAYS = { width: 844, height: 240 };
  show(model, 'first');
  layOut(PHONE);
  expect([isWhole(PHONE), useTableUi.getState().camera!.rotation]).toEqual([true, 90]);
  layOut(SIDEWAYS);
  expect([isWhole(SIDEWAYS), useTableUi.getState().camera!.rotation]).toEqual([true, 0]);
  const enlarged = { ...useTableUi.getState().camera!, middle: pose(20, 30, 0).at, scale: 40 };
  act(() => changeUi({ camera: enlarged }));
  layOut(PHONE);
  expect(useTableUi.getState().camera).toMatchObject({ middle: { x: 20, y: 30 }, scale: 40, rotation: 90 });
});

test('of a friend and an enemy on one another each can be chosen by taps', () => {
  const model = smallTable({
    pieces: [ship('mikasa'), ship('suvorov', { line: 'enemy', side: 'russia', pose: pose(10.1, 10, 270) })],
  });
  show(model, 'i');
  layOut(PHONE);
  const at = placeOf('mikasa', model);
  const tapped = () => {
    fireEvent(control(), 'responderGrant', fingers(at));
    fireEvent(control(), 'responderEnd', fingers());
    const { chosen, target } = useTableUi.getState();
    return [chosen, target];
  };
  expect([1, 2, 3, 4, 5].map(tapped)).toEqual([
    ['mikasa', null],
    ['mikasa', 'suvorov'],
    ['suvorov', null],
    ['suvorov', 'mikasa'],
    ['mikasa', null],
  ]);
});

test('who is aimed at in the list is in sight on the chart, and so is she who aims', () => {
  const far = ship('suvorov', { line: 'enemy', side: 'russia', pose: pose(60, 40, 270) });
  const model = smallTable({ pieces: [ship('mikasa'), far], movers: [] });
  show(model, 'j');
  layOut(PHONE);
  const camera = { ...useTableUi.getState().camera!, middle: pose(10, 10, 0).at, scale: 30 };
  act(() => changeUi({ chosen: 'mikasa', camera }));
  act(() => changeUi({ target: 'suvorov' }));
  for (const id of ['mikasa', 'suvorov']) {
    const { x, y } = placeOf(id, model);
    expect(x).toBeGreaterThan(40);
    expect(x).toBeLessThan(350);
    expect(y).toBeGreaterThan(40);
    expect(y).toBeLessThan(560);
  }
});
