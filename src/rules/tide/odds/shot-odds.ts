import { ok, type Result } from '@/lib/result';

import type { Num } from '../../common/trace';
import { crossingNeed, minesNeed, recoveryNeed } from '../procedures';
import type { ShotRefusal } from '../refusals';
import { type ShotFacts, shotNeed } from '../shot';
import type { Port, ShipClass, Side } from '../types';
import { binomial, chanceOf } from './hit-distribution';

/** A number to roll with one die, what made it, and how likely it is. */
export interface DieOdds {
  readonly need: Num;
  readonly p: number;
}

export interface ShotOdds extends DieOdds {
  readonly expected: number;
  /** `[k]` is the chance of exactly k hits. */
  readonly distribution: readonly number[];
}

/** So many dice of one weapon. */
export function shotOdds(facts: ShotFacts, dice: number): Result<ShotOdds, ShotRefusal> {
  const need = shotNeed(facts);
  if (!need.ok) return need;
  const p = chanceOf(need.value.value);
  return ok({ need: need.value, p, expected: dice * p, distribution: binomial(dice, p) });
}

const oddsOf = (need: Num): DieOdds => ({ need, p: chanceOf(need.value) });

export const minesOdds = (side: Side, type: ShipClass): DieOdds => oddsOf(minesNeed(side, type));
export const crossingOdds = (side: Side, tsushima: boolean): DieOdds => oddsOf(crossingNeed(side, tsushima));
export const recoveryOdds = (port: Port): DieOdds => oddsOf(recoveryNeed(port));
