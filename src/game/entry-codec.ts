import * as v from 'valibot';

import { DICE_SOURCES, type Entry, type SourcedSheet } from './entry';
import { appFacesIn } from './fairness';

const source = v.picklist(DICE_SOURCES);
const face = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const actions = v.pipe(v.array(whole), v.minLength(1));
const json = v.unknown();
const seed = v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))]);

/** Dice with their sources, by step. */
export const sheet = v.record(
  v.string(),
  v.union([
    v.object({
      dice: v.array(v.object({ face, source, was: v.optional(v.array(v.object({ face, source }))) })),
    }),
    v.object({ count: whole, source }),
    v.object({ sum: whole, source }),
    v.object({ result: v.string(), source }),
  ]),
);

const entry = v.variant('type', [
  v.object({ type: v.literal('v1.Begun'), book: v.string(), bookVersion: whole, seed, setup: json }),
  v.object({
    type: v.literal('v1.Acted'),
    command: json,
    dice: sheet,
    override: v.boolean(),
    appDice: whole,
    roll: v.nullable(v.string()),
    attempt: whole,
  }),
  v.object({ type: v.literal('v1.Happened'), bookVersion: whole, event: json }),
  v.object({
    type: v.literal('v1.GivenUp'),
    command: json,
    dice: sheet,
    appDice: whole,
    roll: v.nullable(v.string()),
  }),
  v.object({ type: v.literal('v1.Reseeded'), seed }),
  v.object({ type: v.literal('v1.Retracted'), actions }),
  v.object({ type: v.literal('v1.Restored'), actions }),
]);

/** An entry from its text on disk; null when it cannot be read, or was written by a later version. */
export function parseEntry(text: string): Entry | null {
  try {
    const parsed = v.safeParse(entry, JSON.parse(text));
    if (!parsed.success) return null;
    const { output } = parsed;
    return 'appDice' in output && !showsItsDice(output) ? null : (output as Entry);
  } catch {
    return null;
  }
}

/** In the first versions a strip could lose sight of a corrected die when one before it was taken back. */
const MOST_LOST = 100;

/** A strip shows every die the phone threw for it: one that claims many more, or fewer, was not made by playing. */
export function showsItsDice({ dice, appDice }: { readonly dice: SourcedSheet; readonly appDice: number }): boolean {
  const shown = appFacesIn(dice).length;
  return appDice >= shown && appDice <= shown + MOST_LOST;
}
