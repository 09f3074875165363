import { SINKS_AT } from '../data/combat-tables';
import { harmAfter, harmOf, type Hull } from '../damage';
import type { Rulings } from '../rulings';
import { batteriesOf, type Battery, type FireConditions, type Gunner } from '../shot';
import { type Advantage, otherSide, type Range, type ShipClass, type Side } from '../types';
import { averageOf, convolve, hitsOf } from './hit-distribution';

/** A ship's state after some fire: untouched, damaged or with hit markers, sunk. */
export interface Fate {
  readonly pUntouched: number;
  readonly pDamaged: number;
  readonly pSunk: number;
}

export interface TargetOdds extends Fate {
  /** Every hit rolled, also beyond sinking. */
  readonly expectedHits: number;
  /** Each firer's weapons, with the needs and dice that went into it. */
  readonly batteries: readonly (readonly Battery[])[];
}

interface RoundFacts {
  /** The range in force; the rise by smoke is in it. */
  readonly range: Range;
  readonly advantage: Readonly<Record<Side, Advantage>>;
  /** Who laid smoke this round. */
  readonly smoke: Side | null;
  readonly sets: readonly RoundSet[];
}

interface RoundSet {
  readonly target: Hull & { readonly side: Side };
  readonly firers: readonly Gunner[];
}

/** Every target after one round of fire. Exact: the sets share no dice. */
export const roundOdds = (facts: RoundFacts, rulings: Rulings): readonly TargetOdds[] =>
  facts.sets.map((set) => setOdds(set, facts, rulings));

/** One target and all who fire at it. */
export function setOdds({ target, firers }: RoundSet, facts: Omit<RoundFacts, 'sets'>, rulings: Rulings): TargetOdds {
  const conditions = conditionsOf(otherSide(target.side), facts);
  const batteries = firers.map((firer) => batteriesOf(firer, conditions, rulings));
  const hits = batteries.map(hitsOf).reduce(convolve, [1]);
  return { ...fateAfter(target, hits, rulings), expectedHits: averageOf(hits), batteries };
}

/** What holds for the fire of one side. */
const conditionsOf = (side: Side, { range, advantage, smoke }: Omit<RoundFacts, 'sets'>): FireConditions => ({
  range,
  advantage: advantage[side],
  enemySmoke: smoke === otherSide(side),
  ownSmoke: smoke === side,
});

/** Her state after hits of this distribution. */
export function fateAfter(hull: Hull, hits: readonly number[], rulings: Rulings): Fate {
  const harm = harmOf(hull);
  const chances = new Array<number>(SINKS_AT[hull.class] + 1).fill(0);
  for (const [count, chance] of hits.entries()) chances[harmAfter(hull.class, harm, count, rulings)]! += chance;
  return fateOf(hull.class, chances);
}

/** The chances of 0 to sunk, which begin at this place, as a fate. */
export function fateOf(type: ShipClass, chances: ArrayLike<number>, at = 0): Fate {
  const sunk = SINKS_AT[type];
  let pDamaged = 0;
  for (let harm = 1; harm < sunk; harm += 1) pDamaged += chances[at + harm]!;
  return { pUntouched: chances[at]!, pDamaged, pSunk: chances[at + sunk]! };
}
