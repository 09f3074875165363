import { become, type Num, num } from '../common/trace';
import { BELOW_LOSSES, LAND_CRT, type Losses, MOST_ROW, TERRAIN_CHART } from './data/land-tables';
import { BELOW_ODDS, type Odds, type Terrain } from './types';

/** Attackers for each defender where a column begins, the best first. */
const BEGINS: readonly (readonly [Odds, attackers: number, defenders: number])[] = [
  ['4-1', 4, 1],
  ['3-1', 3, 1],
  ['2-1', 2, 1],
  ['1-1', 1, 1],
  ['1-2', 1, 2],
  ['1-3', 1, 3],
];

/** The column, rounded in the defender's favour; whole numbers, so that 1 to 3 is exactly that (RSR-21, AMB-7). */
export const oddsColumn = (attack: number, defence: number): Odds =>
  BEGINS.find(([, attackers, defenders]) => attack * defenders >= defence * attackers)?.[0] ?? BELOW_ODDS;

/** What terrain and a river take off the die; they add up (RSR-19, AMB-7). */
export function assaultModifier(terrain: Terrain, river: boolean): Num {
  const modifier = num(TERRAIN_CHART[terrain].combat ?? 0, 'RSR-19');
  return become(modifier, modifier.value + (river ? (TERRAIN_CHART.river.combat ?? 0) : 0), 'RSR-19');
}

/** The row a die is read on, within the table (AMB-7). */
export const assaultRow = (face: number, modifier: number): number => Math.max(0, Math.min(MOST_ROW, face + modifier));

/** Steps lost on both sides for a face; below the first column whatever is rolled (RSR-21). */
export const lossesAt = (odds: Odds, modifier: number, face: number): Losses =>
  odds === BELOW_ODDS ? BELOW_LOSSES : LAND_CRT[odds][assaultRow(face, modifier)]!;
