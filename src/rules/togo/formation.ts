import { FORMATION } from './data/scale';
import { type Refusal, refuse } from './refusals';

export type Edge = 'north' | 'east' | 'south' | 'west';

/** Ships enter over their own edge, and never come back once they have left (TOGO-11). */
export function entryRefusal(facts: {
  edge: Edge;
  friendlyEdges: readonly Edge[];
  leftBefore: boolean;
}): Refusal | null {
  if (facts.leftBefore) return refuse('LEFT_THE_TABLE');
  return facts.friendlyEdges.includes(facts.edge) ? null : refuse('NOT_THE_FRIENDLY_EDGE');
}

/** A formation is made at set-up or on entry, of at most eight ships (TOGO-12). */
export function formingRefusal(facts: { ships: number; onTable: boolean }): Refusal | null {
  if (facts.ships > FORMATION.maxShips) return refuse('FORMATION_OVER_8_SHIPS');
  return facts.onTable ? refuse('FORMED_ON_THE_TABLE') : null;
}

/** Leaving is free at any time; joining happens off the table only (TOGO-13). */
export function joiningRefusal(facts: { ships: number; onTable: boolean }): Refusal | null {
  if (facts.onTable) return refuse('JOINED_ON_THE_TABLE');
  return formingRefusal({ ships: facts.ships + 1, onTable: false });
}

/** Ships move one behind the other with at most two inches between them (TOGO-14). */
export const gapRefusal = (gaps: readonly number[]): Refusal | null =>
  gaps.some((gap) => !(gap <= FORMATION.maxGap)) ? refuse('GAP_OVER_2_INCHES') : null;
