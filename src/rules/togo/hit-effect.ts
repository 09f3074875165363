import { GUN_COLUMN, RESTRICTED_LETTERS, TORPEDO_COLUMN } from './data/hit-tables';
import type { Ruleset } from './ruleset';
import type { Column, Letter, PendingHit } from './types';

/** What a table die says. */
export type HitReading = {
  readonly die: number;
  /** The row read after the shift for long range; 0 where an owner gives a 1 no effect there. */
  readonly row: number;
  readonly letters: readonly Letter[];
  /** Letters that do not count because the shot could not pierce. */
  readonly ignored: readonly Letter[];
};

/** Whether only S and F of the hit count (TOGO-39); torpedo hits may count in full (AMB-5). */
export const isRestricted = (hit: PendingHit, { houseRules }: Ruleset): boolean =>
  hit.restricted && (hit.kind === 'gun' || houseRules.torpedoRestricted !== 'guns-only');

/** Reads the gun or torpedo hit table (TOGO-53 to TOGO-56). */
export function readHit(hit: PendingHit, column: Column, die: number, rules: Ruleset): HitReading {
  const { row, letters } = hit.kind === 'gun' ? gunRow(hit, column, die, rules) : torpedoRow(column, die, rules);
  if (!isRestricted(hit, rules)) return { die, row, letters, ignored: [] };
  return {
    die,
    row,
    letters: letters.filter((letter) => RESTRICTED_LETTERS.includes(letter)),
    ignored: letters.filter((letter) => !RESTRICTED_LETTERS.includes(letter)),
  };
}

type Row = Pick<HitReading, 'row' | 'letters'>;

const torpedoRow = (column: Column, die: number, rules: Ruleset): Row => ({
  row: die,
  letters: rules.tables.torpedoHits[die - 1]?.[TORPEDO_COLUMN[column]] ?? [],
});

function gunRow(hit: PendingHit, column: Column, die: number, { tables, houseRules }: Ruleset): Row {
  const cell = (row: number): readonly Letter[] => tables.gunHits[row - 1]?.[GUN_COLUMN[column]] ?? [];
  if (!hit.beyond8) return { row: die, letters: cell(die) };
  if (die === 6) {
    const shifted = houseRules.natural6Long === 'fire-plus-shifted' ? cell(5) : [];
    return { row: 6, letters: [...shifted, ...cell(6)] };
  }
  const row = die === 1 && houseRules.oneToZero === 'row-1' ? 1 : die - 1;
  return { row, letters: cell(row) };
}
