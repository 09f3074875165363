import type { BadInput } from '../common/refusal';
import type { TogoRule } from './types';

/** Why the rules refuse, and which rule does. Words for these live at the edge. */
export const REFUSAL_RULES = {
  // gunfire, in the order a battery is tested
  BEYOND_12_INCHES: 'TOGO-28',
  WEAPON_HAS_NO_VALUE_AT_RANGE: 'TOGO-41',
  BEYOND_NIGHT_GUN_RANGE: 'TOGO-38',
  MORE_THAN_HALF_MOVEMENT_TURNING: 'TOGO-36',
  NO_GUNS_BEARING: 'TOGO-29',
  BATTERY_ALREADY_FIRING: 'TOGO-33',
  // the ship itself may not shoot, or not at that
  SUNK: 'TOGO-62',
  ABANDONED: 'AMB-48',
  SILENCED: 'TOGO-62',
  CONVOY_NEVER_FIRES: 'TOGO-64',
  TARGET_NOT_SIGHTED: 'AMB-28',
  // torpedoes
  BEYOND_TORPEDO_RANGE: 'TOGO-44',
  OUTSIDE_TORPEDO_ARC: 'TOGO-44',
  ALREADY_LAUNCHED: 'TOGO-49',
  NO_TORPEDOES_LEFT: 'TOGO-60',
  ONE_TARGET_PER_LAUNCH: 'AMB-7',
  // damage control
  NO_SUCH_DAMAGE: 'TOGO-67',
  PERMANENT_DAMAGE: 'TOGO-68',
  // movement and formations
  FLEET_FLAGSHIP_DOES_NOT_ROLL: 'TOGO-17',
  DUMMY_DOES_NOT_ROLL: 'AMB-37',
  NOT_THE_FRIENDLY_EDGE: 'TOGO-11',
  LEFT_THE_TABLE: 'TOGO-11',
  FORMATION_OVER_8_SHIPS: 'TOGO-12',
  FORMED_ON_THE_TABLE: 'TOGO-12',
  JOINED_ON_THE_TABLE: 'TOGO-13',
  GAP_OVER_2_INCHES: 'TOGO-14',
  // sighting
  OUT_OF_SIGHTING_RANGE: 'TOGO-21',
} as const satisfies { readonly [code: string]: TogoRule };

export type RefusalCode = keyof typeof REFUSAL_RULES;
type RuleRefusal = { readonly code: RefusalCode; readonly rule: TogoRule };
export type Refusal = BadInput | RuleRefusal;

export const refuse = (code: RefusalCode): RuleRefusal => ({ code, rule: REFUSAL_RULES[code] });
