import { err, ok, type Result } from '@/lib/result';
import { badValue } from '../../common/refusal';
import type { BatteryFacts } from '../battery';
import type { Target } from '../damage';
import { RANGE_BANDS } from '../data/range-tables';
import { type DeclaredFire, shipNumbers } from '../gunfire';
import type { Refusal } from '../refusals';
import { PRINTED, type Ruleset } from '../ruleset';
import { type FireOdds, fireOdds } from './salvo-odds';
import { type DamageOdds, targetOdds } from './target-odds';

/** A ship's fire on one target. Without the target's state only hits are counted. */
export type Shot = { readonly batteries: readonly DeclaredFire[]; readonly target?: Target };

/** What is supposed to be different; it holds for every battery. */
export type Change = Partial<
  Pick<BatteryFacts, 'range' | 'turning' | 'overHalfTurning' | 'night' | 'size' | 'armour'>
> & { readonly target?: Target };

export type ShotOdds = { readonly fire: FireOdds; readonly damage: DamageOdds | null };

/** The odds of a shot as it would be. */
export function whatIf(
  { batteries, target }: Shot,
  change: Change,
  rules: Ruleset = PRINTED,
): Result<ShotOdds, Refusal> {
  if (!Array.isArray(batteries)) return err(badValue('batteries', 'list'));
  const { target: otherTarget = target, ...facts } = change;
  const changed = batteries.map((battery: DeclaredFire) => ({ ...battery, ...facts }));
  const ship = shipNumbers(changed, rules);
  if ('code' in ship) return err(ship);
  const [first] = ship.refused;
  if (ship.firing.length === 0 && first !== undefined) return err(first.refusal);
  const fire = fireOdds([ship.firing.map((battery) => battery.numbers)]);
  if (otherTarget === undefined) return ok({ fire, damage: null });
  const damage = targetOdds({ target: otherTarget, firers: [{ batteries: changed }] }, rules);
  return damage.ok ? ok({ fire, damage: damage.value }) : err(damage.error);
}

export type SeriesPoint = { readonly range: number; readonly odds: Result<ShotOdds, Refusal> };

/** Odds against range, from 0 to 12 inches, for a curve. */
export function rangeSeries(shot: Shot, rules: Ruleset = PRINTED, step = 0.25): readonly SeriesPoint[] {
  const points = Math.floor(RANGE_BANDS[3] / step) + 1;
  return Array.from({ length: points }, (_, i) => ({
    range: i * step,
    odds: whatIf(shot, { range: i * step }, rules),
  }));
}
