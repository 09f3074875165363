import type { Palette } from '@/ui/themes';

import { withPen } from '../pen';
import type { MarkStyle, Side } from '../side-mark';
import { type SkCanvas, Skia } from '../skia';

/** A side's mark as on its rows and bands, 3:2, its corner at (0, 0). */
export function paintEnsign(canvas: SkCanvas, side: Side, marks: MarkStyle, breadth: number, color: Palette): void {
  canvas.save();
  canvas.scale(breadth / 60, breadth / 60);
  withPen(canvas, (pen) => {
    if (marks === 'plain') {
      if (side === 'japan') pen.circle(30, 20, 16, { color: color.jpEdge });
      else pen.trace('M8 3L52 37M8 37L52 3', { color: color.ruEdge, line: 9 });
      return;
    }
    const ink = side === 'japan' ? color.flagJp : color.flagRu;
    pen.box(0, 0, 60, 40, { color: color.flag });
    canvas.save();
    canvas.clipRect(Skia.XYWHRect(0, 0, 60, 40), 1, true);
    if (side === 'japan') {
      pen.trace(RAYS, { color: ink });
      pen.circle(SUN.x, SUN.y, 12, { color: ink });
    } else pen.trace('M0 0L60 40M0 40L60 0', { color: ink, line: 8.8 });
    canvas.restore();
    pen.box(1, 1, 58, 38, { color: ink, line: 2 });
  });
  canvas.restore();
}

const SUN = { x: 26.4, y: 20 } as const;
const RAYS = Array.from({ length: 8 }, (_, ray) => {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(SUN.x + 72 * Math.cos(angle)).toFixed(1)} ${(SUN.y + 72 * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${SUN.x} ${SUN.y}L${at(ray * 45 - 11.25)}L${at(ray * 45 + 11.25)}Z`;
}).join('');
