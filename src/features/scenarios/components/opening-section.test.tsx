import '@/messages/togo';

import { boxOf, type DrawList, drawList } from '@/kit/opening-chart/draw-list';
import { overlap, within } from '@/kit/opening-chart/boxes';
import { SCENARIOS } from '@/rules/togo/index';

import { openingOf } from './opening-section';

/** Phone and tablet columns, with plain and with the largest chart text. */
const STYLES = [
  { width: 358, textSize: 12 },
  { width: 288, textSize: 12 },
  { width: 358, textSize: 16.8 },
  { width: 528, textSize: 12 },
  { width: 528, textSize: 16.8 },
];
const CASES = SCENARIOS.flatMap((scenario) =>
  STYLES.map((style) => [scenario.id, style.width, style.textSize, scenario] as const),
);
const chart = (scenario: (typeof SCENARIOS)[number], style: (typeof STYLES)[number]): DrawList =>
  drawList(
    openingOf(scenario, (turn) => `turn ${turn}`),
    style,
  );

describe.each(CASES)('%s at %d points, names of %d', (_, width, textSize, scenario) => {
  const { frame, shapes, labels } = chart(scenario, { width, textSize });
  const bases = shapes.flatMap((shape) => (shape.type === 'polygon' && shape.base !== undefined ? [shape] : []));

  test('every base of every formation lies on the table', () => {
    const { x, y, width: wide, height } = frame.table;
    const edges = { x: x - 1e-6, y: y - 1e-6, width: wide + 2e-6, height: height + 2e-6 };
    for (const base of bases) expect(within(boxOf(base), edges)).toBe(true);
    const lines = [...scenario.sides.ijn.formations, ...scenario.sides.irn.formations];
    for (const { id, ships, arrives } of lines) {
      expect(bases.filter(({ base }) => base === id)).toHaveLength(arrives ? 1 : ships.length);
    }
  });

  test('every formation is named, on the table, no name on another or on a ship', () => {
    const formations = [...scenario.sides.ijn.formations, ...scenario.sides.irn.formations].map(({ id }) => id);
    const named = new Set(labels.map(({ id }) => id));
    expect(formations.filter((id) => !named.has(id))).toEqual([]);
    for (const [place, label] of labels.entries()) {
      expect(within(label, frame.table)).toBe(true);
      for (const other of labels.slice(place + 1)) expect([label.id, other.id, overlap(label, other)]).toContain(false);
      for (const base of bases) expect([label.id, base.base, overlap(label, boxOf(base))]).toContain(false);
    }
  });
});
