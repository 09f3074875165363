import { type DiceCall, faceOf, SIDES_OF_A_DIE } from '../common/dice';
import type { Procedure } from '../common/procedure';
import { type Num, num } from '../common/trace';
import type { Losses } from './data/land-tables';
import type { ManoeuvreReading } from './data/manoeuvre';
import { ADMIRAL_CASUALTY, INITIAL_WEATHER, WEATHER_CHANGE } from './data/naval-tables';
import { lossesAt } from './land';
import { attritionAt, damageByFace, type ShotReading } from './naval';
import type { Rulings } from './rulings';
import {
  type Attrition,
  BELOW_ODDS,
  type Casualty,
  CHANGES,
  type Odds,
  type Purpose,
  type RangeChange,
  type RedSunRule,
  type Season,
  type Weather,
} from './types';

interface Wanted {
  readonly key: string;
  readonly purpose: Purpose;
  readonly rule: RedSunRule;
  readonly need?: Num | null;
  readonly at?: 'most' | 'least';
  readonly results?: readonly string[];
}

const oneDie = ({ key, purpose, rule, need = null, at = 'least', results }: Wanted): DiceCall => ({
  ...{ key, purpose, rule, need, at, of: 'each', countable: false, dice: num(1, rule) },
  ...(results && { results }),
});

/** Somebody who rolls a number or less; null needs no die. */
export interface Trier {
  readonly id: string;
  readonly need: Num | null;
}

interface Tried {
  readonly id: string;
  /** Null where the answer was certain. */
  readonly die: number | null;
  readonly success: boolean;
}

/** One die each, the number or less; what is certain is not rolled. */
function* tryAll(
  triers: readonly Trier[],
  purpose: 'initiative' | 'activation',
  rule: RedSunRule,
): Procedure<readonly Tried[]> {
  const tried: Tried[] = [];
  for (const { id, need } of triers) {
    if (need === null || need.value >= SIDES_OF_A_DIE || need.value < 1) {
      tried.push({ id, die: null, success: need === null || need.value >= 1 });
      continue;
    }
    const die = faceOf(yield oneDie({ key: `${id}.${purpose}`, purpose, rule, need, at: 'most' }));
    tried.push({ id, die, success: die <= need.value });
  }
  return tried;
}

/** One die for each fleet that wants to sail; merchant fleets of the Japanese need none (RSR-2). */
export const rollInitiative = (fleets: readonly Trier[]): Procedure<readonly Tried[]> =>
  tryAll(fleets, 'initiative', 'RSR-2');

/** One die for each headquarters or unit (RSR-7). */
export const rollActivation = (who: readonly Trier[]): Procedure<readonly Tried[]> =>
  tryAll(who, 'activation', 'RSR-7');

/** The weather of an hour: the first roll of a battle, or a change (RSR-11, RSR-12). */
export function* rollWeather(before: Weather | null): Procedure<{ readonly die: number; readonly weather: Weather }> {
  const rule = before === null ? 'RSR-11' : 'RSR-12';
  const die = faceOf(yield oneDie({ key: 'weather', purpose: 'weather', rule }));
  const table = before === null ? INITIAL_WEATHER : WEATHER_CHANGE[before];
  return { die, weather: table[die - 1] ?? 'clear' };
}

/** How the range changes, by the owner's table or the house's; players may say what their own says (AMB-11). */
export function* rollManoeuvre(
  reading: ManoeuvreReading,
): Procedure<{ readonly die: number | null; readonly change: RangeChange }> {
  const roll = yield oneDie({ key: 'manoeuvre', purpose: 'manoeuvre', rule: 'AMB-11', results: CHANGES });
  const typed = CHANGES.find((change) => change === roll.result);
  if (typed !== undefined) return { die: null, change: typed };
  const die = faceOf(roll);
  return { die, change: reading[die - 1] ?? '0' };
}

/** A shot of a gun or a torpedo at a target. */
export interface Shot extends ShotReading {
  readonly firer: string;
  readonly target: string;
}

export interface ShotResult {
  readonly firer: string;
  readonly target: string;
  readonly die: number;
  readonly damage: number;
}

/** One die a shot; shots that cannot hit are not rolled (RSR-20). */
export function* fireShots(shots: readonly Shot[], purpose: 'gunnery' | 'torpedo'): Procedure<readonly ShotResult[]> {
  const results: ShotResult[] = [];
  for (const shot of shots) {
    const { firer, target } = shot;
    const damages = damageByFace(shot);
    const lowest = damages.findIndex((damage) => damage > 0);
    if (lowest < 0) continue;
    const need = num(lowest + 1, 'RSR-20');
    const die = faceOf(yield oneDie({ key: `${firer}.${purpose}`, purpose, rule: 'RSR-20', need }));
    results.push({ firer, target, die, damage: damages[die - 1] ?? 0 });
  }
  return results;
}

/** What becomes of an admiral (RSR-15). */
export function* rollAdmiral(fleet: string): Procedure<{ readonly die: number; readonly casualty: Casualty }> {
  const die = faceOf(yield oneDie({ key: `${fleet}.admiral`, purpose: 'admiral', rule: 'RSR-15' }));
  return { die, casualty: ADMIRAL_CASUALTY[die - 1] ?? 'unharmed' };
}

/** What a blockade costs (RSR-16). */
export function* rollBlockade(
  fleet: string,
  facts: { readonly season: Season; readonly sunkUsed: boolean },
  rulings: Rulings,
): Procedure<{ readonly die: number; readonly attrition: Attrition }> {
  const die = faceOf(yield oneDie({ key: `${fleet}.blockade`, purpose: 'blockade', rule: 'RSR-16' }));
  return { die, attrition: attritionAt(die, facts, rulings) };
}

/** An assault; below the first column the attacker loses a step without a die (RSR-21). */
export function* rollAssault(
  odds: Odds,
  modifier: number,
): Procedure<{ readonly die: number | null; readonly losses: Losses }> {
  if (odds === BELOW_ODDS) return { die: null, losses: lossesAt(odds, modifier, 1) };
  const die = faceOf(yield oneDie({ key: 'assault', purpose: 'assault', rule: 'RSR-21' }));
  return { die, losses: lossesAt(odds, modifier, die) };
}
