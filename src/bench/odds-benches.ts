import type { Bench } from './harness';
import { sfc32 } from './sfc32';

const RUNS = 100_000;
/** The order of adding differs in the last bits: equal to a millionth is the same work. */
const rounded = (sum: number): number => Math.round(sum * 1e6);

interface Odds {
  /** What is worked out, for the note. */
  readonly what: string;
  /** How often in one measurement. */
  readonly times: number;
  /** The same sum by the rule book, by a loop written by hand, and by throwing dice. */
  book(): number;
  loop(): number;
  dice(runs: number, next: () => number): number;
}

/** Exact odds of a book against a hand-written loop, and against throwing dice. */
export function oddsBenches({ what, times, book, loop, dice }: Odds) {
  const several = (answer: () => number) => () => {
    let sum = 0;
    for (let i = 0; i < times; i += 1) sum += answer();
    return rounded(sum);
  };
  const ours = { name: 'the rule book', operations: times, run: several(book) };
  const againstLoop = (): Bench => ({
    contenders: [{ name: 'hand-written loop on typed arrays', operations: times, run: several(loop) }, ours],
    sameChecksum: true,
    aim: 3,
    note: `A ${what} should take under 16 ms, too.`,
  });
  const againstDice = (): Bench => {
    const next = sfc32(1905);
    return {
      contenders: [{ name: `Monte-Carlo, ${RUNS} runs`, operations: 1, run: () => dice(RUNS, next) }, ours],
      note: 'Dice in this number are wrong by about a thousandth.',
    };
  };
  return { againstLoop, againstDice };
}
