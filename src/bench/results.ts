/** One line of the table: something measured, beside its yardstick where it has one. */
export interface Result {
  readonly bench: string;
  readonly name: string;
  /** "1,230 /s", "12 ms, none over 50" */
  readonly measured: string;
  readonly yardstick: string | null;
  /** How many times the yardstick's time. */
  readonly ratio: number | null;
  /** "1.5 x", "under 2,000 ms" */
  readonly aim: string | null;
  readonly reached: boolean | null;
}

const count = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

export const perSecond = (times: number): string => `${count.format(times)} /s`;
export const milliseconds = (time: number): string => `${count.format(time)} ms`;

/** A ratio and the most it may be. */
export const judged = (ratio: number, atMost: number | undefined): Pick<Result, 'ratio' | 'aim' | 'reached'> => ({
  ratio,
  aim: atMost === undefined ? null : `${atMost} x`,
  reached: atMost === undefined ? null : ratio <= atMost,
});

/** One that came to nothing costs its own line, not the table. */
export const failed = (bench: string): Result => ({
  ...{ bench, name: 'stopped with an error', measured: 'nothing', yardstick: null, ratio: null },
  ...{ aim: 'to be measured', reached: false },
});

/** The lines of one bench as they come, for whoever watches. */
export function print(results: readonly Result[], notes: readonly string[] = []): void {
  for (const { name, measured, ratio, aim } of results) {
    const times = ratio === null ? '' : `${ratio.toFixed(2).padStart(8)} x the time`;
    console.log(`  ${name.padEnd(52)} ${measured.padStart(16)}   ${times}${aim === null ? '' : `   (aim ${aim})`}`);
  }
  for (const note of notes) console.log(`  ${note}`);
}

interface Circumstances {
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
}

/** All of them as one table for a reader. */
export function tableOf(results: readonly Result[], { date, commit, machine }: Circumstances): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    '# What was measured',
    '',
    `Written by \`npm run bench -- --write\` on ${date}, at ${commit}, on ${machine}.`,
    '',
    'Both sides of a ratio were measured by turns in the same run; below 1 is faster than the yardstick. Timings of a busy machine swing, ratios less.',
    '',
    line(['Benchmark', 'Ours', 'Measured', 'Beside', 'Ratio', 'Aim', '']),
    line(Array.from({ length: 7 }, () => '---')),
    ...results.map(({ bench, name, measured, yardstick, ratio, aim, reached }) =>
      line([
        bench,
        name,
        measured,
        yardstick ?? '',
        ratio === null ? '' : ratio.toFixed(2),
        aim ?? '',
        reached === null ? '' : reached ? 'reached' : 'not reached',
      ]),
    ),
    '',
  ].join('\n');
}
