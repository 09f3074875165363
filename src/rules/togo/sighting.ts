import { err, ok, type Result } from '@/lib/result';
import type { DiceInput } from '../common/dice';
import { type Answer, type Procedure, run } from '../common/procedure';
import { badValue } from '../common/refusal';
import { bool, check, nullable, object, type Of, oneOf, optional, real } from '../common/shape';
import { type Num, num } from '../common/trace';
import { RATING } from './battery';
import { CARD_MODIFIERS, withCards } from './cards/effects';
import type { Refusal } from './refusals';
import { PRINTED, type Ruleset } from './ruleset';
import { SIDES } from './types';

export const SIGHTING_FACTS = object({
  /** The side that looks. */
  side: oneOf(SIDES),
  /** Inches to its nearest ship. */
  range: RATING.range,
  /** The scenario's normal range at night, or null by day. */
  night: nullable(real(0, 24)),
  burning: optional(bool),
  /** The counter fired its guns since the last sighting phase. */
  fired: optional(bool),
  /** Sighted before in this scenario (TOGO-19). */
  sighted: optional(bool),
  /** A scenario's own range by day. */
  dayRange: optional(real(0, 90)),
  /** Nothing but dummies of the side in range (TOGO-25). */
  onlyDummies: optional(bool),
  /** Cards in force on the counter (CARD-16). */
  cards: optional(CARD_MODIFIERS),
});
export type SightingFacts = Of<typeof SIGHTING_FACTS>;

type HowSighted = 'already' | 'day' | 'burning' | 'fired' | 'rolled' | 'out-of-range' | 'only-dummies';

export type SightingChance = {
  readonly automatic: boolean;
  readonly how: HowSighted;
  /** The die needed, or null where none is thrown. */
  readonly need: Num | null;
};

/** What it takes to see a counter (TOGO-19 to TOGO-25, AMB-38, AMB-39). */
export function sightingChance(facts: SightingFacts, rules: Ruleset = PRINTED): Result<SightingChance, Refusal> {
  const checked = check(SIGHTING_FACTS, facts);
  if (!checked.ok) return err(checked.error);
  const { sighting } = rules.tables;
  const automatic = (how: HowSighted): Result<SightingChance, Refusal> => ok({ automatic: true, how, need: null });
  const unseen = (how: HowSighted): Result<SightingChance, Refusal> => ok({ automatic: false, how, need: null });
  const { night, range } = facts;
  if (night !== null && !sighting.night.includes(night)) return err(badValue('night', sighting.night.join('|')));
  if (facts.sighted) return automatic('already');
  if (facts.onlyDummies) return unseen('only-dummies');
  if (night === null) {
    if (facts.fired) return automatic('fired');
    return range <= (facts.dayRange ?? sighting.day) ? automatic('day') : unseen('out-of-range');
  }
  if (facts.burning && range <= night + sighting.burning) return automatic('burning');
  const flash = rules.houseRules.gunFlashRange === '24' ? sighting.day : night;
  if (facts.fired && range <= flash) return automatic('fired');
  if (range > night) return unseen('out-of-range');
  const need = withCards(num(sighting.need[facts.side], 'TOGO-21'), facts.cards, 'sighted');
  return ok({ automatic: false, how: 'rolled', need });
}

type SightingOutcome = { readonly sighted: boolean; readonly how: HowSighted };

/** One die for a counter or a whole formation, if one is needed at all (TOGO-22). */
export function resolveSighting(
  facts: SightingFacts,
  dice: DiceInput,
  rules: Ruleset = PRINTED,
): Answer<SightingOutcome, Refusal> {
  const chance = sightingChance(facts, rules);
  return chance.ok ? run(sightingSteps(chance.value), dice) : { type: 'refused', refusal: chance.error };
}

export function* sightingSteps({ automatic, how, need }: SightingChance): Procedure<SightingOutcome> {
  if (need === null) return { sighted: automatic, how };
  const roll = yield {
    key: 'sighting',
    purpose: 'sighting',
    rule: 'TOGO-21',
    dice: num(1, 'TOGO-22'),
    need,
    at: 'most',
    of: 'each',
    countable: true,
  };
  return { sighted: roll.successes > 0, how };
}
