import { type Camera, fit, toScreen, toTable, zoomAt } from '@/measure/camera';
import { screenPoint, type ScreenPoint, type TablePoint } from '@/measure/point';
import { keepOn, type TableSize } from '@/measure/table';

const LARGEST = 160;

/** No further out than the table is small, no further in than a base fills the screen, and never off into nothing. */
export function limited(camera: Camera, size: TableSize): Camera {
  const least = fit(size, camera.window, 0, camera.rotation).scale * 0.7;
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

/** The camera with these places in its window: as it was, else with the first in the middle, else between them and no nearer than shows all. */
export function seeing(camera: Camera, ...places: readonly [TablePoint, ...TablePoint[]]): Camera {
  const { width, height } = camera.window;
  const shows = (by: Camera): boolean =>
    places.every((place) => {
      const { x, y } = toScreen(place, by);
      return x > MARGIN.side && x < width - MARGIN.side && y > MARGIN.top && y < height - MARGIN.foot;
    });
  const centred = { ...camera, middle: places[0] };
  if (shows(camera)) return camera;
  if (places.length === 1 || shows(centred)) return centred;
  const seen = places.map((place) => toScreen(place, camera));
  const [x, across] = spanOf(seen.map((place) => place.x));
  const [y, down] = spanOf(seen.map((place) => place.y));
  const factorFor = (room: number, length: number): number => (room > 0 && length > 0 ? room / length : Infinity);
  const fits = Math.min(factorFor(width - 2 * MARGIN.side, across), factorFor(height - MARGIN.top - MARGIN.foot, down));
  return { ...camera, middle: toTable(screenPoint(x, y), camera), scale: camera.scale * Math.min(1, fits) };
}

/** The middle of some numbers, and how far they reach. */
function spanOf(values: readonly number[]): readonly [middle: number, length: number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return [(least + most) / 2, most - least];
}
