/** The step of a scale: 1, 2, 5, 10, 20; four lines at the most. */
export function stepFor(most: number): number {
  let step = 1;
  for (let place = 0; most / step > 4; place += 1) step *= place % 3 === 1 ? 2.5 : 2;
  return step;
}

/** Hundredths of a point are finer than any screen or printer. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;
