import * as v from 'valibot';

import { err, ok, type Result } from '@/lib/result';

import { FORMATION } from '../data/scale';
import { docId, firstProblem, list, name, note, type DocumentProblem, side, whole } from './parts';

const FLEET_SHIP = v.strictObject({
  /** Of this base in this fleet: the same class of boats may stand on several. */
  key: docId,
  /** In the library or among the owner's ships. */
  ship: docId,
  /** As she was called when she was added: what is shown when the ship herself has been deleted. */
  name,
  /** Boats on the base; null for as many as the class carries. */
  boats: v.nullable(whole(1, 20)),
});

const FLEET_FORMATION = v.strictObject({
  key: docId,
  name,
  ships: list(FLEET_SHIP, 0, FORMATION.maxShips),
  /** Key of a ship of the formation. */
  flagship: v.nullable(docId),
});

/** Nobody arranges more; it only keeps nonsense out. */
export const MOST_FORMATIONS = 40;

const FLEET = v.strictObject({
  id: docId,
  name,
  side,
  formations: list(FLEET_FORMATION, 0, MOST_FORMATIONS),
  /** Key of a ship of any formation. */
  fleetFlagship: v.nullable(docId),
  notes: note,
});

export type FleetShip = Readonly<v.InferOutput<typeof FLEET_SHIP>>;
export type FleetFormation = Readonly<Omit<v.InferOutput<typeof FLEET_FORMATION>, 'ships'>> & {
  readonly ships: readonly FleetShip[];
};
export type Fleet = Readonly<Omit<v.InferOutput<typeof FLEET>, 'formations'>> & {
  readonly formations: readonly FleetFormation[];
};

/** The one door from anything to a fleet: keys once each, flagships among the ships they lead. */
export function parseFleet(value: unknown): Result<Fleet, DocumentProblem> {
  const parsed = v.safeParse(FLEET, value);
  if (!parsed.success) return err(firstProblem(parsed.issues));
  const problem = crossed(parsed.output);
  return problem ? err(problem) : ok(parsed.output);
}

function crossed({ formations, fleetFlagship }: Fleet): DocumentProblem | null {
  const ships = new Set<string>();
  const lines = new Set<string>();
  for (const [index, { key, ships: line, flagship }] of formations.entries()) {
    if (lines.has(key)) return { path: `formations[${index}].key`, expected: null };
    lines.add(key);
    for (const [place, ship] of line.entries()) {
      if (ships.has(ship.key)) return { path: `formations[${index}].ships[${place}].key`, expected: null };
      ships.add(ship.key);
    }
    if (flagship !== null && !line.some((ship) => ship.key === flagship)) {
      return { path: `formations[${index}].flagship`, expected: null };
    }
  }
  return fleetFlagship === null || ships.has(fleetFlagship) ? null : { path: 'fleetFlagship', expected: null };
}
