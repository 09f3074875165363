import { err, ok, type Result } from '@/lib/result';
import { SIDES_OF_A_DIE } from '../../common/dice';
import { bool, check, object, type Of, optional } from '../../common/shape';
import type { FireNumbers } from '../battery';
import { HITS, type Target, TARGET } from '../damage';
import { FIRE_HIT, FIRE_SAFE, otherFires } from '../damage-control';
import { THRESHOLDS } from '../data/hit-tables';
import type { Refusal } from '../refusals';
import { PRINTED, type Ruleset } from '../ruleset';
import { hitOf } from '../salvo';
import type { PendingHit } from '../types';
import {
  applyHit,
  blocksPerP,
  FIRE_LANES,
  hitChain,
  LANES,
  presentState,
  torpedoHitsLeft,
  totalsAt,
} from './damage-chain';
import { allFire, FIRERS, type RefusedFire } from './firers';
import { stageChance, startClasses } from './salvo-odds';

export const TARGET_QUESTION = object({
  target: TARGET,
  firers: optional(FIRERS),
  /** Hits already marked beside her; they are worked off first. */
  pending: optional(HITS),
  /** Her present fires have still to be checked in phase G, with no attempt on them (AMB-9). */
  fireDice: optional(bool),
});
export type TargetQuestion = Of<typeof TARGET_QUESTION>;

/** How a ship stands when the hits are worked off. Markers count in all outcomes, sunk ones too. */
export type DamageOdds = {
  readonly pSunk: number;
  readonly pAbandonedNotSunk: number;
  /** Silenced, and neither sunk nor abandoned. */
  readonly pSilencedAfloat: number;
  readonly expectedFires: number;
  readonly pFire: number;
  readonly pPropulsion: number;
  readonly pMain: number;
  readonly pSecondary: number;
  readonly pTorpedo: number;
};

export type TargetOdds = DamageOdds & { readonly refused: readonly RefusedFire[] };

/** The odds of a target by the end of this turn's damage phase, through every die of the damage table. */
export function targetOdds(question: TargetQuestion, rules: Ruleset = PRINTED): Result<TargetOdds, Refusal> {
  const checked = check(TARGET_QUESTION, question);
  if (!checked.ok) return err(checked.error);
  const { target, firers = [], pending = [], fireDice = false } = question;
  const fire = allFire(firers, rules);
  if ('code' in fire) return err(fire);
  const run = new DamageRun(target, rules);
  const burning = (): void => {
    const dice = fireDice ? otherFires(target.fires, false, rules) : 0;
    run.hit(FIRE_HIT, (SIDES_OF_A_DIE - FIRE_SAFE) / SIDES_OF_A_DIE, dice);
  };
  if (rules.houseRules.fireHitTiming === 'immediate') burning();
  for (const hit of pending) run.hit(hit, 1);
  for (const salvos of fire.ships) run.ship(salvos);
  if (rules.houseRules.fireHitTiming === 'in-H') burning();
  return ok({ ...run.odds(), refused: fire.refused });
}

/** The state of one target while hits are worked into it. */
class DamageRun {
  private readonly torpedoHits: number;
  private state: Float64Array;

  constructor(
    private readonly target: Target,
    private readonly rules: Ruleset,
  ) {
    this.torpedoHits = torpedoHitsLeft(target, rules);
    this.state = presentState(target, this.torpedoHits);
  }

  hit(hit: PendingHit, chance: number, times = 1): void {
    const chain = hitChain(this.target, this.torpedoHits, hit, this.rules);
    for (let time = 0; time < times; time += 1) applyHit(this.state, chain, chance);
  }

  /** All fire of one ship: the start die decides which batteries are on target, their dice then hit or miss alone. */
  ship(salvos: readonly FireNumbers[]): void {
    const before = this.state;
    const after = new Float64Array(before.length);
    for (const { chance, salvos: on } of startClasses(salvos)) {
      this.state = before.slice();
      for (const salvo of on) {
        this.hit(hitOf(salvo), stageChance(salvo, 'effective'), salvo.dice.value);
      }
      for (let i = 0; i < after.length; i += 1) after[i]! += chance * this.state[i]!;
    }
    this.state = after;
  }

  odds(): DamageOdds {
    const { state, target } = this;
    const perP = blocksPerP(this.torpedoHits);
    const totals = totalsAt(this.torpedoHits);
    let afloat = 0;
    let abandoned = 0;
    let silenced = 0;
    for (let block = 0; block < totals; block += LANES) {
      const crippled = block >= THRESHOLDS.silenced.P * perP * LANES;
      for (let fires = 0; fires < FIRE_LANES; fires += 1) {
        const chance = state[block + fires]!;
        afloat += chance;
        if (fires >= THRESHOLDS.abandoned.fires) abandoned += chance;
        else if (crippled || fires >= THRESHOLDS.silenced.fires) silenced += chance;
      }
    }
    const [noP, noM, noS, noT, noFire, fires] = state.subarray(totals) as unknown as readonly number[];
    return {
      pSunk: 1 - afloat,
      pAbandonedNotSunk: abandoned,
      pSilencedAfloat: silenced,
      expectedFires: fires!,
      pFire: target.fires > 0 ? 1 : 1 - noFire!,
      pPropulsion: target.P > 0 ? 1 : 1 - noP!,
      pMain: target.M > 0 ? 1 : 1 - noM!,
      pSecondary: target.S > 0 ? 1 : 1 - noS!,
      pTorpedo: target.T > 0 ? 1 : 1 - noT!,
    };
  }
}
