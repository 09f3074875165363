import type { Markers, TogoFate } from '../types';

/** Hits of the campaign, as damage in Togo. */
export interface Step {
  /** The markers she begins with. They are permanent: nobody mends them at sea. */
  readonly carried: Markers;
  /** Points of damage from which she comes home with it. */
  readonly from: number;
}

/** By damage alone; at least one hit short of being lost; or lost: the worse the later. */
export const FATE_EFFECTS = ['damage', 'crippled', 'lost'] as const;
export type FateEffect = (typeof FATE_EFFECTS)[number];

/** How harm goes over into Togo and comes back. The players may change all of it; README.md gives the reasons. */
export interface Mapping {
  /** What each marker counts when a ship comes home. */
  readonly points: Markers & { readonly fire: number };
  readonly steps: {
    /** The first and the second hit of a ship that the third sinks: Tsushima, and a cruiser unit of Tide that is one ship. */
    readonly thirdSinks: readonly Step[];
    /** The damaged side of a battleship of Tide. */
    readonly secondSinks: readonly Step[];
  };
  readonly fates: Readonly<Record<TogoFate, FateEffect>>;
  /** Inches between the lines as the battle opens. */
  readonly distance: {
    /** Of Tsushima: in adjacent columns, and for each column between. */
    readonly adjacent: number;
    readonly column: number;
    /** Of Tide. `unknown`: nobody has manoeuvred yet. */
    readonly short: number;
    readonly medium: number;
    readonly long: number;
    readonly unknown: number;
  };
}

const HALF_GUNS: Markers = { P: 0, M: 1, S: 1, T: 0 };
const HALF_GUNS_AND_SPEED: Markers = { P: 1, M: 1, S: 1, T: 0 };

export const USUAL_MAPPING: Mapping = {
  points: { P: 3, M: 2, S: 1, T: 1, fire: 1 },
  steps: {
    thirdSinks: [
      { carried: HALF_GUNS, from: 3 },
      { carried: HALF_GUNS_AND_SPEED, from: 6 },
    ],
    secondSinks: [{ carried: HALF_GUNS_AND_SPEED, from: 4 }],
  },
  fates: {
    ...{ 'on-table': 'damage', waiting: 'damage', left: 'damage' },
    ...{ beached: 'crippled', struck: 'lost', abandoned: 'lost', sunk: 'lost' },
  },
  distance: { adjacent: 2, column: 1, short: 4, medium: 8, long: 12, unknown: 12 },
};
