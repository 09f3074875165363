import { crosses, overlap } from '@/kit/opening-chart/boxes';
import { camera, fit, toScreen, type WindowSize } from '@/measure/camera';
import { pose, tablePoint } from '@/measure/point';
import { degrees, inches } from '@/measure/units';
import { settingOf, ship, smallTable } from '@/testing/table-pieces';

import { ghostFacts } from '../ghost';
import { lineOf } from '../model';
import { readingBetween } from '../readings';
import { fixedBoxes, fixedShapes } from './fixed';
import { groundShapes } from './ground';
import { liesUnder, lying } from './free';
import { type Frame, overScene, type Setting, sizesIn, stillShapes, underShapes } from './scene';
import { boxOfWords, type Shape, type ShapeOf } from './shapes';

const model = smallTable();
const setting = settingOf(model);
const [mikasa, , , suvorov] = model.pieces;
const frame: Frame = {
  camera: camera({ width: 390, height: 500 }, tablePoint(10, 11), 30),
  chosen: null,
  target: null,
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
  const still = stillShapes(setting, frame.camera, sizeOf, new Set(['mikasa']));
  expect(all<'token'>(still, 'token').map(({ piece }) => piece.id)).toEqual(['asahi', 'fuji', 'suvorov']);
  const moved = new Map([['mikasa', pose(12, 12, 0)]]);
  const { over } = overScene(setting, { ...aimed, moved }, sizeOf);
  const [token] = all<'token'>(over, 'token');
  expect(token).toMatchObject({ heading: 0, chosen: true, piece: { id: 'mikasa' } });
});

test('at true scale bases keep their size; enlarged, a leader can be told on the smallest chart', () => {
  const small = sizesIn(setting, 5);
  const exact = sizesIn({ ...setting, enlarged: false }, 5);
  expect(small(mikasa!).length).toBe(30);
  expect(small(model.pieces[1]!).length).toBeLessThanOrEqual(8);
  expect(exact(mikasa!).length).toBeCloseTo(5 * (122 * 0.0075 + 0.16), 6);
});

const crowd = smallTable({
  pieces: Array.from({ length: 24 }, (_, index) =>
    ship(`Imperator Aleksandr ${index}`, { line: `l${index}`, pose: pose(6 + (index % 5) * 2, 7 + index * 0.4, 40) }),
  ),
});

test('names of leaders only, then of everybody', () => {
  const of = (scale: number) =>
    overScene(setting, { ...frame, camera: { ...frame.camera, scale } }, sizesIn(setting, scale)).labels;
  expect(of(20).map(({ piece }) => piece.id)).toEqual(['mikasa', 'suvorov']);
  expect(of(60)).toHaveLength(4);
});

test('who is chosen and who is aimed at are named in any crowd, never on another word', () => {
  const ids = ['Imperator Aleksandr 11', 'Imperator Aleksandr 12'];
  const pieces = crowd.pieces.map((piece) => ({ ...piece, place: ids.includes(piece.id) ? 3 : 0 }));
  const packed = { ...setting, model: { ...crowd, pieces } };
  const shown = { ...frame, camera: { ...frame.camera, scale: 12 }, tools: { arcs: false, sight: false } };
  const namedIn = (at: Frame) => {
    const { over, labels } = overScene(packed, at, sizesIn(packed, 12));
    const boxes = [...labels.map(({ box }) => box), ...all<'words'>(over, 'name').map(boxOfWords)];
    boxes.forEach((box, index) => expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]));
    return labels.map(({ piece }) => piece.id);
  };
  expect(namedIn(shown)).not.toContain(ids[0]);
  expect(namedIn({ ...shown, chosen: ids[0]!, target: ids[1]! })).toEqual(expect.arrayContaining(ids));
});

test('[TOGO-20][TOGO-23] the sighting circles say what they are; in the dark a fire has one of its own', () => {
  const night = smallTable({ rules: { ...model.rules, sight: 4, sightOfFire: 8 } });
  const dark = { ...setting, model: night, sightWords: ['Sight 4″', 'On fire 8″'] as const };
  const shown: Frame = { ...frame, chosen: 'mikasa', origin: mikasa!.pose, tools: { arcs: false, sight: true } };
  expect(all<'disc'>(underShapes(dark, shown), 'sight').map(({ radius }) => radius)).toEqual([120, 240]);
  const { over } = overScene(dark, { ...shown, camera: { ...frame.camera, scale: 15 } }, sizesIn(dark, 15));
  expect(all<'words'>(over, 'ring-name').map(({ text }) => text)).toEqual(['Sight 4″', 'On fire 8″']);
});

/** Everything with words in it, and everything they must not lie on. */
function wordsIn(on: Setting, shown: Frame) {
  const sizeOf = sizesIn(on, shown.camera.scale);
  const { over, labels } = overScene(on, shown, sizeOf);
  const framed = over.flatMap((shape) =>
    shape.kind === 'box'
      ? [{ part: shape.part, x: shape.x, y: shape.y, width: shape.breadth, height: shape.height }]
      : [],
  );
  const bare = over.flatMap((shape) =>
    shape.kind === 'words' && /turning-cost|^name/.test(shape.part) ? [{ part: shape.part, ...boxOfWords(shape) }] : [],
  );
  const tokens = [
    ...on.model.pieces
      .filter(({ id }) => !over.some((shape) => shape.kind === 'token' && shape.piece.id === id))
      .map((piece) => lying(toScreen(piece.pose.at, shown.camera), piece.pose.heading, sizeOf(piece))),
    ...all<'token'>(over, 'token').map((token) => lying(token, token.heading, token.size)),
  ];
  return { words: [...framed, ...bare, ...labels.map(({ box }) => ({ part: 'label', ...box }))], tokens };
}

const words = { reading: '3½″', under: '3,480 yards · 062°' };
const line = lineOf(model, 'first').map((piece) => piece.pose);
const legs = [{ type: 'turn', degrees: degrees(67.5) } as const, { type: 'run', inches: inches(1) } as const];
const facts = ghostFacts(
  { line: 'first', legs },
  line,
  { allowance: 4 },
  { circle: model.rules.circle, size: model.size },
)!;

test.each([
  ['a crowd', { ...setting, model: crowd }, { ...frame, camera: { ...frame.camera, scale: 24 } }],
  ['a crowd under the tools', { ...setting, model: crowd, covers: [{ x: 320, y: 8, width: 62, height: 290 }] }, frame],
  ['arcs of the chosen ship', setting, { ...aimed, handle: { allowance: 3 } }],
  ['arcs all round', setting, { ...aimed, reading: null }],
  ['arcs and a tape', setting, { ...aimed, tape: { ends: [pose(10, 10, 0).at, pose(10, 13, 0).at], words } }],
  [
    'a tape whose reading stands off',
    { ...setting, model: crowd },
    { ...frame, tape: { ends: [pose(6, 7, 0).at, pose(14, 15, 0).at], words } },
  ],
  ['sighting circles and arcs', setting, { ...aimed, reading: null, tools: { arcs: true, sight: true } }],
  ['a ship under the finger', setting, { ...aimed, moved: new Map([['mikasa', pose(9, 12.5, 30)]]) }],
  [
    'a move that is being made',
    setting,
    { ...aimed, reading: null, ghost: { line: 'first', facts, from: facts.poses[0]! } },
  ],
  [
    'the same in large letters',
    { ...setting, growth: 1.6 },
    { ...aimed, ghost: { line: 'first', facts, from: facts.poses[0]! } },
  ],
] as const)('%s: no word on another, on a ship, under a tool or out of the window', (_, on, shown) => {
  const { words: found, tokens } = wordsIn(on, shown as Frame);
  expect(found.length).toBeGreaterThan(2);
  for (const [index, box] of found.entries()) {
    for (const other of found.slice(index + 1)) expect([box, other, overlap(box, other)]).toEqual([box, other, false]);
    for (const cover of on.covers) expect(overlap(box, cover)).toBe(false);
    expect(tokens.filter((token) => liesUnder(token, box))).toEqual([]);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
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
    frame.camera,
    sizesIn({ ...setting, model: burning }, 30),
    new Set(),
  );
  expect(parts(shapes)).toEqual(['wake', 'smoke', 'token', 'fire', 'fires', 'torpedo', 'torpedo-head']);
  expect(all<'words'>(shapes, 'fires')[0]?.text).toBe('2');
  expect(all<'line'>(shapes, 'wake')[0]?.dots).toHaveLength(3);
});

test('no name lies on torpedoes that run', () => {
  const run = smallTable({
    pieces: [
      ship('mikasa', { pose: pose(10, 10, 0) }),
      ship('suvorov', { line: 'enemy', side: 'russia', pose: pose(15, 10, 0) }),
    ],
    running: [{ id: 't1', from: 'mikasa', to: 'suvorov' }],
  });
  const on = { ...setting, model: run };
  const [from, to] = run.pieces.map((piece) => toScreen(piece.pose.at, frame.camera));
  const { labels } = overScene(on, { ...frame, tools: { arcs: false, sight: false } }, sizesIn(on, 30));
  expect(labels).toHaveLength(2);
  expect(labels.filter(({ box }) => crosses(from!, to!, box))).toEqual([]);
});

test('the tape’s reading stays in the window, wherever the tape runs', () => {
  for (const end of [tablePoint(10, 0), tablePoint(17, 19), tablePoint(2, 4)]) {
    const tape = { ends: [tablePoint(10, 11), end] as const, words };
    const shapes = overScene(setting, { ...frame, tape }, sizesIn(setting, 30)).over;
    const [box] = all<'box'>(shapes, 'reading-frame');
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.breadth).toBeLessThanOrEqual(390);
    expect(box!.y).toBeGreaterThanOrEqual(0);
    expect(box!.y + box!.height).toBeLessThanOrEqual(500);
  }
});

test('with tools on either side of its middle the tape’s reading stands farther along, not under them', () => {
  const covers = [
    { x: 308, y: 12, width: 70, height: 290 },
    { x: 12, y: 150, width: 150, height: 170 },
  ];
  const on = { ...setting, model: smallTable({ pieces: [] }), growth: 1.6, covers };
  const tape = { ends: [tablePoint(10.2, 6), tablePoint(10.2, 18)] as const, words };
  const under = (tools: Setting['covers']) => {
    const shapes = overScene({ ...on, covers: tools }, { ...frame, tape }, sizesIn(on, 30)).over;
    const [box] = all<'box'>(shapes, 'reading-frame');
    return tools.filter((cover) => overlap({ ...box!, width: box!.breadth }, cover));
  };
  expect(under(covers)).toEqual([]);
  // Beside the whole of it: then somewhere else in the window.
  expect(under(covers.map((cover) => ({ ...cover, y: 130, height: 340 })))).toEqual([]);
});

test('the scale bar is as long as its figure says; a window of no size has neither bar nor compass', () => {
  const lettered = { side: 'left', inch: setting.inch, north: 'N', textSize: 15 } as const;
  const seen = (window: WindowSize, scale: number) => ({ window, scale, rotation: degrees(0) });
  const shapes = fixedShapes(seen({ width: 390, height: 500 }, 18), lettered);
  expect(all<'words'>(shapes, 'scale-end')[0]?.text).toBe('6″');
  const breadth = all<'box'>(shapes, 'scale').reduce((sum, piece) => sum + piece.breadth, 0);
  expect(breadth).toBeCloseTo(6 * 18, 6);
  expect(fixedShapes(fit(model.size, { width: 0, height: 0 }), lettered)).toEqual([]);
});

test('scale bar and compass stand away from the thumb and its tools', () => {
  const window = { width: 390, height: 500 };
  for (const rotation of [0, 90, 180, 270].map(degrees)) {
    const of = (side: 'left' | 'right') =>
      fixedBoxes(fixedShapes({ window, scale: 18, rotation }, { side, inch: setting.inch, north: 'N', textSize: 15 }));
    for (const { x, width } of of('left')) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThan(195);
    }
    for (const { x, width } of of('right')) {
      expect(x).toBeGreaterThan(195);
      expect(x + width).toBeLessThanOrEqual(390);
    }
  }
});

describe('with a quarter turn of the chart', () => {
  const seen: Frame = { ...aimed, camera: { ...aimed.camera, rotation: degrees(90) } };

  test('arcs, bases and turning circles turn with it, and the needle still points north', () => {
    expect(all<'sector'>(underShapes(setting, seen), 'lit-arc')).toMatchObject([{ start: 210, sweep: 120 }]);
    const still = stillShapes(setting, seen.camera, sizesIn(setting, 30), new Set());
    // The line that steams east is drawn heading down the window.
    const [mikasaToken] = all<'token'>(still, 'token').filter(({ piece }) => piece.id === 'mikasa');
    expect(mikasaToken).toMatchObject({ heading: 180 });
    expect(mikasaToken!.x).toBeCloseTo(-300, 6);
    expect(mikasaToken!.y).toBeCloseTo(300, 6);
    const compass = fixedShapes(seen.camera, { side: 'left', inch: setting.inch, north: 'N', textSize: 15 });
    const [needle] = all<'line'>(compass, 'compass');
    const [north] = all<'words'>(compass, 'north');
    expect(needle!.dots[0]!.x).toBeGreaterThan(needle!.dots[2]!.x);
    expect(north!.x).toBeGreaterThan(needle!.dots[0]!.x);
    expect(north!.y).toBeCloseTo(needle!.dots[0]!.y, 6);
  });

  test('names stand upright beside their ships, and on nothing', () => {
    const sizeOf = sizesIn(setting, 30);
    const { labels } = overScene(setting, seen, sizeOf);
    expect(labels.length).toBeGreaterThan(0);
    for (const { piece, box } of labels) {
      expect(box.width).toBeGreaterThan(box.height);
      const at = toScreen(piece.pose.at, seen.camera);
      expect(Math.hypot(box.x + box.width / 2 - at.x, box.y + box.height / 2 - at.y)).toBeLessThan(120);
      for (const other of model.pieces) {
        const base = lying(toScreen(other.pose.at, seen.camera), other.pose.heading + 90, sizeOf(other));
        expect(other.id !== piece.id && liesUnder(base, box) ? `${piece.id} on ${other.id}` : null).toBeNull();
      }
    }
  });
});
