import { knowsMarker, type TogoViewer } from './knowing';
import type { BattleState, Ship } from './state';

/** Launches of a ship that a viewer does not know of yet: boats of a base, or 1. */
export function otherLaunches(state: BattleState, ship: Ship, viewer: TogoViewer): number {
  let hidden = 0;
  for (const marker of Object.values(state.markers)) {
    if (marker.attack?.launcher !== ship.id || marker.state !== 'hidden' || knowsMarker(viewer, marker)) continue;
    // Split launches share their boats: counted once.
    hidden = Math.max(hidden, marker.attack.boats);
  }
  return Math.min(hidden, ship.launched);
}
