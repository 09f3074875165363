import { type Camera, fit } from '@/measure/camera';
import { keepOn, type TableSize } from '@/measure/table';

const LARGEST = 160;

/** No further out than the table is small, no further in than a base fills the screen, and never off into nothing. */
export function limited(camera: Camera, size: TableSize): Camera {
  const least = fit(size, camera.window, 0).scale * 0.7;
  const scale = Math.max(Math.min(least, LARGEST), Math.min(LARGEST, camera.scale));
  return { ...camera, scale, middle: keepOn(camera.middle, size) };
}
