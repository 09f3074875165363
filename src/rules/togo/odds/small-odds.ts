import { err, ok, type Result } from '@/lib/result';
import { SIDES_OF_A_DIE } from '../../common/dice';
import { check, object, type Of, optional } from '../../common/shape';
import type { FireNumbers } from '../battery';
import { HITS } from '../damage';
import type { Refusal } from '../refusals';
import { PRINTED, type Ruleset } from '../ruleset';
import { hitOf } from '../salvo';
import { counts, mustRoll, SMALL_TARGET, unitsLost } from '../small-craft';
import type { PendingHit } from '../types';
import { asChance, binomial, convolveAll, type HitOdds, hitOdds } from './distribution';
import { allFire, FIRERS, type RefusedFire } from './firers';
import { hitsOfShip, stageChance, startClasses } from './salvo-odds';

const SMALL_QUESTION = object({ target: SMALL_TARGET, firers: optional(FIRERS), pending: optional(HITS) });

type SmallOdds = {
  /** Boats or ships lost: the distribution runs from none to all of them. */
  readonly lost: HitOdds;
  readonly pAllLost: number;
  readonly refused: readonly RefusedFire[];
};

/** The odds of a base of destroyers or torpedo boats, or of a convoy, by the end of this turn's damage phase. */
export function smallOdds(question: Of<typeof SMALL_QUESTION>, rules: Ruleset = PRINTED): Result<SmallOdds, Refusal> {
  const checked = check(SMALL_QUESTION, question);
  if (!checked.ok) return err(checked.error);
  const { target, firers = [], pending = [] } = question;
  const fire = allFire(firers, rules);
  if ('code' in fire) return err(fire);
  const hits = convolveAll([
    ...pending.map((hit) => binomial(1, countingChance(hit, rules))),
    ...fire.ships.map((salvos) => hitsOfShip(startClasses(salvos), (salvo) => boatChance(salvo, rules))),
  ]);
  const lost = new Array<number>(target.units + 1).fill(0);
  for (const [count, chance] of hits.entries()) lost[unitsLost(target, count, rules)]! += chance;
  return ok({ lost: hitOdds(lost), pAllLost: asChance(lost[target.units]!), refused: fire.refused });
}

/** Chance that a die on target takes a boat. */
const boatChance = (salvo: FireNumbers, rules: Ruleset): number =>
  stageChance(salvo, 'effective') * countingChance(hitOf(salvo), rules);

/** Restricted hits may have to roll an S or an F first (AMB-16). */
function countingChance(hit: PendingHit, rules: Ruleset): number {
  if (!mustRoll(hit, rules)) return 1;
  let faces = 0;
  for (let die = 1; die <= SIDES_OF_A_DIE; die += 1) if (counts(hit, die, rules)) faces += 1;
  return faces / SIDES_OF_A_DIE;
}
