import type { TubeMount } from '../arcs';
import { boatsOf } from '../ships/data/class-boats';
import {
  ARMOUR_QUALITY,
  BELT_ARMOUR,
  BOATS_PER_BASE,
  type HouseGun,
  LARGE_CRUISER_T,
  LEAST_ARMOUR,
  LEAST_FACTORS,
  MISC_BARRELS_PER_DIE,
  SIZES_BY_LENGTH,
  SPEED,
  TUBES_PER_FACTOR,
  UNARMOURED,
} from '../ships/data/conversion';
import { type HouseBattery, rateShip, reached, typeOf, weaponOf } from '../ships/rate-ship';
import type { GunGroup, ShipFacts, ShipKind, TubeFact } from '../ships/ship-facts';
import type { ShipType } from '../types';

// How each house rating follows from the facts: the steps of rate-ship.ts, told instead of taken.

type TypeReason = {
  readonly type: ShipType;
  readonly kind: ShipKind;
  /** For the one kind that is told apart by its weight. */
  readonly weight: { readonly displacementT: number; readonly from: number } | null;
};

export const typeReason = (facts: ShipFacts): TypeReason => ({
  type: typeOf(facts),
  kind: facts.kind,
  weight: facts.kind === 'protected-cruiser' ? { displacementT: facts.displacementT, from: LARGE_CRUISER_T } : null,
});

type SpeedReason = {
  readonly speed: number;
  readonly speedKn: number;
  readonly inchesPerKnot: number;
  /** Before it is rounded to half inches. */
  readonly exact: number;
};

export const speedReason = ({ speedKn }: ShipFacts): SpeedReason => {
  const exact = speedKn * SPEED.inchesPerKnot;
  return { speed: Math.round(exact / SPEED.step) * SPEED.step, speedKn, inchesPerKnot: SPEED.inchesPerKnot, exact };
};

type ArmourReason =
  | { readonly by: 'kind'; readonly armour: 0; readonly kind: ShipKind }
  | {
      readonly by: 'belt';
      readonly armour: number;
      readonly beltMm: number;
      readonly launched: number;
      /** What a millimetre of that year counts, and what the belt comes to. */
      readonly quality: number;
      readonly worthMm: number;
      /** The step it reaches; null where any belt counts. */
      readonly from: number | null;
    }
  | { readonly by: 'deck'; readonly armour: number; readonly deckMm: number; readonly from: number }
  | { readonly by: 'none'; readonly armour: 0; readonly deckMm: number; readonly from: number };

export function armourReason({ kind, launched, beltMm, deckMm }: ShipFacts): ArmourReason {
  if (UNARMOURED.includes(kind)) return { by: 'kind', armour: 0, kind };
  if (beltMm > 0) {
    const quality = reached(ARMOUR_QUALITY, launched)?.quality ?? 0;
    const worthMm = beltMm * quality;
    const step = reached(BELT_ARMOUR, worthMm);
    const armour = step?.armour ?? LEAST_ARMOUR.armour;
    return { by: 'belt', armour, beltMm, launched, quality, worthMm, from: step?.from ?? null };
  }
  const from = LEAST_ARMOUR.deckMm;
  return deckMm >= from
    ? { by: 'deck', armour: LEAST_ARMOUR.armour, deckMm, from }
    : { by: 'none', armour: 0, deckMm, from };
}

type SizeReason = {
  readonly size: { readonly gun: number; readonly torpedo: number };
  readonly by: 'boat' | 'length';
  readonly lengthM: number;
  /** The step her length reaches; 0 for the smallest. */
  readonly from: number;
};

export function sizeReason(facts: ShipFacts): SizeReason {
  const { lengthM } = facts;
  const { type, size } = rateShip(facts);
  if (type === 'TB' || type === 'TBD') return { size, by: 'boat', lengthM, from: 0 };
  return { size, by: 'length', lengthM, from: reached(SIZES_BY_LENGTH, lengthM)?.from ?? 0 };
}

type BatteryReason = {
  readonly battery: HouseBattery;
  /** The guns that fire together as this weapon, heaviest first. */
  readonly groups: readonly GunGroup[];
  readonly barrelsPerDie: number;
};

/** Null for a weapon her facts do not give her. */
export function batteryReason(facts: ShipFacts, weapon: HouseGun): BatteryReason | null {
  const { type, batteries } = rateShip(facts);
  const battery = batteries.find((one) => one.weapon === weapon);
  if (battery === undefined) return null;
  const groups = [...facts.mainGuns, ...facts.secondaryGuns, ...facts.tertiaryGuns]
    .filter(({ calibreMm }) => weaponOf(calibreMm, facts, type) === weapon)
    .sort((a, b) => b.calibreMm - a.calibreMm);
  return { battery, groups, barrelsPerDie: weapon === 'misc' ? MISC_BARRELS_PER_DIE : 1 };
}

type TorpedoReason = {
  readonly factors: number;
  readonly mount: TubeMount | null;
  readonly by: 'none' | 'boat' | 'share';
  readonly tubes: number;
  readonly tubesPerFactor: number;
  readonly least: number;
  readonly tubesMount: TubeFact;
};

export function torpedoReason(facts: ShipFacts): TorpedoReason {
  const { type, torpedoes } = rateShip(facts);
  const { torpedoTubes: tubes, tubesMount } = facts;
  const isBoat = type === 'TB' || type === 'TBD';
  return {
    ...torpedoes,
    by: tubes === 0 ? 'none' : isBoat ? 'boat' : 'share',
    tubes,
    tubesPerFactor: TUBES_PER_FACTOR,
    least: LEAST_FACTORS,
    tubesMount,
  };
}

type BoatsReason = { readonly boats: number; readonly hulls: number; readonly most: number };

export const boatsReason = (facts: ShipFacts): BoatsReason => ({
  boats: rateShip(facts).boatsPerBase,
  hulls: Math.max(1, boatsOf(facts.id).length),
  most: BOATS_PER_BASE,
});
