import fc from 'fast-check';

import { type Pose, pose, tablePoint, type TablePoint } from '@/measure/point';
import type { Leg, TurningCircle } from '@/measure/turning';
import { degrees, inches } from '@/measure/units';

/** What a broken sensor, an empty field or a division by nothing hands over. */
export const BAD_NUMBERS = [
  NaN,
  Infinity,
  -Infinity,
  -0,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
  Number.MIN_VALUE,
] as const;

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });

export const anyAngle = real(-1000, 1000).map(degrees);
export const anyPoint: fc.Arbitrary<TablePoint> = fc
  .tuple(real(-80, 80), real(-80, 80))
  .map(([x, y]) => tablePoint(x, y));
export const anyPose: fc.Arbitrary<Pose> = fc
  .tuple(real(-80, 80), real(-80, 80), real(-720, 720))
  .map(([x, y, heading]) => pose(x, y, heading));

export const anyCircle: fc.Arbitrary<TurningCircle> = fc.record({
  radius: real(0.25, 4),
  stepDegrees: fc.constantFrom(15, 22.5, 30, 45),
  stepCost: fc.constantFrom(0.25, 0.5, 1),
});

export const anyLegs: fc.Arbitrary<readonly Leg[]> = fc.array(
  fc.oneof(
    real(-180, 180).map((turn): Leg => ({ type: 'turn', degrees: degrees(turn) })),
    real(0, 6).map((run): Leg => ({ type: 'run', inches: inches(run) })),
  ),
  { maxLength: 6 },
);
