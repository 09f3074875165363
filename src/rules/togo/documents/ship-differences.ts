import type { TubeMount } from '../arcs';
import { shipById } from '../ships/library';
import type { HouseBattery } from '../ships/rate-ship';
import { ARCS, type ShipType, type Side } from '../types';
import { designOf, type ShipDesign } from './ship-design';
import { SHIP_NUMBERS, type ShipNumber, shipNumber, withBatteries, withNumber, withRatings } from './ship-edit';

type Was<Field, Value> = { readonly field: Field; readonly was: Value; readonly is: Value };

/** One thing that is not as it was. A battery is known by its weapon and its place among those of that weapon. */
export type ShipDifference =
  | Was<'name' | 'shipClass' | 'notes', string>
  | Was<'side', Side>
  | Was<'type', ShipType>
  | Was<ShipNumber, number>
  | Was<'mount', TubeMount | null>
  | (Was<'battery', HouseBattery | null> & { readonly weapon: HouseBattery['weapon']; readonly nth: number });

/** The library ship a design was made from; null for one made from nothing, or from a ship the library no longer has. */
export function libraryDesign({ from }: ShipDesign): ShipDesign | null {
  const facts = from === null ? null : shipById(from);
  return facts && designOf(facts);
}

/** A library ship under her own id, rather than one of the owner's. */
export const isLibraryShip = ({ id }: Pick<ShipDesign, 'id'>): boolean => shipById(id) !== null;

/** What the owner has changed in a ship of the library, or in a copy of one; a copy has a name of its own. */
export function ownChanges(design: ShipDesign): readonly ShipDifference[] {
  const library = libraryDesign(design);
  if (library === null) return [];
  const all = shipDifferences(library, design);
  return isLibraryShip(design) ? all : all.filter(({ field }) => field !== 'name');
}

export function shipDifferences(was: ShipDesign, is: ShipDesign): readonly ShipDifference[] {
  const plain: ShipDifference[] = [
    { field: 'name', was: was.name, is: is.name },
    { field: 'side', was: was.side, is: is.side },
    { field: 'shipClass', was: was.shipClass, is: is.shipClass },
    { field: 'type', was: was.ratings.type, is: is.ratings.type },
    ...SHIP_NUMBERS.map((field): ShipDifference => ({ field, was: shipNumber(was, field), is: shipNumber(is, field) })),
    { field: 'mount', was: was.ratings.torpedoes.mount, is: is.ratings.torpedoes.mount },
    { field: 'notes', was: was.notes, is: is.notes },
  ];
  return [...plain.filter((difference) => difference.was !== difference.is), ...batteryDifferences(was, is)];
}

/** The design with this one thing as it was. */
export function putBack(design: ShipDesign, difference: ShipDifference): ShipDesign {
  switch (difference.field) {
    case 'name':
    case 'shipClass':
    case 'notes':
      return { ...design, [difference.field]: difference.was };
    case 'side':
      return { ...design, side: difference.was };
    case 'type':
      return withRatings(design, { type: difference.was });
    case 'mount':
      return withRatings(design, { torpedoes: { ...design.ratings.torpedoes, mount: difference.was } });
    case 'battery':
      return putBatteryBack(design, difference);
    default:
      return withNumber(design, difference.field, difference.was);
  }
}

/** All as in the library; a copy keeps the name and the id that make her another ship. */
export function asInLibrary(design: ShipDesign): ShipDesign {
  const library = libraryDesign(design);
  if (library === null) return design;
  return isLibraryShip(design) ? library : { ...library, id: design.id, name: design.name };
}

const placed = ({ ratings }: ShipDesign) => {
  const seen = new Map<string, number>();
  return ratings.batteries.map((battery, index) => {
    const nth = seen.get(battery.weapon) ?? 0;
    seen.set(battery.weapon, nth + 1);
    return { battery, index, nth };
  });
};

function batteryDifferences(was: ShipDesign, is: ShipDesign): readonly ShipDifference[] {
  const [before, after] = [placed(was), placed(is)];
  const twin = (among: typeof before, { battery, nth }: (typeof before)[number]) =>
    among.find((other) => other.battery.weapon === battery.weapon && other.nth === nth);
  const known = before.map(({ battery, nth, index }) => ({
    field: 'battery' as const,
    weapon: battery.weapon,
    nth,
    was: battery,
    is: twin(after, { battery, nth, index })?.battery ?? null,
  }));
  const added = after
    .filter((one) => twin(before, one) === undefined)
    .map(({ battery, nth }) => ({ field: 'battery' as const, weapon: battery.weapon, nth, was: null, is: battery }));
  return [...known.filter((one) => one.is === null || !sameBattery(one.was, one.is)), ...added];
}

const sameBattery = (a: HouseBattery, b: HouseBattery): boolean =>
  a.main === b.main && ARCS.every((arc) => a.dice[arc] === b.dice[arc]);

function putBatteryBack(design: ShipDesign, { weapon, nth, was }: ShipDifference & { field: 'battery' }): ShipDesign {
  const index = placed(design).find((one) => one.battery.weapon === weapon && one.nth === nth)?.index;
  const { batteries } = design.ratings;
  // In her own place, or two batteries of one weapon would change theirs.
  if (index === undefined) return was === null ? design : withBatteries(design, [...batteries, was]);
  return withBatteries(
    design,
    was === null
      ? batteries.filter((_, place) => place !== index)
      : batteries.map((battery, place) => (place === index ? was : battery)),
  );
}
