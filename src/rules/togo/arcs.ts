import { ARC_LIMITS, TUBE_LIMITS } from './data/scale';
import type { HouseRules } from './house-rules';
import { type Arc, ARCS, type ByArc } from './types';

export type TubeMount = keyof typeof TUBE_LIMITS;

/** Degrees off the bow on either side, 0 to 180, of any relative bearing. */
export function offBow(bearing: number): number {
  const turned = Math.abs(bearing) % 360;
  return turned > 180 ? 360 - turned : turned;
}

/** The arcs a target stands in: one, or two when it is exactly on their edge (TOGO-34, AMB-25). */
export function arcsAt(bearing: number): readonly Arc[] {
  const off = offBow(bearing);
  return ARCS.filter((arc) => ARC_LIMITS[arc].from <= off && off <= ARC_LIMITS[arc].to);
}

/** Dice of a battery at a bearing; on an edge the firer takes the better arc, or both sides throw for it (AMB-25). */
export function bearingDice(
  dice: ByArc<number>,
  bearing: number,
  house: HouseRules,
): { readonly arc: Arc; readonly dice: number; readonly contested: boolean } {
  const options = arcsAt(bearing).map((arc) => ({ arc, dice: dice[arc] }));
  const best = options.reduce((a, b) => (b.dice > a.dice ? b : a));
  return { ...best, contested: house.arcEdge === 'dice-off' && options.some((option) => option.dice !== best.dice) };
}

/** Whether tubes can launch at a bearing: side arcs, or 30 degrees on the beam for fixed tubes (TOGO-44). */
export function tubesBear(mount: TubeMount, bearing: number): boolean {
  const off = offBow(bearing);
  return TUBE_LIMITS[mount].from <= off && off <= TUBE_LIMITS[mount].to;
}
