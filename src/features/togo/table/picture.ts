import { inchWords } from '@/kit/words/inches';
import type { MarkStyle } from '@/kit/side-mark';
import { ImageFormat, Skia } from '@/kit/skia';
import { fit } from '@/measure/camera';
import { t } from '@/messages/messages';
import { palettes } from '@/ui/themes';

import { loadLettering } from '@/kit/drawing/lettering';
import type { TableModel } from './model';
import { inksOf } from '@/kit/drawing/inks';
import { paintShapes } from './paint/paint-shapes';
import { makeStamps } from './paint/stamps';
import { tablePainter } from './paint/table-painter';
import type { Frame } from './scene/scene';
import { NOTHING_MOVED } from './table-store';

export interface TablePicture {
  readonly bytes: Uint8Array;
  /** The same as an address, to be looked at. */
  readonly uri: string;
  readonly width: number;
  readonly height: number;
}

/** Drawn as on a tablet, at twice its points: ships and names can be told on a phone. */
const RATIO = 2;
const WIDTH = 800;
const TITLE = 36;
const MARGIN = 12;

/** The whole table as a PNG, by day's colours: made when it is wanted, never kept. Null where the phone cannot. */
export async function tablePicture(model: TableModel, marks: MarkStyle, title: string): Promise<TablePicture | null> {
  const lettering = await loadLettering();
  const color = palettes.day;
  const height = Math.max(200, Math.min(1600, Math.round((WIDTH * model.size.depth) / model.size.width)));
  const surface = Skia.Surface.Make(WIDTH * RATIO, (height + TITLE) * RATIO);
  if (surface === null) return null;
  const painter = tablePainter(color, marks, lettering);
  const frame: Frame = {
    camera: fit(model.size, { width: WIDTH, height }, MARGIN),
    ...{
      chosen: null,
      target: null,
      origin: null,
      reading: null,
      moved: NOTHING_MOVED,
      tape: null,
      ghost: null,
      handle: null,
    },
    tools: { arcs: false, sight: false },
  };
  const setting = {
    model,
    enlarged: true,
    growth: 0.9,
    inch: (inches: number) => inchWords(inches),
    north: t('table.north'),
    sightWords: ['', ''] as const,
    covers: [],
    corner: 'left' as const,
  };
  const canvas = surface.getCanvas();
  canvas.drawColor(Skia.Color(color.paper));
  canvas.scale(RATIO, RATIO);
  canvas.save();
  canvas.translate(0, TITLE);
  canvas.drawPicture(painter.frame(setting, frame));
  canvas.restore();
  const stamps = makeStamps(color, marks, lettering);
  paintShapes(
    canvas,
    [{ part: 'title', kind: 'words', fill: 'ink', text: title, x: MARGIN, y: TITLE / 2, size: 20, align: 'left' }],
    { inks: inksOf(color), stamps, lettering },
  );
  surface.flush();
  const image = surface.makeImageSnapshot();
  const bytes = image.encodeToBytes(ImageFormat.PNG, 100);
  const uri = `data:image/png;base64,${image.encodeToBase64(ImageFormat.PNG, 100)}`;
  image.dispose();
  stamps.dispose();
  painter.dispose();
  surface.dispose();
  return { bytes, uri, width: WIDTH * RATIO, height: (height + TITLE) * RATIO };
}
