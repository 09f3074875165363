import { type SkCanvas, Skia, type SkPicture } from './skia';

interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What `draw` draws, as a picture. Whoever asks for it disposes of it: on the web nothing else frees it. */
export function recordPicture({ x, y, width, height }: Bounds, draw: (canvas: SkCanvas) => void): SkPicture {
  const recorder = Skia.PictureRecorder();
  draw(recorder.beginRecording(Skia.XYWHRect(x, y, width, height)));
  const picture = recorder.finishRecordingAsPicture();
  recorder.dispose();
  return picture;
}
