import { err, ok, type Result } from '@/lib/result';
import { bool, check, object, type Of, optional } from '../../common/shape';
import type { FireNumbers } from '../battery';
import { HITS, type Target, TARGET } from '../damage';
import { CARD_MODIFIERS, type CardModifier } from '../cards/effects';
import { FIRE_HIT, otherFires } from '../damage-control';
import { THRESHOLDS } from '../data/hit-tables';
import type { Refusal } from '../refusals';
import { PRINTED, type Ruleset } from '../ruleset';
import { hitOf } from '../salvo';
import type { PendingHit } from '../types';
import {
  applyHits,
  blocksPerP,
  FIRE_LANES,
  LANES,
  newState,
  setPresent,
  stateSize,
  torpedoHitsLeft,
  TOTAL,
  totalsAt,
} from './damage-chain';
import { asChance } from './distribution';
import { hitChain } from './hit-chain';
import { allFire, FIRERS, type RefusedFire } from './firers';
import { fireHitChance } from './control-odds';
import { stageChance, startClasses } from './salvo-odds';

const TARGET_QUESTION = object({
  target: TARGET,
  firers: optional(FIRERS),
  /** Hits already marked beside her; they are worked off first. */
  pending: optional(HITS),
  /** Her present fires have still to be checked in phase G, with no attempt on them (AMB-9). */
  fireDice: optional(bool),
  /** Cards in force on her in phase G (CARD-15). */
  cards: optional(CARD_MODIFIERS),
});
type TargetQuestion = Of<typeof TARGET_QUESTION>;

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

type TargetOdds = DamageOdds & { readonly refused: readonly RefusedFire[] };

/** The odds of a target by the end of this turn's damage phase, through every die of the damage table. */
export function targetOdds(question: TargetQuestion, rules: Ruleset = PRINTED): Result<TargetOdds, Refusal> {
  const checked = check(TARGET_QUESTION, question);
  if (!checked.ok) return err(checked.error);
  const { target, firers = [], pending = [], fireDice = false, cards } = question;
  const fire = allFire(firers, rules);
  if ('code' in fire) return err(fire);
  return ok({ ...damageOdds(target, fire.ships, rules, { pending, fireDice, cards }), refused: fire.refused });
}

/** What else befalls the target before the turn is over. */
type Besides = {
  readonly pending?: readonly PendingHit[];
  readonly fireDice?: boolean;
  readonly cards?: readonly CardModifier[] | undefined;
};

/** The same for facts that have been checked and fire whose numbers are known. */
export function damageOdds(
  target: Target,
  ships: readonly (readonly FireNumbers[])[],
  rules: Ruleset,
  { pending = [], fireDice = false, cards }: Besides = {},
): DamageOdds {
  const ship: Struck = { target, rules, torpedoHits: torpedoHitsLeft(target, rules) };
  const burning = fireDice ? otherFires(target.fires, false, rules) : 0;
  const early = rules.houseRules.fireHitTiming === 'immediate' ? burning : 0;
  setPresent(state, target, ship.torpedoHits);
  const burns = fireHitChance(cards);
  strike(ship, FIRE_HIT, burns, early);
  for (const hit of pending) strike(ship, hit, 1, 1);
  for (const salvos of ships) fireAt(ship, salvos);
  strike(ship, FIRE_HIT, burns, burning - early);
  return readOdds(ship);
}

type Struck = { readonly target: Target; readonly rules: Ruleset; readonly torpedoHits: number };

/** The state of the target in work, and what `fireAt` needs beside it; kept from call to call, like the arrays of a bare loop. */
const state = newState();
const before = newState();
const after = newState();

/** Hits of one kind, each with the same chance. */
function strike({ target, rules, torpedoHits }: Struck, hit: PendingHit, chance: number, times: number): void {
  if (times > 0) applyHits(state, hitChain(target, torpedoHits, hit, rules), chance, times);
}

/** All fire of one ship: the start die decides which batteries are on target, their dice then hit or miss alone. */
function fireAt(ship: Struck, salvos: readonly FireNumbers[]): void {
  const size = stateSize(ship.torpedoHits);
  before.set(state);
  let chanceLeft = 1;
  for (const { chance, salvos: on } of startClasses(salvos)) {
    if (on.length === 0) continue;
    if (chanceLeft < 1) state.set(before);
    for (const salvo of on) strike(ship, hitOf(salvo), stageChance(salvo, 'effective'), salvo.dice.value);
    for (let i = 0; i < size; i += 1) after[i] = chance * state[i]! + (chanceLeft < 1 ? after[i]! : 0);
    chanceLeft -= chance;
  }
  for (let i = 0; i < size; i += 1) state[i] = chanceLeft * before[i]! + (chanceLeft < 1 ? after[i]! : 0);
}

function readOdds({ target, torpedoHits }: Struck): DamageOdds {
  const totals = totalsAt(torpedoHits);
  const crippled = THRESHOLDS.silenced.P * blocksPerP(torpedoHits) * LANES;
  let afloat = 0;
  let abandoned = 0;
  let silenced = 0;
  for (let block = 0; block < totals; block += LANES) {
    for (let fires = 0; fires < FIRE_LANES; fires += 1) {
      const chance = state[block + fires]!;
      afloat += chance;
      if (fires >= THRESHOLDS.abandoned.fires) abandoned += chance;
      else if (block >= crippled || fires >= THRESHOLDS.silenced.fires) silenced += chance;
    }
  }
  return {
    pSunk: asChance(1 - afloat),
    pAbandonedNotSunk: asChance(abandoned),
    pSilencedAfloat: asChance(silenced),
    expectedFires: state[totals + TOTAL.fires]!,
    pFire: target.fires > 0 ? 1 : asChance(1 - state[totals + TOTAL.noFire]!),
    pPropulsion: target.P > 0 ? 1 : asChance(1 - state[totals + TOTAL.noP]!),
    pMain: target.M > 0 ? 1 : asChance(1 - state[totals + TOTAL.noM]!),
    pSecondary: target.S > 0 ? 1 : asChance(1 - state[totals + TOTAL.noS]!),
    pTorpedo: target.T > 0 ? 1 : asChance(1 - state[totals + TOTAL.noT]!),
  };
}
