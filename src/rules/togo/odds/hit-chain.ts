import { enumerate } from '../../common/enumerate';
import { hitSteps, statusOf, type Target } from '../damage';
import type { Ruleset } from '../ruleset';
import { COLUMNS, type PendingHit } from '../types';
import {
  blocksPerP,
  ENDLESS,
  FIRE_LANES,
  type HitChain,
  LANES,
  NO_M,
  NO_S,
  P_STATES,
  TOTAL,
  TOTAL_NAMES,
  TOTALS,
} from './damage-chain';

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
  const rates = new Float64Array(blocks * TOTALS);
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
        } satisfies Record<keyof typeof TOTAL, boolean | number>;
        for (const name of TOTAL_NAMES) rates[block * TOTALS + TOTAL[name]]! += chance * Number(struck[name]);
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
