import type { Box } from '@/kit/opening-chart/boxes';
import { type Camera, camera, panBy, turnedSize, type WindowSize } from '@/measure/camera';
import { tablePoint } from '@/measure/point';
import { type Degrees, degrees } from '@/measure/units';
import { space } from '@/ui/tokens';

import type { TableModel } from './model';

/** Around the whole table, and around ships with their names. */
const MARGIN = { table: 8, ships: 56 } as const;
/** Above the foot of the window, where the scale bar is. */
const FOOT = 52;
const GAP = 8;
const LARGEST = 34;
const ALONE = 5;

export type Hand = 'left' | 'right';

/** How large the tool rail is, in its upper corner on the thumb's side, and the notices in the lower one. */
export interface Covers {
  readonly rail: WindowSize;
  readonly notices: WindowSize;
}

const beside = ({ width }: WindowSize, window: WindowSize, hand: Hand): number =>
  hand === 'left' ? space.md : window.width - space.md - width;

export const railBox = ({ rail }: Covers, window: WindowSize, hand: Hand): Box => ({
  ...rail,
  x: beside(rail, window, hand),
  y: space.md,
});

export const noticesBox = ({ notices }: Covers, window: WindowSize, hand: Hand): Box => ({
  ...notices,
  x: beside(notices, window, hand),
  y: window.height - space.md - notices.height,
});

const AS_PRINTED = degrees(0);
/** North to the right: as it is printed, for whoever turns the phone to the left. */
const QUARTER_TURN = degrees(90);
/** How much larger the table must come out to be worth a turned chart. */
const WORTH_TURNING = 1.1;

/** The whole table, where the tools do not lie over it; with a quarter turn where it comes out larger so. */
export function wholeTable({ size }: TableModel, window: WindowSize, rail: Box): Camera {
  const whole = { x: 0, y: 0, width: size.width, height: size.depth };
  const [printed, turned] = [AS_PRINTED, QUARTER_TURN].map((rotation) =>
    fitted(whole, { window, rail, rotation, margin: MARGIN.table }),
  ) as [Camera, Camera];
  return turned.scale > printed.scale * WORTH_TURNING ? turned : printed;
}

/** Where the ships are, with some sea around them, and none of them under the tools. */
export function wherePiecesAre(model: TableModel, window: WindowSize, rail: Box): Camera {
  const whole = wholeTable(model, window, rail);
  if (model.pieces.length === 0) return whole;
  const [x, width] = spanOf(model.pieces.map(({ pose }) => pose.at.x));
  const [y, height] = spanOf(model.pieces.map(({ pose }) => pose.at.y));
  const { rotation } = whole;
  const seen = fitted({ x, y, width, height }, { window, rail, rotation, margin: MARGIN.ships, most: LARGEST });
  return seen.scale > whole.scale ? seen : whole;
}

/** From the least to the greatest, with inches of sea around a single ship. */
function spanOf(places: readonly number[]): readonly [from: number, length: number] {
  const [least, most] = [Math.min(...places), Math.max(...places)];
  const length = Math.max(ALONE, most - least);
  return [(least + most - length) / 2, length];
}

interface Fitting {
  readonly window: WindowSize;
  readonly rail: Box;
  readonly rotation: Degrees;
  readonly margin: number;
  readonly most?: number;
}

/** A part of the table, in inches, as large as it may be beside the tools or below them. */
function fitted(part: Box, { window, rail, rotation, margin, most = Infinity }: Fitting): Camera {
  const lying = turnedSize(part, rotation);
  const scaleIn = ({ width, height }: Box): number =>
    Math.min(most, (width - 2 * margin) / lying.width, (height - 2 * margin) / lying.height);
  const room = roomsIn(window, rail).reduce((best, each) => (scaleIn(each) > scaleIn(best) ? each : best));
  const middle = tablePoint(part.x + part.width / 2, part.y + part.height / 2);
  const seen = camera(window, middle, Math.max(scaleIn(room), 1 / LARGEST), rotation);
  return panBy(seen, room.x + (room.width - window.width) / 2, room.y + (room.height - window.height) / 2);
}

function roomsIn({ width, height }: WindowSize, rail: Box): readonly [Box, ...Box[]] {
  const foot = height > 4 * FOOT ? FOOT : 0;
  const whole: Box = { x: 0, y: 0, width, height: height - foot };
  const [end, below] = [rail.x + rail.width + GAP, rail.y + rail.height + GAP];
  const aside: Box = rail.x > width / 2 ? { ...whole, width: rail.x - GAP } : { ...whole, x: end, width: width - end };
  return [aside, { ...whole, y: below, height: whole.height - below }];
}
