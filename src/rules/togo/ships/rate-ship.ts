import type { TubeMount } from '../arcs';
import { type BatteryRating, destroyerGun } from '../ship';
import { type ByArc, type ShipType, type Side } from '../types';
import { boatsOf } from './data/class-boats';
import {
  ARMOUR_QUALITY,
  BELT_ARMOUR,
  BOAT_GUN,
  BOAT_SIZES,
  BOATS_PER_BASE,
  type HouseGun,
  LARGE_CRUISER_T,
  LEAST_ARMOUR,
  LEAST_FACTORS,
  MISC_BARRELS_PER_DIE,
  SIZES_BY_LENGTH,
  SPEED,
  TUBES_PER_FACTOR,
  TYPES,
  UNARMOURED,
  WEAPONS_BY_CALIBRE,
  WEAPONS_ON_BOATS,
} from './data/conversion';
import type { GunGroup, ShipFacts } from './ship-facts';

/** A battery before the year of the battle is known. */
export type HouseBattery = { readonly weapon: HouseGun; readonly main: boolean; readonly dice: ByArc<number> };

/** House ratings: ours, worked out from the facts, and labelled so wherever they are shown. */
export type HouseRatings = {
  readonly type: ShipType;
  /** Inches a turn. */
  readonly speed: number;
  readonly armour: number;
  readonly size: { readonly gun: number; readonly torpedo: number };
  /** Heaviest first; one battery for each weapon. Of one boat where a base carries several. */
  readonly batteries: readonly HouseBattery[];
  readonly torpedoes: { readonly factors: number; readonly mount: TubeMount | null };
  /** Boats a base of this class carries unless a scenario or fleet says otherwise. */
  readonly boatsPerBase: number;
};

export function rateShip(facts: ShipFacts): HouseRatings {
  const type = typeOf(facts);
  return {
    type,
    speed: speedOf(facts),
    armour: armourOf(facts),
    size: sizeOf(facts, type),
    batteries: batteriesOf(facts, type),
    torpedoes: torpedoesOf(facts, type),
    boatsPerBase: boatsPerBaseOf(facts),
  };
}

/** The batteries as the rule book fires them, once the year of the battle is known (TOGO-42). */
export const batteriesIn = (year: number, side: Side, batteries: readonly HouseBattery[]): readonly BatteryRating[] =>
  batteries.map(({ weapon, main, dice }) => {
    const gun = weapon === BOAT_GUN ? destroyerGun(side, year) : weapon;
    return { name: gun, weapon: gun, main, dice };
  });

export const typeOf = ({ kind, displacementT }: ShipFacts): ShipType =>
  kind === 'protected-cruiser' && displacementT >= LARGE_CRUISER_T ? 'C2' : TYPES[kind];

const speedOf = ({ speedKn }: ShipFacts): number =>
  Math.round((speedKn * SPEED.inchesPerKnot) / SPEED.step) * SPEED.step;

function armourOf({ kind, launched, beltMm, deckMm }: ShipFacts): number {
  if (UNARMOURED.includes(kind)) return 0;
  const belt = beltMm * (reached(ARMOUR_QUALITY, launched)?.quality ?? 0);
  const thick = reached(BELT_ARMOUR, belt);
  if (thick !== undefined) return thick.armour;
  return belt > 0 || deckMm >= LEAST_ARMOUR.deckMm ? LEAST_ARMOUR.armour : 0;
}

function sizeOf({ lengthM }: ShipFacts, type: ShipType): HouseRatings['size'] {
  if (type === 'TB' || type === 'TBD') return BOAT_SIZES[type];
  return reached(SIZES_BY_LENGTH, lengthM)?.size ?? SIZES_BY_LENGTH[3].size;
}

export function weaponOf(calibreMm: number, { launched }: ShipFacts, type: ShipType): HouseGun {
  if (isBoat(type)) return reached(WEAPONS_ON_BOATS, calibreMm)?.weapon ?? 'misc';
  const row = reached(WEAPONS_BY_CALIBRE, calibreMm);
  const old = row?.launched !== undefined && launched < row.launched;
  return (old ? row?.older : row?.weapon) ?? 'misc';
}

/** Groups of one weapon are added before light barrels become dice: rounding each group up would invent guns. */
function batteriesOf(facts: ShipFacts, type: ShipType): readonly HouseBattery[] {
  const groups = [...facts.mainGuns, ...facts.secondaryGuns, ...facts.tertiaryGuns];
  const heaviestFirst = groups.sort((a, b) => b.calibreMm - a.calibreMm);
  const bearing = new Map<HouseGun, ByArc<number>>();
  for (const group of heaviestFirst) {
    const weapon = weaponOf(group.calibreMm, facts, type);
    bearing.set(weapon, added(bearing.get(weapon), group));
  }
  return [...bearing].map(([weapon, guns], index) => ({ weapon, main: index === 0, dice: diceOf(weapon, guns) }));
}

const added = (sum: ByArc<number> | undefined, { bow, side, stern }: GunGroup): ByArc<number> => ({
  bow: (sum?.bow ?? 0) + bow,
  side: (sum?.side ?? 0) + side,
  stern: (sum?.stern ?? 0) + stern,
});

function diceOf(weapon: HouseGun, { bow, side, stern }: ByArc<number>): ByArc<number> {
  if (weapon !== 'misc') return { bow, side, stern };
  const dice = (barrels: number): number => Math.ceil(barrels / MISC_BARRELS_PER_DIE);
  return { bow: dice(bow), side: dice(side), stern: dice(stern) };
}

function torpedoesOf({ torpedoTubes, tubesMount }: ShipFacts, type: ShipType): HouseRatings['torpedoes'] {
  if (torpedoTubes === 0) return { factors: 0, mount: null };
  if (isBoat(type)) return { factors: torpedoTubes, mount: 'trainable' };
  const factors = Math.max(LEAST_FACTORS, Math.floor(torpedoTubes / TUBES_PER_FACTOR));
  return { factors, mount: tubesMount === 'trainable' ? 'trainable' : 'fixed' };
}

const boatsPerBaseOf = ({ id }: ShipFacts): number => Math.min(BOATS_PER_BASE, Math.max(1, boatsOf(id).length));

const isBoat = (type: ShipType): type is 'TB' | 'TBD' => type === 'TB' || type === 'TBD';

/** The row of a ladder that answers for a value. */
export const reached = <Row extends { readonly from: number }>(
  ladder: readonly Row[],
  value: number,
): Row | undefined => ladder.find(({ from }) => value >= from);
