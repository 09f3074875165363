import { IJN_SHIPS } from './data/ijn-ships';
import { IRN_SHIPS } from './data/irn-ships';
import type { ShipFacts, ShipId } from './ship-facts';
import { shipOfRow } from './ship-row';

/** The ships of the war, Japanese first, in the order of their source. */
export const SHIPS: readonly ShipFacts[] = [
  ...IJN_SHIPS.map((row) => shipOfRow('ijn', row)),
  ...IRN_SHIPS.map((row) => shipOfRow('irn', row)),
];

const BY_ID: ReadonlyMap<ShipId, ShipFacts> = new Map(SHIPS.map((ship) => [ship.id, ship]));

export const shipById = (id: ShipId): ShipFacts | null => BY_ID.get(id) ?? null;
