import { arcsHolding } from '@/measure/arc';
import { bandAt } from '@/measure/band';
import { distance, pose, type Pose, relativeBearing } from '@/measure/point';
import { ARC_LIMITS, RANGE_BANDS } from '@/rules/togo/index';

import type { Bench } from './harness';

const SHIPS = 59;
/** A fleet action, all over the table. */
const POSES: readonly Pose[] = Array.from({ length: SHIPS }, (_, index) =>
  pose((index * 7.3) % 72, (index * 4.7) % 48, (index * 37) % 360),
);
const PLAIN = POSES.map(({ at, heading }) => ({ x: at.x, y: at.y, heading: heading as number }));
const PAIRS = SHIPS * (SHIPS - 1);

/** Range, bearing, arc and band of every ship from every other, as the table's list reads them. */
export const tableGeometry = (): Bench => ({
  sameChecksum: true,
  aim: 2,
  contenders: [
    { name: 'a loop written by hand', operations: PAIRS, run: byHand },
    { name: 'measure', operations: PAIRS, run: byMeasure },
  ],
});

function byMeasure(): number {
  let sum = 0;
  for (const from of POSES) {
    for (const to of POSES) {
      if (from === to) continue;
      const range = distance(from.at, to.at);
      const bearing = relativeBearing(from, to.at);
      sum += bandAt(range, RANGE_BANDS) + arcsHolding(ARC_LIMITS, bearing).length * 5 + Math.round(bearing / 10);
    }
  }
  return sum;
}

/** The same with the same care for what stands exactly on a line, without a function call. */
function byHand(): number {
  let sum = 0;
  for (const from of PLAIN) {
    for (const to of PLAIN) {
      if (from === to) continue;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const range = Math.round(Math.hypot(dx, dy) * 1e9) / 1e9;
      let band = 0;
      while (band < RANGE_BANDS.length && range > RANGE_BANDS[band]!) band += 1;
      const compass = (Math.atan2(dx, -dy) * 180) / Math.PI;
      const turned = Math.round((((compass - from.heading) % 360) + 360) * 1e9) / 1e9;
      const bearing = turned >= 360 ? turned - 360 : turned;
      const off = bearing > 180 ? 360 - bearing : bearing;
      const arcs: string[] = [];
      if (off <= 30) arcs.push('bow');
      if (off >= 30 && off <= 150) arcs.push('side');
      if (off >= 150) arcs.push('stern');
      sum += band + arcs.length * 5 + Math.round(bearing / 10);
    }
  }
  return sum;
}
