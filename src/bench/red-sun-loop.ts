import type { FleetFacts } from '@/rules/red-sun/index';

/**
 * The odds of a fleet's fire written out by hand, on typed arrays: what the rule book is measured by. It knows default rulings
 * only.
 */
const TABLE = [
  [0, 0, 0, 0, 0, 1, 2, 3],
  [0, 0, 0, 0, 1, 2, 3, 4],
  [0, 0, 0, 2, 2, 3, 4, 5],
  [0, 0, 3, 3, 3, 4, 5, 6],
  [0, 4, 4, 4, 4, 5, 6, 7],
  [5, 5, 5, 5, 5, 6, 7, 8],
];
const MOST = 32;
const FIRST = [4 / 6, 1 / 6, 1 / 6];
const CHANGE = [5 / 6, 1 / 6, 0, 3 / 6, 2 / 6, 1 / 6, 2 / 6, 1 / 6, 3 / 6];
const chance = new Float64Array(3 * MOST);
const next = new Float64Array(3 * MOST);

export function loopAnswer({ ranges, targets }: FleetFacts): number {
  let sum = 0;
  for (let place = 0; place < targets.length; place += 1) {
    const { left, firers } = targets[place]!;
    chance.fill(0);
    for (let weather = 0; weather < 3; weather += 1) chance[weather * MOST] = FIRST[weather]!;
    for (let hour = 0; hour < ranges.length; hour += 1) {
      if (hour > 0) {
        for (let to = 0; to < 3; to += 1) {
          for (let damage = 0; damage <= left; damage += 1) {
            next[to * MOST + damage] =
              chance[damage]! * CHANGE[to]! +
              chance[MOST + damage]! * CHANGE[3 + to]! +
              chance[2 * MOST + damage]! * CHANGE[6 + to]!;
          }
        }
        chance.set(next);
      }
      for (let weather = 0; weather < 3; weather += 1) {
        for (let at = 0; at < firers.length; at += 1) {
          const { strength, disabled } = firers[at]!;
          const column = Math.min(8, strength) - ranges[hour]! - weather - (disabled ? 3 : 0);
          if (column >= 1) shoot(weather * MOST, left, column - 1);
        }
      }
    }
    for (let damage = 0; damage <= left; damage += 1) {
      const p = chance[damage]! + chance[MOST + damage]! + chance[2 * MOST + damage]!;
      sum += (place + 1) * (damage + 1) * p;
    }
  }
  return sum;
}

function shoot(start: number, left: number, column: number): void {
  for (let damage = left - 1; damage >= 0; damage -= 1) {
    const p = chance[start + damage]! / 6;
    if (p === 0) continue;
    chance[start + damage] = 0;
    for (let die = 0; die < 6; die += 1) chance[start + Math.min(left, damage + TABLE[die]![column]!)]! += p;
  }
}
