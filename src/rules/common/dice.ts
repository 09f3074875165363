import type { Num, RuleId } from './trace';

export const SIDES_OF_A_DIE = 6;

/** Dice a procedure asks for. A call is one step of a dice strip. */
export type DiceCall = {
  /** Where the step stands in its procedure; stays the same when an earlier face is corrected. */
  readonly key: string;
  readonly purpose: string;
  readonly rule: RuleId;
  readonly dice: Num;
  /** Roll this or less; null where a table is read. */
  readonly atOrUnder: Num | null;
  /** True where every die has the same threshold and nothing but the number of successes matters. */
  readonly countable: boolean;
};

/** What came up. `faces` is null when the players only said how many succeeded. */
export type Roll = { readonly faces: readonly number[] | null; readonly successes: number };

export type Rolled = { readonly call: DiceCall; readonly roll: Roll };

export type Entry = { readonly faces: readonly number[] } | { readonly count: number };

/** What the players have entered, by step. Faces beyond what a step needs are kept, so a second correction finds them again. */
export type DiceSheet = { readonly [key: string]: Entry };

/** Faces in the order the dice are asked for, or a sheet. */
export type DiceInput = readonly number[] | DiceSheet;

export const isFace = (face: unknown): face is number =>
  typeof face === 'number' && Number.isInteger(face) && face >= 1 && face <= SIDES_OF_A_DIE;

/** The face of a step of one die. Such steps are never countable, so the face is always known. */
export const faceOf = (roll: Roll): number => roll.faces?.[0] ?? SIDES_OF_A_DIE;

/** The sheet with one face of one step set: the correction of an earlier die, or the entry of the next. */
export function withFace(sheet: DiceSheet, key: string, index: number, face: number): DiceSheet {
  const entry = sheet[key];
  const faces = entry !== undefined && 'faces' in entry ? [...entry.faces] : [];
  faces[index] = face;
  return { ...sheet, [key]: { faces } };
}
