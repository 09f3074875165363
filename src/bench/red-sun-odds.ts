import { oddsBenches } from './odds-benches';
import { diceAnswer } from './red-sun-dice';
import { bookAnswer, FLEET } from './red-sun-fleet';
import { loopAnswer } from './red-sun-loop';

export const { againstLoop: redSunOdds, againstDice: redSunMonteCarlo } = oddsBenches({
  ...{ what: 'battle', times: 100, book: bookAnswer },
  loop: () => loopAnswer(FLEET),
  dice: (runs, next) => diceAnswer(FLEET, runs, next),
});
