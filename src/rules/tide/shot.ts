import { err, ok, type Result } from '@/lib/result';

import { SIDES_OF_A_DIE } from '../common/dice';
import { become, type Num, num } from '../common/trace';
import {
  ADVANTAGE_MODIFIERS,
  DICE,
  LETTER_RANGES,
  RANGE_MODIFIERS,
  SMOKE_MODIFIER,
  TORPEDO_NEED,
} from './data/combat-tables';
import { shotRefusal, type ShotRefusal } from './refusals';
import type { Rulings } from './rulings';
import type { Advantage, Fire, Letter, Range, Ratings, ShipClass, Weapon } from './types';

/** What one weapon fires with, and in which circumstances. */
export interface ShotFacts {
  readonly weapon: Weapon;
  /** Null: there is no such gun. Torpedoes have none. */
  readonly rating: number | null;
  readonly letter: Letter;
  readonly range: Range;
  readonly advantage: Advantage;
  readonly enemySmoke: boolean;
}

/** The highest natural face that hits, with all that made it so; or why the weapon may not fire. */
export function shotNeed(facts: ShotFacts): Result<Num, ShotRefusal> {
  const { weapon, rating, letter, range, advantage, enemySmoke } = facts;
  if (!LETTER_RANGES[letter].includes(range)) return err(shotRefusal('OUT_OF_RANGE'));
  const byRange = RANGE_MODIFIERS[weapon][range];
  if (byRange === null) return err(shotRefusal('WEAPON_SILENT_AT_RANGE'));
  if (weapon !== 'torpedo' && rating === null) return err(shotRefusal('NO_SUCH_GUN'));
  let need = num(weapon === 'torpedo' ? TORPEDO_NEED : (rating ?? 0), 'TAS-25');
  need = become(need, need.value - byRange, 'TAS-27');
  if (weapon !== 'torpedo' && advantage !== null) {
    need = become(need, need.value - ADVANTAGE_MODIFIERS[advantage], 'TAS-28');
  }
  if (enemySmoke) need = become(need, need.value - SMOKE_MODIFIER, weapon === 'torpedo' ? 'AMB-9' : 'TAS-29');
  // No face hits or misses on its own: at most all of them hit, at least none.
  return ok(become(need, Math.min(SIDES_OF_A_DIE, Math.max(0, need.value)), 'AMB-18'));
}

/** Dice of each weapon: a cruiser or destroyer has one fewer for each hit marker. */
export function shotDice(type: ShipClass, hits: number): Num {
  const dice = num(DICE[type], 'TAS-24');
  return type === 'battleship' ? dice : become(dice, Math.max(0, dice.value - hits), 'TAS-26');
}

/** A ship as she fires. */
export interface Gunner extends Ratings {
  readonly class: ShipClass;
  readonly hits: number;
  readonly fire: Fire;
}

/** What holds for all ships of a side in this round. */
export interface FireConditions {
  readonly range: Range;
  readonly advantage: Advantage;
  readonly enemySmoke: boolean;
  /** Who lays smoke does not fire (TAS-29). */
  readonly ownSmoke: boolean;
}

/** A weapon that fires, with its dice and what each must roll. */
export interface Battery {
  readonly weapon: Weapon;
  readonly dice: Num;
  readonly need: Num;
}

/** The weapons of a ship that may fire now; those that are silent are left out. */
export function batteriesOf(gunner: Gunner, conditions: FireConditions, rulings: Rulings): readonly Battery[] {
  const dice = shotDice(gunner.class, gunner.hits);
  if (conditions.ownSmoke || dice.value === 0) return [];
  const weapons: readonly Weapon[] = gunner.fire === 'torpedoes' ? ['torpedo'] : ['primary', 'secondary'];
  const firing = weapons.flatMap((weapon): Battery[] => {
    const rating = weapon === 'torpedo' ? null : gunner[weapon];
    const need = shotNeed({ weapon, rating, letter: gunner.letter, ...conditions });
    return need.ok ? [{ weapon, dice, need: need.value }] : [];
  });
  const [first, second] = firing;
  if (gunner.class === 'battleship' || rulings.threeDice === 'per-weapon' || !first || !second) return firing;
  // Three dice in all: with the guns that hit more easily.
  return [second.need.value > first.need.value ? second : first];
}
