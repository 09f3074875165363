import { toScreen } from '@/measure/camera';
import { pose } from '@/measure/point';
import { ship, smallTable } from '@/testing/table-pieces';

import { type Covers, noticesBox, railBox, wherePiecesAre, wholeTable } from './fitting';

const covers: Covers = { rail: { width: 60, height: 282 }, notices: { width: 130, height: 48 } };
const model = smallTable();

const WINDOWS = [
  ['a phone', { width: 390, height: 650 }],
  ['a phone on its side', { width: 844, height: 240 }],
  ['a tablet', { width: 820, height: 980 }],
] as const;

describe.each(['left', 'right'] as const)('tools on the %s', (hand) => {
  test.each(WINDOWS)('%s shows the whole table beside the tools or below them', (_, window) => {
    const rail = railBox(covers, window, hand);
    const camera = wholeTable(model, window, rail);
    const [one, other] = [pose(0, 0, 0).at, pose(72, 48, 0).at].map((at) => toScreen(at, camera));
    const corner = { x: Math.min(one!.x, other!.x), y: Math.min(one!.y, other!.y) };
    const end = { x: Math.max(one!.x, other!.x), y: Math.max(one!.y, other!.y) };
    const apart = end.x <= rail.x || corner.x >= rail.x + rail.width || corner.y >= rail.y + rail.height;
    expect(apart).toBe(true);
    expect(Math.min(corner.x, corner.y)).toBeGreaterThanOrEqual(0);
    expect(end.x).toBeLessThanOrEqual(window.width);
    expect(end.y).toBeLessThanOrEqual(window.height);
  });

  test.each(WINDOWS)('%s shows every ship clear of the tools and above the scale bar', (_, window) => {
    const rail = railBox(covers, window, hand);
    const camera = wherePiecesAre(model, window, rail);
    for (const { pose: place } of model.pieces) {
      const { x, y } = toScreen(place.at, camera);
      expect(x > rail.x && x < rail.x + rail.width && y > rail.y && y < rail.y + rail.height).toBe(false);
      expect(y).toBeLessThan(window.height - 52);
    }
  });
});

test.each([
  ['a phone', WINDOWS[0][1], { width: 72, depth: 48 }, 90],
  ['a phone on its side', WINDOWS[1][1], { width: 72, depth: 48 }, 0],
  ['a phone, of a deep table', WINDOWS[0][1], { width: 48, depth: 72 }, 0],
  ['a phone, of a square table', WINDOWS[0][1], { width: 48, depth: 48 }, 0],
] as const)('%s gets the turn that shows the table largest', (_, window, size, rotation) => {
  const rail = railBox(covers, window, 'right');
  const camera = wholeTable({ ...model, size }, window, rail);
  expect(camera.rotation).toBe(rotation);
  // A table of six feet by four fills the room beside the tools, or nearly so.
  if (rotation === 90) expect(camera.scale * 48).toBeGreaterThan((rail.x - 8) * 0.94);
});

test('one ship alone is in the middle of the room that is left', () => {
  const window = { width: 390, height: 650 };
  const rail = railBox(covers, window, 'right');
  const alone = smallTable({ pieces: [ship('mikasa', { pose: pose(36, 24, 0) })] });
  const camera = wherePiecesAre(alone, window, rail);
  expect(camera.scale).toBe(34);
  const { x, y } = toScreen(pose(36, 24, 0).at, camera);
  expect(x).toBeCloseTo((rail.x - 8) / 2, 6);
  expect(y).toBeCloseTo((650 - 52) / 2, 6);
});

test.each([
  ['no window', { width: 0, height: 0 }],
  ['a window smaller than the tools', { width: 40, height: 60 }],
])('%s, a table of no size and one without end still have a scale', (_, window) => {
  const rail = railBox(covers, window, 'right');
  for (const size of [model.size, { width: 0, depth: 0 }, { width: 1e6, depth: 1 }]) {
    for (const { scale, middle } of [
      wholeTable({ ...model, size }, window, rail),
      wherePiecesAre({ ...model, size }, window, rail),
    ]) {
      expect(scale).toBeGreaterThan(0);
      expect(Number.isFinite(scale) && Number.isFinite(middle.x) && Number.isFinite(middle.y)).toBe(true);
    }
  }
  expect(noticesBox(covers, window, 'left')).toMatchObject({ x: 12, width: 130 });
});
