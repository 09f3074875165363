import { err, ok, type Result } from '@/lib/result';
import { enumerate } from '../../common/enumerate';
import { bool, check, int, object, type Of, oneOf } from '../../common/shape';
import { hitSteps, statusOf, type Target } from '../damage';
import { MOST } from '../data/limits';
import type { Refusal } from '../refusals';
import { PRINTED, type Ruleset } from '../ruleset';
import { COLUMNS, HIT_KINDS } from '../types';
import { type DamageOdds, targetOdds } from './target-odds';

const KIND_OF_HIT = {
  kind: oneOf(HIT_KINDS),
  column: oneOf(COLUMNS),
  beyond8: bool,
  restricted: bool,
  /** Before the hit's own loss. */
  torpedoesAboard: bool,
};
const HIT_QUESTION = object(KIND_OF_HIT);
const HITS_QUESTION = object({ ...KIND_OF_HIT, hits: int(0, MOST.hits) });
type HitQuestion = Of<typeof HIT_QUESTION>;

/** What one hit does to a ship without damage. */
type SingleHitOdds = {
  readonly pSunk: number;
  readonly pFire: number;
  readonly pPropulsion: number;
  readonly pMain: number;
  readonly pSecondary: number;
  readonly pTorpedo: number;
  readonly pNothing: number;
};

export function singleHitOdds(question: HitQuestion, rules: Ruleset = PRINTED): Result<SingleHitOdds, Refusal> {
  const checked = check(HIT_QUESTION, question);
  if (!checked.ok) return err(checked.error);
  const odds = { pSunk: 0, pFire: 0, pPropulsion: 0, pMain: 0, pSecondary: 0, pTorpedo: 0, pNothing: 0 };
  const fresh = freshShip(question);
  enumerate(
    () => hitSteps(fresh, question, '', rules),
    ({ target }, chance) => {
      const sunk = statusOf(target) === 'sunk';
      if (sunk) odds.pSunk += chance;
      if (target.fires > 0) odds.pFire += chance;
      if (target.P > 0) odds.pPropulsion += chance;
      if (target.M > 0) odds.pMain += chance;
      if (target.S > 0) odds.pSecondary += chance;
      if (target.T > 0) odds.pTorpedo += chance;
      if (target.P + target.M + target.S + target.T + target.fires === 0 && !sunk) odds.pNothing += chance;
    },
  );
  return ok(odds);
}

/** The same hit several times over on a ship that was whole and had two torpedo factors. */
export function repeatedHitOdds(
  question: Of<typeof HITS_QUESTION>,
  rules: Ruleset = PRINTED,
): Result<DamageOdds, Refusal> {
  const checked = check(HITS_QUESTION, question);
  if (!checked.ok) return err(checked.error);
  const { kind, beyond8, restricted } = question;
  const pending = Array.from({ length: question.hits }, () => ({ kind, beyond8, restricted }));
  return targetOdds({ target: freshShip(question), pending }, rules);
}

const freshShip = ({ column, torpedoesAboard }: HitQuestion): Target => ({
  column,
  P: 0,
  M: 0,
  S: 0,
  T: 0,
  fires: 0,
  torpedoFactors: 2,
  torpedoFactorsLeft: torpedoesAboard ? 2 : 0,
});
