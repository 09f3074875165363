import { type Camera, toScreen, turned } from '@/measure/camera';
import { pointAt, type Pose, type TablePoint } from '@/measure/point';
import { type Degrees, degrees, inches } from '@/measure/units';

import type { Dot } from './shapes';

/** How inches become points: on the sheet of the whole table, or in the window it is seen through. */
export interface View {
  readonly scale: number;
  /** How far the chart is turned clockwise: headings are drawn with it, words and marks without. */
  readonly rotation: Degrees;
  at(point: TablePoint): Dot;
}

/** Points from the table's own corner: what is drawn so need only be shifted when the table is. */
export const sheetView = (scale: number, rotation: Degrees): View => ({
  scale,
  rotation,
  at: (point) => {
    const [x, y] = turned(point.x * scale, point.y * scale, rotation);
    return { x, y };
  },
});

export const windowView = (camera: Camera): View => ({
  scale: camera.scale,
  rotation: camera.rotation,
  at: (point) => toScreen(point, camera),
});

/** A point so many points of the screen from a ship, in a direction from her bow. */
export function fromShip({ at, heading }: Pose, bearing: number, points: number, view: View): Dot {
  return view.at(pointAt(at, degrees(heading + bearing), inches(points / view.scale)));
}
