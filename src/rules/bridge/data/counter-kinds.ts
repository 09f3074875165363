import type { Squadron } from '../../togo/index';
import type { CounterKind } from '../types';

interface KindRow {
  /** Kinds of the library she may be drawn from, the likeliest first. */
  readonly drawnFrom: readonly string[];
  /** Ships a counter stands for, each a base of Togo. */
  readonly ships: number;
  /** Boats on that base; null for a ship that is no boat. */
  readonly boats: number | null;
}

/**
 * What becomes of a counter in Togo. TSU-43 counts 3 destroyers or 6 torpedo boats to a counter. A cruiser unit of Tide
 * rolls three dice and bears three hits (TAS-24, AMB-7), so it is three cruisers, and a destroyer unit three boats.
 */
// prettier-ignore
export const KIND_ROWS: Readonly<Record<CounterKind, KindRow>> = {
  battleship:         { drawnFrom: ['battleship', 'coast-defence'],                             ships: 1, boats: null },
  'armoured-cruiser': { drawnFrom: ['armoured-cruiser', 'protected-cruiser'],                   ships: 1, boats: null },
  cruiser:            { drawnFrom: ['protected-cruiser', 'scout-cruiser', 'dispatch'],          ships: 1, boats: null },
  cruisers:           { drawnFrom: ['armoured-cruiser', 'protected-cruiser', 'scout-cruiser'],  ships: 3, boats: null },
  destroyers:         { drawnFrom: ['destroyer'],                                               ships: 1, boats: 3    },
  'torpedo-boats':    { drawnFrom: ['torpedo-boat'],                                            ships: 1, boats: 6    },
  merchant:           { drawnFrom: ['transport', 'armed-merchant'],                             ships: 1, boats: null },
};

/** The squadrons of the library that a fleet of Tide is drawn from first. */
export const FLEET_SQUADRONS: Readonly<Record<string, readonly Squadron[]>> = {
  vladivostok: ['vladivostok'],
  'port-arthur': ['port-arthur'],
  european: ['second-pacific', 'third-pacific'],
};

/** Of merchants there are as many as are wanted. */
export const ANY_NUMBER: readonly string[] = ['ijn-transport-generic', 'irn-transport-generic'];
