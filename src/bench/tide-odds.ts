import type { Bench } from './harness';
import { sfc32 } from './sfc32';
import { diceAnswer } from './tide-dice';
import { bookAnswer, FIGHT } from './tide-fight';
import { loopAnswer } from './tide-loop';

const RUNS = 100_000;
const SEVERAL = 20;
/** The order of adding differs in the last bits: equal to a millionth is the same work. */
const rounded = (sum: number): number => Math.round(sum * 1e6);

const several = (answer: () => number) => () => {
  let sum = 0;
  for (let i = 0; i < SEVERAL; i += 1) sum += answer();
  return rounded(sum);
};

/** Every ship's fate after a whole fight, against the loop. */
export const tideOdds = (): Bench => ({
  contenders: [
    { name: 'hand-written loop on typed arrays', operations: SEVERAL, run: several(() => loopAnswer(FIGHT)) },
    { name: 'the rule book', operations: SEVERAL, run: several(bookAnswer) },
  ],
  sameChecksum: true,
  note: 'Aim: at most 3 times the loop, and under 16 ms a fight.',
});

/** The same by throwing dice. */
export function tideMonteCarlo(): Bench {
  const next = sfc32(1905);
  return {
    contenders: [
      { name: `Monte-Carlo, ${RUNS} runs`, operations: 1, run: () => diceAnswer(FIGHT, RUNS, next) },
      { name: 'the rule book', operations: SEVERAL, run: several(bookAnswer) },
    ],
    note: 'Dice in this number are wrong by about a thousandth.',
  };
}
