import { type Exact, follow } from './exact';

/** Thresholds of one row of a table: where one hit, two hits and sunk begin; null never. */
export type ExactRow = readonly [number | null, number | null, number | null];

/** Salvos of one gun: what is added to its two dice, and how many there are. */
interface ExactSalvos {
  readonly row: ExactRow;
  readonly modifier: number;
  readonly salvos: number;
}

const scored = (row: ExactRow, net: number): number => {
  const [one, two, sunk] = row;
  if (sunk !== null && net >= sunk) return 3;
  if (two !== null && net >= two) return 2;
  return one !== null && net >= one ? 1 : 0;
};

/** Hits of a target, 3 for sunk, after all these salvos; every die of every salvo in whole numbers. */
export function exactHits(before: number, merchant: boolean, fire: readonly ExactSalvos[]): Exact<number> {
  let hits: Exact<number> = new Map([[before, 1n]]);
  for (const { row, modifier, salvos } of fire) {
    for (let salvo = 0; salvo < salvos; salvo += 1) {
      hits = follow(hits, (now) => {
        const next: [number, bigint][] = [];
        for (let a = 1; a <= 6; a += 1) {
          for (let b = 1; b <= 6; b += 1) {
            const more = scored(row, a + b + modifier);
            next.push([now === 3 || (merchant && more > 0) ? 3 : Math.min(3, now + more), 1n]);
          }
        }
        return next;
      });
    }
  }
  return hits;
}

/** Dice until a sum is reached, in whole numbers: how many dice it took. */
export function exactDice(goal: number, most: number): Exact<number> {
  let now: Exact<string> = new Map([['0/0', 1n]]);
  for (let die = 1; die <= most; die += 1) {
    now = follow(now, (key) => {
      const [sum = 0, dice = 0] = key.split('/').map(Number);
      if (sum >= goal) return [[key, 6n] as const];
      return [1, 2, 3, 4, 5, 6].map((face) => [`${Math.min(goal, sum + face)}/${dice + 1}`, 1n] as const);
    });
  }
  return follow(now, (key) => [[Number(key.split('/')[1]), 1n] as const]);
}
