import { SINKS_AT } from './data/combat-tables';
import type { Rulings } from './rulings';
import type { ShipClass } from './types';

/** How far a ship is from sinking: of a battleship 0 or 1 (her damaged side), of others their hit markers. */
export const harmOf = ({ class: type, damaged, hits }: Hull): number =>
  type === 'battleship' ? (damaged ? 1 : 0) : hits;

export interface Hull {
  readonly class: ShipClass;
  readonly damaged: boolean;
  readonly hits: number;
}

/** The same after the hits of a round; at `SINKS_AT` she is sunk (TAS-26, AMB-7, AMB-26). */
export function harmAfter(type: ShipClass, harm: number, hits: number, { twoHitsOneRound }: Rulings): number {
  const steps = type === 'battleship' && twoHitsOneRound === 'flips' ? Math.min(1, hits) : hits;
  return Math.min(SINKS_AT[type], harm + steps);
}
