import { SIDES_OF_A_DIE } from '../../common/dice';
import { MOST_DAMAGE } from '../data/naval-tables';
import { damageByFace, readShot, type ShotFacts } from '../naval';
import type { Rulings } from '../rulings';

interface ShotOdds {
  /** Null below the first column. */
  readonly column: number | null;
  /** Any damage. */
  readonly p: number;
  readonly mean: number;
  /** By damage points, 0 to 8. */
  readonly distribution: readonly number[];
}

/** What one shot comes to. */
export function shotOdds(facts: ShotFacts, rulings: Rulings): ShotOdds {
  const reading = readShot(facts, rulings);
  const faces = damageByFace(reading);
  const ways: number[] = Array.from({ length: MOST_DAMAGE + 1 }, () => 0);
  for (const damage of faces) ways[damage]! += 1;
  return {
    column: reading.column,
    p: (SIDES_OF_A_DIE - ways[0]!) / SIDES_OF_A_DIE,
    mean: faces.reduce((sum, damage) => sum + damage, 0) / SIDES_OF_A_DIE,
    distribution: ways.map((count) => count / SIDES_OF_A_DIE),
  };
}
