import { err, ok, type Result } from '@/lib/result';

import { FORMATION } from '../data/scale';
import type { Scenario } from '../scenarios/scenario';
import { shipById } from '../ships/library';
import type { Side } from '../types';
import { type Fleet, type FleetFormation, type FleetShip, MOST_FORMATIONS } from './fleet';

/** Why an order to a fleet cannot be followed (TOGO-12). The fleet is as it was. */
export type FleetRefusal =
  { readonly code: 'FORMATION_FULL'; readonly formation: string } | { readonly code: 'TOO_MANY_FORMATIONS' };

type Edited = Result<Fleet, FleetRefusal>;

/** A base that is to join a fleet; its key is given by the fleet. */
export type NewShip = Omit<FleetShip, 'key'>;

export const emptyFleet = (id: string, name: string, side: Side): Fleet => ({
  id,
  name,
  side,
  formations: [],
  fleetFlagship: null,
  notes: '',
});

/** The same ships in the same order, as a document of its own. */
export const copyFleet = (fleet: Fleet, id: string, name: string): Fleet => ({ ...fleet, id, name });

export const renameFleet = (fleet: Fleet, name: string): Fleet => ({ ...fleet, name });

export const shipsOf = (fleet: Fleet): readonly FleetShip[] => fleet.formations.flatMap(({ ships }) => ships);

export const formationOf = (fleet: Fleet, ship: string): FleetFormation | null =>
  fleet.formations.find(({ ships }) => ships.some(({ key }) => key === ship)) ?? null;

export function addFormation(fleet: Fleet, name: string, ships: readonly FleetShip[] = []): Edited {
  if (fleet.formations.length >= MOST_FORMATIONS) return err({ code: 'TOO_MANY_FORMATIONS' });
  const key = freeKey('f', new Set(fleet.formations.map((formation) => formation.key)));
  const formation = { key, name, ships, flagship: ships[0]?.key ?? null };
  return ok({ ...fleet, formations: [...fleet.formations, formation] });
}

/**
 * Behind the ships of that formation. Those who find no room there go into new ones of eight at most, called by
 * `nameNext`. The first ship of a fleet leads it until somebody says otherwise.
 */
export function addShips(
  fleet: Fleet,
  to: string | null,
  ships: readonly NewShip[],
  nameNext: (place: number) => string,
): Edited {
  if (ships.length === 0) return ok(fleet);
  const keys = new Set(shipsOf(fleet).map(({ key }) => key));
  const waiting = ships.map((ship) => {
    const key = freeKey('s', keys);
    keys.add(key);
    return { key, ...ship };
  });
  const room = FORMATION.maxShips - (fleet.formations.find(({ key }) => key === to)?.ships.length ?? Infinity);
  const joining = waiting.splice(0, Math.max(0, room));
  let edited = changed(fleet, to, (formation) => ({ ...formation, ships: [...formation.ships, ...joining] }));
  while (waiting.length > 0) {
    const next = addFormation(edited, nameNext(edited.formations.length + 1), waiting.splice(0, FORMATION.maxShips));
    if (!next.ok) return next;
    edited = next.value;
  }
  const isFirst = shipsOf(fleet).length === 0;
  return ok(isFirst ? { ...edited, fleetFlagship: shipsOf(edited)[0]?.key ?? null } : edited);
}

/** To a place in a formation, her own or another, counted as if she had left it. A lost flagship's place goes to the leader. */
export function moveShip(
  fleet: Fleet,
  key: string,
  to: { readonly formation: string; readonly place: number },
): Edited {
  const from = formationOf(fleet, key);
  const target = fleet.formations.find((formation) => formation.key === to.formation);
  const ship = from?.ships.find((each) => each.key === key);
  if (!from || !ship || !target) return ok(fleet);
  if (from !== target && target.ships.length >= FORMATION.maxShips) {
    return err({ code: 'FORMATION_FULL', formation: target.name });
  }
  const left = changed(fleet, from.key, (formation) => without(formation, key));
  // A flagship who only changes her place in the line stays what she is.
  const flagship = from === target ? from.flagship : undefined;
  return ok(
    changed(left, target.key, (formation) => ({
      ...formation,
      ships: inserted(formation.ships, to.place, ship),
      flagship: flagship ?? formation.flagship,
    })),
  );
}

/** One place up or down the line; past the ends of it she stays. */
export function shiftShip(fleet: Fleet, key: string, by: 1 | -1): Fleet {
  const formation = formationOf(fleet, key);
  if (!formation) return fleet;
  const place = formation.ships.findIndex((ship) => ship.key === key) + by;
  if (place < 0 || place >= formation.ships.length) return fleet;
  const moved = moveShip(fleet, key, { formation: formation.key, place });
  return moved.ok ? moved.value : fleet;
}

export function moveToNewFormation(fleet: Fleet, key: string, name: string): Edited {
  const ship = shipsOf(fleet).find((each) => each.key === key);
  if (!ship) return ok(fleet);
  return addFormation(
    everywhere(fleet, (formation) => without(formation, key)),
    name,
    [ship],
  );
}

export function removeShip(fleet: Fleet, key: string): Fleet {
  const left = everywhere(fleet, (formation) => without(formation, key));
  return { ...left, fleetFlagship: left.fleetFlagship === key ? null : left.fleetFlagship };
}

export function removeFormation(fleet: Fleet, key: string): Fleet {
  const formations = fleet.formations.filter((formation) => formation.key !== key);
  const leads = formations.some(({ ships }) => ships.some((ship) => ship.key === fleet.fleetFlagship));
  return { ...fleet, formations, fleetFlagship: leads ? fleet.fleetFlagship : null };
}

export const renameFormation = (fleet: Fleet, key: string, name: string): Fleet =>
  changed(fleet, key, (formation) => ({ ...formation, name }));

export function shiftFormation(fleet: Fleet, key: string, by: 1 | -1): Fleet {
  const from = fleet.formations.findIndex((formation) => formation.key === key);
  const formation = fleet.formations[from];
  const to = from + by;
  if (!formation || to < 0 || to >= fleet.formations.length) return fleet;
  return {
    ...fleet,
    formations: inserted(
      fleet.formations.filter((each) => each !== formation),
      to,
      formation,
    ),
  };
}

/** She leads the formation she is in. */
export const setFlagship = (fleet: Fleet, ship: string): Fleet =>
  everywhere(fleet, (formation) =>
    formation.ships.some(({ key }) => key === ship) ? { ...formation, flagship: ship } : formation,
  );

export const setFleetFlagship = (fleet: Fleet, ship: string | null): Fleet =>
  ship === null || formationOf(fleet, ship) ? { ...fleet, fleetFlagship: ship } : fleet;

/** Boats on a base; null for as many as the class carries. */
export const setBoats = (fleet: Fleet, key: string, boats: number | null): Fleet =>
  withShip(fleet, key, (ship) => ({ ...ship, boats }));

/** Another ship in the place of this one: for a ship who was deleted, or who was the wrong Fuji all along. */
export const replaceShip = (fleet: Fleet, key: string, by: NewShip): Fleet =>
  withShip(fleet, key, (ship) => ({ key: ship.key, ...by }));

/** The forces of one side of a scenario, to be changed at will. */
export function fleetFromScenario(scenario: Scenario, side: Side, id: string, name: string): Fleet {
  const forces = scenario.sides[side];
  let ships = 0;
  const formations = forces.formations.map((formation, index): FleetFormation => {
    const line = formation.ships.map((ship, place): FleetShip => {
      const boats = formation.boats?.[place]?.length ?? 0;
      ships += 1;
      return { key: `s${ships}`, ship, name: shipById(ship)?.name ?? ship, boats: boats > 0 ? boats : null };
    });
    const flagship = line.find((ship) => ship.ship === formation.flagship) ?? line[0];
    return { key: `f${index + 1}`, name: formation.name, ships: line, flagship: flagship?.key ?? null };
  });
  const all = formations.flatMap((formation) => formation.ships);
  const leader = all.find((ship) => ship.ship === forces.fleetFlagship);
  return { id, name, side, formations, fleetFlagship: leader?.key ?? null, notes: '' };
}

/** A formation with ships always has a flagship among them: the leader of the line when no other was named. */
const settled = (formation: FleetFormation): FleetFormation =>
  formation.ships.some(({ key }) => key === formation.flagship)
    ? formation
    : { ...formation, flagship: formation.ships[0]?.key ?? null };

const without = (formation: FleetFormation, ship: string): FleetFormation =>
  settled({ ...formation, ships: formation.ships.filter(({ key }) => key !== ship) });

const everywhere = (fleet: Fleet, change: (formation: FleetFormation) => FleetFormation): Fleet => ({
  ...fleet,
  formations: fleet.formations.map(change),
});

const changed = (fleet: Fleet, key: string | null, change: (formation: FleetFormation) => FleetFormation): Fleet =>
  everywhere(fleet, (formation) => (formation.key === key ? settled(change(formation)) : formation));

const withShip = (fleet: Fleet, key: string, change: (ship: FleetShip) => FleetShip): Fleet =>
  everywhere(fleet, (formation) => ({
    ...formation,
    ships: formation.ships.map((ship) => (ship.key === key ? change(ship) : ship)),
  }));

// Phones of the last years have no `toSpliced`.
const inserted = <Item>(list: readonly Item[], place: number, item: Item): readonly Item[] => [
  ...list.slice(0, place),
  item,
  ...list.slice(place),
];

function freeKey(letter: string, taken: ReadonlySet<string>): string {
  let number = taken.size + 1;
  while (taken.has(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}
