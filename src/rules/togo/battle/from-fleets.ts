import { FORMATION as LINE } from '../data/scale';
import type { Fleet } from '../documents/fleet';
import { type Designs, findDesign, type ShipDesign } from '../documents/ship-design';
import type { Edge } from '../formation';
import type { Scenario, ScenarioFormation } from '../scenarios/scenario';
import { type Side, SIDES } from '../types';
import type { SetupOptions } from './from-scenario';
import type { FormationSetup, Setup, ShipSetup } from './setup-shape';
import { cardOfDesign, freeId } from './setup-ship';
import type { BySide } from './state';

/** A base as it is chosen for a battle; `design` is null when the ship has been deleted since. */
export interface ForceShip {
  readonly key: string;
  readonly name: string;
  readonly units: number;
  readonly design: ShipDesign | null;
}

export interface ForceFormation {
  readonly key: string;
  readonly name: string;
  readonly ships: readonly ForceShip[];
  /** Keys, as below. */
  readonly flagship: string | null;
  /** The scenario says it may be left out. */
  readonly optional: boolean;
  readonly arrives: { readonly turn: number; readonly edge: Edge } | null;
}

/** What one side brings, from a fleet of the owner's or from a scenario: before anything of it is in a battle. */
export interface Force {
  readonly side: Side;
  readonly formations: readonly ForceFormation[];
  readonly fleetFlagship: string | null;
}

export function forceOfFleet({ side, formations, fleetFlagship }: Fleet, own: Designs): Force {
  const lines = formations.map(({ key, name, ships, flagship }): ForceFormation => ({
    key,
    name,
    ships: ships.map((ship) => {
      const design = findDesign(ship.ship, own);
      const units = ship.boats ?? design?.ratings.boatsPerBase ?? 1;
      return { key: ship.key, name: design?.name ?? ship.name, units, design };
    }),
    flagship,
    optional: false,
    arrives: null,
  }));
  return { side, formations: lines.filter(({ ships }) => ships.length > 0), fleetFlagship };
}

export function forceOfSide({ sides, convoy }: Scenario, side: Side, own: Designs): Force {
  const { formations, fleetFlagship } = sides[side];
  const lines = formations.map((formation) => lineOf(formation, own));
  const flag = lines.flatMap(({ ships }) => ships).find(({ key }) => key.endsWith(`/${fleetFlagship ?? ''}`));
  const convoys = convoy?.side === side ? convoy.groups : [];
  const transport = findDesign(`${side}-transport-generic`, own);
  return {
    side,
    formations: [...lines, ...convoys.map((group) => convoyOf(group, transport))],
    fleetFlagship: flag?.key ?? null,
  };
}

/** Keys are made of formation, place and ship: a class of boats may stand in several places. */
function lineOf({ id, name, ships, boats, flagship, optional, arrives }: ScenarioFormation, own: Designs) {
  const keyed = ships.map((ship, place): ForceShip => {
    const design = findDesign(ship, own);
    const names = boats?.[place] ?? [];
    return {
      key: `${id}/${place}/${ship}`,
      name: names.length > 0 ? names.join(', ') : (design?.name ?? ship),
      units: names.length > 0 ? names.length : (design?.ratings.boatsPerBase ?? 1),
      design,
    };
  });
  const lead = keyed[ships.indexOf(flagship)] ?? keyed[0];
  return {
    ...{ key: id, name, ships: keyed, flagship: lead?.key ?? null },
    ...{ optional: optional ?? false, arrives: arrives ?? null },
  };
}

function convoyOf(
  { id, name, count, speed }: NonNullable<Scenario['convoy']>['groups'][number],
  transport: ShipDesign | null,
): ForceFormation {
  const design = transport && { ...transport, ratings: { ...transport.ratings, speed, batteries: [] } };
  const ship = { key: id, name, units: count, design };
  return { key: id, name, ships: [ship], flagship: id, optional: false, arrives: null };
}

/**
 * Why a side cannot be put to sea as it is chosen.
 *
 * EMPTY_SIDE           there is no ship in it
 * SHIP_GONE            a ship of the formation is no longer in the library
 * FORMATION_TOO_LARGE  more than eight ships in one line (TOGO-12)
 */
export type ForceProblem =
  | { readonly code: 'EMPTY_SIDE'; readonly side: Side }
  | { readonly code: 'SHIP_GONE'; readonly side: Side; readonly formation: string; readonly ship: string }
  | { readonly code: 'FORMATION_TOO_LARGE'; readonly side: Side; readonly formation: string; readonly ships: number };

export function forceProblems({ side, formations }: Force, without: readonly string[] = []): readonly ForceProblem[] {
  const kept = formations.filter(({ key }) => !without.includes(key));
  if (kept.every(({ ships }) => ships.length === 0)) return [{ code: 'EMPTY_SIDE', side }];
  return kept.flatMap(({ name, ships }): readonly ForceProblem[] => [
    ...(ships.length > LINE.maxShips
      ? [{ code: 'FORMATION_TOO_LARGE', side, formation: name, ships: ships.length } as const]
      : []),
    ...ships
      .filter(({ design }) => design === null)
      .map((ship) => ({ code: 'SHIP_GONE', side, formation: name, ship: ship.name }) as const),
  ]);
}

export interface FreeOptions extends SetupOptions {
  readonly name: string;
  readonly year: number;
  readonly light: Setup['light'];
  readonly turnLimit: number | null;
  readonly edges: BySide<Edge>;
  readonly dummies: BySide<number>;
}

/** How many counters two forces need at most. */
export const countersForForces = (forces: BySide<Force>, dummies: BySide<number>): number =>
  SIDES.reduce((sum, side) => sum + forces[side].formations.length + dummies[side], 0);

/** A battle of two forces without a scenario, ships by value. Ships that are gone are left out: ask `forceProblems` first. */
export function setupFromForces(forces: BySide<Force>, options: FreeOptions): Setup {
  const taken = new Set<string>();
  const sideOf = (side: Side): Setup['sides'][Side] => {
    const ids = new Map<string, string>();
    const kept = forces[side].formations.filter(({ key }) => !options.without?.includes(key));
    const named = numbered(kept.flatMap(({ ships }) => ships));
    const formations = kept.map(({ name, ships, flagship }): FormationSetup => {
      const built = ships.flatMap(({ key, units, design }): readonly ShipSetup[] => {
        if (design === null) return [];
        const id = freeId(design.id, taken);
        ids.set(key, id);
        const card = cardOfDesign(design, side, options.year);
        return [{ id, name: named.get(key) ?? design.name, card, units, lengthM: design.lengthM }];
      });
      return { name, ships: built, flagship: ids.get(flagship ?? '') ?? built[0]?.id ?? null };
    });
    return {
      edges: [options.edges[side]],
      fleetFlagship: ids.get(forces[side].fleetFlagship ?? '') ?? null,
      formations: formations.filter(({ ships }) => ships.length > 0),
      dummies: options.dummies[side],
      cards: options.cards?.[side] ?? null,
    };
  };
  return {
    name: options.name,
    ...(options.admirals === undefined ? {} : { admirals: options.admirals }),
    scenario: null,
    year: options.year,
    light: options.light,
    houseRules: options.houseRules ?? {},
    tables: options.tables ?? null,
    turnLimit: options.turnLimit,
    plotted: false,
    sides: { ijn: sideOf('ijn'), irn: sideOf('irn') },
    counters: options.counters,
    reminders: [],
    victory: '',
  };
}

/** Bases of one class would all have one name on the table: from the second on they are numbered. */
function numbered(ships: readonly ForceShip[]): ReadonlyMap<string, string> {
  const seen = new Map<string, number>();
  return new Map(
    ships.map(({ key, name }) => {
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      return [key, times === 1 ? name : `${name} ${times}`];
    }),
  );
}
