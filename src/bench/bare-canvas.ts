/** The few parts of CanvasKit a bare canvas needs; the app has it on the window. */
interface Kit {
  MakeWebGLCanvasSurface(canvas: HTMLCanvasElement): { getCanvas(): KitCanvas; flush(): void };
  Paint: new () => KitPaint;
  PathBuilder: new () => KitBuilder;
  PathEffect: { MakeDash(intervals: number[]): unknown };
  PaintStyle: { Fill: unknown; Stroke: unknown };
  LTRBRect(left: number, top: number, right: number, bottom: number): unknown;
  RRectXY(box: unknown, rx: number, ry: number): unknown;
  Color4f(r: number, g: number, b: number): unknown;
}
interface KitCanvas {
  clear(color: unknown): void;
  save(): void;
  restore(): void;
  scale(x: number, y: number): void;
  translate(x: number, y: number): void;
  rotate(degrees: number, x: number, y: number): void;
  drawCircle(x: number, y: number, radius: number, paint: KitPaint): void;
  drawArc(box: unknown, start: number, sweep: number, wedge: boolean, paint: KitPaint): void;
  drawLine(x0: number, y0: number, x1: number, y1: number, paint: KitPaint): void;
  drawPath(path: unknown, paint: KitPaint): void;
  drawRect(box: unknown, paint: KitPaint): void;
  drawRRect(box: unknown, paint: KitPaint): void;
}
interface KitPaint {
  setAntiAlias(on: boolean): void;
  setColor(color: unknown): void;
  setStyle(style: unknown): void;
  setStrokeWidth(width: number): void;
  setPathEffect(effect: unknown): void;
}
interface KitBuilder {
  arcToOval(box: unknown, start: number, sweep: number, move: boolean): KitBuilder;
  moveTo(x: number, y: number): KitBuilder;
  lineTo(x: number, y: number): KitBuilder;
  cubicTo(...at: number[]): KitBuilder;
  close(): KitBuilder;
  detach(): unknown;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A canvas of its own over the app, with one paint and five inks. */
interface Bare {
  readonly kit: Kit;
  readonly sheet: KitCanvas;
  readonly paint: KitPaint;
  fill(ink: number): KitPaint;
  line(ink: number, wide: number): KitPaint;
  /** The box around a circle. */
  around(x: number, y: number, radius: number): unknown;
  /** Draws now, and once for each frame in which a finger moved on it, with its place from the canvas's corner. */
  follow(start: Place, draw: (at: Place) => void): void;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Yardsticks run in the page and can take nothing along but what they find there. */
export interface BarePage {
  bareCanvas(id: string, area: Area): Bare;
}

/** Runs in the page, before a yardstick: what all of them draw with. No React, no layers, no words. */
export function offerBareCanvas(): void {
  const here = globalThis as unknown as BarePage & { CanvasKit: Kit };
  here.bareCanvas = (id, { left, top, width, height }) => {
    const kit = here.CanvasKit;
    const ratio = devicePixelRatio;
    const canvas = document.createElement('canvas');
    canvas.id = id;
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    canvas.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;touch-action:none;z-index:9`;
    document.body.append(canvas);
    const surface = kit.MakeWebGLCanvasSurface(canvas);
    const sheet = surface.getCanvas();
    const paint = new kit.Paint();
    paint.setAntiAlias(true);
    const inks = [0, 1, 2, 3, 4].map((i) => kit.Color4f(i / 5, 0.4, 0.6));
    return {
      ...{ kit, sheet, paint },
      fill(ink) {
        paint.setStyle(kit.PaintStyle.Fill);
        paint.setColor(inks[ink]);
        return paint;
      },
      line(ink, wide) {
        paint.setStyle(kit.PaintStyle.Stroke);
        paint.setColor(inks[ink]);
        paint.setStrokeWidth(wide);
        return paint;
      },
      around: (x, y, radius) => kit.LTRBRect(x - radius, y - radius, x + radius, y + radius),
      follow(start, draw) {
        const show = (at: Place) => {
          sheet.clear(kit.Color4f(1, 1, 1));
          sheet.save();
          sheet.scale(ratio, ratio);
          draw(at);
          sheet.restore();
          surface.flush();
        };
        let [at, asked] = [start, false];
        canvas.addEventListener('touchmove', (event) => {
          const [touch] = event.touches;
          if (!touch) return;
          at = { x: touch.clientX - left, y: touch.clientY - top };
          if (asked) return;
          asked = true;
          requestAnimationFrame(() => {
            asked = false;
            show(at);
          });
        });
        show(at);
      },
    };
  };
}
