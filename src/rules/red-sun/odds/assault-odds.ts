import { SIDES_OF_A_DIE } from '../../common/dice';
import { ASSAULT_ROUNDS, type Losses } from '../data/land-tables';
import { assaultModifier, lossesAt, oddsColumn } from '../land';
import { BELOW_ODDS, type Odds, type Terrain } from '../types';

export interface LandOdds {
  readonly column: Odds;
  readonly dieModifier: number;
  /** For natural dice 1 to 6. */
  readonly cells: readonly Losses[];
  readonly meanAttacker: number;
  readonly meanDefender: number;
}

export interface LandFacts {
  readonly attack: number;
  readonly defence: number;
  readonly terrain: Terrain;
  readonly river: boolean;
}

/** One assault. */
export function landOdds({ attack, defence, terrain, river }: LandFacts): LandOdds {
  const column = oddsColumn(attack, defence);
  const dieModifier = assaultModifier(terrain, river).value;
  const cells = [1, 2, 3, 4, 5, 6].map((face) => lossesAt(column, dieModifier, face));
  const mean = (side: 0 | 1): number => cells.reduce((sum, losses) => sum + losses[side], 0) / SIDES_OF_A_DIE;
  return { column, dieModifier, cells, meanAttacker: mean(0), meanDefender: mean(1) };
}

export interface AssaultFacts {
  /** Strength by steps lost, whole first; a side that has lost as many as there are is gone. */
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly terrain: Terrain;
  readonly river: boolean;
  readonly rounds?: number;
}

/** How it stands for those who stop after this round. */
interface AfterRound {
  readonly round: number;
  readonly pAttackerGone: number;
  readonly pDefenderGone: number;
  readonly meanAttacker: number;
  readonly meanDefender: number;
  /** By steps lost of the attacker, then of the defender. */
  readonly chances: readonly (readonly number[])[];
}

/** The same defenders assaulted round after round, until a side is gone or the rounds are over (RSR-8, RSR-21). */
export function assaultOdds({
  attack,
  defence,
  terrain,
  river,
  rounds = ASSAULT_ROUNDS,
}: AssaultFacts): readonly AfterRound[] {
  const modifier = assaultModifier(terrain, river).value;
  const [most, mostDefender] = [attack.length, defence.length];
  let chances = emptyOf(most, mostDefender);
  chances[0]![0] = 1;
  return Array.from({ length: rounds }, (_, index) => {
    chances = oneRound();
    const fold = (value: (lost: number, defenderLost: number) => number): number =>
      chances.reduce((sum, row, a) => sum + row.reduce((part, p, d) => part + p * value(a, d), 0), 0);
    return {
      round: index + 1,
      pAttackerGone: fold((a) => (a >= most ? 1 : 0)),
      pDefenderGone: fold((_lost, d) => (d >= mostDefender ? 1 : 0)),
      meanAttacker: fold((a) => a),
      meanDefender: fold((_lost, d) => d),
      chances,
    };
  });

  function oneRound(): number[][] {
    const after = emptyOf(most, mostDefender);
    for (let a = 0; a <= most; a += 1) {
      for (let d = 0; d <= mostDefender; d += 1) {
        const p = chances[a]![d]!;
        if (p === 0) continue;
        if (a >= most || d >= mostDefender) {
          after[a]![d]! += p;
          continue;
        }
        const column = oddsColumn(attack[a]!, defence[d]!);
        const faces = column === BELOW_ODDS ? 1 : SIDES_OF_A_DIE;
        for (let face = 1; face <= faces; face += 1) {
          const [lost, defenderLost] = lossesAt(column, modifier, face);
          after[Math.min(most, a + lost)]![Math.min(mostDefender, d + defenderLost)]! += p / faces;
        }
      }
    }
    return after;
  }
}

const emptyOf = (most: number, mostDefender: number): number[][] =>
  Array.from({ length: most + 1 }, () => Array.from({ length: mostDefender + 1 }, () => 0));

/** The strength a stack keeps at best after each number of steps lost: losses are taken where they cost least. */
export function strengthLadder(units: readonly (readonly number[])[]): readonly number[] {
  let best: readonly number[] = [0];
  for (const strengths of units) {
    const next: number[] = Array.from({ length: best.length + strengths.length }, () => -1);
    for (const [lost, kept] of best.entries()) {
      for (let steps = 0; steps <= strengths.length; steps += 1) {
        next[lost + steps] = Math.max(next[lost + steps]!, kept + (strengths[steps] ?? 0));
      }
    }
    best = next;
  }
  // The last one is nobody left.
  return best.slice(0, -1);
}
