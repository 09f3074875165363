import type { Shape } from '@/kit/drawing/shapes';
import { widthOf } from '@/kit/opening-chart/text-blocks';
import type { Side } from '@/rules/tsushima/index';

import { type BoardLayout, type Box, GUTTER, isOnBoard, LANE, laneOf } from './board-layout';
import type { BoardModel, BoardPair, BoardToken } from './board-model';

/** What is written on the board itself. */
export interface BoardWords {
  readonly start: Readonly<Record<Side, string>>;
  readonly sail: string;
  fold(from: number, to: number): string;
  /** Beyond an edge: what becomes of a division that is dropped there. */
  beyond(column: number): string;
  screened(by: BoardToken): string;
  /** Of what stands on tokens: larger for those who read large text. */
  readonly nameSize: number;
}

const SIZE = { number: 17, label: 16, disc: 21 } as const;

/** The sea with its lanes, in the points of the window; it does not scroll sideways. */
export function groundShapes(layout: BoardLayout, model: BoardModel, words: BoardWords): readonly Shape[] {
  const { lanes, inner, height } = layout;
  const right = GUTTER + inner;
  const washes = (['ijn', 'irn'] as const).flatMap((side): Shape[] => {
    const lane = laneOf(layout, model.start[side]);
    return lane.folded
      ? []
      : [
          {
            part: 'start',
            kind: 'box',
            x: GUTTER,
            y: lane.y,
            breadth: inner,
            height: lane.height,
            fill: 'seaLine',
            opacity: 0.38,
          },
        ];
  });
  const rules = lanes.map(({ y }) => [GUTTER, y, right, y] as const);
  const numbers = lanes.flatMap(({ from, y, height: tall }): Shape[] =>
    [GUTTER / 2, right + GUTTER / 2].map((x) => ({
      ...{ part: 'number', kind: 'words', text: isOnBoard(from) ? String(from) : '', x, y: y + tall / 2 },
      ...{ size: SIZE.number, align: 'middle', fill: 'ink2' },
    })),
  );
  return [
    { part: 'sea', kind: 'box', x: GUTTER, y: 0, breadth: inner, height, fill: 'sea' },
    ...washes,
    {
      part: 'lanes',
      kind: 'lines',
      strokes: [...rules, [GUTTER, height, right, height]],
      stroke: 'seaLine',
      width: 1.5,
    },
    ...numbers,
    ...laneLabels(layout, model, words),
  ];
}

/** Words in lanes: what a folded strip stands for, where a side starts, which way all sail. */
function laneLabels(layout: BoardLayout, model: BoardModel, words: BoardWords): readonly Shape[] {
  let sails = true;
  return layout.lanes.flatMap(({ from, to, y, height, folded }): readonly Shape[] => {
    const middle = y + height / 2;
    if (folded) return foldShapes(layout, words.fold(from, to), y, height);
    if (!isOnBoard(from)) return [label(words.beyond(from), middle)];
    const side = (['ijn', 'irn'] as const).find((each) => model.start[each] === from);
    const isEmpty = model.tokens.every(({ column }) => column !== from);
    const text = side === undefined ? (isEmpty && sails ? words.sail : null) : words.start[side];
    if (text === null || !hasRoom(layout, model, from, text)) return [];
    if (side !== undefined) return [label(text, middle)];
    sails = false;
    return [label(text, middle), ...sailArrow(GUTTER + INSET + widthOf(text, SIZE.label) + 14, middle)];
  });
}

const INSET = 12;
const label = (text: string, y: number): Shape => ({
  ...{ part: 'label', kind: 'words', text, x: GUTTER + INSET, y, size: SIZE.label, align: 'left', fill: 'ink2' },
});

/** Words stand where no token is, with the lead divisions in sight. */
function hasRoom(layout: BoardLayout, { tokens }: BoardModel, column: number, text: string): boolean {
  const end = INSET + widthOf(text, SIZE.label) + 8;
  return tokens.every((token) => {
    const box = layout.boxes.get(token.id);
    return token.column !== column || box === undefined || box.x - (layout.width - layout.inner) > end;
  });
}

const sailArrow = (x: number, y: number): readonly Shape[] => [
  {
    part: 'sail',
    kind: 'lines',
    strokes: [
      [x, y, x + 44, y],
      [x + 44, y, x + 36, y - 5],
      [x + 44, y, x + 36, y + 5],
    ],
    stroke: 'ink2',
    width: 1.5,
  },
];

function foldShapes({ inner }: BoardLayout, text: string, y: number, height: number): readonly Shape[] {
  const [from, to] = [GUTTER + INSET + widthOf(text, SIZE.label) + 8, GUTTER + inner];
  const levels = [1, 2, 3].map((part) => y + (height * part) / 4);
  const strokes = levels.flatMap((level) => [
    [GUTTER, level, GUTTER + INSET - 4, level] as const,
    [from, level, to, level] as const,
  ]);
  return [
    { part: 'fold', kind: 'lines', strokes: strokes.filter(([a, , b]) => b > a), stroke: 'seaLine', width: 1 },
    label(text, y + height / 2),
  ];
}

/** Open lanes that a dragged unit may not reach are hatched; folded ones have rules of their own. */
export function hatchShapes({ lanes, inner }: BoardLayout, reach: readonly number[]): readonly Shape[] {
  const [step, right] = [9, GUTTER + inner];
  return lanes
    .filter(({ from, folded }) => !folded && isOnBoard(from) && !reach.includes(from))
    .map(({ y, height }) => ({
      ...{ part: 'hatch', kind: 'lines', stroke: 'seaLine', width: 1 },
      strokes: Array.from({ length: Math.floor((inner + height) / step) }, (_, index) => {
        const foot = GUTTER - height + (index + 1) * step;
        // What would stick out at either side is cut off.
        const [before, after] = [Math.max(0, GUTTER - foot), Math.max(0, foot + height - right)];
        return [foot + before, y + height - before, foot + height - after, y + after] as const;
      }),
    }));
}

/** At the edges of the window, in the points of the lanes: that somebody stands beyond them. */
export function beyondShapes({ boxes, inner }: BoardLayout, scroll: number): readonly Shape[] {
  const shapes: Shape[] = [];
  for (const { x, y, width, height } of boxes.values()) {
    const way = x + width < scroll + HIDDEN ? 1 : x > scroll + inner - HIDDEN ? -1 : 0;
    if (way === 0) continue;
    const [tip, middle] = [way === 1 ? scroll + 4 : scroll + inner - 4, y + height / 2];
    shapes.push({ part: 'more', kind: 'disc', x: tip + way * 6, y: middle, radius: 11, fill: 'card' });
    shapes.push({
      ...{ part: 'more', kind: 'line', closed: true, fill: 'ink' },
      dots: [
        { x: tip, y: middle },
        { x: tip + way * 9, y: middle - 8 },
        { x: tip + way * 9, y: middle + 8 },
      ],
    });
  }
  return shapes;
}

/** Less of a token than this in sight is as good as none. */
const HIDDEN = 24;

const HEAD = 6;

/** An arrow from firer to target: one line for the Japanese, two for the Russians. */
function arrowShapes(side: Side, from: Box, to: Box): readonly Shape[] {
  const part = side === 'ijn' ? 0.37 : 0.66;
  const down = from.y < to.y;
  const [x0, x1] = [from.x + from.width * part, to.x + to.width * part];
  const [y0, y1] = down ? [from.y + from.height, to.y - 1] : [from.y, to.y + to.height + 1];
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (from.y === to.y || length < HEAD) return [];
  const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
  const aside = side === 'ijn' ? [0] : [-1.7, 1.7];
  const shafts = aside.map(
    (off) => [x0 - uy * off, y0 + ux * off, x1 - uy * off - ux * 2, y1 + ux * off - uy * 2] as const,
  );
  const barbs = [-1, 1].map(
    (way) => [x1, y1, x1 - (ux + uy * way * 0.8) * HEAD, y1 - (uy - ux * way * 0.8) * HEAD] as const,
  );
  return [
    { part: 'arrow', kind: 'lines', strokes: shafts, stroke: 'ink', width: side === 'ijn' ? 2 : 1.3 },
    { part: 'arrow', kind: 'lines', strokes: barbs, stroke: 'ink', width: side === 'ijn' ? 2 : 1.5 },
  ];
}

/** The columns between two units: the number that is taken off their factors. */
function discShapes(a: Box, b: Box, between: number): readonly Shape[] {
  const [upper, lower] = a.y < b.y ? [a, b] : [b, a];
  const gap = lower.y - upper.y - upper.height;
  if (gap < LANE / 2) return [];
  const x = (a.x + a.width * 0.515 + b.x + b.width * 0.515) / 2;
  const y = upper.y + upper.height + gap / 2;
  return [
    { part: 'between', kind: 'disc', x, y, radius: 16, fill: 'ink' },
    { part: 'between', kind: 'words', text: String(between), x, y, size: SIZE.disc, align: 'middle', fill: 'paper' },
  ];
}

/** Who fires at whom: divisions always, counters when they or what they fire at are chosen. */
export function fireShapes(
  pairs: readonly BoardPair[],
  boxOf: (id: string) => Box | undefined,
  shown: (pair: BoardPair) => boolean,
): readonly Shape[] {
  const arrows: Shape[] = [];
  const discs = new Map<string, readonly Shape[]>();
  for (const pair of pairs) {
    const [from, to] = [boxOf(pair.from), boxOf(pair.to)];
    if (from === undefined || to === undefined || !shown(pair)) continue;
    arrows.push(...arrowShapes(pair.side, from, to));
    discs.set([pair.from, pair.to].sort().join(), discShapes(from, to, pair.between));
  }
  return [...arrows, ...[...discs.values()].flat()];
}

/** A bracket along a screened unit, and who screens it where the next lane has room. */
export function screenShapes(layout: BoardLayout, model: BoardModel, words: BoardWords): readonly Shape[] {
  return model.screens.flatMap(({ by, whom }): Shape[] => {
    const box = layout.boxes.get(whom);
    const token = model.tokens.find(({ id }) => id === whom);
    const screen = model.tokens.find(({ id }) => id === by);
    if (!box || !token || !screen) return [];
    // On the side away from its screen.
    const below = screen.column < token.column;
    const [edge, out] = below ? [box.y + box.height + 2, 5] : [box.y - 2, -5];
    const bracket: Shape = {
      ...{ part: 'screen', kind: 'line', stroke: 'ink', width: 2 },
      dots: [
        { x: box.x + 6, y: edge },
        { x: box.x + 6, y: edge + out },
        { x: box.x + box.width - 6, y: edge + out },
        { x: box.x + box.width - 6, y: edge },
      ],
    };
    const next = token.column + (below ? 1 : -1);
    const lane = laneOf(layout, next);
    const isFree = lane.from === next && !lane.folded && model.tokens.every(({ column }) => column !== next);
    const text = words.screened(screen);
    const x = Math.min(box.x + 6, Math.max(0, layout.width - widthOf(text, SIZE.label) - 8));
    return isFree
      ? [
          bracket,
          {
            part: 'screen',
            kind: 'words',
            text,
            x,
            y: lane.y + lane.height / 2,
            size: SIZE.label,
            align: 'left',
            fill: 'ink',
          },
        ]
      : [bracket];
  });
}
