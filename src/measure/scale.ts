import { finite } from './units';

/** Corners of a scale that is straight between them: [what is measured, where it stands], both ascending from [0, 0]. */
export type Stops = readonly (readonly [value: number, place: number])[];

function along(given: number, stops: Stops, by: 0 | 1, wanted: 0 | 1): number {
  'worklet';
  let from = stops[0];
  if (from === undefined) return 0;
  for (const to of stops) {
    if (given <= to[by]) {
      const span = to[by] - from[by];
      const part = span > 0 ? Math.max(0, given - from[by]) / span : 1;
      return from[wanted] + (to[wanted] - from[wanted]) * part;
    }
    from = to;
  }
  return from[wanted];
}

/** Where a value stands on the scale; beyond its ends, at the end. */
export function placeOf(value: number, stops: Stops): number {
  'worklet';
  return along(finite(value), stops, 0, 1);
}

/** What stands at a place of the scale: the way back. */
export function valueAt(place: number, stops: Stops): number {
  'worklet';
  return along(finite(place), stops, 1, 0);
}
