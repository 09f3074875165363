import type { TsushimaRule } from './types';

/** What the procedures refuse, and the rule that does. */
const SHOT_REFUSALS = {
  NO_EFFECT_AT_RANGE: 'TSU-36',
  SECONDARIES_ONLY: 'TSU-41',
  TORPEDO_OUT_OF_RANGE: 'TSU-44',
} as const satisfies { readonly [code: string]: TsushimaRule };

export type ShotRefusal = { readonly code: keyof typeof SHOT_REFUSALS; readonly rule: TsushimaRule };

export const shotRefusal = (code: ShotRefusal['code']): ShotRefusal => ({ code, rule: SHOT_REFUSALS[code] });
