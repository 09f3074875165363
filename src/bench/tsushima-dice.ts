import { type BoardShip, DEFAULT_RULINGS, hitsAt, HOUSE_READINGS, shotsOf } from '@/rules/tsushima/index';

import { SIXTH } from './sfc32';

/** The same sum by throwing dice, which is never exact: so many rounds, each salvo thrown. */
export function diceAnswer(ships: readonly BoardShip[], runs: number, next: () => number): number {
  const shots = shotsOf({ ships, coastGuns: [], launches: [] }, DEFAULT_RULINGS);
  const places = shots.map(({ target }) => ships.findIndex(({ id }) => id === target));
  const hits = new Int32Array(ships.length);
  let sum = 0;
  for (let run = 0; run < runs; run += 1) {
    for (let ship = 0; ship < ships.length; ship += 1) hits[ship] = ships[ship]!.hits;
    for (let at = 0; at < shots.length; at += 1) {
      const { salvos, modifier, row } = shots[at]!;
      for (let salvo = 0; salvo < salvos.value; salvo += 1) {
        const dice = 2 + Math.floor(next() * SIXTH) + Math.floor(next() * SIXTH);
        hits[places[at]!]! += hitsAt(HOUSE_READINGS.gunfire, row, dice + modifier.value);
      }
    }
    for (let ship = 0; ship < ships.length; ship += 1) sum += (ship + 1) * (1 + Math.min(3, hits[ship]!));
  }
  return sum / runs;
}
