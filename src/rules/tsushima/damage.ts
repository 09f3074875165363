import type { Gun, ShipType } from './types';
import { isBoat, SUNK } from './types';

/** Hits after more of them: a merchant sinks by one, others by three in all (TSU-42, TSU-43). */
export const hitsAfter = (type: ShipType, hits: number, more: number): number =>
  more > 0 && type === 'M' ? SUNK : Math.min(SUNK, hits + more);

/** Salvos of a gun after so many hits (TSU-42, TSU-43). Factors are never reduced (TSU-36). */
export function salvosAfter(type: ShipType, gun: Gun, hits: number): number {
  if (hits >= SUNK) return 0;
  if (isBoat(type)) return Math.max(0, gun.salvos - hits);
  if (hits === 0) return gun.salvos;
  return hits === 1 ? halved(gun.salvos) : Math.min(1, gun.salvos);
}

/** Halved, fractions down, but at least one (AMB-20). */
export const halved = (salvos: number): number => (salvos === 0 ? 0 : Math.max(1, Math.floor(salvos / 2)));

/** Torpedo salvos left: each hit takes one (TSU-43). */
export const torpedoSalvosAfter = (salvos: number, hits: number): number => Math.max(0, salvos - hits);

/** Movement factor on the map (TSU-42, TSU-43). */
export const moveAfter = (type: ShipType, move: number, hits: number): number =>
  hits === 2 && !isBoat(type) ? Math.floor(move / 2) : move;
