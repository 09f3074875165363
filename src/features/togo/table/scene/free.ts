import { type Box, crosses, overlap, within } from '@/kit/opening-chart/boxes';

import type { TokenSize } from '../tokens';
import type { Dot } from './shapes';

/** A base as it lies, at whatever angle. */
export interface Lying extends Dot {
  /** One point from its middle towards its bow. */
  readonly ahead: Dot;
  readonly size: TokenSize;
}

export const lying = ({ x, y }: Dot, heading: number, size: TokenSize): Lying => {
  const angle = (heading * Math.PI) / 180;
  return { x, y, ahead: { x: Math.sin(angle), y: -Math.cos(angle) }, size };
};

/** How far a base reaches from its middle, across and down. */
export const extentOf = ({ ahead, size }: Lying): Dot => {
  const [x, y] = [Math.abs(ahead.x), Math.abs(ahead.y)];
  return { x: (x * size.length + y * size.width) / 2, y: (y * size.length + x * size.width) / 2 };
};

/** Whether a box and a base touch: they do not when some line along a side of either parts them. */
export function liesUnder(base: Lying, box: Box): boolean {
  const [x, y] = [box.x + box.width / 2 - base.x, box.y + box.height / 2 - base.y];
  const [half, reach] = [{ x: box.width / 2, y: box.height / 2 }, extentOf(base)];
  if (Math.abs(x) >= half.x + reach.x || Math.abs(y) >= half.y + reach.y) return false;
  const { ahead, size } = base;
  const [ax, ay] = [Math.abs(ahead.x), Math.abs(ahead.y)];
  return (
    Math.abs(x * ahead.x + y * ahead.y) < size.length / 2 + half.x * ax + half.y * ay &&
    Math.abs(y * ahead.x - x * ahead.y) < size.width / 2 + half.x * ay + half.y * ax
  );
}

/** What stands in a window: words take a place only where nothing of it is. */
export interface Taken {
  readonly room: Box;
  readonly bases: readonly Lying[];
  readonly lines: readonly (readonly [Dot, Dot])[];
  /** Tools over the chart, and words that have their place already. */
  readonly boxes: readonly Box[];
}

const APART = 2;

export const isFree = (box: Box, { room, bases, lines, boxes }: Taken): boolean =>
  within(box, room) &&
  !boxes.some((other) => overlap(box, other, APART)) &&
  !bases.some((base) => liesUnder(base, box)) &&
  !lines.some(([from, to]) => crosses(from, to, box));

/** The same with one more place taken. */
export const taking = (taken: Taken, ...boxes: readonly Box[]): Taken => ({
  ...taken,
  boxes: [...taken.boxes, ...boxes],
});
