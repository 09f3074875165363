import { enumerate } from '../../common/enumerate';
import { hitSteps, statusOf, type Target, torpedoesAboard } from '../damage';
import { THRESHOLDS } from '../data/hit-tables';
import type { Ruleset } from '../ruleset';
import { COLUMNS, type PendingHit } from '../types';

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
const NO_M = 6;
const NO_S = 7;
const P_STATES = THRESHOLDS.sunk.P;

/** Chances, sunk ships included, of never having had the marker; and fires lit on average. */
export const TOTALS = ['noP', 'noM', 'noS', 'noT', 'noFire', 'fires'] as const;
export type TotalName = (typeof TOTALS)[number];

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
const ENDLESS = 4;

/** Blocks for each number of P hits. */
export const blocksPerP = (torpedoHits: number): number => (torpedoHits === ENDLESS ? 2 : torpedoHits + 1);
export const totalsAt = (torpedoHits: number): number => P_STATES * blocksPerP(torpedoHits) * LANES;

/** Certainty that the target is as she is now. */
export function presentState(target: Target, torpedoHits: number): Float64Array {
  const totals = totalsAt(torpedoHits);
  const state = new Float64Array(totals + TOTALS.length).fill(1, totals);
  state[totals + TOTALS.indexOf('fires')] = target.fires;
  if (statusOf(target) === 'sunk') return state;
  const block = target.P * blocksPerP(torpedoHits) * LANES;
  state[block + Math.min(target.fires, FIRE_LANES - 1)] = 1;
  return state.fill(1, block + NO_M, block + NO_S + 1);
}

/** One hit that happens with chance p, worked into the state. */
export function applyHit(state: Float64Array, chain: HitChain, p: number): void {
  const { first, from, weights, manyFires } = chain;
  addToTotals(state, chain, p);
  for (let block = first.length - 2; block >= 0; block -= 1) {
    const begin = first[block]!;
    const end = first[block + 1]!;
    const y = block * LANES;
    if (end - begin === 1 && isEmpty(state, y)) continue;
    let y0 = 0;
    let y1 = 0;
    let y2 = 0;
    let y3 = 0;
    let y4 = 0;
    let y5 = 0;
    let noM = 0;
    let noS = 0;
    let missed = 1 - p;
    for (let edge = begin; edge < end; edge += 1) {
      const x = from[edge]! * LANES;
      const w = edge * LANES;
      const w0 = missed + p * weights[w]!;
      const w1 = p * weights[w + 1]!;
      const w2 = p * weights[w + 2]!;
      const x0 = state[x]!;
      const x1 = state[x + 1]!;
      const x2 = state[x + 2]!;
      const x3 = state[x + 3]!;
      const x4 = state[x + 4]!;
      const x5 = state[x + 5]!;
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
        y5 += w3 * (x2 + x3 + x4 + x5) + w4 * (x1 + x2 + x3 + x4 + x5) + w5 * (x0 + x1 + x2 + x3 + x4 + x5);
      }
      noM += (missed + p * weights[w + NO_M]!) * state[x + NO_M]!;
      noS += (missed + p * weights[w + NO_S]!) * state[x + NO_S]!;
      missed = 0;
    }
    state[y] = y0;
    state[y + 1] = y1;
    state[y + 2] = y2;
    state[y + 3] = y3;
    state[y + 4] = y4;
    state[y + 5] = y5;
    state[y + NO_M] = noM;
    state[y + NO_S] = noS;
  }
}

/** A block nobody has reached yet; the lanes without M and without S are parts of the others. */
const isEmpty = (state: Float64Array, y: number): boolean =>
  state[y]! + state[y + 1]! + state[y + 2]! + state[y + 3]! + state[y + 4]! + state[y + 5]! === 0;

/** What the hit does to the totals, from where the ship was before it. */
function addToTotals(state: Float64Array, { first, rates }: HitChain, p: number): void {
  let P = 0;
  let M = 0;
  let S = 0;
  let T = 0;
  let fire = 0;
  let fires = 0;
  const totals = (first.length - 1) * LANES;
  for (let x = 0, r = 0; x < totals; x += LANES, r += TOTALS.length) {
    const here = state[x]! + state[x + 1]! + state[x + 2]! + state[x + 3]! + state[x + 4]! + state[x + 5]!;
    P += rates[r]! * here;
    M += rates[r + 1]! * state[x + NO_M]!;
    S += rates[r + 2]! * state[x + NO_S]!;
    T += rates[r + 3]! * here;
    fire += rates[r + 4]! * state[x]!;
    fires += rates[r + 5]! * here;
  }
  state[totals]! -= p * P;
  state[totals + 1]! -= p * M;
  state[totals + 2]! -= p * S;
  state[totals + 3]! -= p * T;
  state[totals + 4]! -= p * fire;
  state[totals + 5]! += p * fires;
}

const memory = new WeakMap<Ruleset, Map<number, HitChain>>();

/** The chain of a kind of hit on a kind of ship, worked out once for a ruleset. */
export function hitChain(target: Target, torpedoHits: number, hit: PendingHit, rules: Ruleset): HitChain {
  let known = memory.get(rules);
  if (known === undefined) memory.set(rules, (known = new Map()));
  const kind = (hit.kind === 'gun' ? 0 : 4) + (hit.beyond8 ? 2 : 0) + (hit.restricted ? 1 : 0);
  const key = (COLUMNS.indexOf(target.column) * (ENDLESS + 1) + torpedoHits) * 8 + kind;
  let chain = known.get(key);
  if (chain === undefined) known.set(key, (chain = compile(target, torpedoHits, hit, rules)));
  return chain;
}

/** Plays every face of one hit through the resolver itself, from each block, and collects where it leads. */
function compile(target: Target, torpedoHits: number, hit: PendingHit, rules: Ruleset): HitChain {
  const perP = blocksPerP(torpedoHits);
  const blocks = P_STATES * perP;
  // Edges by the block they lead to, then by the block they come from.
  const edges = Array.from({ length: blocks }, (_, to) => new Map([[to, new Float64Array(LANES)]]));
  const rates = new Float64Array(blocks * TOTALS.length);
  let manyFires = false;
  for (let block = 0; block < blocks; block += 1) {
    const t = block % perP;
    const P = (block - t) / perP;
    const before: Target = { ...target, P, M: 0, S: 0, T: target.T + t, fires: 0, sunk: false };
    enumerate(
      () => hitSteps(before, hit, '', rules),
      ({ target: after }, chance) => {
        const struck = {
          noP: P === 0 && after.P > 0,
          noM: after.M > 0,
          noS: after.S > 0,
          noT: t === 0 && after.T > before.T,
          noFire: after.fires > 0,
          fires: after.fires,
        } satisfies Record<TotalName, boolean | number>;
        for (const [i, name] of TOTALS.entries()) rates[block * TOTALS.length + i]! += chance * Number(struck[name]);
        if (statusOf(after) === 'sunk') return;
        const to = after.P * perP + Math.min(t + after.T - before.T, perP - 1);
        const weights = edges[to]!.get(block) ?? new Float64Array(LANES);
        weights[Math.min(after.fires, FIRE_LANES - 1)]! += chance;
        if (!struck.noM) weights[NO_M]! += chance;
        if (!struck.noS) weights[NO_S]! += chance;
        if (after.fires > 2) manyFires = true;
        edges[to]!.set(block, weights);
      },
    );
  }
  const first = [0];
  for (const sources of edges) first.push((first.at(-1) ?? 0) + sources.size);
  return {
    first: Int32Array.from(first),
    from: Int32Array.from(edges.flatMap((sources) => [...sources.keys()])),
    weights: Float64Array.from(edges.flatMap((sources) => [...sources.values()].flatMap((lanes) => [...lanes]))),
    rates,
    manyFires,
  };
}
