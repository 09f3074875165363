import type { Shape } from '@/kit/drawing/shapes';
import { sideEdge } from '@/kit/sides';
import type { ColorRole } from '@/ui/themes';

import type { Counter } from './board-model';

/** Drawn side of a counter on the board. */
export const COUNTER = 35;

/** A side's ensign, its corner at x and y. */
export interface EnsignShape {
  readonly part: 'ensign';
  readonly kind: 'ensign';
  readonly side: Counter['side'];
  readonly x: number;
  readonly y: number;
  readonly breadth: number;
}

export type BoardShape = Shape | EnsignShape;

interface CounterLook {
  readonly chosen: boolean;
  /** From afar nothing but the number can be read. */
  readonly far: boolean;
  readonly below: number;
}

const SYMBOL = { x: 8, y: 7, breadth: 19, height: 11 } as const;

/** A counter in the middle of its hex: round corners for the Japanese, square ones for the Russians. */
export function counterShapes(counter: Counter, { chosen, far, below }: CounterLook): readonly BoardShape[] {
  const { side, flipped, strength } = counter;
  const corner = -COUNTER / 2;
  const frame = (shift: number, fill: ColorRole): Shape => ({
    ...{ part: shift > 0 ? 'below' : 'counter', kind: 'box', x: corner + shift, y: corner - shift },
    ...{ breadth: COUNTER, height: COUNTER, round: side === 'ijn' ? 9 : 1.5 },
    ...{ fill, stroke: sideEdge(side), width: shift === 0 && chosen ? 3.5 : 2 },
  });
  const ink: ColorRole = chosen ? 'onNow' : 'ink';
  return [
    ...(below > 0 ? [frame(4, 'card')] : []),
    frame(0, chosen ? 'now' : 'card'),
    ...(flipped
      ? [{ part: 'ensign', kind: 'ensign', side, x: -12, y: -8, breadth: 24 } as const]
      : far
        ? [number(strength, 0, 26, ink)]
        : [...symbolShapes(counter, ink), number(strength, 9.5, 17, ink)]),
    ...(below > 0 && !far ? countShapes(below + 1) : []),
  ];
}

const number = (strength: number, y: number, size: number, fill: ColorRole): Shape => ({
  ...{ part: 'strength', kind: 'words', text: String(strength), x: 0, y, size, align: 'middle', fill },
});

/** Crossed for infantry, one stroke for cavalry; above it a cross for each X of its size, or a regiment's three strokes. */
function symbolShapes({ type, size }: Counter, stroke: ColorRole): readonly Shape[] {
  const [left, top] = [SYMBOL.x - COUNTER / 2, SYMBOL.y - COUNTER / 2];
  const [right, foot] = [left + SYMBOL.breadth, top + SYMBOL.height];
  const look = { kind: 'lines', stroke } as const;
  return [
    {
      ...{ part: 'symbol', kind: 'box', x: left, y: top, breadth: SYMBOL.breadth, height: SYMBOL.height },
      ...{ stroke, width: 1.3 },
    },
    {
      ...{ part: 'symbol', ...look, width: 1.3 },
      strokes: [[left, foot, right, top], ...(type === 'infantry' ? [[left, top, right, foot] as const] : [])],
    },
    { ...{ part: 'size', ...look, width: 1.1 }, strokes: sizeStrokes(size, top - 2.8) },
  ];
}

const MARKS = { corps: 3, division: 2, brigade: 1, regiment: 3 } as const;

function sizeStrokes(size: Counter['size'], y: number) {
  const count = MARKS[size];
  return Array.from({ length: count }, (_, mark) => (mark - (count - 1) / 2) * 4.6).flatMap((x) =>
    size === 'regiment'
      ? [[x, y - 1.6, x, y + 1.6] as const]
      : ([
          [x - 1.6, y - 1.6, x + 1.6, y + 1.6],
          [x - 1.6, y + 1.6, x + 1.6, y - 1.6],
        ] as const),
  );
}

/** How many lie in the stack, on its upper corner. */
const countShapes = (count: number): readonly Shape[] => [
  { part: 'count', kind: 'disc', x: 18, y: -18, radius: 8, fill: 'ink' },
  { part: 'count', kind: 'words', text: String(count), x: 18, y: -18, size: 13, align: 'middle', fill: 'paper' },
];
