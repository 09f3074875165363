import type { BadInput } from '../../common/refusal';
import type { Json, Refused } from '../../rulebook';
import type { TsushimaRule } from '../types';

/** What a campaign refuses. Null: nonsense that nobody can allow. */
const REFUSALS = {
  // nonsense
  NO_SUCH_SHIP: null,
  NO_SUCH_GROUP: null,
  NO_SUCH_UNIT: null,
  NO_SUCH_VALUE: null,
  NO_SUCH_PORT: null,
  CHOSEN_TWICE: null,
  NOT_HERS: null,
  WRONG_STEP: null,
  NO_BATTLE: null,
  BATTLE_ON: null,
  NOT_TOGETHER: null,
  NOT_IN_THE_BATTLE: null,
  NOT_THE_SAME_UNITS: null,
  NOTHING_TO_CONFIRM: null,
  GUNS_MISSING: null,
  READING_MISSING: null,
  NO_SUCH_MINE: null,
  NOTHING_LEFT: null,
  ALREADY_IN_PLAY: null,
  NOT_IN_THIS_SCENARIO: null,
  CAMPAIGN_OVER: null,
  // the phases
  ITALIAN_CRUISERS_FIRST: 'TSU-72',
  NOT_A_FRIENDLY_PORT: 'TSU-54',
  ROWS_LEFT: 'TSU-4',
  NOT_OVER_YET: 'TSU-66',
  // movement
  SURPRISED: 'TSU-58',
  IN_DOCK: 'TSU-47',
  CHANNEL_BLOCKED: 'TSU-56',
  NOT_RELEASED: 'TSU-62',
  NOT_FROM_THIS_ZONE: 'TSU-16',
  ONLY_AT_MONTHS_END: 'TSU-16',
  ENEMY_PORT: 'TSU-53',
  MIXED_TYPES: 'TSU-12',
  DIVISION_TOO_LARGE: 'TSU-13',
  DIVISION_TOO_SMALL: 'TSU-13',
  GROUNDING_NOT_ROLLED: 'TSU-9',
  NOTHING_TO_GROUND: 'TSU-9',
  GROUNDED_ALREADY: 'TSU-11',
  // spotting
  EVADED: 'TSU-20',
  TRIED_ALREADY: 'TSU-18',
  PROTECTED: 'TSU-54',
  NOT_CLAIMED: 'TSU-54',
  NO_FAILED_ATTACK: 'TSU-56',
  NOT_A_MERCHANT: 'TSU-56',
  NOT_ON_A_COAST: 'TSU-46',
  RAIDED_ALREADY: 'AMB-15',
  RETREATS_LEFT: 'TSU-34',
  NOT_SPOTTED: 'TSU-18',
  // the Battle Board
  NOT_YOUR_MOVE: 'TSU-28',
  TOO_FAR: 'TSU-29',
  NOT_ON_START_COLUMN: 'TSU-26',
  TOO_LATE_TO_ARRANGE: 'TSU-26',
  LEAD_SHIP: 'TSU-30',
  UNDAMAGED: 'TSU-30',
  NO_FLIGHT_IN_PORT: 'TSU-55',
  TOO_MANY_OUT: 'TSU-55',
  LEAD_CRIPPLED: 'TSU-32',
  FLEEING_ALREADY: 'TSU-32',
  NOT_FLEEING: 'TSU-33',
  FLIGHT_ROLLED: 'TSU-33',
  FLIGHT_NOT_ROLLED: 'TSU-33',
  NO_SCREEN: 'TSU-45',
  OWN_SHIP: 'TSU-32',
  SECONDARIES_ONLY: 'TSU-41',
  KEEPS_TARGET: 'TSU-39',
  WRONG_DIVISION: 'TSU-39',
  NO_TORPEDOES: 'TSU-44',
  TORPEDOES_USED: 'TSU-44',
  TORPEDO_OUT_OF_RANGE: 'TSU-44',
  FEWER_HITS: 'TSU-47',
  // the terminal phase
  NO_REPAIRS_HERE: 'TSU-48',
  NO_SLOTS_LEFT: 'TSU-48',
  NOT_REPAIRABLE: 'TSU-47',
  NOT_AT_HOME: 'TSU-61',
  NO_MINES_LEFT: 'TSU-50',
  MINED_ALREADY: 'TSU-50',
  TOO_FEW_SWEEPERS: 'TSU-52',
  NO_PLAN: 'TSU-59',
  HARDER_PLAN: 'TSU-60',
  MUST_MOVE_ON: 'TSU-16',
  NO_FLYING_BASES: 'TSU-25',
} as const satisfies { readonly [code: string]: TsushimaRule | null };

type CampaignRefusal = keyof typeof REFUSALS;

/** Every refusal of a campaign, and of dice handed in wrongly. */
export type TsushimaRefusalCode = CampaignRefusal | BadInput['code'];
export type TsushimaRefusal = Refused<TsushimaRefusalCode>;

export const refusal = (code: CampaignRefusal, data: Json = {}): TsushimaRefusal => ({
  code,
  rule: REFUSALS[code],
  data,
});

export const fromInput = ({ code, field, expected }: BadInput): TsushimaRefusal => ({
  code,
  rule: null,
  data: { field, expected },
});

/** Every code a command can be refused with. */
export const ALL_REFUSALS: readonly TsushimaRefusalCode[] = [
  ...(Object.keys(REFUSALS) as CampaignRefusal[]),
  ...(['BAD_VALUE', 'TOO_MANY_FACES', 'COUNT_NOT_ALLOWED', 'SUM_NOT_ALLOWED', 'RESULT_NOT_ALLOWED'] as const),
];
