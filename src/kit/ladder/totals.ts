import type { LadderResult } from './face-ladder';

/** What two dice can show together. */
export const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** In how many of 36 ways. */
export const waysOf = (total: number): number => 6 - Math.abs(7 - total);

export interface ResultGroup {
  readonly from: number;
  readonly to: number;
  readonly result: LadderResult;
}

/** Neighbouring totals that bring the same, together. */
export function resultGroups(resultOf: (total: number) => LadderResult): readonly ResultGroup[] {
  const groups: ResultGroup[] = [];
  for (const total of TOTALS) {
    const result = resultOf(total);
    const last = groups.at(-1);
    if (last && last.result.brings === result.brings && last.result.scores === result.scores) {
      groups[groups.length - 1] = { ...last, to: total };
    } else {
      groups.push({ from: total, to: total, result });
    }
  }
  return groups;
}

interface Room {
  readonly bar: number;
  readonly gap: number;
  readonly width: number;
  readonly letter: number;
  heightOf(total: number): number;
}

interface LabelPlace {
  readonly words: string;
  readonly left: number;
  readonly bottom: number;
  readonly room: number;
  readonly align: 'left' | 'center' | 'right';
}

/** Where the words for each group stand: over its bars, inside the drawing, and clear of the bars beside it. */
export function labelPlaces(groups: readonly ResultGroup[], room: Room): readonly LabelPlace[] {
  const step = room.bar + room.gap;
  const leftOf = (total: number) => (total - TOTALS[0]) * step;
  let taken = 0;
  return groups.flatMap(({ from, to, result }) => {
    const middle = (leftOf(from) + leftOf(to) + room.bar) / 2;
    const wide = result.brings.length * room.letter + 4;
    const left = Math.max(0, Math.min(room.width - wide, middle - wide / 2));
    // Two that would stand in each other: the bars are told by the words for a screen reader and by the pad below.
    if (left < taken) return [];
    taken = left + wide;
    const under = TOTALS.filter((total) => leftOf(total) < left + wide && leftOf(total) + room.bar > left);
    const bottom = Math.max(...under.map((total) => room.heightOf(total))) + 2;
    const align = left + wide >= room.width ? 'right' : left === 0 ? 'left' : 'center';
    return [{ words: result.brings, left, bottom, room: wide, align }];
  });
}
