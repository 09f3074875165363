import { err, ok, type Result } from '@/lib/result';
import { badValue } from '../../common/refusal';
import { check } from '../../common/shape';
import type { BatteryFacts } from '../battery';
import { type Target, TARGET } from '../damage';
import { RANGE_BANDS } from '../data/range-tables';
import type { DeclaredFire } from '../gunfire';
import type { Refusal } from '../refusals';
import { PRINTED, type Ruleset } from '../ruleset';
import { fireToWorkOut } from './firers';
import { type FireOdds, fireOdds } from './salvo-odds';
import { type DamageOdds, damageOdds } from './target-odds';

/** A ship's fire on one target. Without the target's state only hits are counted. */
export type Shot = { readonly batteries: readonly DeclaredFire[]; readonly target?: Target | undefined };

/** What is supposed to be different; it holds for every battery. */
type Change = Partial<Pick<BatteryFacts, 'range' | 'turning' | 'overHalfTurning' | 'night' | 'size' | 'armour'>> & {
  readonly target?: Target;
};

type ShotOdds = { readonly fire: FireOdds; readonly damage: DamageOdds | null };

/** The odds of a ship's whole fire on a target: hits, and what they do to her. */
export function shotOdds({ batteries, target }: Shot, rules: Ruleset = PRINTED): Result<ShotOdds, Refusal> {
  const ship = fireToWorkOut(batteries, rules);
  if ('code' in ship) return err(ship);
  const [first] = ship.refused;
  if (ship.firing.length === 0 && first !== undefined) return err(first.refusal);
  const salvos = [ship.firing.map((battery) => battery.numbers)];
  const fire = fireOdds(salvos);
  if (target === undefined) return ok({ fire, damage: null });
  const checked = check(TARGET, target, 'target');
  return checked.ok ? ok({ fire, damage: damageOdds(target, salvos, rules) }) : err(checked.error);
}

/** The odds of a shot as it would be. */
export function whatIf(shot: Shot, change: Change, rules: Ruleset = PRINTED): Result<ShotOdds, Refusal> {
  const { target = shot.target, ...facts } = change;
  if (!Array.isArray(shot.batteries)) return err(badValue('batteries', 'list'));
  const batteries = shot.batteries.map((battery: DeclaredFire) => ({ ...battery, ...facts }));
  return shotOdds({ batteries, target }, rules);
}

type SeriesPoint = { readonly range: number; readonly odds: Result<ShotOdds, Refusal> };

/** Odds against range, from 0 to 12 inches, for a curve. */
export function rangeSeries(shot: Shot, rules: Ruleset = PRINTED, step = 0.25): readonly SeriesPoint[] {
  const points = Math.floor(RANGE_BANDS[3] / step) + 1;
  return Array.from({ length: points }, (_, i) => ({
    range: i * step,
    odds: whatIf(shot, { range: i * step }, rules),
  }));
}
