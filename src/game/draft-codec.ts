import * as v from 'valibot';

import type { Draft } from './act';
import { sheet, showsItsDice } from './entry-codec';

const draft = v.object({
  command: v.unknown(),
  override: v.boolean(),
  dice: sheet,
  appDice: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** An unfinished strip from its text on disk; null when it cannot be read. */
export function parseDraft(text: string): Draft | null {
  try {
    const parsed = v.safeParse(draft, JSON.parse(text));
    return parsed.success && showsItsDice(parsed.output) ? (parsed.output as Draft) : null;
  } catch {
    return null;
  }
}
