import type { BadInput } from '../../common/refusal';
import type { Json, Refused } from '../../rulebook';
import type { MukdenRule } from '../types';

/** What a campaign refuses, and the rule that does; without a rule it is nonsense and never allowed. */
const REFUSALS = {
  // nonsense
  NO_SUCH_UNIT: null,
  NO_SUCH_VALUE: null,
  CHOSEN_TWICE: null,
  NOT_YOURS: null,
  WRONG_STEP: null,
  NO_ATTACKERS: null,
  NO_DEFENCE: null,
  NOT_IN_THE_ATTACK: null,
  NOTHING_TO_TAKE: null,
  NOT_THE_STACK: null,
  TABLE_MISSING: null,
  ALREADY_IN_PLAY: null,
  ONE_CORPS: null,
  NOT_OVER: null,
  CAMPAIGN_OVER: null,
  // the map
  NO_SUCH_HEX: 'AMB-15',
  OVERSTACKED: 'MUK-17',
  ENEMY_THERE: 'MUK-17',
  TOO_STRONG: 'MUK-2',
  TOO_MANY_FACTORS: 'MUK-17',
  // phases
  CORPS_NOT_DUE: 'MUK-12',
  CORPS_ELSEWHERE: 'MUK-12',
  OTHER_NUMBER: 'MUK-14',
  NOT_RUSSIAN: 'MUK-14',
  // an action
  ATTACK_ON: 'MUK-18',
  UNIT_FLIPPED: 'MUK-4',
  UNIT_PARALYSED: 'MUK-14',
  TOO_FAR: 'MUK-23',
  NOT_A_PATH: 'MUK-23',
  ENEMY_ON_THE_WAY: 'MUK-23',
  ZONE_STOPS: 'MUK-20',
  NO_FORCED_MARCH: 'MUK-25',
  NOT_ADJACENT: 'MUK-26',
  NOBODY_THERE: 'MUK-26',
  NOT_JAPANESE: 'MUK-33',
  NO_BOMBARDMENT: 'MUK-13',
  MARKERS_USED: 'MUK-33',
  TOO_MANY_MARKERS: 'MUK-33',
  NO_COMMUNICATION: 'MUK-33',
  NO_GUNS_IN_MOMENTUM: 'MUK-37',
  NOT_ADVANCED: 'MUK-37',
  MOMENTUM_USED: 'MUK-37',
  OTHER_LOSSES: 'MUK-35',
  NOT_IN_A_ZONE: 'MUK-38',
  NO_ZONE_THERE: 'MUK-38',
  UNITS_THERE: 'MUK-38',
  PROBED_ALREADY: 'MUK-38',
} as const satisfies { readonly [code: string]: MukdenRule | null };

type CampaignRefusal = keyof typeof REFUSALS;

/** Every refusal of a campaign, and of dice handed in wrongly. */
export type MukdenRefusalCode = CampaignRefusal | BadInput['code'];
export type MukdenRefusal = Refused<MukdenRefusalCode>;

export const refusal = (code: CampaignRefusal, data: Json = {}): MukdenRefusal => ({
  code,
  rule: REFUSALS[code],
  data,
});

export const fromInput = ({ code, field, expected }: BadInput): MukdenRefusal => ({
  code,
  rule: null,
  data: { field, expected },
});

/** Every code a command can be refused with. */
export const ALL_REFUSALS: readonly MukdenRefusalCode[] = [
  ...(Object.keys(REFUSALS) as CampaignRefusal[]),
  ...(['BAD_VALUE', 'TOO_MANY_FACES', 'COUNT_NOT_ALLOWED', 'SUM_NOT_ALLOWED', 'RESULT_NOT_ALLOWED'] as const),
];
