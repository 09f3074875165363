import { DEFAULT_RULINGS, type FleetFacts, fleetOdds } from '@/rules/red-sun/index';

import { oddsBenches } from './odds-benches';
import { diceAnswer } from './red-sun-dice';
import { loopAnswer } from './red-sun-loop';

/** Twelve ships, each fired at by three of different strength, over three hours that close from 4 to 2. */
export const FLEET: FleetFacts = {
  weather: null,
  ranges: [4, 3, 2],
  targets: Array.from({ length: 12 }, (_, place) => ({
    left: 6 + (place % 5),
    firers: [8, 7, 5].map((strength, rank) => ({ strength, disabled: (place + rank) % 7 === 6 })),
  })),
};

/** Every chance of every ship, added up with a weight of its own. */
export function bookAnswer(): number {
  let sum = 0;
  let weight = 1;
  for (const { distribution } of fleetOdds(FLEET, DEFAULT_RULINGS)) {
    for (let damage = 0; damage < distribution.length; damage += 1)
      sum += weight * (damage + 1) * distribution[damage]!;
    weight += 1;
  }
  return sum;
}

export const { againstLoop: redSunOdds, againstDice: redSunMonteCarlo } = oddsBenches({
  ...{ what: 'battle', times: 100, book: bookAnswer },
  loop: () => loopAnswer(FLEET),
  dice: (runs, next) => diceAnswer(FLEET, runs, next),
});
