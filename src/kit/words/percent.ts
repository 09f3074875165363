/** A chance as it is printed. What is possible is never called 0, what can fail never 100. */
export interface Printed {
  readonly percent: string;
  readonly is: 'exact' | 'under' | 'over';
}

const SMALLEST = 0.1;
const LARGEST = 99;
/** Sums of many chances miss 1 by a little. */
const ROUNDING = 1e-9;

/** Whole percents; one decimal under 10. */
export function printedPercent(chance: number): Printed {
  const percent = chance * 100;
  if (percent <= 0) return { percent: '0', is: 'exact' };
  if (percent >= 100 - ROUNDING) return { percent: '100', is: 'exact' };
  if (percent < SMALLEST / 2) return { percent: String(SMALLEST), is: 'under' };
  if (percent >= LARGEST + 0.5) return { percent: String(LARGEST), is: 'over' };
  return { percent: percent < 9.95 ? percent.toFixed(1) : String(Math.round(percent)), is: 'exact' };
}

/** The same before a percent sign: "37", "2.8", "<0.1", ">99". */
export function percentWords(chance: number): string {
  const { percent, is } = printedPercent(chance);
  return is === 'under' ? `<${percent}` : is === 'over' ? `>${percent}` : percent;
}
