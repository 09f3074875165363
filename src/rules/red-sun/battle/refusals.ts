import type { BadInput } from '../../common/refusal';
import type { Json, Refused } from '../../rulebook';
import type { RedSunRule } from '../types';

/** What a campaign refuses, and the rule that does; without a rule it is nonsense and never allowed. */
const REFUSALS = {
  // nonsense
  NO_SUCH_FLEET: null,
  NO_SUCH_SHIP: null,
  NO_SUCH_HEADQUARTERS: null,
  NO_SUCH_UNIT: null,
  NO_SUCH_VALUE: null,
  CHOSEN_TWICE: null,
  NOT_HERS: null,
  WRONG_STEP: null,
  WRONG_NUMBER: null,
  NO_BATTLE: null,
  BATTLE_ON: null,
  NO_SHIPS: null,
  NOT_IN_THE_BATTLE: null,
  NOT_IN_THE_ASSAULT: null,
  STRENGTH_MISSING: null,
  RATING_MISSING: null,
  TABLE_MISSING: null,
  NO_ADMIRAL: null,
  NOTHING_LOST: null,
  NOTHING_TO_TAKE: null,
  NO_ATTACKERS: null,
  ALREADY_IN_PLAY: null,
  NOT_PRIVATE: null,
  CAMPAIGN_OVER: null,
  // the naval stages
  PICKS_FIRST: 'RSR-2',
  PICKED_ALREADY: 'RSR-2',
  MERCHANTS: 'RSR-2',
  AT_SEA_ALREADY: 'RSR-2',
  NO_INITIATIVE: 'RSR-2',
  NOT_AT_SEA: 'RSR-3',
  ROUNDS_LEFT: 'RSR-1',
  NOT_JAPANESE: 'RSR-4',
  NOT_ON_BLOCKADE: 'RSR-4',
  BLOCKADE_LEFT: 'RSR-4',
  BLOCKADE_ROLLED: 'RSR-16',
  SHIPS_TO_CHOOSE: 'RSR-16',
  NOT_IN_PORT: 'RSR-17',
  // a naval battle
  NEGATIVE_RANGE: 'RSR-13',
  OUT_OF_SIGHT: 'RSR-10',
  HOUR_NOT_OVER: 'RSR-10',
  NO_HOURS_LEFT: 'RSR-10',
  ONE_SIDE_ONLY: 'RSR-10',
  NO_TORPEDOES: 'RSR-20',
  MORALE_LEFT: 'RSR-17',
  ADMIRAL_LEFT: 'RSR-15',
  // the land stages
  SUPPLY_HOLDS: 'RSR-5',
  NOT_REINFORCING: 'RSR-6',
  TRIED_ALREADY: 'RSR-7',
  SUPREME_FIRST: 'RSR-7',
  UNASSIGNED: 'RSR-7',
  HEADQUARTERS_INACTIVE: 'RSR-7',
  NOTHING_TO_LEND: 'RSR-7',
  DEFENDED_ALREADY: 'RSR-8',
  NO_ROUNDS_LEFT: 'RSR-8',
  NO_DEFENCE: 'RSR-21',
  LOSSES_LEFT: 'RSR-21',
  OTHER_LOSSES: 'RSR-21',
  // the end of a turn
  NOT_AT_THE_END: 'RSR-9',
  RAISED_ALREADY: 'RSR-9',
  AT_THE_CAP: 'AMB-5',
  AID_CLAIMED: 'RSR-18',
} as const satisfies { readonly [code: string]: RedSunRule | null };

type CampaignRefusal = keyof typeof REFUSALS;

/** Every refusal of a campaign, and of dice handed in wrongly. */
export type RedSunRefusalCode = CampaignRefusal | BadInput['code'];
export type RedSunRefusal = Refused<RedSunRefusalCode>;

export const refusal = (code: CampaignRefusal, data: Json = {}): RedSunRefusal => ({
  code,
  rule: REFUSALS[code],
  data,
});

export const fromInput = ({ code, field, expected }: BadInput): RedSunRefusal => ({
  code,
  rule: null,
  data: { field, expected },
});

/** Every code a command can be refused with. */
export const ALL_REFUSALS: readonly RedSunRefusalCode[] = [
  ...(Object.keys(REFUSALS) as CampaignRefusal[]),
  ...(['BAD_VALUE', 'TOO_MANY_FACES', 'COUNT_NOT_ALLOWED', 'SUM_NOT_ALLOWED', 'RESULT_NOT_ALLOWED'] as const),
];
