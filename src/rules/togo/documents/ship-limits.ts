import { BOAT_GUN, type HouseGun } from '../ships/data/conversion';
import { COLUMNS, type ShipType, SMALL_TYPES } from '../types';

export type Limits = { readonly min: number; readonly max: number; readonly step: number };

/** What a rating may be (chapter 6 of the rules), and how far one tap moves it. What is merely unusual is a warning. */
export const SHIP_LIMITS = {
  dice: { min: 0, max: 20, step: 1 },
  size: { min: 1, max: 6, step: 1 },
  armour: { min: 0, max: 6, step: 1 },
  speed: { min: 0, max: 8, step: 0.5 },
  factors: { min: 0, max: 20, step: 1 },
  boats: { min: 1, max: 20, step: 1 },
  length: { min: 10, max: 400, step: 1 },
} as const satisfies { readonly [key: string]: Limits };

export const MOST_BATTERIES = 12;
/** Letters of a ship's name and of her class, and of her notes. */
export const LONGEST_NAME = 120;
export const LONGEST_NOTE = 2000;

export const SHIP_TYPES: readonly ShipType[] = [...COLUMNS, ...SMALL_TYPES];

/** Every gun a battery can have, the heaviest first: the order batteries stand in. */
export const HOUSE_GUNS: readonly HouseGun[] = [
  '12.5in',
  '12in',
  '10in',
  '8in',
  '6in',
  '4.7in',
  '12p',
  BOAT_GUN,
  '6/12p(R)',
  '6/12p(J)',
  'misc',
];

/** One tap on plus or minus. A value between two steps (131.7 m) goes to the next whole one, not past it. */
export function stepped(value: number, way: 1 | -1, { min, max, step }: Limits): number {
  const steps = value / step;
  const next = (way > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step;
  return Math.min(max, Math.max(min, next));
}
