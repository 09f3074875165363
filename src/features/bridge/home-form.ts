import { type CounterLink, type Homecoming, MAPPING, WENT } from '@/rules/bridge/index';
import { bool, check, int, object, type Of, oneOf, optional } from '@/rules/common/shape';
import { record } from '@/rules/common/tagged';

const CORRECTION = object({ harm: optional(int(0, 3)), went: optional(oneOf(WENT)), torpedoes: optional(bool) });
export type Correction = Of<typeof CORRECTION>;

const KEPT = object({
  /** The last entry of the battle's log: who fights on begins anew. */
  at: int(0, 1e9),
  mapping: MAPPING,
  corrections: record(CORRECTION),
});
export type HomeForm = Of<typeof KEPT>;

export function readHomeForm(kept: unknown, first: HomeForm): HomeForm {
  const read = check(KEPT, kept);
  if (!read.ok) return first;
  return read.value.at === first.at ? read.value : { ...read.value, at: first.at, corrections: {} };
}

/** What becomes of a counter, as the players have corrected it. Who is lost went nowhere. */
export function corrected(home: Homecoming, { sinksAt }: CounterLink, correction: Correction = {}): Homecoming {
  const all = { ...home, ...correction };
  const isLost = all.harm >= sinksAt;
  return { ...all, isLost, went: isLost ? 'stays' : all.went };
}

/** A counter in the list of those that come home. */
export interface HomeEntry {
  readonly counter: CounterLink;
  /** As the mapping has it. */
  readonly found: Homecoming;
  /** As the players have corrected it. */
  readonly home: Homecoming;
  readonly isCorrected: boolean;
}
