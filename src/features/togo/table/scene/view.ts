import { type Camera, toScreen } from '@/measure/camera';
import { pointAt, type Pose, type TablePoint } from '@/measure/point';
import { degrees, inches } from '@/measure/units';

import type { Dot } from './shapes';

/** How inches become points: on the sheet of the whole table, or in the window it is seen through. */
export interface View {
  readonly scale: number;
  at(point: TablePoint): Dot;
}

/** Points from the table's own corner: what is drawn so need only be shifted when the table is. */
export const sheetView = (scale: number): View => ({ scale, at: ({ x, y }) => ({ x: x * scale, y: y * scale }) });

export const windowView = (camera: Camera): View => ({ scale: camera.scale, at: (point) => toScreen(point, camera) });

/** A point so many points of the screen from a ship, in a direction from her bow. */
export function fromShip({ at, heading }: Pose, bearing: number, points: number, view: View): Dot {
  return view.at(pointAt(at, degrees(heading + bearing), inches(points / view.scale)));
}
