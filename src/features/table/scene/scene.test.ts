import { overlap } from '@/kit/opening-chart/boxes';
import { widthOf } from '@/kit/opening-chart/text-blocks';
import { camera, fit } from '@/measure/camera';
import { pose, tablePoint } from '@/measure/point';

import { ship, smallTable } from '../fixtures';
import { readingBetween } from '../readings';
import { fixedShapes } from './fixed';
import { groundShapes } from './ground';
import { type Frame, nameShapes, overShapes, type Setting, sizesIn, stillShapes, underShapes } from './scene';
import type { Shape, ShapeOf } from './shapes';

const model = smallTable();
const setting: Setting = { model, enlarged: true, growth: 1, inch: (inches) => `${inches}″`, north: 'N', rail: null };
const [mikasa, , , suvorov] = model.pieces;
const frame: Frame = {
  camera: camera({ width: 390, height: 500 }, tablePoint(10, 11), 30),
  chosen: null,
  origin: null,
  reading: null,
  moved: new Map(),
  tape: null,
  ghost: null,
  handle: null,
  tools: { arcs: true, sight: false },
};
const aimed: Frame = {
  ...frame,
  chosen: 'mikasa',
  origin: mikasa!.pose,
  reading: readingBetween(mikasa!, suvorov!, model.rules, [mikasa!.pose, suvorov!.pose]),
};
const parts = (shapes: readonly Shape[]) => [...new Set(shapes.map(({ part }) => part))];
const all = <K extends Shape['kind']>(shapes: readonly Shape[], part: string) =>
  shapes.filter((shape): shape is ShapeOf<K> => shape.part === part);

test('the sea is as large as the table, and the grid is an inch and six where there is room for both', () => {
  const shapes = groundShapes(model.size, [], 30);
  expect(all<'box'>(shapes, 'sea')).toMatchObject([{ breadth: 72 * 30, height: 48 * 30 }]);
  expect(all<'lines'>(shapes, 'grid').map(({ strokes }) => strokes.length)).toEqual([71 + 47, 11 + 7]);
});

test.each([
  [{ width: 1000, depth: 1000 }, 0.4],
  [{ width: 0, depth: 0 }, 30],
  [{ width: 6, depth: 6 }, 160],
])('a table of any size %o has no more grid lines than can be drawn', (size, scale) => {
  const lines = all<'lines'>(groundShapes(size, [], scale), 'grid').flatMap(({ strokes }) => strokes);
  expect(lines.length).toBeLessThan(500);
});

test('land ends at the edge of the table, islands are round, an anchorage is dashed', () => {
  const shapes = groundShapes(
    model.size,
    [
      { kind: 'land', x: 60, y: -5, width: 30, depth: 20 },
      { kind: 'island', x: 20, y: 20, radius: 2 },
      { kind: 'anchorage', x: 5, y: 40, radius: 4 },
    ],
    10,
  );
  expect(all<'box'>(shapes, 'land')).toMatchObject([{ x: 600, y: 0, breadth: 120, height: 150 }]);
  expect(all<'disc'>(shapes, 'island')).toMatchObject([{ x: 200, y: 200, radius: 20, fill: 'steel' }]);
  expect(all<'disc'>(shapes, 'anchorage')[0]).toMatchObject({ dash: [5, 4] });
});

test('the arc that holds the target is lit to the last band, and the band the target is in more so', () => {
  const shapes = underShapes(setting, aimed);
  expect(all<'sector'>(shapes, 'lit-arc')).toMatchObject([{ start: 120, sweep: 120, outer: 360 }]);
  expect(all<'sector'>(shapes, 'lit-band')).toMatchObject([{ inner: 60, outer: 120, fill: 'nowWash' }]);
  expect(all(shapes, 'tube-arc')).toHaveLength(2);
  expect(parts(underShapes(setting, { ...aimed, tools: { arcs: false, sight: true } }))).toEqual(['sight']);
});

test('a blank counter has neither arcs nor a plan', () => {
  const blank = smallTable({ pieces: [ship('c7', { plan: null, tubes: null })] });
  const shown: Frame = { ...frame, chosen: 'c7', origin: pose(10, 10, 90) };
  expect(underShapes({ ...setting, model: blank }, shown)).toEqual([]);
});

test('everybody stands on the sheet; who is lifted is drawn over it instead', () => {
  const sizeOf = sizesIn(setting, 30);
  const still = stillShapes(setting, 30, sizeOf, new Set(['mikasa']));
  expect(all<'token'>(still, 'token').map(({ piece }) => piece.id)).toEqual(['asahi', 'fuji', 'suvorov']);
  const moved = new Map([['mikasa', pose(12, 12, 0)]]);
  const over = overShapes(setting, { ...aimed, moved }, sizeOf);
  const [token] = all<'token'>(over, 'token');
  expect(token).toMatchObject({ heading: 0, chosen: true, piece: { id: 'mikasa' } });
});

test('at true scale bases keep their size; enlarged, a leader can be told on the smallest chart', () => {
  const small = sizesIn(setting, 5);
  const exact = sizesIn({ ...setting, enlarged: false }, 5);
  expect(small(mikasa!).length).toBe(30);
  expect(small(model.pieces[1]!).length).toBeLessThanOrEqual(8);
  expect(exact(mikasa!).length).toBeCloseTo(5 * (122 * 0.0075 + 0.2), 6);
});

test('names of leaders only, then of everybody, and none on another or on a ship', () => {
  const crowd = smallTable({
    pieces: Array.from({ length: 24 }, (_, index) =>
      ship(`Imperator Aleksandr ${index}`, { line: `l${index}`, pose: pose(10 + (index % 5), 10 + index * 0.4, 40) }),
    ),
  });
  const of = (scale: number, on = crowd) =>
    all<'words'>(
      nameShapes({ ...setting, model: on }, scale, sizesIn({ ...setting, model: on }, scale), new Set(), null),
      'name',
    );
  expect(of(20, model).map(({ text }) => text)).toEqual(['mikasa', 'suvorov']);
  expect(of(60, model)).toHaveLength(4);
  const boxes = of(40).map(({ text, x, y, size }) => ({
    x,
    y: y - size / 2,
    width: widthOf(text, size),
    height: size,
  }));
  expect(boxes.length).toBeGreaterThan(8);
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
  }
});

test('fires, their smoke, wakes and running torpedoes are drawn', () => {
  const burning = smallTable({
    pieces: [
      ship('mikasa', { fires: 2, wake: [tablePoint(4, 10), tablePoint(7, 10)] }),
      ship('suvorov', { line: 'enemy', side: 'russia', pose: pose(10, 13, 270) }),
    ],
    running: [
      { id: 't1', from: 'suvorov', to: 'mikasa' },
      { id: 't2', from: 'c9', to: 'mikasa' },
    ],
  });
  const shapes = stillShapes(
    { ...setting, model: burning },
    30,
    sizesIn({ ...setting, model: burning }, 30),
    new Set(),
  );
  expect(parts(shapes)).toEqual(['wake', 'smoke', 'token', 'fire', 'fires', 'torpedo', 'torpedo-head']);
  expect(all<'words'>(shapes, 'fires')[0]?.text).toBe('2');
  expect(all<'line'>(shapes, 'wake')[0]?.dots).toHaveLength(3);
});

test('the tape’s reading stays in the window, wherever the tape runs', () => {
  const words = { reading: '23½″', under: '23,500 yards · 050°' };
  for (const end of [tablePoint(10, 0), tablePoint(17, 19), tablePoint(2, 4)]) {
    const shapes = overShapes(
      setting,
      { ...frame, tape: { ends: [tablePoint(10, 11), end], words } },
      sizesIn(setting, 30),
    );
    const [box] = all<'box'>(shapes, 'reading-frame');
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.breadth).toBeLessThanOrEqual(390);
    expect(box!.y).toBeGreaterThanOrEqual(0);
    expect(box!.y + box!.height).toBeLessThanOrEqual(500);
  }
});

test('the scale bar is as long as its figure says; a window of no size has neither bar nor compass', () => {
  const words = { inch: setting.inch, north: 'N', textSize: 15 };
  const shapes = fixedShapes({ width: 390, height: 500 }, 18, words);
  expect(all<'words'>(shapes, 'scale-end')[0]?.text).toBe('6″');
  const breadth = all<'box'>(shapes, 'scale').reduce((sum, piece) => sum + piece.breadth, 0);
  expect(breadth).toBeCloseTo(6 * 18, 6);
  expect(fixedShapes({ width: 0, height: 0 }, fit(model.size, { width: 0, height: 0 }).scale, words)).toEqual([]);
});
