import { type Degrees, signed } from './units';

/** Degrees off the bow on either side, 0 ahead to 180 astern. Both edges belong to it. */
export interface ArcLimits {
  readonly from: number;
  readonly to: number;
}

/** A piece of the circle, clockwise from `start`, which is 0 to under 360. */
export interface Sector {
  readonly start: number;
  readonly sweep: number;
}

/** Degrees off the bow, 0 to 180, on whichever side. */
export function offBow(bearing: Degrees): Degrees {
  'worklet';
  return Math.abs(signed(bearing)) as Degrees;
}

/** Whether a target at that relative bearing stands in the arc; on the edge it does. */
export function inArc(limits: ArcLimits, bearing: Degrees): boolean {
  'worklet';
  const off = offBow(bearing);
  return limits.from <= off && off <= limits.to;
}

/** Every arc that holds the bearing: two when it is exactly on their common edge, and the caller chooses. */
export function arcsHolding<Name extends string>(
  arcs: Readonly<Record<Name, ArcLimits>>,
  bearing: Degrees,
): readonly Name[] {
  'worklet';
  const off = offBow(bearing);
  const holding: Name[] = [];
  for (const name in arcs) {
    const { from, to } = arcs[name];
    if (from <= off && off <= to) holding.push(name);
  }
  return holding;
}

/** The arc as it is drawn: one sector across the bow or the stern, else one on each side, starboard first. */
export function sectorsOf({ from, to }: ArcLimits): readonly Sector[] {
  'worklet';
  if (!(to > from)) return [];
  if (from <= 0 && to >= 180) return [{ start: 0, sweep: 360 }];
  if (from <= 0) return [{ start: 360 - to, sweep: 2 * to }];
  if (to >= 180) return [{ start: from, sweep: 2 * (180 - from) }];
  return [
    { start: from, sweep: to - from },
    { start: 360 - to, sweep: to - from },
  ];
}

/** Whether a bearing lies in a sector, edges included. */
export function inSector({ start, sweep }: Sector, bearing: Degrees): boolean {
  'worklet';
  return Math.abs(signed(bearing - start - sweep / 2)) <= sweep / 2;
}
