import type { BadInput } from '../../common/refusal';
import type { Json, Refused } from '../../rulebook';
import type { TideRule } from '../types';

/** What a campaign refuses. Null: nonsense that nobody can allow. */
const REFUSALS = {
  // nonsense
  NO_SUCH_SHIP: null,
  NO_SUCH_VALUE: null,
  NO_SHIPS_CHOSEN: null,
  NO_SHIPS_THERE: null,
  CHOSEN_TWICE: null,
  NOT_IN_THE_FIGHT: null,
  NOT_HER_LINE: null,
  WRONG_STEP: null,
  CHITS_MISSING: null,
  RATINGS_MISSING: null,
  ID_TAKEN: null,
  ALREADY_FALLEN: null,
  ONE_SIDE_AT_A_TIME: null,
  ALREADY_ROLLED: null,
  VICTORY_POINTS_MISSING: null,
  CAMPAIGN_OVER: null,
  // the calendar
  NO_NAVAL_PHASE: 'TAS-4',
  VLADIVOSTOK_FROZEN: 'TAS-4',
  WRONG_PORT: 'TAS-4',
  LAST_TURN: 'TAS-1',
  NOT_THE_LAST_TURN: 'TAS-33',
  TSUSHIMA_NOT_FOUGHT: 'TAS-1',
  // sortie
  UNDER_PORT_MARKER: 'TAS-30',
  EVACUATION_TOO_LATE: 'TAS-32',
  ONE_GROUP_ONLY: 'AMB-1',
  // manoeuvre
  NO_BROADSIDE: 'TAS-21',
  BOTH_HAVE_BROADSIDE: 'AMB-3',
  // combat
  SECOND_SHIP_TOO_EARLY: 'TAS-23',
  THIRD_SHIP_TOO_EARLY: 'TAS-23',
  NO_TORPEDOES: 'TAS-24',
  TORPEDOES_OUT_OF_RANGE: 'TAS-27',
  SMOKE_NOT_NOW: 'TAS-29',
  NO_RUSSIAN_SMOKE: 'TAS-33',
  ROUND_HALF_FIRED: 'TAS-23',
  LESS_HARM: 'TAS-30',
  RATING_OUT_OF_BOUNDS: 'TAS-25',
} as const satisfies { readonly [code: string]: TideRule | null };

type CampaignRefusal = keyof typeof REFUSALS;

/** Every refusal of a campaign, and of dice handed in wrongly. */
export type TideRefusalCode = CampaignRefusal | BadInput['code'];
export type TideRefusal = Refused<TideRefusalCode>;

export const refusal = (code: CampaignRefusal, data: Json = {}): TideRefusal => ({ code, rule: REFUSALS[code], data });

export const fromInput = ({ code, field, expected }: BadInput): TideRefusal => ({
  code,
  rule: null,
  data: { field, expected },
});

/** Every code a command can be refused with. */
export const ALL_REFUSALS: readonly TideRefusalCode[] = [
  ...(Object.keys(REFUSALS) as CampaignRefusal[]),
  ...(['BAD_VALUE', 'TOO_MANY_FACES', 'COUNT_NOT_ALLOWED'] as const),
];
