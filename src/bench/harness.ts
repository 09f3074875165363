/** One way of doing the work. `run` does it `operations` times and returns a checksum, so that no engine can skip it. */
export interface Contender {
  readonly name: string;
  readonly operations: number;
  run(): number | Promise<number>;
}

/** The same work done by several; the first is the yardstick the others are measured by. */
export interface Bench {
  readonly contenders: readonly [Contender, ...Contender[]];
  /** All must return the same checksum, which proves that they did the same work. */
  readonly sameChecksum?: boolean;
  /** The most the ratio may be. */
  readonly aim?: number;
  /** What a reader should know about the ratio, as what is left out. */
  readonly note?: string;
}

interface Measurement {
  readonly name: string;
  readonly perSecond: number;
  /** How many times the yardstick's time one operation takes; below 1 is faster. */
  readonly ratio: number;
}

const ROUNDS = 7;
const ROUND_MILLISECONDS = 120;

/** Contenders take turns, so that a busy machine slows them all; the median round counts. */
export async function measure(bench: Bench, { now }: { readonly now: () => number }): Promise<Measurement[]> {
  const checksums: number[] = [];
  for (const contender of bench.contenders) checksums.push(await contender.run());
  if (bench.sameChecksum && checksums.some((sum) => sum !== checksums[0])) {
    throw new Error(`The contenders disagree (${checksums.join(', ')}).`);
  }
  const times = bench.contenders.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, contender] of bench.contenders.entries()) {
      times[index]?.push(await timeOfOne(contender, now));
    }
  }
  const medians = times.map(median);
  const yardstick = medians[0] ?? Number.NaN;
  return bench.contenders.map(({ name }, index) => {
    const milliseconds = medians[index] ?? Number.NaN;
    return { name, perSecond: 1000 / milliseconds, ratio: milliseconds / yardstick };
  });
}

async function timeOfOne({ run, operations }: Contender, now: () => number): Promise<number> {
  const started = now();
  let runs = 0;
  do {
    await run();
    runs++;
  } while (now() - started < ROUND_MILLISECONDS);
  return (now() - started) / (runs * operations);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
