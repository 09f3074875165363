import { fireFast, fireKernel, hitOf, type Letter, mostDice, PRINTED, shipNumbers } from '@/rules/togo';
import { readHit } from '@/rules/togo/hit-effect';
import type { Asked } from './togo-tsushima';

/** Effective hits and all damage chances of a shot, added up, by throwing dice: each wrong by about a thousandth. */
export function diceAnswer({ batteries, fresh }: Asked, runs: number, next: () => number): number {
  const ship = shipNumbers(batteries);
  if ('code' in ship || ship.firing.length === 0) return 0;
  const salvos = ship.firing.map((salvo) => salvo.numbers);
  const kernel = fireKernel(salvos);
  const faces = new Uint8Array(mostDice(kernel));
  const effective = new Uint16Array(salvos.length);
  const cells = salvos.map((salvo) =>
    [1, 2, 3, 4, 5, 6].map((die) => readHit(hitOf(salvo), fresh.column, die, PRINTED).letters),
  );
  const roll = (): number => (next() % 6) + 1;
  let sum = 0;
  for (let run = 0; run < runs; run += 1) {
    for (let die = 0; die < faces.length; die += 1) faces[die] = roll();
    fireFast(kernel, faces, 0, effective);
    const damage = { P: 0, M: 0, S: 0, T: 0, F: 0, sunk: false };
    let hits = 0;
    for (let battery = 0; battery < effective.length; battery += 1) {
      hits += effective[battery]!;
      for (let hit = 0; hit < effective[battery]! && !damage.sunk; hit += 1) {
        suffer(damage, cells[battery]![roll() - 1]!, fresh.torpedoFactors, roll);
      }
    }
    sum += hits + (hits > 0 ? 1 : 0) + damage.F + Math.min(damage.P, 1) + Math.min(damage.M, 1);
    sum += Math.min(damage.S, 1) + Math.min(damage.T, 1) + Math.min(damage.F, 1);
    if (damage.sunk || damage.F > 4 || damage.P > 1 || damage.F > 3) sum += 1;
  }
  return sum / runs;
}

type Damage = { P: number; M: number; S: number; T: number; F: number; sunk: boolean };

function suffer(damage: Damage, letters: readonly Letter[], factors: number, roll: () => number): void {
  for (const letter of letters) {
    if (damage.sunk) return;
    if (letter === 'P') {
      damage.P += 1;
      damage.sunk = damage.P > 2;
    } else if (letter === 'F') damage.F += 1;
    else if (letter === 'M') {
      damage.M += 1;
      const die = roll();
      damage.sunk = die === 1;
      if (die === 2 || die === 3) damage.F += 1;
    } else if (letter === 'S') {
      damage.S += 1;
      if (roll() < 3) damage.F += 1;
    } else if (letter === 'T' && (damage.T === 0 ? factors > 0 : damage.T === 1 && factors > 1)) {
      damage.T += 1;
      damage.sunk = roll() === 1;
    }
  }
}
