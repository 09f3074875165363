import { paintEnsign } from '@/kit/drawing/paint-ensign';
import { recordPicture } from '@/kit/record-picture';
import { paintPlan, planColours } from '@/kit/ship-plan/paint-plan';
import { planShapes } from '@/kit/ship-plan/plan-shapes';
import type { MarkStyle, Side } from '@/kit/side-mark';
import { PaintStyle, type SkCanvas, Skia, type SkPicture } from '@/kit/skia';
import type { Palette } from '@/ui/themes';

import type { Lettering } from '@/kit/drawing/lettering';
import type { Piece } from '../model';
import type { ShapeOf } from '../scene/shapes';

/** Things drawn many times, recorded once: bases with their plans, and ensigns. */
export interface Stamps {
  token(canvas: SkCanvas, token: ShapeOf<'token'>): void;
  ensign(canvas: SkCanvas, ensign: ShapeOf<'ensign'>): void;
  dispose(): void;
}

/** Drawn at the nearest of these lengths and scaled to the wanted one: zooming does not draw fifty ships anew. */
const LENGTHS = [10, 20, 40, 80, 160, 320] as const;
const MOST_KEPT = 600;
/** From this length on her damage is drawn on her, too. */
const DAMAGE_FROM = 160;

export function makeStamps(color: Palette, marks: MarkStyle, lettering: Lettering | null): Stamps {
  const kept = new Map<string, SkPicture>();
  const stamp = (key: string, size: number, draw: (canvas: SkCanvas) => void): SkPicture => {
    const found = kept.get(key);
    if (found) return found;
    if (kept.size > MOST_KEPT) forget();
    const picture = recordPicture({ x: -size, y: -size, width: 2 * size, height: 2 * size }, draw);
    kept.set(key, picture);
    return picture;
  };
  // Pictures that were recorded from these keep a share of their own in them.
  const forget = () => {
    for (const picture of kept.values()) picture.dispose();
    kept.clear();
  };
  return {
    token(canvas, { piece, x, y, heading, size, chosen }) {
      const length = LENGTHS.find((each) => each >= size.length / 1.41) ?? LENGTHS[LENGTHS.length - 1]!;
      const slim = Math.round((size.width / size.length) * 50) / 50;
      const key = `${piece.side}${chosen ? '!' : ''}${length}/${slim}:${lookOf(piece, length)}`;
      const picture = stamp(key, length, (sheet) => paintToken(sheet, piece, { length, slim, chosen }));
      canvas.save();
      canvas.translate(x, y);
      canvas.rotate(heading, 0, 0);
      canvas.scale(size.length / length, size.length / length);
      canvas.drawPicture(picture);
      canvas.restore();
    },
    ensign(canvas, { side, x, y, breadth }) {
      canvas.save();
      canvas.translate(x, y);
      canvas.drawPicture(
        stamp(`${side}@${breadth}`, breadth * 2, (sheet) => paintEnsign(sheet, side, marks, breadth, color)),
      );
      canvas.restore();
    },
    dispose: forget,
  };

  function paintToken(canvas: SkCanvas, piece: Piece, { length, slim, chosen }: TokenLook): void {
    const width = length * slim;
    const line = Math.min(chosen ? 3 : 2, length / (chosen ? 8 : 12));
    const paint = Skia.Paint();
    paint.setAntiAlias(true);
    const edge = Skia.Color(color[edgeOf(piece.side)]);
    const blank = piece.plan === null;
    const round = piece.side === 'japan' ? width / 2 : Math.min(2, width / 6);
    const base = Skia.RRectXY(
      Skia.XYWHRect(line / 2 - width / 2, line / 2 - length / 2, width - line, length - line),
      round,
      round,
    );
    paint.setColor(chosen ? Skia.Color(color.now) : blank ? edge : Skia.Color(color.card));
    canvas.drawRRect(base, paint);
    paint.setStyle(PaintStyle.Stroke);
    paint.setStrokeWidth(line);
    paint.setColor(edge);
    canvas.drawRRect(base, paint);
    if (piece.plan !== null) {
      const rim = Math.max(line * 2, length * 0.14);
      const state = length >= DAMAGE_FROM ? piece.state : undefined;
      const colours = planColours(color);
      paintPlan(
        canvas,
        planShapes({ facts: piece.plan, length: length - rim, ...(state && { state }) }),
        colours,
        HERE,
      );
    } else {
      paint.setStyle(PaintStyle.Fill);
      paint.setColor(Skia.Color(chosen ? color.onNow : color.card));
      if (lettering) {
        const size = width * 0.95;
        const font = lettering.font(size);
        canvas.drawText('?', -font.getTextWidth('?') / 2, size * 0.42, paint, font);
      }
      // Which end is the bow.
      const bow = Skia.PathBuilder.Make();
      const [tip, foot, half] = [line * 2 - length / 2, length * 0.14 - length / 2 + line, width * 0.22];
      const path = bow.moveTo(0, tip).lineTo(half, foot).lineTo(-half, foot).close().build();
      canvas.drawPath(path, paint);
      path.dispose();
      bow.dispose();
    }
    paint.dispose();
  }
}

interface TokenLook {
  readonly length: number;
  readonly slim: number;
  readonly chosen: boolean;
}

const HERE = { x: 0, y: 0, heading: 0 };

export const edgeOf = (side: Side) => (side === 'japan' ? 'jpEdge' : 'ruEdge');

const looks = new WeakMap<Piece, string>();

/** What her stamp depends on, worked out once for a piece. */
function lookOf(piece: Piece, length: number): string {
  if (piece.plan === null) return '?';
  let look = looks.get(piece);
  if (look === undefined) {
    const { type, batteries, torpedoes } = piece.plan;
    look = JSON.stringify([type, batteries.map(({ weapon, main, dice }) => [weapon, main, dice]), torpedoes]);
    looks.set(piece, look);
  }
  return length >= DAMAGE_FROM ? look + JSON.stringify(piece.state ?? null) : look;
}
