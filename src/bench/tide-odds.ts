import {
  DEFAULT_RULINGS,
  type FightFacts,
  fightOdds,
  type FightShip,
  HOUSE_RATINGS,
  type ShipClass,
} from '@/rules/tide/index';

import { oddsBenches } from './odds-benches';
import { diceAnswer } from './tide-dice';
import { loopAnswer } from './tide-loop';

const ships = (type: ShipClass, count: number): readonly FightShip[] =>
  Array.from({ length: count }, () => ({
    ...{ class: type, damaged: false, hits: 0 },
    ratings: HOUSE_RATINGS[type],
    damagedRatings: null,
  }));

/** Seven Japanese ships against twelve Russian ones, two rounds at short range, where every ship fires. */
export const FIGHT: FightFacts = {
  range: 'short',
  advantage: { ijn: 'crossing', irn: null },
  rounds: 2,
  lines: {
    ijn: [...ships('battleship', 5), ...ships('cruiser', 2)],
    irn: [...ships('battleship', 7), ...ships('cruiser', 3), ...ships('destroyer', 2)],
  },
};

/** Every chance of every ship, added up with a weight of its own. */
export function bookAnswer(): number {
  const { ships: fates } = fightOdds(FIGHT, DEFAULT_RULINGS);
  let sum = 0;
  let weight = 1;
  for (const line of [fates.ijn, fates.irn]) {
    for (const { pUntouched, pDamaged, pSunk } of line) {
      sum += weight * (pUntouched + 2 * pDamaged + 3 * pSunk);
      weight += 1;
    }
  }
  return sum;
}

export const { againstLoop: tideOdds, againstDice: tideMonteCarlo } = oddsBenches({
  ...{ what: 'fight', times: 20, book: bookAnswer },
  loop: () => loopAnswer(FIGHT),
  dice: (runs, next) => diceAnswer(FIGHT, runs, next),
});
