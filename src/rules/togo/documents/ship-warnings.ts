import { BOAT_GUN, type HouseGun } from '../ships/data/conversion';
import { SHIPS } from '../ships/library';
import { folded } from '../ships/spelling';
import { ARCS, type ShipType } from '../types';
import { designOf, type ShipDesign } from './ship-design';
import { type ShipNumber, shipNumber } from './ship-edit';
import { HOUSE_GUNS, SHIP_TYPES } from './ship-limits';

/** Something that looks like a slip. It never stands in the way: the owner may mean it. */
export type ShipWarning =
  /** Guns, but none of them marked as main: M hits would halve nothing. */
  | { readonly code: 'no-main' }
  | { readonly code: 'several-mains'; readonly weapons: readonly HouseGun[] }
  | { readonly code: 'main-not-heaviest'; readonly main: HouseGun; readonly heavier: HouseGun }
  | { readonly code: 'battery-without-dice'; readonly weapon: HouseGun }
  | { readonly code: 'weapon-twice'; readonly weapon: HouseGun }
  /** The same guns under two names, once the year of the battle is known. */
  | { readonly code: 'boat-guns-twice' }
  | { readonly code: 'many-dice'; readonly weapon: HouseGun; readonly dice: number; readonly most: number }
  | { readonly code: 'torpedoes-without-mount' }
  | { readonly code: 'mount-without-torpedoes' }
  | { readonly code: 'unarmed' }
  | { readonly code: 'unarmoured'; readonly type: ShipType }
  | { readonly code: 'still' }
  | { readonly code: 'torpedo-size-over-gun-size' }
  | { readonly code: 'boats-on-ship'; readonly type: ShipType }
  | { readonly code: 'unusual'; readonly number: ShipNumber; readonly type: ShipType; readonly usual: Range }
  | { readonly code: 'same-name'; readonly name: string; readonly id: string };

type Range = { readonly from: number; readonly to: number };

/** All that looks wrong with a ship, beside the others she would stand among. */
export const shipWarnings = (design: ShipDesign, others: Iterable<ShipDesign>): readonly ShipWarning[] => [
  ...namesakes(design, others),
  ...gunWarnings(design),
  ...torpedoWarnings(design),
  ...hullWarnings(design),
];

/** What the ships of a type in the library have. */
export const usualRange = (type: ShipType, number: ShipNumber): Range => USUAL[type][number];

function namesakes({ id, side, name }: ShipDesign, others: Iterable<ShipDesign>): readonly ShipWarning[] {
  const wanted = folded(name);
  const [twin] = [...others].filter((one) => one.id !== id && one.side === side && folded(one.name) === wanted);
  return twin ? [{ code: 'same-name', name: twin.name, id: twin.id }] : [];
}

function gunWarnings({ ratings: { type, batteries, torpedoes } }: ShipDesign): readonly ShipWarning[] {
  const warnings: ShipWarning[] = [];
  const most = ({ dice }: (typeof batteries)[number]): number => Math.max(...ARCS.map((arc) => dice[arc]));
  const mains = batteries.filter(({ main }) => main);
  const armed = batteries.filter((battery) => most(battery) > 0);
  const weight = (weapon: HouseGun): number => HOUSE_GUNS.indexOf(weapon);

  if (armed.length > 0 && mains.length === 0) warnings.push({ code: 'no-main' });
  if (mains.length > 1) warnings.push({ code: 'several-mains', weapons: mains.map(({ weapon }) => weapon) });
  const [heaviest] = armed;
  const [main] = mains;
  if (mains.length === 1 && main && heaviest && weight(heaviest.weapon) < weight(main.weapon)) {
    warnings.push({ code: 'main-not-heaviest', main: main.weapon, heavier: heaviest.weapon });
  }
  for (const battery of batteries) {
    const { weapon } = battery;
    if (most(battery) === 0) warnings.push({ code: 'battery-without-dice', weapon });
    if (most(battery) > MOST_DICE) {
      warnings.push({ code: 'many-dice', weapon, dice: most(battery), most: MOST_DICE });
    }
  }
  const weapons = batteries.map(({ weapon }) => weapon);
  const twice = new Set(weapons.filter((weapon, place) => weapons.indexOf(weapon) !== place));
  for (const weapon of twice) warnings.push({ code: 'weapon-twice', weapon });
  if (weapons.includes(BOAT_GUN) && (weapons.includes('6/12p(R)') || weapons.includes('6/12p(J)'))) {
    warnings.push({ code: 'boat-guns-twice' });
  }
  if (type !== 'convoy' && armed.length === 0 && torpedoes.factors === 0) warnings.push({ code: 'unarmed' });
  return warnings;
}

function torpedoWarnings({ ratings: { torpedoes } }: ShipDesign): readonly ShipWarning[] {
  if (torpedoes.factors > 0 && torpedoes.mount === null) return [{ code: 'torpedoes-without-mount' }];
  if (torpedoes.factors === 0 && torpedoes.mount !== null) return [{ code: 'mount-without-torpedoes' }];
  return [];
}

const ARMOURED: readonly ShipType[] = ['B', 'CA'];
const BOATS: readonly ShipType[] = ['TBD', 'TB'];

function hullWarnings(design: ShipDesign): readonly ShipWarning[] {
  const { type, armour, speed, size, boatsPerBase } = design.ratings;
  const warnings: ShipWarning[] = [];
  const bare = armour === 0 && ARMOURED.includes(type);
  const crowded = boatsPerBase > 1 && !BOATS.includes(type);
  if (speed === 0) warnings.push({ code: 'still' });
  if (bare) warnings.push({ code: 'unarmoured', type });
  if (size.torpedo > size.gun) warnings.push({ code: 'torpedo-size-over-gun-size' });
  if (crowded) warnings.push({ code: 'boats-on-ship', type });
  const said: readonly (ShipNumber | false)[] = [speed === 0 && 'speed', bare && 'armour', crowded && 'boatsPerBase'];
  for (const number of ['speed', 'armour', 'gunSize', 'torpedoSize', 'factors', 'boatsPerBase', 'lengthM'] as const) {
    const usual = usualRange(type, number);
    const value = shipNumber(design, number);
    if ((value < usual.from || value > usual.to) && !said.includes(number)) {
      warnings.push({ code: 'unusual', number, type, usual });
    }
  }
  return warnings;
}

const LIBRARY = SHIPS.map(designOf);
/** More than any battery of the war had. */
const MOST_DICE = Math.max(
  ...LIBRARY.flatMap(({ ratings }) => ratings.batteries.flatMap(({ dice }) => ARCS.map((arc) => dice[arc]))),
);

type Usual = { readonly [N in ShipNumber]: Range };

function usualOf(type: ShipType): Usual {
  const ships = LIBRARY.filter(({ ratings }) => ratings.type === type);
  const range = (number: ShipNumber): Range => {
    const values = ships.map((ship) => shipNumber(ship, number));
    return { from: Math.min(...values), to: Math.max(...values) };
  };
  return {
    speed: range('speed'),
    armour: range('armour'),
    gunSize: range('gunSize'),
    torpedoSize: range('torpedoSize'),
    factors: range('factors'),
    boatsPerBase: range('boatsPerBase'),
    lengthM: range('lengthM'),
  };
}

const USUAL = Object.fromEntries(SHIP_TYPES.map((type) => [type, usualOf(type)])) as {
  readonly [T in ShipType]: Usual;
};
