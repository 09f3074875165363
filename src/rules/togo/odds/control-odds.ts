import { err, ok, type Result } from '@/lib/result';
import { SIDES_OF_A_DIE } from '../../common/dice';
import { check, int, object, type Of, oneOf, optional } from '../../common/shape';
import { CARD_MODIFIERS, type CardModifier } from '../cards/effects';
import { controlFaces, controlNumbers, otherFires } from '../damage-control';
import { MOST } from '../data/limits';
import type { Refusal } from '../refusals';
import { PRINTED, type Ruleset } from '../ruleset';
import { MARKERS } from '../types';
import { asChance, binomial, type HitOdds, hitOdds } from './distribution';

const CONTROL_QUESTION = object({
  marker: oneOf([...MARKERS, 'F']),
  attempts: int(0, MOST.attempts),
  /** Cards in force on the ship for the first of these tries (CARD-13, CARD-15). */
  cards: optional(CARD_MODIFIERS),
});

type ControlOdds = {
  readonly pRemoved: number;
  readonly pPermanent: number;
  readonly pOpen: number;
  /** Hits the treated fire itself causes meanwhile. */
  readonly expectedExtraHits: number;
};

/** One marker or fire treated in each of several turns, until it is gone or permanent (TOGO-67, TOGO-68, TOGO-70). */
export function controlOdds(question: Of<typeof CONTROL_QUESTION>): Result<ControlOdds, Refusal> {
  const checked = check(CONTROL_QUESTION, question);
  if (!checked.ok) return err(checked.error);
  const now = controlFaces(question.marker === 'F', question.cards);
  const later = controlFaces(question.marker === 'F');
  let die: readonly string[] = now;
  const chance = (...results: readonly string[]): number =>
    die.filter((result) => results.includes(result)).length / SIDES_OF_A_DIE;
  let pRemoved = 0;
  let pPermanent = 0;
  let pOpen = 1;
  let expectedExtraHits = 0;
  for (let attempt = 0; attempt < question.attempts; attempt += 1) {
    die = attempt === 0 ? now : later;
    pRemoved += pOpen * chance('REMOVED', 'OUT');
    pPermanent += pOpen * chance('PERMANENT');
    expectedExtraHits += pOpen * chance('EXTRA_HIT');
    pOpen *= chance('NO_CHANGE', 'BURNS_ON', 'EXTRA_HIT');
  }
  return ok({ pRemoved: asChance(pRemoved), pPermanent: asChance(pPermanent), pOpen, expectedExtraHits });
}

/** Hits that the fires of a ship cause in one phase G when none of them is treated (AMB-9). */
export const fireHitOdds = (fires: number, rules: Ruleset = PRINTED, cards?: readonly CardModifier[]): HitOdds =>
  hitOdds(binomial(otherFires(fires, false, rules), fireHitChance(cards)));

/** The chance that one fire is a hit in phase G (TOGO-70, CARD-15). */
export const fireHitChance = (cards?: readonly CardModifier[]): number =>
  (SIDES_OF_A_DIE - controlNumbers(cards).safe.value) / SIDES_OF_A_DIE;
