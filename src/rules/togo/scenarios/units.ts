import { shipById } from '../ships/library';
import { rateShip, typeOf } from '../ships/rate-ship';
import type { ShipId } from '../ships/ship-facts';
import { type ShipType, type Side, SIDES } from '../types';
import type { FormationId, Selector } from './effects';
import type { Scenario, ScenarioFormation } from './scenario';

/** What effects ask of a base: whose, in which formation, which ship of the library (null for a convoy), and her type. */
export type Unit = {
  readonly side: Side;
  readonly formation: FormationId;
  readonly ship: ShipId | null;
  readonly type: ShipType;
};

/** Where a scenario's ships are looked up: the library, or the library and the owner's own. */
export type ShipIndex = (id: ShipId) => { readonly side: Side; readonly type: ShipType; readonly boats: number } | null;

export const libraryIndex: ShipIndex = (id) => {
  const ship = shipById(id);
  return ship === null ? null : { side: ship.side, type: typeOf(ship), boats: rateShip(ship).boatsPerBase };
};

export const selects = (who: Selector, unit: Unit): boolean =>
  (who.side === undefined || who.side === unit.side) &&
  (who.formations === undefined || who.formations.includes(unit.formation)) &&
  (who.ships === undefined || (unit.ship !== null && who.ships.includes(unit.ship))) &&
  (who.types === undefined || who.types.includes(unit.type));

/** A base to be put on the table, and how many boats or transports it carries. */
export type Base = Unit & { readonly names: readonly string[]; readonly units: number };

/** The bases of a formation, in order of its line. */
export const basesOf = (side: Side, formation: ScenarioFormation, index: ShipIndex = libraryIndex): readonly Base[] =>
  formation.ships.flatMap((ship, place) => {
    const found = index(ship);
    if (found === null) return [];
    const names = formation.boats?.[place] ?? [];
    const units = names.length > 0 ? names.length : found.boats;
    return [{ side, formation: formation.id, ship, type: found.type, names, units }];
  });

/** Every base of a scenario, convoys last. */
export function unitsOf(scenario: Scenario, index: ShipIndex = libraryIndex): readonly Base[] {
  const ships = SIDES.flatMap((side) =>
    scenario.sides[side].formations.flatMap((formation) => basesOf(side, formation, index)),
  );
  const { convoy } = scenario;
  const transports = (convoy?.groups ?? []).map(({ id, name, count }): Base => ({
    ...{ side: convoy?.side ?? 'ijn', formation: id, ship: null, type: 'convoy' },
    ...{ names: [name], units: count },
  }));
  return [...ships, ...transports];
}

export function formationById(
  scenario: Scenario,
  id: FormationId,
): (ScenarioFormation & { readonly side: Side }) | null {
  for (const side of SIDES) {
    const found = scenario.sides[side].formations.find((formation) => formation.id === id);
    if (found !== undefined) return { ...found, side };
  }
  return null;
}
