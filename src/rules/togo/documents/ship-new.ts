import type { HouseGun } from '../ships/data/conversion';
import type { HouseBattery, HouseRatings } from '../ships/rate-ship';
import type { ShipType, Side } from '../types';
import type { ShipDesign } from './ship-design';
import { LONGEST_NAME } from './ship-limits';

type Blank = Omit<HouseRatings, 'type'> & { readonly lengthM: number };
type Guns = readonly [weapon: HouseGun, bow: number, side: number, stern: number];

/** Where a ship made from nothing begins: a plain ship of her type, as most of the library's are. */
const BLANKS: { readonly [T in ShipType]: Blank } = {
  B: blank(120, 3, 3, [5, 4], 2, 'fixed', [
    ['12in', 2, 4, 2],
    ['6in', 4, 6, 4],
    ['12p', 4, 8, 4],
  ]),
  CA: blank(125, 3.5, 3, [5, 4], 2, 'fixed', [
    ['8in', 2, 4, 2],
    ['6in', 4, 6, 4],
    ['12p', 4, 6, 4],
  ]),
  C2: blank(120, 3.5, 1, [5, 4], 2, 'fixed', [
    ['6in', 3, 6, 3],
    ['12p', 4, 6, 4],
  ]),
  C3: blank(100, 3.5, 0, [4, 3], 1, 'fixed', [
    ['4.7in', 2, 4, 2],
    ['misc', 1, 2, 1],
  ]),
  TBD: { ...blank(65, 5, 0, [2, 1], 2, 'trainable', [['tbd', 2, 3, 2]]), boatsPerBase: 4 },
  TB: { ...blank(40, 4, 0, [1, 1], 2, 'trainable', [['misc', 1, 1, 0]]), boatsPerBase: 4 },
  convoy: blank(110, 2, 0, [5, 4], 0, null, []),
};

/** A ship from nothing; her name is the caller's, because words live at the edge. */
export function blankDesign({
  id,
  name,
  side,
  type,
}: {
  id: string;
  name: string;
  side: Side;
  type: ShipType;
}): ShipDesign {
  const { lengthM, ...ratings } = BLANKS[type];
  return { id, name, side, shipClass: '', lengthM, ratings: { type, ...ratings }, notes: '', from: null };
}

/** Another ship just like this one. An edited library ship's copy still knows the ship it was made from. */
export const copyDesign = (design: ShipDesign, id: string, taken: readonly string[]): ShipDesign => ({
  ...design,
  id,
  name: copyName(design.name, taken),
});

/** "Mikasa" becomes "Mikasa (2)", and that "Mikasa (3)", whatever is free. */
export function copyName(name: string, taken: readonly string[]): string {
  const used = new Set(taken);
  const stem = name.replace(/ \(\d+\)$/, '');
  for (let number = 2; ; number += 1) {
    const tail = ` (${number})`;
    const candidate = stem.slice(0, LONGEST_NAME - tail.length).trimEnd() + tail;
    if (!used.has(candidate)) return candidate;
  }
}

function blank(
  lengthM: number,
  speed: number,
  armour: number,
  [gun, torpedo]: readonly [number, number],
  factors: number,
  mount: Blank['torpedoes']['mount'],
  guns: readonly Guns[],
): Blank {
  const batteries = guns.map(([weapon, bow, side, stern], place): HouseBattery => ({
    weapon,
    main: place === 0,
    dice: { bow, side, stern },
  }));
  return { lengthM, speed, armour, size: { gun, torpedo }, torpedoes: { factors, mount }, batteries, boatsPerBase: 1 };
}
