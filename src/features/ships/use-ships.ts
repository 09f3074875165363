import { useMemo } from 'react';

import { findDesign, shelved, type ShelvedShip, shipShelf, type ShipWarning, shipWarnings } from '@/rules/togo/index';
import { useLibrary } from '@/store/library';

/** Every ship there is, the owner's and the library's, as they are now. */
export function useShelf(): readonly ShelvedShip[] {
  const own = useLibrary(({ ship }) => ship);
  return useMemo(() => shipShelf(own), [own]);
}

/** One ship as she is now; null when there is none of this id. */
export function useShip(id: string): ShelvedShip | null {
  const own = useLibrary(({ ship }) => ship);
  return useMemo(() => {
    const design = findDesign(id, own);
    return design && shelved(design);
  }, [id, own]);
}

/** What looks wrong with a ship, beside all the others. */
export function useWarnings(ship: ShelvedShip | null): readonly ShipWarning[] {
  const shelf = useShelf();
  return useMemo(
    () =>
      ship === null
        ? []
        : shipWarnings(
            ship.design,
            shelf.map(({ design }) => design),
          ),
    [ship, shelf],
  );
}
