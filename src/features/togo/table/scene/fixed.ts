import { type Box, boxAround } from '@/kit/opening-chart/boxes';
import { type Camera, turned, type WindowSize } from '@/measure/camera';

import { boxOfWords, type Shape } from './shapes';

const BAR = { edge: 8, foot: 8, pad: 8, height: 6, most: 110 } as const;
const LENGTHS = [0.25, 0.5, 1, 2, 4, 6, 12, 24, 48, 120, 600] as const;

export interface Fixed {
  /** The side of the window they stand on: away from the thumb and its tools. */
  readonly side: 'left' | 'right';
  readonly inch: (inches: number) => string;
  readonly north: string;
  readonly textSize: number;
}

/** What stays in its corner whatever is seen of the table: the scale bar and the compass. */
export function fixedShapes(seen: Omit<Camera, 'middle'>, fixed: Fixed): readonly Shape[] {
  const { window, scale } = seen;
  if (window.width < 120 || window.height < 120) return [];
  return [...scaleBar(window, scale, fixed), ...compass(seen, fixed)];
}

/** Where they stand: no other word does. */
export const fixedBoxes = (shapes: readonly Shape[]): readonly Box[] =>
  shapes.flatMap((shape): readonly Box[] => {
    if (shape.kind === 'line') return [boxAround(shape.dots)];
    if (shape.kind === 'words') return [boxOfWords(shape)];
    return shape.kind === 'box' ? [{ ...shape, width: shape.breadth }] : [];
  });

function scaleBar({ width, height }: WindowSize, scale: number, { side, inch, textSize }: Fixed): readonly Shape[] {
  const inches = LENGTHS.filter((length) => length * scale <= BAR.most).at(-1) ?? LENGTHS[0];
  const length = inches * scale;
  const frame = { breadth: length + 2 * BAR.pad + textSize, height: textSize * 1.4 + BAR.height * 2 + BAR.pad };
  const x = side === 'left' ? BAR.edge : width - BAR.edge - frame.breadth;
  const y = height - BAR.foot - frame.height;
  const [left, top] = [x + BAR.pad, y + textSize * 1.4 + 2];
  const pieces = [0, 1, 2, 3].map((piece): Shape => ({
    ...{ part: 'scale', kind: 'box', fill: piece % 2 === 0 ? 'ink' : 'card', stroke: 'ink', width: 1 },
    ...{ x: left + (piece * length) / 4, y: top, breadth: length / 4, height: BAR.height },
  }));
  const word = { kind: 'words', fill: 'ink', size: textSize, y: y + textSize * 0.8 } as const;
  return [
    { part: 'scale-frame', kind: 'box', fill: 'card', stroke: 'ink', width: 1.2, x, y, ...frame },
    ...pieces,
    { part: 'scale-zero', ...word, text: '0', x: left, align: 'left' },
    { part: 'scale-end', ...word, text: inch(inches), x: left + length, align: 'middle' },
  ];
}

const NEEDLE = { tip: 16, foot: 11, notch: 6, half: 8, edge: 26 } as const;

/** A needle in the other corner that points north, with the letter beyond its tip. */
function compass({ window, rotation }: Omit<Camera, 'middle'>, { side, north, textSize }: Fixed): readonly Shape[] {
  const beyond = NEEDLE.tip + textSize * 0.7;
  const [toSide, up] = turned(0, -beyond, rotation);
  // The letter may stand on any side of the needle, and stays in the window.
  const inward = NEEDLE.edge + Math.max(0, side === 'left' ? -toSide : toSide);
  const [x, y] = [side === 'left' ? inward : window.width - inward, 14 + textSize * 0.3 + beyond];
  const at = (dx: number, dy: number) => {
    const [right, down] = turned(dx, dy, rotation);
    return { x: x + right, y: y + down };
  };
  const half = (off: number, fill: 'ink' | 'card'): Shape => ({
    ...{ part: 'compass', kind: 'line', closed: true, fill, stroke: 'ink', width: 1 },
    dots: [at(0, -NEEDLE.tip), at(off, NEEDLE.foot), at(0, NEEDLE.notch)],
  });
  return [
    half(-NEEDLE.half, 'ink'),
    half(NEEDLE.half, 'card'),
    {
      ...{ part: 'north', kind: 'words', fill: 'ink', halo: 'sea', text: north },
      ...{ x: x + toSide, y: y + up, size: textSize, align: 'middle' },
    },
  ];
}
