import { type DiceBuffer, type Duel, fight, newFight } from '@/rules/togo/index';

export interface Simulated {
  readonly runs: number;
  /** Ships lost on average by the end of each turn: Japanese, Russian. */
  readonly losses: readonly { readonly turn: number; readonly ijn: number; readonly irn: number }[];
  /** Shares of the fights in which a side lost fewer ships, and in which both lost as many. */
  readonly better: { readonly ijn: number; readonly irn: number; readonly even: number };
  /** The longest the screen had to wait, in milliseconds. */
  readonly longestSlice: number;
}

interface Options {
  readonly duel: Duel;
  readonly dice: DiceBuffer;
  readonly runs: number;
  readonly turns: number;
  readonly now: () => number;
  /** Gives the screen its turn. */
  readonly pause: () => Promise<void>;
  readonly onProgress: (done: number) => void;
  readonly isCancelled: () => boolean;
}

/** Less than the twelve a slice may take, so that the last fight of it still fits. */
const SLICE_MS = 9;

/** Thousands of fights, a few at a time. Null when it was cancelled on the way. */
export async function simulate(options: Options): Promise<Simulated | null> {
  const { duel, dice, runs, turns, now, pause, onProgress, isCancelled } = options;
  const losses = new Float64Array(2 * turns);
  const one = new Float64Array(2 * turns);
  const run = newFight(duel);
  const better = { ijn: 0, irn: 0, even: 0 };
  let longestSlice = 0;
  for (let done = 0; done < runs;) {
    const started = now();
    do {
      one.fill(0);
      fight(duel, dice, turns, one, run);
      for (let place = 0; place < one.length; place += 1) losses[place]! += one[place]!;
      const [ijn, irn] = [one[2 * turns - 2]!, one[2 * turns - 1]!];
      better[ijn === irn ? 'even' : ijn < irn ? 'ijn' : 'irn'] += 1;
      done += 1;
    } while (done < runs && now() - started < SLICE_MS);
    longestSlice = Math.max(longestSlice, now() - started);
    onProgress(done);
    await pause();
    if (isCancelled()) return null;
  }
  return {
    runs,
    losses: Array.from({ length: turns }, (_, turn) => ({
      turn: turn + 1,
      ijn: losses[2 * turn]! / runs,
      irn: losses[2 * turn + 1]! / runs,
    })),
    better: { ijn: better.ijn / runs, irn: better.irn / runs, even: better.even / runs },
    longestSlice,
  };
}
