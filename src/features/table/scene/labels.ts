import { type Box, overlap } from '@/kit/opening-chart/boxes';
import { widthOf } from '@/kit/opening-chart/text-blocks';

import type { Piece } from '../model';
import type { TokenSize } from '../tokens';
import type { Dot, Shape } from './shapes';

export interface Named {
  readonly piece: Piece;
  readonly at: Dot;
  readonly size: TokenSize;
}

const ENSIGN = { breadth: 18, gap: 4 } as const;
/** From here on every ship has room for her name, in points for an inch. */
const ALL_FROM = 26;

/** Names of leaders, and of everybody once zoomed in: each where it stands on nothing, or not at all. */
export function labelShapes(
  named: readonly Named[],
  scale: number,
  { textSize, first }: { readonly textSize: number; readonly first: string | null },
): readonly Shape[] {
  const tokens = named.map(({ at, size }) => around(at, size));
  const placed: Box[] = [];
  const order = [...named].sort(
    (a, b) => Number(b.piece.id === first) - Number(a.piece.id === first) || a.piece.place - b.piece.place,
  );
  return order.flatMap(({ piece, at, size }): readonly Shape[] => {
    if (piece.place > 0 && scale < ALL_FROM && piece.id !== first) return [];
    const breadth = widthOf(textOf(piece), textSize) + ENSIGN.breadth + ENSIGN.gap;
    const box = spotsOf(at, size, { width: breadth, height: textSize * 1.15 }).find(
      (spot) => !placed.some((other) => overlap(spot, other, 2)) && !tokens.some((token) => overlap(spot, token)),
    );
    if (box === undefined) return [];
    placed.push(box);
    const y = box.y + box.height / 2;
    return [
      {
        part: 'ensign',
        kind: 'ensign',
        side: piece.side,
        x: box.x,
        y: y - ENSIGN.breadth / 3,
        breadth: ENSIGN.breadth,
      },
      {
        ...{
          part: 'name',
          kind: 'words',
          text: textOf(piece),
          fill: piece.side === 'japan' ? 'jpText' : 'ruText',
          halo: 'card',
        },
        ...{ x: box.x + ENSIGN.breadth + ENSIGN.gap, y, size: textSize, align: 'left' },
      },
    ];
  });
}

const textOf = ({ label, name }: Piece): string => label ?? name;

const around = ({ x, y }: Dot, { length, width }: TokenSize): Box => {
  // Near enough to round: a token's box as it lies would cost more than it saves.
  const half = (length + width) / 4;
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
};

const GAPS = [4, 12, 24] as const;

function spotsOf(
  { x, y }: Dot,
  { length }: TokenSize,
  { width, height }: { width: number; height: number },
): readonly Box[] {
  const half = length / 2;
  return GAPS.flatMap((gap) => [
    { x: x + half + gap, y: y - height / 2, width, height },
    { x: x - half - gap - width, y: y - height / 2, width, height },
    { x: x - width / 2, y: y - half - gap - height, width, height },
    { x: x - width / 2, y: y + half + gap, width, height },
    { x: x + half * 0.7 + gap, y: y - half * 0.7 - gap - height, width, height },
    { x: x + half * 0.7 + gap, y: y + half * 0.7 + gap, width, height },
    { x: x - half * 0.7 - gap - width, y: y - half * 0.7 - gap - height, width, height },
    { x: x - half * 0.7 - gap - width, y: y + half * 0.7 + gap, width, height },
  ]);
}
