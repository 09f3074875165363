import type { BattleState, Marker, Ship } from '@/rules/togo/index';

/** The ship's markers with so many of a letter: the newest go first, new ones are of this turn. */
export function withMarkers(
  { turn, next }: BattleState,
  { markers, waiting }: Ship,
  letter: Marker,
  permanent: boolean,
  wanted: number,
): Ship['markers'] {
  const same = markers.filter((marker) => marker.letter === letter && marker.permanent === permanent);
  const gone = new Set(same.slice(wanted).map(({ id }) => id));
  const free = Math.max(0, next.hit - 1, ...markers.map(({ id }) => id), ...waiting.map(({ id }) => id)) + 1;
  const added = Array.from({ length: Math.max(0, wanted - same.length) }, (_, place) => ({
    ...{ id: free + place, letter, permanent, hit: free + place, turn },
  }));
  return [...markers.filter(({ id }) => !gone.has(id)), ...added];
}
