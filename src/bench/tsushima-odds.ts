import { type BoardShip, DEFAULT_RULINGS, HOUSE_READINGS, roundOdds, shotsOf, type Side } from '@/rules/tsushima/index';

import { oddsBenches } from './odds-benches';
import { diceAnswer } from './tsushima-dice';
import { loopAnswer } from './tsushima-loop';

/** Twelve ships in two divisions: lead on lead, the last two of each line share their targets with the head of it. */
const line = (side: Side, column: number, enemy: Side): readonly BoardShip[] =>
  Array.from({ length: 12 }, (_, place) => {
    const target = `${enemy}-${place < 10 ? place : place - 10}`;
    return {
      ...{ id: `${side}-${place}`, side, type: place < 6 ? ('B' as const) : ('C' as const), size: place < 6 ? 9 : 6 },
      ...{
        armour: place < 6 ? 7 : 3,
        column: column + (place < 6 ? 0 : 1),
        hits: place % 3 === 2 ? 1 : 0,
        morale: -(place % 2),
      },
      guns: { primary: { factor: place < 6 ? 8 : 4, salvos: 2 }, secondary: { factor: 3, salvos: 4 } },
      ...{ screened: place >= 9, fleeing: false, targets: { primary: target, secondary: target } },
    };
  });

export const ROUND: readonly BoardShip[] = [...line('ijn', 4, 'irn'), ...line('irn', 6, 'ijn')];

/** Every chance of every ship, added up with a weight of its own; the shots are worked out each time. */
export function bookAnswer(): number {
  const shots = shotsOf({ ships: ROUND, coastGuns: [], launches: [] }, DEFAULT_RULINGS, { traced: false });
  const tables = { gunfire: HOUSE_READINGS.gunfire, torpedo: HOUSE_READINGS.torpedo };
  let sum = 0;
  let weight = 1;
  for (const { after } of roundOdds(ROUND, shots, tables)) {
    sum += weight * (after[0] + 2 * after[1] + 3 * after[2] + 4 * after[3]);
    weight += 1;
  }
  return sum;
}

export const { againstLoop: tsushimaOdds, againstDice: tsushimaMonteCarlo } = oddsBenches({
  ...{ what: 'round', times: 100, book: bookAnswer },
  loop: () => loopAnswer(ROUND),
  dice: (runs, next) => diceAnswer(ROUND, runs, next),
});
