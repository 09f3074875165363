import type { Json, Refused } from '../../rulebook';
import type { BadInput } from '../../common/refusal';
import { REFUSAL_RULES, type Refusal, type RefusalCode } from '../refusals';
import type { TogoRule } from '../types';

/** What the battle refuses beyond the procedures. Null: nonsense that no umpire can allow. */
const BATTLE_REFUSALS = {
  // nonsense
  NO_SUCH_SHIP: null,
  NO_SUCH_COUNTER: null,
  NO_SUCH_MARKER: null,
  NO_SUCH_BATTERY: null,
  NO_SUCH_CARD: null,
  NO_SUCH_OBLIGATION: null,
  NO_SUCH_VALUE: null,
  NO_BEARING: null,
  NOTHING_DECLARED: null,
  ID_TAKEN: null,
  ALREADY_ROLLED: null,
  // the course of the turn
  WRONG_PHASE: 'TOGO-4',
  STILL_OWED: 'TOGO-4',
  OUT_OF_TURN: 'TOGO-6',
  INITIATIVE_NOT_ROLLED: 'AMB-50',
  ALREADY_FINISHED: 'TOGO-4',
  BATTLE_OVER: 'AMB-44',
  LAST_TURN: 'AMB-44',
  SCENARIO_FORBIDS: 'AMB-44',
  // movement
  MOVE_NOT_BEGUN: 'TOGO-45',
  ALREADY_MOVED: 'TOGO-8',
  UNPLANNED_NOT_ROLLED: 'TOGO-17',
  UNPLANNED_BINDS: 'TOGO-17',
  MUST_GO_STRAIGHT: 'TOGO-18',
  OVER_ALLOWANCE: 'TOGO-8',
  TURN_NOT_PAID: 'TOGO-9',
  NOT_ON_TABLE: 'TOGO-11',
  NOT_YET_DUE: 'TOGO-11',
  ANCHORED: 'AMB-42',
  LAST_SHIP_OF_FORMATION: 'TOGO-13',
  FLAGSHIP_STILL_FLIES: 'TOGO-18',
  FLAGSHIP_NOT_REPLACED: 'AMB-36',
  NOT_IN_FORMATION: 'TOGO-18',
  // torpedoes
  CONVOY_NEVER_EVADES: 'TOGO-64',
  EVASION_NOT_JUDGED: 'AMB-8',
  EVASION_NOT_DECLARED: 'TOGO-47',
  EVASION_TOO_LATE: 'TOGO-47',
  NOT_IN_THE_WATER: 'TOGO-45',
  // sighting
  ALREADY_SIGHTED: 'TOGO-19',
  ALREADY_TRIED_TO_SIGHT: 'AMB-39',
  SEEN_WITHOUT_A_DIE: 'TOGO-20',
  OWN_COUNTER: 'TOGO-21',
  // gunfire
  ALREADY_FIRED: 'TOGO-33',
  OWN_SIDE: 'TOGO-26',
  OUTSIDE_ARC: 'TOGO-34',
  ARC_IN_DISPUTE: 'AMB-25',
  OUT_OF_PLAY: 'TOGO-26',
  // damage
  ALREADY_TRIED_CONTROL: 'TOGO-67',
  NO_HITS_WAITING: 'TOGO-52',
  TORPEDO_DICE_FIRST: 'AMB-3',
  // cards
  ALREADY_DREW: 'TOGO-71',
  PILE_EMPTY: 'AMB-40',
  NOT_THE_CARDS_TIME: 'TOGO-73',
  DUMMY_CARD: 'TOGO-71',
  CARD_TARGET_NOT_ON_TABLE: 'TOGO-73',
  NOT_THE_CARDS_TARGET: 'CARD-1',
} as const satisfies { readonly [code: string]: TogoRule | null };

type BattleRefusal = keyof typeof BATTLE_REFUSALS;

/** Every refusal of the book, in its procedures and in a battle, and of dice handed in wrongly. */
export type TogoRefusalCode = BattleRefusal | RefusalCode | BadInput['code'];
export type TogoRefusal = Refused<TogoRefusalCode>;

export const refusal = (code: BattleRefusal, data: Json = {}): TogoRefusal => ({
  code,
  rule: BATTLE_REFUSALS[code],
  data,
});

/** A procedure's refusal as the battle's. */
export const fromBook = (refusal: Refusal, data: { readonly [key: string]: Json } = {}): TogoRefusal =>
  'rule' in refusal
    ? { code: refusal.code, rule: refusal.rule, data }
    : { code: refusal.code, rule: null, data: { ...data, field: refusal.field, expected: refusal.expected } };

/** Codes of the book that no command of a battle can meet: the table is never asked for gaps, or a counter what is behind it. */
const NEVER_DECIDED: readonly RefusalCode[] = ['GAP_OVER_2_INCHES', 'FORMED_ON_THE_TABLE', 'DUMMY_DOES_NOT_ROLL'];

/** Every code a command can be refused with, whatever the dice. */
export const DECIDED_REFUSALS: readonly TogoRefusalCode[] = [
  ...(Object.keys(BATTLE_REFUSALS) as BattleRefusal[]),
  ...(Object.keys(REFUSAL_RULES) as RefusalCode[]).filter((code) => !NEVER_DECIDED.includes(code)),
  'BAD_VALUE',
];

/** The same, and what can be wrong with the dice handed in. */
export const ALL_REFUSALS: readonly TogoRefusalCode[] = [...DECIDED_REFUSALS, 'TOO_MANY_FACES', 'COUNT_NOT_ALLOWED'];
