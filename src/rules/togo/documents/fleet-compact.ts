import { err, ok, type Result } from '@/lib/result';

import { shipById } from '../ships/library';
import { SIDES } from '../types';
import { type Fleet, type FleetFormation, type FleetShip, parseFleet } from './fleet';
import { shipsOf } from './fleet-edit';
import type { DocumentProblem } from './parts';
import { type Designs, parseShipDesign, type ShipDesign } from './ship-design';

/** A fleet with the ships of the owner's that sail in it: what somebody else needs to have the same fleet. */
export type FleetWithShips = { readonly fleet: Fleet; readonly ships: readonly ShipDesign[] };

export const withOwnShips = (fleet: Fleet, own: Designs): FleetWithShips => {
  const ids = new Set(shipsOf(fleet).map(({ ship }) => ship));
  return { fleet, ships: [...own.values()].filter(({ id }) => ids.has(id)) };
};

/**
 * The same as lists by position, without what the library says already: a fifth of the size, for a code that a camera
 * must read. Positions that have shipped keep their meaning; a change is a new version of the code.
 */
export const compactFleet = ({ fleet, ships }: FleetWithShips): unknown => [
  fleet.id,
  fleet.name,
  SIDES.indexOf(fleet.side),
  fleet.formations.map(({ key, name, ships: line, flagship }) => [key, name, flagship, line.map(compactBase)]),
  fleet.fleetFlagship,
  fleet.notes,
  ships.map(compactDesign),
];

/** The one door back. Everything goes through the parsers of the documents themselves. */
export function parseCompactFleet(value: unknown): Result<FleetWithShips, DocumentProblem> {
  const [id, name, side, formations, fleetFlagship, notes, designs] = items(value);
  const fleet = parseFleet({
    id,
    name,
    side: SIDES[Number(side)],
    formations: items(formations).map(formationFrom),
    fleetFlagship,
    notes,
  });
  if (!fleet.ok) return err(fleet.error);
  const ships: ShipDesign[] = [];
  for (const each of items(designs)) {
    const design = parseShipDesign(designFrom(each));
    if (!design.ok) return err(design.error);
    ships.push(design.value);
  }
  return ok({ fleet: fleet.value, ships });
}

/** Only what the library does not say: most bases are two words. */
function compactBase({ key, ship, name, boats }: FleetShip): unknown {
  const ownName = shipById(ship)?.name === name ? null : name;
  if (boats !== null) return [key, ship, ownName, boats];
  return ownName === null ? [key, ship] : [key, ship, ownName];
}

function baseFrom(value: unknown): Partial<Record<keyof FleetShip, unknown>> {
  const [key, ship, name, boats] = items(value);
  return { key, ship, name: name ?? (typeof ship === 'string' ? shipById(ship)?.name : null), boats: boats ?? null };
}

function formationFrom(value: unknown): Partial<Record<keyof FleetFormation, unknown>> {
  const [key, name, flagship, ships] = items(value);
  return { key, name, ships: items(ships).map(baseFrom), flagship };
}

const compactDesign = ({ id, name, side, shipClass, lengthM, ratings, notes, from }: ShipDesign): unknown => [
  id,
  name,
  SIDES.indexOf(side),
  shipClass,
  lengthM,
  notes,
  from,
  ratings.type,
  ratings.speed,
  ratings.armour,
  ratings.size.gun,
  ratings.size.torpedo,
  ratings.batteries.map(({ weapon, main, dice }) => [weapon, main ? 1 : 0, dice.bow, dice.side, dice.stern]),
  ratings.torpedoes.factors,
  ratings.torpedoes.mount,
  ratings.boatsPerBase,
];

function designFrom(value: unknown): Partial<Record<keyof ShipDesign, unknown>> {
  const [id, name, side, shipClass, lengthM, notes, from, ...rated] = items(value);
  const [type, speed, armour, gun, torpedo, batteries, factors, mount, boatsPerBase] = rated;
  return {
    id,
    name,
    side: SIDES[Number(side)],
    shipClass,
    lengthM,
    ratings: {
      type,
      speed,
      armour,
      size: { gun, torpedo },
      batteries: items(batteries).map((battery) => {
        const [weapon, main, bow, broadside, stern] = items(battery);
        return { weapon, main: main === 1, dice: { bow, side: broadside, stern } };
      }),
      torpedoes: { factors, mount },
      boatsPerBase,
    },
    notes,
    from,
  };
}

/** Nothing is a list of nothing: what is missing is then missed by the parsers, by name. */
const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
