import { inSector, type Sector, sectorsOf } from '@/measure/arc';
import { bandAt, nearEdge } from '@/measure/band';
import { type ScreenPoint, polarOf } from '@/measure/point';
import { snap, snapBearing, snapBetween } from '@/measure/snap';
import { degrees, normalised, inches } from '@/measure/units';

import { type DialLayout, rangeAt } from './dial-layout';
import type { DialArcs, DialPosition, DialProps, DialTarget, DialTubes } from './dial-props';

export const PLATES = ['bow', 'starboard', 'stern', 'port'] as const;
export type Plate = (typeof PLATES)[number];

export type NamedSector = Sector & { readonly plate: Plate };

export const STEP = { range: 0.25, bearing: 1, inch: 1, turn: 5 } as const;

type Aiming = Pick<DialProps, 'arcs' | 'bands' | 'nearWithin' | 'aims' | 'tubes'>;

/** What the position of the target means on the dial: which arcs and which band are lit, which ring is marked. */
export interface DialState {
  readonly held: readonly NamedSector[];
  /** From and to, in inches; null when no band is lit. */
  readonly band: readonly [number, number] | null;
  /** The ring that is about to change the band. */
  readonly near: number | null;
}

/** The arcs as they lie on the dial, clockwise from the bow. */
export function gunSectors(arcs: DialArcs): readonly NamedSector[] {
  const [bow] = sectorsOf(arcs.bow);
  const [starboard, port] = sectorsOf(arcs.side);
  const [stern] = sectorsOf(arcs.stern);
  return named({ bow, starboard, stern, port });
}

export function tubeSectors({ limits }: DialTubes): readonly NamedSector[] {
  const [starboard, port] = sectorsOf(limits);
  return named({ starboard, port });
}

/** The arcs that count: those of the guns, or of the tubes when they are aimed. */
export const sectorsIn = ({ arcs, aims, tubes }: Pick<Aiming, 'arcs' | 'aims' | 'tubes'>): readonly NamedSector[] =>
  aims === 'tubes' && tubes ? tubeSectors(tubes) : gunSectors(arcs);

/** The rings there are. For tubes the one they reach to and the next: the rest of the table is out of the question. */
export function ringsIn({ bands, aims, tubes }: Pick<Aiming, 'bands' | 'aims' | 'tubes'>): readonly number[] {
  if (aims !== 'tubes' || !tubes) return bands;
  return [tubes.reach, bands.find((edge) => edge > tubes.reach) ?? 2 * tubes.reach];
}

export function dialState(aiming: Aiming, target: DialPosition | undefined): DialState {
  if (!target) return { held: [], band: null, near: null };
  const { bands, nearWithin, aims, tubes } = aiming;
  const edges = aims === 'tubes' && tubes ? [tubes.reach] : bands;
  const held = sectorsIn(aiming).filter((sector) => inSector(sector, degrees(target.bearing)));
  const index = bandAt(inches(target.range), edges);
  const outer = edges[index];
  const near = held.length > 0 ? nearEdge(inches(target.range), edges, nearWithin) : null;
  return {
    held,
    band: held.length > 0 && outer !== undefined ? [edges[index - 1] ?? 0, outer] : null,
    near: near && near.edge,
  };
}

/** Where a finger puts the target. In the very middle there is no direction, so it keeps the one it had. */
export function positionAt(layout: DialLayout, point: ScreenPoint, before: DialPosition): DialPosition {
  const { radius, bearing } = polarOf(layout.centre, point, degrees(before.bearing));
  const range = snapBetween(rangeAt(layout, radius), STEP.range, 0, layout.farthest);
  return { range, bearing: range === 0 ? normalised(before.bearing) : snapBearing(bearing, STEP.bearing) };
}

/** A step in or out. A range off the quarter inches, from a plot perhaps, goes to the next one first. */
export function stepRange({ range, bearing }: DialPosition, by: number, farthest: number): DialPosition {
  const near = snap(range, STEP.range);
  const passed = by > 0 ? near > range : near < range;
  const from = passed && Math.abs(by) === STEP.range ? near - by : near;
  return { range: Math.max(0, Math.min(farthest, from + by)), bearing };
}

export const stepBearing = ({ range, bearing }: DialPosition, by: number): DialPosition => ({
  range,
  bearing: normalised(bearing + by),
});

/** The middle of an arc: what a tape user means by "to starboard". */
export const onPlate = ({ range }: DialPosition, { start, sweep }: Sector): DialPosition => ({
  range,
  bearing: normalised(start + sweep / 2),
});

export const activeOf = ({ targets, activeId }: Pick<DialProps, 'targets' | 'activeId'>): DialTarget | undefined =>
  targets.find(({ id }) => id === activeId);

const named = (sectors: Readonly<Partial<Record<Plate, Sector | undefined>>>): readonly NamedSector[] =>
  PLATES.flatMap((plate) => {
    const sector = sectors[plate];
    return sector ? [{ ...sector, plate }] : [];
  });
