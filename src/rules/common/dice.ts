import type { Num, RuleId } from './trace';

export const SIDES_OF_A_DIE = 6;

/** Dice a procedure asks for. A call is one step of a dice strip. */
export type DiceCall = {
  /** Where the step stands in its procedure; stays the same when an earlier face is corrected. */
  readonly key: string;
  readonly purpose: string;
  readonly rule: RuleId;
  /** None where only the players can read the answer off a table of their own: see `results`. */
  readonly dice: Num;
  /** The number to roll; null where a table is read. */
  readonly need: Num | null;
  /** Roll the number or less, or the number or more. */
  readonly at: 'most' | 'least';
  /** Every die by itself, or their sum: then nothing but the sum matters, and it may be entered as one number. */
  readonly of: 'each' | 'sum';
  /** True where every die has the same threshold and nothing but the number of successes matters. */
  readonly countable: boolean;
  /** What the players' own table may say, in the order of the keys; they may answer with one of these instead of dice. */
  readonly results?: readonly string[];
};

/** What came up. `faces` is null when the players entered something else: how many succeeded, the sum, or a result. */
export type Roll = {
  readonly faces: readonly number[] | null;
  readonly successes: number;
  readonly sum?: number;
  readonly result?: string;
};

export type Rolled = { readonly call: DiceCall; readonly roll: Roll };

export type Entry =
  | { readonly faces: readonly number[] }
  | { readonly count: number }
  | { readonly sum: number }
  | { readonly result: string };

/** One answer for all dice of a step: how many succeeded, their sum, or what the players' own table says. */
export type StepAnswer = Exclude<Entry, { readonly faces: unknown }>;

/** What the players have entered, by step. Faces beyond what a step needs are kept, so a second correction finds them again. */
export type DiceSheet = { readonly [key: string]: Entry };

/** Faces in the order the dice are asked for, or a sheet. */
export type DiceInput = readonly number[] | DiceSheet;

export const isFace = (face: unknown): face is number =>
  typeof face === 'number' && Number.isInteger(face) && face >= 1 && face <= SIDES_OF_A_DIE;

/** The face of a step of one die that was not counted. */
export const faceOf = (roll: Roll): number => roll.faces?.[0] ?? SIDES_OF_A_DIE;

/** The sum of a step that asks for one, entered as such or as faces. */
export const sumOf = ({ sum, faces }: Roll): number => sum ?? (faces ?? []).reduce((total, face) => total + face, 0);

/** Whether a face, or a sum where the call asks for one, is what it needs. Nothing is where a table is read. */
export const meets = ({ need, at }: Pick<DiceCall, 'need' | 'at'>, number: number): boolean =>
  need !== null && (at === 'most' ? number <= need.value : number >= need.value);

/** Whether no dice can answer it: only the players can say what their own table says. */
export const wantsResult = ({ dice, results }: DiceCall): boolean => dice.value === 0 && results !== undefined;

/** The sheet with one face of one step set: the correction of an earlier die, or the entry of the next. */
export function withFace(sheet: DiceSheet, key: string, index: number, face: number): DiceSheet {
  const entry = sheet[key];
  const faces = entry !== undefined && 'faces' in entry ? [...entry.faces] : [];
  faces[index] = face;
  return { ...sheet, [key]: { faces } };
}
