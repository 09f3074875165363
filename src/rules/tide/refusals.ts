import type { TideRule } from './types';

/** What the procedures refuse, and the rule that does. */
const SHOT_REFUSALS = {
  OUT_OF_RANGE: 'TAS-27',
  WEAPON_SILENT_AT_RANGE: 'TAS-27',
  NO_SUCH_GUN: 'TAS-24',
  NO_TORPEDOES: 'TAS-24',
} as const satisfies { readonly [code: string]: TideRule };

export type ShotRefusal = { readonly code: keyof typeof SHOT_REFUSALS; readonly rule: TideRule };

export const shotRefusal = (code: ShotRefusal['code']): ShotRefusal => ({ code, rule: SHOT_REFUSALS[code] });
