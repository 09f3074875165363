import { SIDES_OF_A_DIE } from '../../common/dice';
import { type AttackFacts, type AttackingHex, type AttackReading, cellsAt, factorsOf, readAttack } from '../combat';
import type { Crt } from '../data/crt';
import { paralysedBy } from '../procedures';
import type { Rulings } from '../rulings';
import type { Losses, Terrain } from '../types';

export interface AttackOdds {
  /** By the face from 1 to 6. */
  readonly cells: readonly Losses[];
  /** The chance that the defender loses at least his factors. */
  readonly pClears: number;
}

/** What a column brings; null where the owner has not typed all of it. */
export function columnOdds(crt: Crt, finalColumn: number, defence: number): AttackOdds | null {
  const cells = cellsAt(crt, finalColumn).filter((cell) => cell !== null);
  if (cells.length < SIDES_OF_A_DIE) return null;
  return { cells, pClears: cells.filter(([, lost]) => lost >= defence).length / SIDES_OF_A_DIE };
}

/** How an attack is read, and what the die may bring. */
export function attackOdds(
  facts: AttackFacts,
  crt: Crt,
  rulings: Rulings,
): { readonly reading: AttackReading; readonly odds: AttackOdds | null } {
  const reading = readAttack(facts, crt, rulings);
  return { reading, odds: columnOdds(crt, reading.finalColumn, facts.defence) };
}

/** An attack and the momentum attack after it (MUK-37). */
interface ChainFacts {
  readonly first: AttackFacts;
  /** Factors that advance if nobody is lost; losses are taken from the others as long as there are any. */
  readonly advancing: number;
  readonly second: {
    readonly defence: number;
    readonly terrain: Terrain;
    readonly hexside: AttackingHex['hexside'];
  };
}

interface ChainOdds {
  readonly pFirst: number;
  /** The chance that there is a momentum attack: the hex is cleared and somebody is left to go on. */
  readonly pMomentum: number;
  readonly pBoth: number;
  /** Steps lost on average, in both attacks; no more than stand there. */
  readonly meanAttacker: number;
  readonly meanDefender: number;
}

/** The odds of attack and momentum, face by face; null where the table lacks a column. No bombardment in the second (MUK-37). */
export function chainOdds({ first, advancing, second }: ChainFacts, crt: Crt, rulings: Rulings): ChainOdds | null {
  const { side, defence } = first;
  const before = attackOdds(first, crt, rulings).odds;
  if (before === null) return null;
  const factors = factorsOf(first.attackers);
  const sums = { pFirst: 0, pMomentum: 0, pBoth: 0, meanAttacker: 0, meanDefender: 0 };
  for (const [lost, gained] of before.cells) {
    sums.meanAttacker += Math.min(lost, factors);
    sums.meanDefender += Math.min(gained, defence);
    if (gained < defence) continue;
    sums.pFirst += 1;
    const left = Math.min(advancing, factors - lost);
    if (left <= 0) continue;
    const attackers = [{ place: null, factors: left, hexside: second.hexside }];
    const again = { side, attackers, defence: second.defence, terrain: second.terrain, bombardment: 0 };
    const { odds } = attackOdds(again, crt, rulings);
    if (odds === null) return null;
    const meanOf = (value: (losses: Losses) => number): number =>
      odds.cells.reduce((sum, losses) => sum + value(losses), 0) / SIDES_OF_A_DIE;
    sums.pMomentum += 1;
    sums.pBoth += odds.pClears;
    sums.meanAttacker += meanOf(([more]) => Math.min(more, left));
    sums.meanDefender += meanOf(([, more]) => Math.min(more, second.defence));
  }
  const share = (sum: number): number => sum / SIDES_OF_A_DIE;
  return {
    pFirst: share(sums.pFirst),
    pMomentum: share(sums.pMomentum),
    pBoth: share(sums.pBoth),
    meanAttacker: share(sums.meanAttacker),
    meanDefender: share(sums.meanDefender),
  };
}

/** The chance of 0 to 3 paralysed units (MUK-14). */
export function paralysisOdds(): readonly number[] {
  const ways = [0, 0, 0, 0];
  for (let die = 1; die <= SIDES_OF_A_DIE; die += 1) ways[paralysedBy(die)]! += 1;
  return ways.map((count) => count / SIDES_OF_A_DIE);
}
