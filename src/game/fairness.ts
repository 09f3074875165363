import { type Entry, firstShown, type SourcedSheet } from './entry';

/** How often each face of the app's dice has come up, and how unusual that is for fair dice. */
export interface Fairness {
  readonly counts: readonly number[];
  readonly total: number;
  /** Pearson's sum over the six faces. */
  readonly chiSquare: number;
  /** How often fair dice would be as far off or further: five degrees of freedom. */
  readonly chance: number;
}

export const NO_FACES: readonly number[] = [0, 0, 0, 0, 0, 0];

/** Faces the app threw for an entry: also those that were corrected, undone or given up. They were thrown. */
export const appFaces = (entry: Entry): readonly number[] =>
  entry.type === 'v1.Acted' || entry.type === 'v1.GivenUp' ? appFacesIn(entry.dice) : [];

/** The same of a sheet of dice. */
export function appFacesIn(sheet: SourcedSheet): readonly number[] {
  return Object.values(sheet).flatMap((step) =>
    'dice' in step
      ? step.dice.flatMap((die) => {
          const { face, source } = firstShown(die);
          return source === 'app' ? [face] : [];
        })
      : [],
  );
}

export function fairnessOf(counts: readonly number[]): Fairness {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return { counts, total, chiSquare: 0, chance: 1 };
  const expected = total / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return { counts, total, chiSquare, chance: chanceBeyond(chiSquare) };
}

/** The tail of the chi-square distribution with five degrees of freedom. */
function chanceBeyond(x: number): number {
  const tail = Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) * (1 + x / 3);
  return Math.min(1, Math.max(0, erfc(Math.sqrt(x / 2)) + tail));
}

/** The complementary error function, right to seven digits (Abramowitz and Stegun 7.1.26). */
function erfc(z: number): number {
  const t = 1 / (1 + 0.3275911 * z);
  const sum = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return sum * Math.exp(-z * z);
}
