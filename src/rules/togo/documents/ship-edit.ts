import type { HouseGun } from '../ships/data/conversion';
import type { HouseBattery, HouseRatings } from '../ships/rate-ship';
import type { Arc } from '../types';
import type { ShipDesign } from './ship-design';
import { HOUSE_GUNS, type Limits, MOST_BATTERIES, SHIP_LIMITS, stepped } from './ship-limits';

/** The numbers of a ship that are not dice. */
export const SHIP_NUMBERS = [
  'speed',
  'armour',
  'gunSize',
  'torpedoSize',
  'factors',
  'boatsPerBase',
  'lengthM',
] as const;
export type ShipNumber = (typeof SHIP_NUMBERS)[number];

export const NUMBER_LIMITS: { readonly [N in ShipNumber]: Limits } = {
  speed: SHIP_LIMITS.speed,
  armour: SHIP_LIMITS.armour,
  gunSize: SHIP_LIMITS.size,
  torpedoSize: SHIP_LIMITS.size,
  factors: SHIP_LIMITS.factors,
  boatsPerBase: SHIP_LIMITS.boats,
  lengthM: SHIP_LIMITS.length,
};

export const shipNumber = ({ lengthM, ratings }: ShipDesign, number: ShipNumber): number =>
  ({
    speed: ratings.speed,
    armour: ratings.armour,
    gunSize: ratings.size.gun,
    torpedoSize: ratings.size.torpedo,
    factors: ratings.torpedoes.factors,
    boatsPerBase: ratings.boatsPerBase,
    lengthM,
  })[number];

export function withNumber(design: ShipDesign, number: ShipNumber, value: number): ShipDesign {
  const { size, torpedoes } = design.ratings;
  switch (number) {
    case 'lengthM':
      return { ...design, lengthM: value };
    case 'gunSize':
      return withRatings(design, { size: { ...size, gun: value } });
    case 'torpedoSize':
      return withRatings(design, { size: { ...size, torpedo: value } });
    case 'factors':
      return withRatings(design, { torpedoes: { ...torpedoes, factors: value } });
    case 'speed':
    case 'armour':
    case 'boatsPerBase':
      return withRatings(design, { [number]: value });
  }
}

export const stepNumber = (design: ShipDesign, number: ShipNumber, way: 1 | -1): ShipDesign =>
  withNumber(design, number, stepped(shipNumber(design, number), way, NUMBER_LIMITS[number]));

export const withRatings = (design: ShipDesign, change: Partial<HouseRatings>): ShipDesign => ({
  ...design,
  ratings: { ...design.ratings, ...change },
});

/** Batteries stand in the order of their weight, so that where they stand is never a difference. */
export const withBatteries = (design: ShipDesign, batteries: readonly HouseBattery[]): ShipDesign =>
  withRatings(design, { batteries: [...batteries].sort((a, b) => weight(a) - weight(b)) });

export const canAddBattery = ({ ratings }: ShipDesign): boolean => ratings.batteries.length < MOST_BATTERIES;

/** A new battery begins small; the first one is the main battery. */
export function addBattery(design: ShipDesign, weapon: HouseGun): ShipDesign {
  if (!canAddBattery(design)) return design;
  const { batteries } = design.ratings;
  return withBatteries(design, [
    ...batteries,
    { weapon, main: batteries.length === 0, dice: { bow: 1, side: 2, stern: 1 } },
  ]);
}

export const removeBattery = (design: ShipDesign, index: number): ShipDesign =>
  withBatteries(
    design,
    design.ratings.batteries.filter((_, place) => place !== index),
  );

export const changeBattery = (
  design: ShipDesign,
  index: number,
  change: (battery: HouseBattery) => HouseBattery,
): ShipDesign =>
  withBatteries(
    design,
    design.ratings.batteries.map((battery, place) => (place === index ? change(battery) : battery)),
  );

export const stepDice = (design: ShipDesign, index: number, arc: Arc, way: 1 | -1): ShipDesign =>
  changeBattery(design, index, (battery) => ({
    ...battery,
    dice: { ...battery.dice, [arc]: stepped(battery.dice[arc], way, SHIP_LIMITS.dice) },
  }));

/** What a list shows of her guns: the main battery, or the heaviest where none is marked. */
export const leadingBattery = ({ ratings }: ShipDesign): HouseBattery | null =>
  ratings.batteries.find(({ main }) => main) ?? ratings.batteries[0] ?? null;

const weight = ({ weapon }: HouseBattery): number => HOUSE_GUNS.indexOf(weapon);
