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

/** Runs a procedure as far as the dice reach. */
export function run<Outcome>(procedure: Procedure<Outcome>, dice: DiceInput): Answer<Outcome, BadInput> {
  const supply = isList(dice) ? inOrder(dice) : bySheet(dice);
  const rolls: Rolled[] = [];
  let step = procedure.next();
  while (!step.done) {
    const call = step.value;
    const got = supply.take(call);
    if (typeof got === 'number') return { type: 'needs', needs: { call, missing: got }, rolls };
    if ('code' in got) return { type: 'refused', refusal: got };
    rolls.push({ call, roll: got });
    step = procedure.next(got);
  }
  const surplus = supply.surplus();
  return surplus === null ? { type: 'done', outcome: step.value, rolls } : { type: 'refused', refusal: surplus };
}

/** Hands over the dice of a call; a number says how many are missing. */
type Supply = {
  take(call: DiceCall): Roll | number | BadInput;
  surplus(): BadInput | null;
};

const isList = (dice: DiceInput): dice is readonly number[] => Array.isArray(dice);

function inOrder(faces: readonly number[]): Supply {
  let at = 0;
  return {
    take(call) {
      const end = at + call.dice.value;
      const bad = firstBadFace(faces, at, end, 'faces');
      if (bad !== null) return bad;
      if (end > faces.length) return end - faces.length;
      const taken = faces.slice(at, end);
      at = end;
      return rollOf(taken, call);
    },
    surplus: () => (at < faces.length ? { code: 'TOO_MANY_FACES', field: 'faces', expected: `0..${at}` } : null),
  };
}

function bySheet(sheet: DiceSheet): Supply {
  return {
    take(call) {
      const count = call.dice.value;
      const entry = Object.hasOwn(sheet, call.key) ? sheet[call.key] : undefined;
      if (entry === undefined) return count;
      if ('count' in entry) {
        if (!call.countable) return { code: 'COUNT_NOT_ALLOWED', field: call.key, expected: 'faces' };
        const fits = Number.isInteger(entry.count) && entry.count >= 0 && entry.count <= count;
        return fits ? { faces: null, successes: entry.count } : badValue(call.key, `0..${count}`);
      }
      const bad = firstBadFace(entry.faces, 0, count, call.key);
      if (bad !== null) return bad;
      return entry.faces.length < count ? count - entry.faces.length : rollOf(entry.faces.slice(0, count), call);
    },
    surplus: () => null,
  };
}

function firstBadFace(faces: readonly number[], from: number, to: number, field: string): BadInput | null {
  for (let i = from; i < to && i < faces.length; i += 1) {
    if (!isFace(faces[i])) return badValue(`${field}[${i}]`, '1..6');
  }
  return null;
}

function rollOf(faces: readonly number[], call: DiceCall): Roll {
  if (call.atOrUnder === null) return { faces, successes: 0 };
  let successes = 0;
  for (const face of faces) if (face <= call.atOrUnder.value) successes += 1;
  return { faces, successes };
}
