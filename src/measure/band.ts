import { type Inches, inches, tidy } from './units';

/** The edge of a range band that is about to be crossed. */
export interface NearEdge {
  /** Which ring, in inches. */
  readonly edge: Inches;
  /** How far the target is from it. */
  readonly gap: Inches;
  /** The target is outside it already, and going in would change the band. */
  readonly beyond: boolean;
}

/**
 * Which band a range falls in, counted from 0; as many as there are bands when it is beyond them all. `edges` are the
 * inches each band reaches to, ascending. An edge belongs to the band inside it: exactly 4 inches is "to 4".
 */
export function bandAt(range: Inches, edges: readonly number[]): number {
  'worklet';
  const read = tidy(range);
  let band = 0;
  for (const edge of edges) {
    if (read <= edge) break;
    band += 1;
  }
  return band;
}

/** The nearest edge that is no further than `within` away, either way; null when the band is safe. */
export function nearEdge(range: Inches, edges: readonly number[], within: number): NearEdge | null {
  'worklet';
  let nearest: NearEdge | null = null;
  for (const edge of edges) {
    const gap = inches(tidy(Math.abs(range - edge)));
    if (gap > within || (nearest !== null && nearest.gap <= gap)) continue;
    nearest = { edge: inches(edge), gap, beyond: tidy(range) > edge };
  }
  return nearest;
}
