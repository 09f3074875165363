/**
 * What can be wrong with a scenario. The first block is about shape, the second about things that do not fit together.
 *
 * MISSING_FIELD              a field is not there
 * UNKNOWN_FIELD              a field no scenario has: perhaps a newer app wrote it, so it is not dropped in silence
 * WRONG_TYPE                 text where a number stands, and the like
 * NOT_A_CHOICE               a word or number that is none of those allowed
 * OUT_OF_RANGE               a number too small, too large, or not whole
 * BAD_LENGTH                 a text or list too short or too long
 * BAD_FORMAT                 an id, a date or a time that does not look like one
 *
 * DUPLICATE_ID               two formations, convoy groups or rules share an id
 * UNKNOWN_SHIP               a ship nobody knows
 * SHIP_OF_THE_OTHER_SIDE     she fights under the other flag
 * SHIP_TWICE                 a ship, not a class of boats, stands in two places
 * BOATS_DO_NOT_MATCH         boats not given base by base, or given to a large ship
 * FLAGSHIP_NOT_IN_FORMATION  a flagship that is not of the formation
 * FLEET_FLAGSHIP_ABSENT      a fleet flagship that is in no formation of her side
 * OUTSIDE_THE_TABLE          a place beyond the edges
 * TURN_AFTER_THE_END         something set for a turn that is never played
 * TURNS_BACKWARDS            from a later turn to an earlier one
 * BAD_NIGHT_RANGE            a night range other than 2 or 4 inches
 * UNKNOWN_FORMATION          an effect names a formation that is not there
 * SHIP_NOT_PRESENT           an effect names a ship that is not there
 * NOT_A_LATE_FORMATION       a roll to arrive for a formation that is there from the start
 * UNKNOWN_TRIGGER            an effect waits for a trigger no rule declares
 * SELECTS_NOBODY             an effect or score that concerns no ship of the scenario
 */
export type ScenarioProblemCode =
  | 'MISSING_FIELD'
  | 'UNKNOWN_FIELD'
  | 'WRONG_TYPE'
  | 'NOT_A_CHOICE'
  | 'OUT_OF_RANGE'
  | 'BAD_LENGTH'
  | 'BAD_FORMAT'
  | 'DUPLICATE_ID'
  | 'UNKNOWN_SHIP'
  | 'SHIP_OF_THE_OTHER_SIDE'
  | 'SHIP_TWICE'
  | 'BOATS_DO_NOT_MATCH'
  | 'FLAGSHIP_NOT_IN_FORMATION'
  | 'FLEET_FLAGSHIP_ABSENT'
  | 'OUTSIDE_THE_TABLE'
  | 'TURN_AFTER_THE_END'
  | 'TURNS_BACKWARDS'
  | 'BAD_NIGHT_RANGE'
  | 'UNKNOWN_FORMATION'
  | 'SHIP_NOT_PRESENT'
  | 'NOT_A_LATE_FORMATION'
  | 'UNKNOWN_TRIGGER'
  | 'SELECTS_NOBODY';

export type ScenarioProblem = {
  readonly code: ScenarioProblemCode;
  /** Where: `sides.ijn.formations[2].ships[0]`; empty for the whole. */
  readonly path: string;
  /** What stands there. */
  readonly value: unknown;
  /** What would fit, where that can be said shortly: `>=1`, `("north" | "south")`. */
  readonly expected: string | null;
};

export const problem = (code: ScenarioProblemCode, path: string, value: unknown): ScenarioProblem => ({
  ...{ code, path, value, expected: null },
});

/** `sides.ijn` + `formations`, `[2]` -> `sides.ijn.formations[2]`. */
export const joined = (keys: readonly unknown[]): string =>
  keys.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`),
    '',
  );
