import { type DiceCall, sumOf } from '../common/dice';
import type { Procedure } from '../common/procedure';
import { type Num, num } from '../common/trace';
import type { TableReading } from './data/tables';
import { certainResult, hitsAt, lowestScoring } from './table-reading';
import { hitsOf, type Purpose, RESULTS, type SalvoResult } from './types';

/** One battery or set of tubes at one target: every salvo of it has the same modifier. */
export interface Shot {
  /** Ship or coast gun. */
  readonly firer: string;
  readonly weapon: 'primary' | 'secondary' | 'coast-gun' | 'torpedo';
  readonly target: string;
  readonly salvos: Num;
  readonly modifier: Num;
  /** Size for guns, armour class for torpedoes: the row of the table. */
  readonly row: number;
  /** Torpedoes may go to several targets, so their salvos are counted on from here. */
  readonly firstSalvo?: number;
}

export interface FiredShot extends Omit<Shot, 'firstSalvo'> {
  /** Of each salvo: the sum of its dice, or null where none were rolled; the net result, and what it scored. */
  readonly results: readonly { readonly sum: number | null; readonly net: number | null; readonly hits: number }[];
  readonly hits: number;
}

/** The tables in force; null where the players read each result off their own. */
interface FireTables {
  readonly gunfire: TableReading | null;
  readonly torpedo: TableReading | null;
}

/** Two dice and what they need: the lowest sum that scores anything. */
function salvoCall({ firer, weapon, modifier, row }: Shot, salvo: number, reading: TableReading): DiceCall {
  const lowest = lowestScoring(reading, row, modifier.value);
  const rule = weapon === 'torpedo' ? ('TSU-44' as const) : ('TSU-37' as const);
  const need: Num | null =
    lowest === null
      ? null
      : {
          value: lowest,
          parts: [
            { rule, value: lowest + modifier.value },
            ...modifier.parts.map((part) => ({ ...part, value: -part.value })),
          ],
        };
  return {
    ...{ key: `${firer}.${weapon}.${salvo}`, purpose: weapon satisfies Purpose, rule, need },
    ...{ at: 'least', of: 'sum', countable: false, dice: num(2, rule), results: RESULTS },
  };
}

/** What only the players can read: two dice with this modifier, on the row of their own table. */
const typedCall = ({ firer, weapon, modifier }: Shot, salvo: number): DiceCall => {
  const rule = weapon === 'torpedo' ? ('TSU-44' as const) : ('TSU-37' as const);
  return {
    ...{ key: `${firer}.${weapon}.${salvo}`, purpose: weapon satisfies Purpose, rule, need: modifier },
    ...{ at: 'least', of: 'sum', countable: false, dice: num(0, rule), results: RESULTS },
  };
};

/**
 * All salvos of a round, both sides, one after the other (TSU-37, TSU-44). A salvo that cannot score, or scores the same
 * whatever is rolled, throws no dice. Without a table the players enter each result.
 */
export function* fireSalvos(shots: readonly Shot[], tables: FireTables): Procedure<readonly FiredShot[]> {
  const fired: FiredShot[] = [];
  for (const { firstSalvo = 1, ...shot } of shots) {
    const reading = shot.weapon === 'torpedo' ? tables.torpedo : tables.gunfire;
    const results: FiredShot['results'][number][] = [];
    for (let salvo = 0; salvo < shot.salvos.value; salvo += 1) {
      results.push(yield* fireSalvo(shot, firstSalvo + salvo, reading));
    }
    fired.push({ ...shot, results, hits: results.reduce((sum, { hits }) => sum + hits, 0) });
  }
  return fired;
}

function* fireSalvo(shot: Shot, salvo: number, reading: TableReading | null): Procedure<FiredShot['results'][number]> {
  if (reading === null) {
    const { result } = yield typedCall(shot, salvo);
    return { sum: null, net: null, hits: hitsOf((result ?? 'none') as SalvoResult) };
  }
  const { row, modifier } = shot;
  const certain = certainResult(reading, row, modifier.value);
  if (certain !== null) return { sum: null, net: null, hits: certain };
  const roll = yield salvoCall(shot, salvo, reading);
  // The players may read their own table instead of ours.
  if (roll.result !== undefined) return { sum: null, net: null, hits: hitsOf(roll.result as SalvoResult) };
  const sum = sumOf(roll);
  const net = sum + modifier.value;
  return { sum, net, hits: hitsAt(reading, row, net) };
}
