import { batteriesOf, DEFAULT_RULINGS, type FightFacts, type Side } from '@/rules/tide/index';

import { SIXTH } from './sfc32';

/** The same sum by throwing dice, which is never exact: so many fights, each die thrown. */
export function diceAnswer({ range, advantage, lines, rounds }: FightFacts, runs: number, next: () => number): number {
  const sides = ['ijn', 'irn'] as const;
  const sunkAt = sides.map((side) => lines[side].map((ship) => (ship.class === 'battleship' ? 2 : 3)));
  const needs = sides.map((side: Side) =>
    lines[side].map((ship) =>
      [0, 1, 2].map((harm) => {
        const conditions = { range, advantage: advantage[side], enemySmoke: false, ownSmoke: false };
        const gunner = {
          ...ship.ratings,
          class: ship.class,
          hits: ship.class === 'battleship' ? 0 : harm,
          fire: 'guns' as const,
        };
        return batteriesOf(gunner, conditions, DEFAULT_RULINGS).flatMap(({ dice, need }) =>
          Array.from({ length: dice.value }, () => need.value),
        );
      }),
    ),
  );
  const harms = sides.map((side) => new Int32Array(lines[side].length));
  const pending = sides.map((side) => new Int32Array(lines[side].length));
  let sum = 0;
  for (let run = 0; run < runs; run += 1) {
    for (const harm of harms) harm.fill(0);
    for (let round = 0; round < rounds; round += 1) {
      for (const side of [0, 1] as const) fireLine(side, side === 0 ? 1 : 0);
      for (const side of [0, 1] as const) {
        for (let ship = 0; ship < harms[side]!.length; ship += 1) {
          harms[side]![ship] = Math.min(sunkAt[side]![ship]!, harms[side]![ship]! + pending[side]![ship]!);
          pending[side]![ship] = 0;
        }
      }
    }
    let weight = 1;
    for (const side of [0, 1] as const) {
      for (let ship = 0; ship < harms[side]!.length; ship += 1) {
        const harm = harms[side]![ship]!;
        sum += weight * (harm === 0 ? 1 : harm === sunkAt[side]![ship]! ? 3 : 2);
        weight += 1;
      }
    }
  }
  return sum / runs;

  function fireLine(side: 0 | 1, foe: 0 | 1): void {
    const floating: number[] = [];
    for (let ship = 0; ship < harms[foe]!.length; ship += 1)
      if (harms[foe]![ship]! < sunkAt[foe]![ship]!) floating.push(ship);
    if (floating.length === 0) return;
    let rank = 0;
    for (let ship = 0; ship < harms[side]!.length; ship += 1) {
      const harm = harms[side]![ship]!;
      if (harm >= sunkAt[side]![ship]!) continue;
      const target = floating[rank % floating.length]!;
      rank += 1;
      for (const need of needs[side]![ship]![harm]!) if (next() * SIXTH < need) pending[foe]![target]! += 1;
    }
  }
}
