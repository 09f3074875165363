import { Skia } from '@shopify/react-native-skia';
import { fireEvent, screen } from '@testing-library/react-native';
import fc from 'fast-check';

import { renderIn } from '@/testing/render';
import { palettes } from '@/ui/themes';

import { type Box, crosses, overlap, within } from './boxes';
import { boxOf, drawList, type Shape } from './draw-list';
import { toInches, toPoints } from './geometry';
import type { ChartFormation, Opening } from './opening';
import { OpeningChart } from './opening-chart';
import { paintOpening } from './paint';
import { placeLabels, type Wanted } from './place-labels';
import { block } from './text-blocks';

const line: ChartFormation = {
  ...{ id: 'a', side: 'japan', label: '1st Division', at: { x: 36, y: 24 }, heading: 90, speed: 2, bases: 3 },
};
const sea: Opening = {
  table: { width: 72, depth: 48 },
  terrain: [{ kind: 'land', x: 0, y: 0, width: 72, depth: 2, label: 'Coast' }],
  edges: [
    { side: 'japan', edge: 'south' },
    { side: 'russia', edge: 'north' },
  ],
  formations: [line],
};
const style = { width: 358, textSize: 12 };
const basesOf = (shapes: readonly Shape[], id: string) =>
  shapes.flatMap((shape) => (shape.type === 'polygon' && shape.base === id ? [shape] : []));

test('north is up and east is right: a line heading east has its followers to the west', () => {
  const { shapes, frame } = drawList(sea, style);
  const [leader, second] = basesOf(shapes, 'a').map(boxOf) as [Box, Box];
  const at = toPoints(frame, line.at);
  expect(leader.x + leader.width / 2).toBeCloseTo(at.x, 5);
  expect(leader.y + leader.height / 2).toBeCloseTo(at.y, 5);
  expect(second.x).toBeLessThan(leader.x - leader.width);
  expect(second.y).toBeCloseTo(leader.y, 5);
});

test('the sides differ without colour: round and solid, square and open', () => {
  const other: ChartFormation = { ...line, id: 'b', side: 'russia', at: { x: 20, y: 40 } };
  const { shapes } = drawList({ ...sea, formations: [line, other] }, style);
  expect(basesOf(shapes, 'a')[0]).toMatchObject({ fill: 'jpEdge', round: expect.any(Number) });
  expect(basesOf(shapes, 'b')[0]).toMatchObject({ fill: 'card', stroke: 'ruEdge', round: 0 });
});

test('whoever comes later is a wedge on her edge, and ships that lie still have no arrow', () => {
  const late: ChartFormation = { ...line, id: 'late', arrivesBy: 'west', at: { x: 1, y: 10 } };
  const still: ChartFormation = { ...line, id: 'still', speed: 0, at: { x: 50, y: 40 } };
  const { shapes, frame } = drawList({ ...sea, formations: [late, still] }, style);
  const [wedge] = basesOf(shapes, 'late');
  expect(boxOf(wedge!).x).toBeCloseTo(frame.table.x, 5);
  expect(shapes.filter(({ type, stroke }) => type === 'line' && stroke === 'jpEdge')).toHaveLength(0);
});

test('ensigns stand outside the table at their edges, side by side where both sides use one', () => {
  const { ensigns, frame } = drawList({ ...sea, edges: sea.edges.map(({ side }) => ({ side, edge: 'east' })) }, style);
  const [japan, russia] = ensigns.map(({ box }) => box) as [Box, Box];
  expect(japan.x).toBeGreaterThan(frame.table.x + frame.table.width);
  expect(overlap(japan, russia)).toBe(false);
  expect(japan.x + japan.width).toBeLessThanOrEqual(frame.width);
});

const anyFormation = fc.record({
  id: fc.uuid(),
  side: fc.constantFrom('japan' as const, 'russia' as const),
  label: fc.string({ maxLength: 40 }),
  at: fc.record({ x: fc.integer({ min: 0, max: 72 }), y: fc.integer({ min: 0, max: 48 }) }),
  heading: fc.integer({ min: 0, max: 359 }),
  speed: fc.integer({ min: 0, max: 8 }),
  bases: fc.integer({ min: 1, max: 8 }),
});

test('whatever an owner makes, every base is on the table and no name on another', () => {
  fc.assert(
    fc.property(fc.array(anyFormation, { maxLength: 12 }), (formations) => {
      const { shapes, labels, frame } = drawList({ ...sea, formations }, style);
      const { x, y, width, height } = frame.table;
      const table = { x: x - 1e-6, y: y - 1e-6, width: width + 2e-6, height: height + 2e-6 };
      const bases = formations.flatMap(({ id }) => basesOf(shapes, id));
      expect(bases.every((base) => within(boxOf(base), table))).toBe(true);
      expect(labels.some((a, place) => labels.slice(place + 1).some((b) => overlap(a, b)))).toBe(false);
    }),
    { numRuns: 25 },
  );
});

test('a tap is read back to the inch, and beside the table it is nothing', () => {
  const { frame } = drawList(sea, style);
  const place = toInches(frame, toPoints(frame, { x: 12.5, y: 40 }));
  expect(place?.x).toBeCloseTo(12.5, 6);
  expect(place?.y).toBeCloseTo(40, 6);
  expect(toInches(frame, { x: frame.table.x - 1, y: 100 })).toBeNull();
});

test('where there is sea enough, a leader runs through no other name', () => {
  const sheet = { x: 0, y: 0, width: 300, height: 200 };
  const wanted = Array.from({ length: 6 }, (_, place): Wanted => ({
    id: String(place),
    blocks: [block([`Division ${place}`], 12, 150)],
    anchors: [{ x: 100 + place * 20, y: 100 }],
  }));
  const placed = placeLabels(wanted, [], sheet);
  expect(placed).toHaveLength(6);
  for (const { id, leader } of placed) {
    const others = placed.filter((other) => other.id !== id);
    if (leader) expect(others.some((other) => crosses(leader.from, leader.to, other))).toBe(false);
  }
});

test('words are broken where they would be too wide, and an empty name takes no room', () => {
  expect(block(['17th and 18th Torpedo Boat Flotillas'], 12, 96).lines.length).toBeGreaterThan(1);
  expect(block([''], 12, 96)).toMatchObject({ lines: [], width: 0, height: 0 });
});

test('the painter puts the ships of both sides on a real surface, in the colours of the theme', () => {
  const list = drawList(sea, style);
  for (const theme of ['day', 'dark', 'night'] as const) {
    const surface = Skia.Surface.Make(style.width, Math.ceil(list.frame.height))!;
    paintOpening(surface.getCanvas(), list, palettes[theme]);
    const pixels = surface.makeImageSnapshot().readPixels()!;
    const { x, y } = toPoints(list.frame, line.at);
    const at = (Math.round(y) * style.width + Math.round(x)) * 4;
    const wanted = palettes[theme].jpEdge;
    const colour = [1, 3, 5].map((from) => parseInt(wanted.slice(from, from + 2), 16));
    [0, 1, 2].forEach((part) => expect(Math.abs(Number(pixels[at + part]) - colour[part]!)).toBeLessThan(12));
  }
});

test('the chart is one picture with words for those who hear it, and hands taps on in inches', () => {
  const onTap = jest.fn();
  renderIn({}, <OpeningChart opening={sea} marks="ensigns" description="One line." onTap={onTap} testID="chart" />);
  const chart = screen.getByTestId('chart');
  expect(screen.getByLabelText('One line.')).toBe(chart);
  fireEvent(chart, 'layout', { nativeEvent: { layout: { width: 358 } } });
  const { frame } = drawList(sea, style);
  const { x, y } = toPoints(frame, { x: 10, y: 20 });
  fireEvent(screen.getByTestId('chart-table'), 'responderRelease', { nativeEvent: { locationX: x, locationY: y } });
  expect(onTap).toHaveBeenCalledWith({ x: expect.closeTo(10, 5), y: expect.closeTo(20, 5) });
});
