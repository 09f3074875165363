import { findDesign, isLibraryShip, ownChanges, type ShipDesign, shipDifferences } from '@/rules/togo/index';
import { type Change, inTurn, removeDocument, saveDocument, useLibrary } from '@/store/library';

/**
 * Changes a ship, on disk first. Null when there was nothing to change. A library ship that is as in the library again
 * is no document any more, so that a later edition of the library reaches her.
 */
export const changeShip = (
  id: string,
  change: (design: ShipDesign) => ShipDesign,
): Promise<Change<ShipDesign> | null> =>
  inTurn(async () => {
    const own = useLibrary.getState().ship;
    const before = findDesign(id, own);
    if (before === null) return null;
    const after = change(before);
    if (shipDifferences(before, after).length === 0) return null;
    if (!isLibraryShip(after) || ownChanges(after).length > 0) await saveDocument('ship', after);
    else if (own.has(id)) await removeDocument('ship', id);
    return { before, after };
  });
