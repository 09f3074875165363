import { BOARD_COLUMNS } from '@/rules/tsushima/index';

import type { BoardModel, BoardToken } from './board-model';

/** Points. A folded strip stands for a run of empty lanes. */
export const LANE = 54;
export const FOLD = 28;
/** Lane numbers stand at both edges. */
export const GUTTER = 24;
const MARGIN = 4;
const GAP = 12;
const TOKEN = { division: { most: 160, least: 118, height: 47 }, counter: { width: 56, height: 36 } } as const;
const TOUCH = 48;

export interface Lane {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly height: number;
  readonly folded: boolean;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface BoardLayout {
  readonly lanes: readonly Lane[];
  /** Corners from the top of the lanes; left to right beyond the window where divisions are many. */
  readonly boxes: ReadonlyMap<string, Box>;
  readonly width: number;
  readonly height: number;
  /** Of the window, between the lane numbers. */
  readonly inner: number;
}

/**
 * Lanes that are in use or next to one that is stand open; runs of others are folded. `also` stay open whatever is in them:
 * where a division that is dragged may go, beyond the edges too.
 */
export function lanesOf(used: readonly number[], also: readonly number[] = []): readonly Lane[] {
  const open = new Set([...used.flatMap((column) => [column - 1, column, column + 1]).filter(isOnBoard), ...also]);
  for (const column of used) open.add(column);
  const first = Math.min(1, ...also, ...used);
  const last = Math.max(BOARD_COLUMNS, ...also, ...used);
  const lanes: Lane[] = [];
  let y = 0;
  for (let column = first; column <= last; column += 1) {
    const before = lanes.at(-1);
    if (open.has(column)) {
      lanes.push({ from: column, to: column, y, height: LANE, folded: false });
      y += LANE;
    } else if (before?.folded) {
      lanes[lanes.length - 1] = { ...before, to: column };
    } else {
      lanes.push({ from: column, to: column, y, height: FOLD, folded: true });
      y += FOLD;
    }
  }
  return lanes;
}

export const isOnBoard = (column: number): boolean => column >= 1 && column <= BOARD_COLUMNS;

export const laneOf = ({ lanes }: Pick<BoardLayout, 'lanes'>, column: number): Lane =>
  lanes.find(({ from, to }) => from <= column && column <= to) ?? lanes[0]!;

/** The column at a height: of a folded strip its nearer end. */
export function columnAt({ lanes }: Pick<BoardLayout, 'lanes'>, y: number): number {
  const lane = lanes.find((each) => y < each.y + each.height) ?? lanes.at(-1)!;
  return y < lane.y + lane.height / 2 ? lane.from : lane.to;
}

/** Room for the board, and lanes that stay open whatever is in them. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly also?: readonly number[];
}

/** Everything on the board. The lead division is at the right; whoever is in its way stands aft of it. */
export function boardLayout(model: BoardModel, { width: window, height: room, also = [] }: Room): BoardLayout {
  const lanes = unfolded(
    model.tokens.map(({ column }) => column),
    also,
    room,
  );
  const inner = window - 2 * GUTTER;
  const { most, least } = TOKEN.division;
  const wide = Math.max(least, Math.min(most, (inner - GAP - 2 * MARGIN) / 2));
  const offsets = new Map(columnsIn(model).flatMap((tokens) => placed(tokens, wide)));
  const width = Math.max(inner, ...[...offsets.values()].map(({ right, breadth }) => right + breadth + MARGIN));
  const boxes = new Map<string, Box>();
  for (const token of model.tokens) {
    const { right, breadth } = offsets.get(token.id)!;
    const height = token.kind === 'division' ? TOKEN.division.height : TOKEN.counter.height;
    const lane = laneOf({ lanes }, token.column);
    boxes.set(token.id, { x: width - right - breadth, y: lane.y + (LANE - height) / 2, width: breadth, height });
  }
  return { lanes, boxes, width, inner, height: heightOf(lanes) };
}

const heightOf = (lanes: readonly Lane[]): number => {
  const end = lanes.at(-1);
  return end === undefined ? 0 : end.y + end.height;
};

/** Folded lanes open, from those in use outwards, as far as there is room. */
function unfolded(used: readonly number[], also: readonly number[], room: number): readonly Lane[] {
  const open = [...also];
  let lanes = lanesOf(used, open);
  for (;;) {
    const next = lanes.flatMap((lane, index) => {
      if (!lane.folded) return [];
      const ends = [index > 0 ? lane.from : null, index < lanes.length - 1 ? lane.to : null];
      return ends.filter((column) => column !== null);
    });
    const [first] = next;
    if (first === undefined) return lanes;
    const wider = lanesOf(used, [...open, first]);
    if (heightOf(wider) > room) return lanes;
    open.push(first);
    lanes = wider;
  }
}

const columnsIn = ({ tokens }: BoardModel): readonly (readonly BoardToken[])[] =>
  [...new Set(tokens.map(({ column }) => column))].map((column) => tokens.filter((token) => token.column === column));

/** How far from the right end of its lane, and how broad. */
type Offset = readonly [string, { readonly right: number; readonly breadth: number }];

function placed(tokens: readonly BoardToken[], wide: number): readonly Offset[] {
  const taken: { readonly from: number; readonly to: number }[] = [];
  const put = (start: number, breadth: number, step: number): number => {
    let right = start;
    while (taken.some(({ from, to }) => right < to + GAP / 2 && right + breadth + GAP / 2 > from)) right += step;
    taken.push({ from: right, to: right + breadth });
    return right;
  };
  const divisions = tokens.filter(({ kind }) => kind === 'division');
  const counters = tokens.filter(({ kind }) => kind !== 'division');
  return [
    ...divisions.map(({ id, place }): Offset => [
      id,
      { right: put(MARGIN + place * (wide + GAP), wide, wide + GAP), breadth: wide },
    ]),
    ...counters.map(({ id }): Offset => [
      id,
      { right: put(MARGIN + GAP / 2, TOKEN.counter.width, GAP / 2), breadth: TOKEN.counter.width },
    ]),
  ];
}

/** Half-way between the lead divisions of both sides. */
export function leadHeight({ tokens }: BoardModel, { boxes }: Pick<BoardLayout, 'boxes'>): number {
  const leads = tokens.filter(({ kind, place }) => kind === 'division' && place === 0);
  const heights = leads.flatMap(({ id }) => {
    const box = boxes.get(id);
    return box ? [box.y + box.height / 2] : [];
  });
  return heights.reduce((sum, each) => sum + each, 0) / Math.max(1, heights.length);
}

/** The token a finger means: one under it, else the nearest that is within reach of a thumb. */
export function tokenAt(
  { boxes }: Pick<BoardLayout, 'boxes'>,
  at: { readonly x: number; readonly y: number },
): string | null {
  let found: string | null = null;
  let least = Infinity;
  for (const [id, { x, y, width, height }] of boxes) {
    const [across, down] = [Math.abs(at.x - x - width / 2), Math.abs(at.y - y - height / 2)];
    if (across > Math.max(width, TOUCH) / 2 || down > Math.max(height, TOUCH) / 2) continue;
    const off = Math.max(0, across - width / 2) + Math.max(0, down - height / 2) + across / 1000;
    if (off < least) [found, least] = [id, off];
  }
  return found;
}

/** Columns a token may be dragged to, beyond the edges too. */
export const columnsInReach = ({ from, reach }: Pick<BoardToken, 'from' | 'reach'>): readonly number[] =>
  Array.from({ length: 2 * reach + 1 }, (_, index) => from - reach + index);
