import { Asset } from 'expo-asset';

import { palettes } from '@/ui/themes';
import { typefaces } from '@/ui/typefaces';

import { withPen } from '../pen';
import { ImageFormat, loadSkia, Skia, type SkCanvas } from '../skia';
import { namedTurns, type TurnBar, turnBarPaths } from './turn-bars';

/** What stands on the picture that goes into a chat. */
export interface Score {
  readonly title: string;
  readonly subtitle: string;
  readonly verdict: string;
  /** Which number is whose, in words: colour alone tells nobody. */
  readonly sides: string;
  readonly figures: readonly { readonly japan: string; readonly russia: string; readonly label: string }[];
  readonly chart: string;
  readonly turns: readonly TurnBar[];
  readonly lines: readonly string[];
}

const [WIDTH, HEIGHT, EDGE] = [1080, 1350, 64];
const CHART = { top: 620, height: 300 };
/** More lines than these find no room. */
export const MOST_LINES = 6;

/** The score as a PNG, in the day's colours whatever theme is on: it is seen on other people's screens. */
export async function scorePicture(score: Score): Promise<Uint8Array> {
  await loadSkia();
  const [bold, plain] = await Promise.all([
    typeface(typefaces.BarlowCondensed_700Bold),
    typeface(typefaces.Barlow_400Regular),
  ]);
  const surface = Skia.Surface.Make(WIDTH, HEIGHT);
  if (surface === null) throw new Error('There is no surface to draw on.');
  try {
    paintScore(surface.getCanvas(), score, bold, plain);
    const image = surface.makeImageSnapshot();
    const bytes = image.encodeToBytes(ImageFormat.PNG, 100);
    image.dispose();
    return bytes;
  } finally {
    surface.dispose();
  }
}

async function typeface(module: number) {
  const asset = await Asset.fromModule(module).downloadAsync();
  const data = await Skia.Data.fromURI(asset.localUri ?? asset.uri);
  const made = Skia.Typeface.MakeFreeTypeFaceFromData(data);
  if (made === null) throw new Error('A font could not be read.');
  return made;
}

type Face = Awaited<ReturnType<typeof typeface>>;

function paintScore(canvas: SkCanvas, score: Score, bold: Face, plain: Face): void {
  const color = palettes.day;
  const words = (text: string, x: number, y: number, size: number, look: Look = {}): number => {
    const { face = bold, ink = color.ink, align = 'left' } = look;
    const font = Skia.Font(face, size);
    const paint = Skia.Paint();
    paint.setColor(Skia.Color(ink));
    paint.setAntiAlias(true);
    const width = font.getGlyphWidths(font.getGlyphIDs(text)).reduce((sum, each) => sum + each, 0);
    // Names are the players' own: a long one is drawn smaller, not cut.
    const room = WIDTH - EDGE - x;
    if (align === 'left' && width > room) return words(text, x, y, (size * room) / width - 0.1, look);
    const at = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    canvas.drawText(text, at, y, paint, font);
    return width;
  };
  withPen(canvas, (pen) => {
    pen.box(0, 0, WIDTH, HEIGHT, { color: color.paper });
    pen.box(0, 0, WIDTH, 14, { color: color.ink });
    pen.box(0, 330, WIDTH, 200, { color: color.card });
  });
  words(score.title, EDGE, 108, 58);
  words(score.subtitle, EDGE, 158, 34, { face: plain, ink: color.ink2 });
  words(score.verdict, EDGE, 268, 84);
  words(score.sides, WIDTH / 2, 374, 30, { align: 'centre', ink: color.ink2 });
  const each = WIDTH / score.figures.length;
  for (const [place, { japan, russia, label }] of score.figures.entries()) {
    const middle = (place + 0.5) * each;
    words(japan, middle - 18, 462, 84, { ink: color.jpText, align: 'right' });
    words(':', middle, 456, 64, { align: 'centre', ink: color.ink2 });
    words(russia, middle + 18, 462, 84, { ink: color.ruText });
    words(label, middle, 508, 32, { align: 'centre', ink: color.ink2 });
  }
  words(score.chart, EDGE, 590, 32);
  paintBars(canvas, score, words);
  for (const [place, line] of score.lines.slice(0, MOST_LINES).entries()) {
    words(line, EDGE, 1050 + place * 46, 32, { face: plain });
  }
}

interface Look {
  readonly face?: Face;
  readonly ink?: string;
  readonly align?: 'left' | 'right' | 'centre';
}

function paintBars(
  canvas: SkCanvas,
  { turns }: Score,
  words: (text: string, x: number, y: number, size: number, look?: Look) => number,
): void {
  const color = palettes.day;
  const room = { width: WIDTH - 2 * EDGE - 40, height: CHART.height, line: 4 };
  const { solid, crossed, grid, steps, middles } = turnBarPaths(turns, room);
  canvas.save();
  canvas.translate(EDGE + 40, CHART.top);
  withPen(canvas, (pen) => {
    pen.trace(grid, { color: color.rule, line: 2 });
    if (solid !== '') pen.trace(solid, { color: color.jpEdge });
    if (crossed !== '') pen.trace(crossed, { color: color.ruEdge, line: 4 });
  });
  for (const { value, y } of steps) words(String(value), -14, y + 10, 28, { align: 'right', ink: color.ink2 });
  for (const { turn, x } of namedTurns(middles, room.width / 2)) {
    words(String(turn), x, CHART.height + 40, 28, { align: 'centre', ink: color.ink2 });
  }
  canvas.restore();
}
