import { type Camera, fit, toScreen, zoomAt } from '@/measure/camera';
import type { ScreenPoint, TablePoint } from '@/measure/point';
import { keepOn, type TableSize } from '@/measure/table';

const LARGEST = 160;

/** No further out than the table is small, no further in than a base fills the screen, and never off into nothing. */
export function limited(camera: Camera, size: TableSize): Camera {
  const least = fit(size, camera.window, 0).scale * 0.7;
  const scale = Math.max(Math.min(least, LARGEST), Math.min(LARGEST, camera.scale));
  return { ...camera, scale, middle: keepOn(camera.middle, size) };
}

/** Enlarged about a point, no further than the limits: past them nothing moves. */
export function zoomed(camera: Camera, focus: ScreenPoint, factor: number, size: TableSize): Camera {
  const within = limited({ ...camera, scale: camera.scale * factor }, size).scale / camera.scale;
  return limited(zoomAt(camera, focus, within), size);
}

/** From here on the steps of a turn can be told apart under a finger, and what they cost is written beside them. */
const MOVING = 32;

/** The camera for a move from this place: near enough to make it. */
export const forMoving = (camera: Camera, place: TablePoint): Camera =>
  camera.scale < MOVING ? { ...camera, scale: MOVING, middle: place } : seeing(camera, place);

/** Room around a ship that is to be seen; the rail and the scale bar take more of it. */
const MARGIN = { top: 48, side: 84, foot: 96 } as const;

/** The camera with this place in its window: as it was where it is in sight already, else with the place in the middle. */
export function seeing(camera: Camera, place: TablePoint): Camera {
  const { x, y } = toScreen(place, camera);
  const { width, height } = camera.window;
  const inSight = x > MARGIN.side && x < width - MARGIN.side && y > MARGIN.top && y < height - MARGIN.foot;
  return inSight ? camera : { ...camera, middle: place };
}
