import { type DiceCall, type DiceInput, type DiceSheet, type Roll, type Rolled, isFace } from './dice';
import { type BadInput, badValue } from './refusal';

/**
 * A procedure of the book, written top to bottom: it yields the dice it wants and is handed what came up.
 * It knows nothing of where dice come from and is run again from the start whenever a face changes.
 */
export type Procedure<Outcome> = Generator<DiceCall, Outcome, Roll>;

/** The next dice to be thrown; `missing` of `call.dice` have not been given yet. */
export type Needs = { readonly call: DiceCall; readonly missing: number };

export type Answer<Outcome, Refusal> =
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'needs'; readonly needs: Needs; readonly rolls: readonly Rolled[] }
  | { readonly type: 'done'; readonly outcome: Outcome; readonly rolls: readonly Rolled[] };

/** Runs a procedure as far as the dice reach. A list must be used up; a sheet may hold more than is needed. */
export function run<Outcome>(procedure: Procedure<Outcome>, dice: DiceInput): Answer<Outcome, BadInput> {
  if (typeof dice !== 'object' || dice === null) return { type: 'refused', refusal: badValue('faces', 'list of 1..6') };
  const rolls: Rolled[] = [];
  let used = 0;
  let step = procedure.next();
  while (!step.done) {
    const call = step.value;
    const got = isList(dice) ? takeFaces(dice, used, call, 'faces') : takeFromSheet(dice, call);
    if (typeof got === 'number') return { type: 'needs', needs: { call, missing: got }, rolls };
    if ('code' in got) return { type: 'refused', refusal: got };
    rolls.push({ call, roll: got });
    used += call.dice.value;
    step = procedure.next(got);
  }
  if (isList(dice) && used < dice.length) {
    return { type: 'refused', refusal: { code: 'TOO_MANY_FACES', field: 'faces', expected: `${used}` } };
  }
  return { type: 'done', outcome: step.value, rolls };
}

const isList = (dice: DiceInput): dice is readonly number[] => Array.isArray(dice);

/** What the dice of a call showed, how many of them are missing, or what is wrong with them. */
type Taken = Roll | number | BadInput;

function takeFromSheet(sheet: DiceSheet, call: DiceCall): Taken {
  const entry = sheet[call.key];
  if (entry === undefined) return call.dice.value;
  if (typeof entry !== 'object' || entry === null) return badValue(call.key, 'faces|count');
  if ('faces' in entry) {
    return Array.isArray(entry.faces) ? takeFaces(entry.faces, 0, call, call.key) : badValue(call.key, 'faces|count');
  }
  if (!call.countable) return { code: 'COUNT_NOT_ALLOWED', field: call.key, expected: 'faces' };
  const fits = Number.isInteger(entry.count) && entry.count >= 0 && entry.count <= call.dice.value;
  return fits ? { faces: null, successes: entry.count } : badValue(call.key, `0..${call.dice.value}`);
}

function takeFaces(all: readonly number[], from: number, call: DiceCall, field: string): Taken {
  const faces = all.slice(from, from + call.dice.value);
  const limit = call.atOrUnder?.value ?? 0;
  let successes = 0;
  for (let i = 0; i < faces.length; i += 1) {
    const face = faces[i];
    if (!isFace(face)) return badValue(field, '1..6');
    if (face <= limit) successes += 1;
  }
  return faces.length < call.dice.value ? call.dice.value - faces.length : { faces, successes };
}
