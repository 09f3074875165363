import { batteryStates, mountShapes } from './mount-shapes';
import type { PlanFacts, PlanType } from './plan-facts';
import { type Frame, frameOf, type PlanDrawing, TUBE_Y } from './plan-frame';
import { markerShapes } from './plan-markers';
import { disc, line, path, point, type Shape } from './shapes';

/** A ship in plan as a list of things to draw, from the keel up. */
export function planShapes(drawing: PlanDrawing): readonly Shape[] {
  const { facts, length, state = {}, bearing } = drawing;
  const frame = frameOf(facts, length);
  if (state.sunk === true) return [...axis(frame), hull(frame, true)];
  const states = batteryStates(facts, state);
  return [
    ...axis(frame),
    hull(frame, false),
    ...deckHouse(facts.type, frame),
    ...funnels(facts.type, frame),
    ...frame.mounts.flatMap((mount) => mountShapes(mount, frame, states[mount.battery] ?? 'whole', bearing)),
    ...tubes(facts, frame),
    ...markerShapes(drawing, frame),
  ];
}

/** The line a draughtsman puts the ship on; only where there is room for it. */
function axis({ length, detail }: Frame): readonly Shape[] {
  if (detail < 2) return [];
  const end = length / 2 + 9;
  return [line({ part: 'axis', stroke: 'rule', width: 1 }, [0, -end], [0, end])];
}

function hull({ length: l, half: h, line: width }: Frame, sunk: boolean): Shape {
  const side = (s: 1 | -1) => (s === 1 ? downTheSide(l, h) : upTheSide(l, h));
  const look = { part: 'hull', stroke: 'ink', width } as const;
  return path(
    sunk ? { ...look, dash: [3, 2.5] } : { ...look, fill: 'hull' },
    `M${point(0, -l / 2)}${side(1)}${side(-1)}Z`,
  );
}

const downTheSide = (l: number, h: number) =>
  `C${point(0.5 * h, -0.44 * l)} ${point(h, -0.3 * l)} ${point(h, -0.1 * l)}L${point(h, 0.2 * l)}` +
  `C${point(h, 0.38 * l)} ${point(0.7 * h, 0.5 * l)} ${point(0, 0.5 * l)}`;

const upTheSide = (l: number, h: number) =>
  `C${point(-0.7 * h, 0.5 * l)} ${point(-h, 0.38 * l)} ${point(-h, 0.2 * l)}L${point(-h, -0.1 * l)}` +
  `C${point(-h, -0.3 * l)} ${point(-0.5 * h, -0.44 * l)} ${point(0, -0.5 * l)}`;

const isBoat = (type: PlanType) => type === 'TBD' || type === 'TB';

function deckHouse(type: PlanType, { length: l, half: h, line: width }: Frame): readonly Shape[] {
  if (isBoat(type)) return [];
  const [x, top, foot] = [0.5 * h, -0.17 * l, 0.15 * l];
  const d = `M${point(-x, top)}L${point(x, top)}L${point(x, foot)}L${point(-x, foot)}Z`;
  return [path({ part: 'deck-house', fill: 'card', stroke: 'ink', width: width * 0.6 }, d)];
}

const FUNNELS: Readonly<Record<PlanType, number>> = { B: 2, CA: 3, C2: 3, C3: 2, TBD: 3, TB: 1, convoy: 1 };

function funnels(type: PlanType, { length: l, half: h }: Frame): readonly Shape[] {
  const count = FUNNELS[type];
  return Array.from({ length: count }, (_, index): Shape => {
    const y = count === 1 ? 0 : (-0.09 + (index * 0.18) / (count - 1)) * l;
    return { part: 'funnel', kind: 'oval', x: 0, y, rx: 0.27 * h, ry: 0.021 * l, fill: 'ink' };
  });
}

function tubes({ torpedoes }: PlanFacts, { length: l, half: h, line: width, detail }: Frame): readonly Shape[] {
  if (detail < 2 || torpedoes.factors === 0 || torpedoes.mount === null) return [];
  if (torpedoes.mount === 'trainable') {
    const middle = TUBE_Y.trainable * l;
    return [
      line(
        { part: 'tube', stroke: 'ink', width: width * 2 },
        [-0.4 * h, middle + 0.02 * l],
        [0.4 * h, middle - 0.02 * l],
      ),
      disc({ part: 'tube', fill: 'card', stroke: 'ink', width: width * 0.6 }, 0, middle, 0.12 * h),
    ];
  }
  return [-1, 1].map((side) => {
    const [from, tip, y] = [side * 0.74 * h, side * 1.24 * h, TUBE_Y.fixed * l];
    const head = `M${point(tip - side * 0.2 * h, y - 0.16 * h)}L${point(tip, y)}L${point(tip - side * 0.2 * h, y + 0.16 * h)}`;
    return path({ part: 'tube', stroke: 'ink', width: width * 0.8 }, `M${point(from, y)}L${point(tip, y)}${head}`);
  });
}
