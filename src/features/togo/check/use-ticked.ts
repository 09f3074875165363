import { useState } from 'react';

import type { ShipView } from '../plan-state';

/** Ships whose markers were compared: a tick holds for what lay beside her then, and goes once that changes. */
export function useTicked(ships: readonly ShipView[]) {
  const [ticked, setTicked] = useState<Readonly<Record<string, string>>>({});
  const isTicked = (ship: ShipView): boolean => ticked[ship.id] === markersOf(ship);
  return {
    isTicked,
    count: ships.filter(isTicked).length,
    tick: (ship: ShipView, on: boolean) => setTicked({ ...ticked, [ship.id]: on ? markersOf(ship) : '' }),
  };
}

const markersOf = ({ markers, fires, waiting }: ShipView): string =>
  JSON.stringify([markers.map(({ letter, permanent }) => [letter, permanent]), fires, waiting.length]);
