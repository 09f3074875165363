import { findDesign, isLibraryShip, ownChanges, type ShipDesign, shipDifferences } from '@/rules/togo/index';
import { removeDocument, saveDocument, useLibrary } from '@/store/library';

export interface ShipChange {
  readonly before: ShipDesign;
  readonly after: ShipDesign;
}

// One after the other: a tap that comes while the disk is busy counts from what the tap before it made.
let last: Promise<unknown> = Promise.resolve();

/**
 * Changes a ship, on disk first. Null when there was nothing to change. A library ship that is as in the library again
 * is no document any more, so that a later edition of the library reaches her.
 */
export function changeShip(id: string, change: (design: ShipDesign) => ShipDesign): Promise<ShipChange | null> {
  const made = last.then(() => make(id, change));
  last = made.catch(() => undefined);
  return made;
}

async function make(id: string, change: (design: ShipDesign) => ShipDesign): Promise<ShipChange | null> {
  const own = useLibrary.getState().ship;
  const before = findDesign(id, own);
  if (before === null) return null;
  const after = change(before);
  if (shipDifferences(before, after).length === 0) return null;
  if (!isLibraryShip(after) || ownChanges(after).length > 0) await saveDocument('ship', after);
  else if (own.has(id)) await removeDocument('ship', id);
  return { before, after };
}
