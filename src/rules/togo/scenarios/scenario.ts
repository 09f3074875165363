import type { Edge } from '../formation';
import type { ShipId } from '../ships/ship-facts';
import type { Side } from '../types';
import type { FormationId, Light, SpecialRule } from './effects';
import type { Victory } from './victory-terms';

/** Inches: x from the west edge, y from the north edge downward. */
export type TablePlace = { readonly x: number; readonly y: number };

/** Opening position of the leader, course in degrees from north, and opening speed (not the most she can do). */
export type Placed = {
  readonly position: TablePlace;
  readonly heading: number;
  readonly speed: number;
  readonly knots: number;
};

export type ScenarioFormation = Placed & {
  readonly id: FormationId;
  readonly name: string;
  readonly commander?: string;
  readonly flagship: ShipId;
  /** In order of the line. A class of boats is one base and may recur. */
  readonly ships: readonly ShipId[];
  /** The boats on each base, in the order of `ships`; an empty list for a single ship. */
  readonly boats?: readonly (readonly string[])[];
  readonly arrives?: { readonly turn: number; readonly edge: Edge };
  /** May be left out for a smaller game. */
  readonly optional?: boolean;
};

export type ConvoyGroup = Placed & { readonly id: FormationId; readonly name: string; readonly count: number };
type ScenarioConvoy = { readonly side: Side; readonly groups: readonly ConvoyGroup[]; readonly note: string };

export type ScenarioSide = {
  readonly entryEdge: Edge;
  readonly fleetFlagship: ShipId | null;
  readonly dummies: number;
  readonly formations: readonly ScenarioFormation[];
};

export const ROUND_TERRAIN = ['island', 'anchorage'] as const;
export type Terrain =
  | {
      readonly kind: 'land';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly depth: number;
      readonly note: string;
    }
  | {
      readonly kind: (typeof ROUND_TERRAIN)[number];
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly note: string;
    };

/** A scenario that passed `parseScenario`, or one of ours, which a test sends through the same door. Plain JSON. */
export type Scenario = {
  readonly id: string;
  readonly name: string;
  /** ISO; the year decides the guns of Japanese boats (TOGO-42). */
  readonly date: string;
  readonly dateText: string;
  readonly startTime: string;
  readonly light: Light;
  /** Inches: by day 24 unless the weather says otherwise, at night 2 or 4 (TOGO-20, TOGO-21). */
  readonly sightingRange: number;
  readonly turnLimit: number;
  readonly table: { readonly width: number; readonly depth: number };
  readonly terrain: readonly Terrain[];
  readonly sides: { readonly [S in Side]: ScenarioSide };
  readonly convoy: ScenarioConvoy | null;
  readonly specialRules: readonly SpecialRule[];
  readonly victory: Victory;
  readonly history: string;
  readonly size: { readonly [S in Side]: number } & { readonly minutes: number; readonly note: string };
  readonly facts: readonly string[];
  readonly variants: readonly string[];
  readonly uncertain: readonly string[];
};

export const yearOf = ({ date }: Scenario): number => Number(date.slice(0, 4));
