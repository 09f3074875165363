import { type DialState, gunSectors, ringsIn, tubeSectors } from './dial-aim';
import { BEZEL, type DialLayout, radiusAt } from './dial-layout';
import type { DialPosition, DialProps } from './dial-props';
import { arrow, type DialShape, edgesOf, ring, sector, spokes } from './dial-shapes';

type Fixed = Pick<DialProps, 'arcs' | 'bands' | 'aims' | 'tubes'>;

/** Below what lights up. */
export const groundShapes = ({ radius }: DialLayout): readonly DialShape[] => [
  sector({ part: 'sea', fill: 'sea' }, 0, radius),
];

/** The arcs and the band that hold the target. */
export function litShapes(layout: DialLayout, fixed: Fixed, { held, band }: DialState): readonly DialShape[] {
  const outer = reachOf(layout, fixed);
  const arcs = held.map((lit) => sector({ part: 'lit-arc', fill: 'card' }, 0, outer, lit));
  if (band === null) return arcs;
  const [from, to] = [radiusAt(layout, band[0]), radiusAt(layout, band[1])];
  return [...arcs, ...held.map((lit) => sector({ part: 'lit-band', fill: 'nowWash' }, from, to, lit))];
}

/** Rings, arcs and bezel: they never change for one size. */
export function chartShapes(layout: DialLayout, fixed: Fixed): readonly DialShape[] {
  const { arcs, aims, tubes } = fixed;
  const { radius } = layout;
  const outer = radius + BEZEL;
  const quiet = ringsIn(fixed)
    .slice(0, -1)
    .map((edge) => radiusAt(layout, edge));
  const launch = tubes ? tubeSectors(tubes) : [];
  const edges = aims === 'tubes' ? [] : [...new Set(gunSectors(arcs).flatMap(edgesOf))];
  return [
    ...quiet.map((edge) => ring({ part: 'ring', stroke: 'seaLine', width: 1.2 }, edge)),
    ...launch.map((arc) =>
      sector({ part: 'tube-arc', stroke: 'ink2', width: 1, dash: [3, 3] }, 0, radiusAt(layout, tubes?.reach ?? 0), arc),
    ),
    spokes({ part: 'arc-edge', stroke: 'ink2', width: 1 }, HUB, radius, edges),
    ring({ part: 'bezel', stroke: 'ink', width: 1.5 }, radius),
    ring({ part: 'bezel', stroke: 'ink', width: 1 }, outer),
    ...TICKS.map(({ length, width, bearings }) =>
      spokes({ part: 'ticks', stroke: 'ink', width }, outer - length, outer, bearings),
    ),
  ];
}

/** Above the rings: the lit arcs in ink, and the ring that is about to change. */
export function edgeShapes(layout: DialLayout, fixed: Fixed, { held, near }: DialState): readonly DialShape[] {
  const outer = reachOf(layout, fixed);
  const rings = ringsIn(fixed)
    .map((edge) => radiusAt(layout, edge))
    .filter((edge) => edge < layout.radius && edge <= outer);
  return held.flatMap((lit) => [
    ...rings.map((edge) => ring({ part: 'lit-ring', stroke: 'ink', width: 1.2 }, edge, lit)),
    spokes({ part: 'lit-edge', stroke: 'ink', width: 1.5 }, HUB, outer, edgesOf(lit)),
    // Amber with a dashed core: it can be told from the other rings without its colour.
    ...(near === null
      ? []
      : [
          ring({ part: 'near', stroke: 'now', width: 7 }, radiusAt(layout, near), lit),
          ring({ part: 'near-core', stroke: 'onNow', width: 1.5, dash: [5, 4] }, radiusAt(layout, near), lit),
        ]),
  ]);
}

/** Lines of fire: the active target's reaches through the bezel, those of the others end at their handles. */
export function aimShapes(
  layout: DialLayout,
  active: DialPosition | undefined,
  others: readonly DialPosition[],
): readonly DialShape[] {
  const outer = layout.radius + BEZEL;
  const clear = Math.min(CLEAR_OF_SHIP, layout.radius / 2);
  const quiet = { part: 'other-line', stroke: 'ink2', width: 1, dash: [4, 3] } as const;
  const shapes = others.map(({ range, bearing }) =>
    spokes(quiet, clear, Math.max(clear, radiusAt(layout, range)), [bearing]),
  );
  if (!active) return shapes;
  return [
    ...shapes,
    spokes({ part: 'line-of-fire', stroke: 'ink', width: 1.5 }, clear, outer, [active.bearing]),
    arrow({ part: 'arrow', fill: 'ink' }, outer + ARROW, active.bearing, ARROW),
  ];
}

/** Tubes light up no further than they reach. */
const reachOf = (layout: DialLayout, { aims, tubes }: Fixed): number =>
  aims === 'tubes' && tubes ? radiusAt(layout, tubes.reach) : layout.radius;

const HUB = 4;
const CLEAR_OF_SHIP = 16;
const ARROW = 6;

const every = (step: number, but = Infinity): readonly number[] =>
  Array.from({ length: 360 / step }, (_, i) => i * step).filter((bearing) => but === Infinity || bearing % but !== 0);

const TICKS = [
  { length: 3, width: 0.8, bearings: every(5, 10) },
  { length: 6, width: 0.8, bearings: every(10, 30) },
  { length: 9, width: 1.6, bearings: every(30) },
] as const;
