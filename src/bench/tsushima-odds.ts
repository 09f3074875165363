import { oddsBenches } from './odds-benches';
import { diceAnswer } from './tsushima-dice';
import { bookAnswer, ROUND } from './tsushima-round';
import { loopAnswer } from './tsushima-loop';

export const { againstLoop: tsushimaOdds, againstDice: tsushimaMonteCarlo } = oddsBenches({
  ...{ what: 'round', times: 100, book: bookAnswer },
  loop: () => loopAnswer(ROUND),
  dice: (runs, next) => diceAnswer(ROUND, runs, next),
});
