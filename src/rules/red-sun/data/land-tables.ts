import type { OddsColumn, Terrain } from '../types';

/** A row of the terrain chart (RSR-19); null is NA or no value. */
interface TerrainRow {
  /** Movement points; null where it is not entered as terrain. */
  readonly movement: number | null;
  /** Command points that may stack. */
  readonly stacking: number | null;
  readonly combat: number | null;
}

/** The whole chart. Clear and road cost the same as printed: possibly a misprint (AMB-8). */
export const TERRAIN_CHART: Readonly<Record<Terrain | 'road' | 'rail-line' | 'river', TerrainRow>> = {
  clear: { movement: 0.5, stacking: 12, combat: 0 },
  rough: { movement: 1, stacking: 6, combat: -1 },
  mountain: { movement: 2, stacking: 4, combat: -2 },
  fortress: { movement: null, stacking: 12, combat: -2 },
  city: { movement: null, stacking: 12, combat: -1 },
  town: { movement: null, stacking: 8, combat: 0 },
  road: { movement: 0.5, stacking: null, combat: null },
  'rail-line': { movement: 0, stacking: 4, combat: null },
  river: { movement: 1, stacking: null, combat: -1 },
};

/** Steps lost by the attacker and the defender. */
export type Losses = readonly [attacker: number, defender: number];

/** By column, rows 0 to 6 (RSR-21). */
// prettier-ignore
export const LAND_CRT: Readonly<Record<OddsColumn, readonly Losses[]>> = {
  '1-3': [[3, 1], [2, 1], [1, 0], [1, 0], [1, 0], [1, 1], [1, 1]],
  '1-2': [[2, 1], [1, 0], [1, 0], [1, 0], [1, 1], [2, 2], [1, 1]],
  '1-1': [[2, 1], [1, 1], [1, 0], [1, 1], [2, 2], [0, 1], [1, 2]],
  '2-1': [[1, 0], [1, 0], [1, 1], [2, 2], [1, 1], [0, 1], [1, 2]],
  '3-1': [[1, 0], [1, 1], [2, 2], [1, 1], [0, 1], [1, 2], [1, 3]],
  '4-1': [[1, 1], [2, 2], [1, 1], [0, 1], [0, 1], [1, 2], [1, 3]],
};
/** Rows of the table. */
export const MOST_ROW = 6;
/** Below the first column (RSR-21). */
export const BELOW_LOSSES: Losses = [1, 0];

/** Assault rounds of a combat stage (RSR-8). */
export const ASSAULT_ROUNDS = 3;
