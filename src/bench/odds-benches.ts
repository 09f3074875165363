import type { Bench } from './harness';
import { sfc32 } from './sfc32';

/** How often dice are thrown, and how far that is off. */
export const THROWN = { runs: 100_000, note: 'Dice in this number are wrong by about a thousandth.' };
/** Sums of many answers differ in the last bits with the order of adding: equal to a millionth is the same work. */
export const rounded = (sum: number): number => Math.round(sum * 1e6);

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
      contenders: [
        { name: `Monte-Carlo, ${THROWN.runs} runs`, operations: 1, run: () => dice(THROWN.runs, next) },
        ours,
      ],
      note: THROWN.note,
    };
  };
  return { againstLoop, againstDice };
}
