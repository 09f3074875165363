import { type Box, crosses } from '@/kit/opening-chart/boxes';
import { widthOf } from '@/kit/opening-chart/text-blocks';

import type { Piece } from '../model';
import { extentOf, isFree, liesUnder, type Lying, type Taken, taking } from './free';
import type { Dot, Shape } from './shapes';

export interface Named {
  readonly piece: Piece;
  readonly base: Lying;
}

/** A name that has its place. */
export interface Label {
  readonly piece: Piece;
  readonly box: Box;
  /** Which of the spots around her it has. */
  readonly spot: number;
}

const ENSIGN = { breadth: 18, gap: 4 } as const;
/** From here on every ship has room for her name, in points for an inch. */
const ALL_FROM = 26;

interface Wanted {
  readonly scale: number;
  readonly textSize: number;
  /** Who is chosen and who is aimed at: they are named before all others, and in any crowd. */
  readonly first: readonly (string | null)[];
}

/** Names of leaders, and of everybody once zoomed in: each where it stands on nothing, or not at all. Who is in question has hers. */
export function placeLabels(
  named: readonly Named[],
  { scale, textSize, first }: Wanted,
  taken: Taken,
): readonly Label[] {
  const labels: Label[] = [];
  let left = taken;
  const isFirst = ({ piece }: Named): boolean => first.includes(piece.id);
  const wanted = named.filter((each) => each.piece.place === 0 || scale >= ALL_FROM || isFirst(each));
  wanted.sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || a.piece.place - b.piece.place);
  for (const each of wanted) {
    const { piece, base } = each;
    const width = widthOf(textOf(piece), textSize) + ENSIGN.breadth + ENSIGN.gap;
    const spots = spotsOf(base, { width, height: textSize * 1.15 });
    const free = spots.findIndex((box) => isFree(box, left));
    const spot = free < 0 && isFirst(each) ? leastCovering(spots, left) : free;
    const box = spots[spot];
    if (box === undefined) continue;
    labels.push({ piece, box, spot });
    left = taking(left, box);
  }
  return labels;
}

/** In a crowd she stands over bases rather than nameless, over lines if need be, but never over words or tools. */
function leastCovering(spots: readonly Box[], taken: Taken): number {
  const covered = spots.map((box) =>
    isFree(box, { ...taken, bases: [], lines: [] })
      ? taken.bases.filter((base) => liesUnder(base, box)).length +
        2 * taken.lines.filter(([from, to]) => crosses(from, to, box)).length
      : Infinity,
  );
  const least = Math.min(...covered);
  return least === Infinity ? -1 : covered.indexOf(least);
}

/** Drawn from another corner than they were placed from: names lie on the sheet, which is shifted with the table. */
export const labelShapes = (labels: readonly Label[], textSize: number, corner: Dot = ORIGIN): readonly Shape[] =>
  labels.flatMap(({ piece, box }): readonly Shape[] => {
    const [x, y] = [box.x - corner.x, box.y - corner.y + box.height / 2];
    const { breadth, gap } = ENSIGN;
    return [
      { part: 'ensign', kind: 'ensign', side: piece.side, x, y: y - breadth / 3, breadth },
      {
        ...{ part: 'name', kind: 'words', text: textOf(piece), size: textSize, align: 'left', halo: 'card' },
        ...{ fill: piece.side === 'japan' ? 'jpText' : 'ruText', x: x + breadth + gap, y },
      },
    ];
  });

const ORIGIN: Dot = { x: 0, y: 0 };

const textOf = ({ label, name }: Piece): string => label ?? name;

const GAPS = [4, 12, 24] as const;

function spotsOf(base: Lying, { width, height }: { width: number; height: number }): readonly Box[] {
  const { x, y } = base;
  const reach = extentOf(base);
  return GAPS.flatMap((gap) => {
    const [right, left] = [x + reach.x + gap, x - reach.x - gap - width];
    const [above, below] = [y - reach.y - gap - height, y + reach.y + gap];
    const [middle, level] = [x - width / 2, y - height / 2];
    return [
      { x: right, y: level, width, height },
      { x: left, y: level, width, height },
      { x: middle, y: above, width, height },
      { x: middle, y: below, width, height },
      { x: x + gap, y: above, width, height },
      { x: x + gap, y: below, width, height },
      { x: x - gap - width, y: above, width, height },
      { x: x - gap - width, y: below, width, height },
    ];
  });
}
