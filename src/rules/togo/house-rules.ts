import { err, ok, type Result } from '@/lib/result';
import { type BadInput, badValue } from '../common/refusal';
import type { TogoRule } from './types';

/** The ambiguities an owner can decide: the default first, then the other values. */
// prettier-ignore
export const HOUSE_RULES = {
  torpedoSurprise:     { values: ['six-then-evasion', 'always-six'],               rule: 'AMB-1' },
  torpedoTiming:       { values: ['reveal-on-move-roll-in-D', 'roll-on-move'],     rule: 'AMB-2' },
  torpedoDamageTiming: { values: ['in-D', 'in-H'],                                 rule: 'AMB-3' },
  torpedoArmour:       { values: ['reduces-power', 'no-armour'],                   rule: 'AMB-4' },
  torpedoRestricted:   { values: ['guns-and-torpedoes', 'guns-only'],              rule: 'AMB-5' },
  torpedoTurning:      { values: ['guns-only', 'halve'],                           rule: 'AMB-6' },
  torpedoSplit:        { values: ['one-target', 'split'],                          rule: 'AMB-7' },
  evasionGeometry:     { values: ['ask-with-rule', 'trust-player'],                rule: 'AMB-8' },
  fireCheck:           { values: ['each-fire', 'attempt-only', 'ship-once'],       rule: 'AMB-9' },
  fireHitTiming:       { values: ['in-H', 'immediate'],                            rule: 'AMB-9' },
  natural6Long:        { values: ['fire-only', 'fire-plus-shifted'],               rule: 'AMB-10' },
  oneToZero:           { values: ['row-1', 'no-effect'],                           rule: 'AMB-11' },
  tExplosion:          { values: ['if-torpedoes-aboard', 'always', 'never'],       rule: 'AMB-12' },
  halfOriginal:        { values: ['floor-remaining', 'loss-floored'],              rule: 'AMB-13' },
  secondaryHalving:    { values: ['of-original', 'of-remaining'],                  rule: 'AMB-13' },
  speedFraction:       { values: ['whole-inch', 'half-inch', 'exact'],             rule: 'AMB-14' },
  minOneDie:           { values: ['turning-only', 'also-first-damage'],            rule: 'AMB-15' },
  restrictedSmall:     { values: ['counts', 'must-roll-S-or-F'],                   rule: 'AMB-16' },
  boatsPerHit:         { values: ['one-boat', 'whole-base'],                       rule: 'AMB-17' },
  multiLetterDC:       { values: ['one-letter', 'whole-result'],                   rule: 'AMB-19' },
  halfMovement:        { values: ['allowance', 'distance-moved'],                  rule: 'AMB-23' },
  arcEdge:             { values: ['firer-chooses', 'dice-off'],                    rule: 'AMB-25' },
  rangeMeasure:        { values: ['centre', 'base-edge', 'mast'],                  rule: 'AMB-26' },
  nightBurningRange:   { values: ['N+4', 'unlimited'],                             rule: 'AMB-27' },
  smallBaseFormation:  { values: ['minus-half', 'no-penalty'],                     rule: 'AMB-34' },
  unplannedOverrun:    { values: ['lost', 'carries-over'],                         rule: 'AMB-35' },
  flagshipLoss:        { values: ['replaceable', 'fleet-flagship-not-replaced'],   rule: 'AMB-36' },
  dummyUnplanned:      { values: ['roll', 'no-roll'],                              rule: 'AMB-37' },
  gunFlashRange:       { values: ['N', '24'],                                      rule: 'AMB-38' },
  startingHand:        { values: ['from-the-18', 'extra'],                         rule: 'AMB-40' },
  leavingUnderTorpedoes: { values: ['resolved', 'escapes'],                        rule: 'AMB-51' },
} as const satisfies { readonly [key: string]: { readonly values: readonly [string, ...string[]]; readonly rule: TogoRule } };

export type HouseRuleKey = keyof typeof HOUSE_RULES;
export type HouseRules = { readonly [K in HouseRuleKey]: (typeof HOUSE_RULES)[K]['values'][number] };

export const HOUSE_RULE_KEYS = Object.keys(HOUSE_RULES) as HouseRuleKey[];

export const DEFAULT_HOUSE_RULES = Object.fromEntries(
  HOUSE_RULE_KEYS.map((key) => [key, HOUSE_RULES[key].values[0]]),
) as HouseRules;

export type HouseRuleProblem = BadInput | { readonly code: 'UNKNOWN_HOUSE_RULE'; readonly field: string };

/** An owner's choices over the defaults. */
export function parseHouseRules(chosen: unknown): Result<HouseRules, HouseRuleProblem> {
  if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen))
    return err(badValue('houseRules', 'object'));
  const field = (key: string): string => `houseRules.${key}`;
  for (const [key, value] of Object.entries(chosen)) {
    if (!isHouseRule(key)) return err({ code: 'UNKNOWN_HOUSE_RULE', field: field(key) });
    const values: readonly unknown[] = HOUSE_RULES[key].values;
    if (!values.includes(value)) return err(badValue(field(key), values.join('|')));
  }
  return ok({ ...DEFAULT_HOUSE_RULES, ...chosen });
}

const isHouseRule = (key: string): key is HouseRuleKey => Object.hasOwn(HOUSE_RULES, key);
