import { become, type Num, num } from '../common/trace';
import {
  BLOCKADE,
  BLOCKADE_MODIFIER,
  COMMAND_MODIFIER,
  DISABLED_MODIFIER,
  MOST_STRENGTH,
  NAVAL_CRT,
  WEATHER_MODIFIER,
} from './data/naval-tables';
import type { Rulings } from './rulings';
import type { Attrition, Season, Weather } from './types';

/** Who fires, and through what. */
export interface ShotFacts {
  readonly strength: number;
  readonly range: number;
  readonly weather: Weather;
  readonly disabled: boolean;
}

/** Attack strength, at most what the table has, then range, weather and damage (RSR-20, AMB-2). */
function shotSum({ strength, range, weather, disabled }: ShotFacts): Num {
  let sum = become(num(strength, 'RSR-20'), Math.min(MOST_STRENGTH, strength), 'AMB-2');
  sum = become(sum, sum.value - range, 'RSR-20');
  sum = become(sum, sum.value + WEATHER_MODIFIER[weather], 'RSR-20');
  return become(sum, sum.value + (disabled ? DISABLED_MODIFIER : 0), 'RSR-20');
}

/** How a shot is read off the table. */
export interface ShotReading {
  /** Null below the first column: it cannot hit. */
  readonly column: number | null;
  /** What is added to the die; 0 where the modifiers shift columns. */
  readonly dieModifier: number;
  readonly sum: Num;
}

/** Modifiers shift columns, or the die by the other ruling (AMB-1). A range below 0 never leads beyond the table. */
export function readShot(facts: ShotFacts, rulings: Pick<Rulings, 'navalModTo'>): ShotReading {
  const { range, weather, disabled } = facts;
  const isOnDie = rulings.navalModTo === 'die';
  const strength = Math.min(MOST_STRENGTH, facts.strength);
  const modifier = shotModifier(range, weather, disabled);
  const column = isOnDie ? strength : Math.min(MOST_STRENGTH, strength + modifier);
  return { column: column < 1 ? null : column, dieModifier: isOnDie ? modifier : 0, sum: shotSum(facts) };
}

/** What is taken off for range, weather and damage. */
export const shotModifier = (range: number, weather: Weather, disabled: boolean): number =>
  WEATHER_MODIFIER[weather] - range + (disabled ? DISABLED_MODIFIER : 0);

/** Damage points for a face. */
export function damageAt({ column, dieModifier }: Pick<ShotReading, 'column' | 'dieModifier'>, face: number): number {
  if (column === null) return 0;
  const row = Math.min(6, face + dieModifier);
  return NAVAL_CRT[row - 1]?.[column - 1] ?? 0;
}

/** Damage points for each of the six faces. */
export const damageByFace = (reading: Pick<ShotReading, 'column' | 'dieModifier'>): readonly number[] =>
  [1, 2, 3, 4, 5, 6].map((face) => damageAt(reading, face));

/** The highest face that succeeds: the rating less what the season adds to the die (RSR-2, RSR-7, RSR-14, AMB-3). */
export function commandNeed(
  { rating, season, lent = 0 }: { readonly rating: number; readonly season: Season; readonly lent?: number },
  rule: 'RSR-2' | 'RSR-7',
  { commandMod }: Pick<Rulings, 'commandMod'>,
): Num {
  const need = become(num(rating, rule), rating + lent, 'RSR-7');
  return commandMod === 'none' ? need : become(need, need.value - COMMAND_MODIFIER[season], 'RSR-14');
}

/** What a blockade die brings; the sinking happens once a game (RSR-16, AMB-4). */
export function attritionAt(
  face: number,
  { season, sunkUsed }: { readonly season: Season; readonly sunkUsed: boolean },
  { laterSinking }: Pick<Rulings, 'laterSinking'>,
): Attrition {
  const total = face + BLOCKADE_MODIFIER[season];
  const printed = BLOCKADE[total - 1] ?? 'none';
  if (printed !== 'sunk' || !sunkUsed) return printed;
  return laterSinking === 'ten' || total === BLOCKADE.length ? 'ten' : 'five';
}
