import { statusOf, type Target, torpedoesAboard } from '../damage';
import { THRESHOLDS } from '../data/hit-tables';
import type { Ruleset } from '../ruleset';

/**
 * The damage of a ship as a Markov chain that keeps only what later hits or the answers can tell apart.
 *
 * A block is a ship still afloat with a number of P hits (0 to 2) and of T hits that found torpedoes aboard.
 * Its eight lanes are the chances of being there with 0, 1, 2, 3, 4 or at least 5 fires; and of being there without
 * an M hit so far, and without an S hit so far. Behind the blocks stand the totals, one for each question below.
 *
 * A hit never leads to an earlier block, so it is worked in place from the last block to the first.
 */
export const LANES = 8;
export const FIRE_LANES = THRESHOLDS.abandoned.fires + 1;
export const NO_M = 6;
export const NO_S = 7;
export const P_STATES = THRESHOLDS.sunk.P;

/** Chances, sunk ships included, of never having had the marker; and fires lit on average. `applyHit` knows their order. */
export const TOTAL = { noP: 0, noM: 1, noS: 2, noT: 3, noFire: 4, fires: 5 } as const;
export const TOTAL_NAMES = Object.keys(TOTAL) as (keyof typeof TOTAL)[];
export const TOTALS = TOTAL_NAMES.length;

/** One kind of hit on one kind of ship. */
export type HitChain = {
  /** For each block, where its list of edges begins; the first of them comes from the block itself. */
  readonly first: Int32Array;
  readonly from: Int32Array;
  /** One for each lane of an edge: with 0 to 5 or more new fires; without an M; without an S. */
  readonly weights: Float64Array;
  /** Whether a hit can light more than two fires: not in the printed tables, but an owner's may. */
  readonly manyFires: boolean;
  /** For each block, what a hit there does to the totals. */
  readonly rates: Float64Array;
};

/** T hits that still find torpedoes aboard. An owner's halving may never empty a single tube: then there is no end. */
export function torpedoHitsLeft(target: Target, rules: Ruleset): number {
  let hits = 0;
  while (hits < ENDLESS && torpedoesAboard({ ...target, T: target.T + hits }, rules) > 0) hits += 1;
  return hits;
}
export const ENDLESS = 4;

/** Blocks for each number of P hits. */
export const blocksPerP = (torpedoHits: number): number => (torpedoHits === ENDLESS ? 2 : torpedoHits + 1);
export const totalsAt = (torpedoHits: number): number => P_STATES * blocksPerP(torpedoHits) * LANES;
export const stateSize = (torpedoHits: number): number => totalsAt(torpedoHits) + TOTALS;
/** Room for any state. */
export const newState = (): Float64Array => new Float64Array(stateSize(ENDLESS - 1));

/** Certainty that the target is as she is now, written over a state. */
export function setPresent(state: Float64Array, target: Target, torpedoHits: number): void {
  const totals = totalsAt(torpedoHits);
  state.fill(0, 0, totals).fill(1, totals, totals + TOTALS);
  state[totals + TOTAL.fires] = target.fires;
  if (statusOf(target) === 'sunk') return;
  const block = target.P * blocksPerP(torpedoHits) * LANES;
  state[block + Math.min(target.fires, FIRE_LANES - 1)] = 1;
  state[block + NO_M] = 1;
  state[block + NO_S] = 1;
}

/** Hits that each happen with chance p, one after the other, worked into the state. */
export function applyHits(state: Float64Array, chain: HitChain, p: number, times: number): void {
  for (let time = 0; time < times; time += 1) applyHit(state, chain, p);
}

function applyHit(state: Float64Array, { first, from, weights, rates, manyFires }: HitChain, p: number): void {
  const blocks = first.length - 1;
  const missed = 1 - p;
  let P = 0;
  let M = 0;
  let S = 0;
  let T = 0;
  let fire = 0;
  let fires = 0;
  for (let block = blocks - 1; block >= 0; block -= 1) {
    let y0 = 0;
    let y1 = 0;
    let y2 = 0;
    let y3 = 0;
    let y4 = 0;
    let y5 = 0;
    let noM = 0;
    let noS = 0;
    const begin = first[block]!;
    const end = first[block + 1]!;
    for (let edge = begin; edge < end; edge += 1) {
      const x = from[edge]! * LANES;
      const x0 = state[x]!;
      const x1 = state[x + 1]!;
      const x2 = state[x + 2]!;
      const x3 = state[x + 3]!;
      const x4 = state[x + 4]!;
      const x5 = state[x + 5]!;
      const here = x0 + x1 + x2 + x3 + x4 + x5;
      // Nobody has come so far yet; the lanes without M and S are parts of these.
      if (here === 0) continue;
      const xM = state[x + NO_M]!;
      const xS = state[x + NO_S]!;
      let stay = 0;
      if (edge === begin) {
        stay = missed;
        const r = block * TOTALS;
        P += rates[r]! * here;
        M += rates[r + 1]! * xM;
        S += rates[r + 2]! * xS;
        T += rates[r + 3]! * here;
        fire += rates[r + 4]! * x0;
        fires += rates[r + 5]! * here;
      }
      const w = edge * LANES;
      const w0 = stay + p * weights[w]!;
      const w1 = p * weights[w + 1]!;
      const w2 = p * weights[w + 2]!;
      y0 += w0 * x0;
      y1 += w0 * x1 + w1 * x0;
      y2 += w0 * x2 + w1 * x1 + w2 * x0;
      y3 += w0 * x3 + w1 * x2 + w2 * x1;
      y4 += w0 * x4 + w1 * x3 + w2 * x2;
      y5 += w0 * x5 + w1 * (x4 + x5) + w2 * (x3 + x4 + x5);
      if (manyFires) {
        const w3 = p * weights[w + 3]!;
        const w4 = p * weights[w + 4]!;
        const w5 = p * weights[w + 5]!;
        y3 += w3 * x0;
        y4 += w3 * x1 + w4 * x0;
        y5 += w3 * (here - x0 - x1) + w4 * (here - x0) + w5 * here;
      }
      noM += (stay + p * weights[w + NO_M]!) * xM;
      noS += (stay + p * weights[w + NO_S]!) * xS;
    }
    const y = block * LANES;
    state[y] = y0;
    state[y + 1] = y1;
    state[y + 2] = y2;
    state[y + 3] = y3;
    state[y + 4] = y4;
    state[y + 5] = y5;
    state[y + NO_M] = noM;
    state[y + NO_S] = noS;
  }
  const totals = blocks * LANES;
  state[totals]! -= p * P;
  state[totals + 1]! -= p * M;
  state[totals + 2]! -= p * S;
  state[totals + 3]! -= p * T;
  state[totals + 4]! -= p * fire;
  state[totals + 5]! += p * fires;
}
