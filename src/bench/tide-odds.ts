import { oddsBenches } from './odds-benches';
import { diceAnswer } from './tide-dice';
import { bookAnswer, FIGHT } from './tide-fight';
import { loopAnswer } from './tide-loop';

export const { againstLoop: tideOdds, againstDice: tideMonteCarlo } = oddsBenches({
  ...{ what: 'fight', times: 20, book: bookAnswer },
  loop: () => loopAnswer(FIGHT),
  dice: (runs, next) => diceAnswer(FIGHT, runs, next),
});
