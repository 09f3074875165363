import {
  type DiceCall,
  type DiceInput,
  type DiceSheet,
  isFace,
  meets,
  type Roll,
  type Rolled,
  SIDES_OF_A_DIE,
  wantsResult,
} from './dice';
import { type BadInput, badValue } from './refusal';

/**
 * A procedure of the book, written top to bottom: it yields the dice it wants and is handed what came up.
 * It knows nothing of where dice come from and is run again from the start whenever a face changes.
 */
export type Procedure<Outcome> = Generator<DiceCall, Outcome, Roll>;

/** The next dice to be thrown; `missing` of `call.dice` have not been given yet. None is where only a result will do. */
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
  const { key, dice, countable, of, results = [] } = call;
  if (entry === undefined) return dice.value;
  if (typeof entry !== 'object' || entry === null) return badValue(key, 'faces|count|sum|result');
  if ('faces' in entry) {
    return Array.isArray(entry.faces) ? takeFaces(entry.faces, 0, call, key) : badValue(key, 'list of 1..6');
  }
  if ('result' in entry) {
    if (results.length === 0) return { code: 'RESULT_NOT_ALLOWED', field: key, expected: 'faces' };
    const known = results.includes(entry.result);
    return known ? { faces: null, successes: 0, result: entry.result } : badValue(key, results.join('|'));
  }
  if ('sum' in entry) {
    if (of !== 'sum') return { code: 'SUM_NOT_ALLOWED', field: key, expected: 'faces' };
    const [least, most] = [dice.value, dice.value * SIDES_OF_A_DIE];
    const fits = Number.isInteger(entry.sum) && entry.sum >= least && entry.sum <= most;
    if (!fits) return badValue(key, `${least}..${most}`);
    return { faces: null, successes: meets(call, entry.sum) ? 1 : 0, sum: entry.sum };
  }
  if (!countable) return { code: 'COUNT_NOT_ALLOWED', field: key, expected: 'faces' };
  const fits = Number.isInteger(entry.count) && entry.count >= 0 && entry.count <= dice.value;
  return fits ? { faces: null, successes: entry.count } : badValue(key, `0..${dice.value}`);
}

function takeFaces(all: readonly number[], from: number, call: DiceCall, field: string): Taken {
  const isAll = from === 0 && all.length === call.dice.value;
  const faces = isAll ? all : all.slice(from, from + call.dice.value);
  let successes = 0;
  let sum = 0;
  for (let i = 0; i < faces.length; i += 1) {
    const face = faces[i];
    if (!isFace(face)) return badValue(field, '1..6');
    if (call.of === 'sum') sum += face;
    else if (meets(call, face)) successes += 1;
  }
  if (faces.length < call.dice.value || wantsResult(call)) return call.dice.value - faces.length;
  return call.of === 'sum' ? { faces, successes: meets(call, sum) ? 1 : 0, sum } : { faces, successes };
}
