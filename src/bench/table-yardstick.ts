/** The few parts of CanvasKit a bare table needs; the app has it on the window. */
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

/**
 * Runs in the page. A canvas over the table that draws what the table draws - sea and grid, 59 bases with a plan of a
 * dozen strokes each, rings, lit arc and band, tubes, tape and its reading - straight with CanvasKit, once for each
 * frame in which a finger moved on it. No React, no layers, no words.
 */
export function addBareTable(): void {
  const kit = (globalThis as unknown as { CanvasKit: Kit }).CanvasKit;
  const box = document.querySelector('[data-testid="table-control"]')!.getBoundingClientRect();
  const [width, height, ratio, inch] = [box.width, box.height, devicePixelRatio, 20];
  const canvas = document.createElement('canvas');
  canvas.id = 'bare-table';
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  canvas.style.cssText = `position:fixed;left:${box.left}px;top:${box.top}px;width:${width}px;height:${height}px;touch-action:none;z-index:9;display:none`;
  document.body.append(canvas);
  const surface = kit.MakeWebGLCanvasSurface(canvas);
  const sheet = surface.getCanvas();
  const paint = new kit.Paint();
  paint.setAntiAlias(true);
  const dash = kit.PathEffect.MakeDash([3, 3]);
  const inks = [0, 1, 2, 3, 4].map((i) => kit.Color4f(i / 5, 0.4, 0.6));
  const fill = (ink: number) => {
    paint.setStyle(kit.PaintStyle.Fill);
    paint.setColor(inks[ink]);
    return paint;
  };
  const line = (ink: number, wide: number) => {
    paint.setStyle(kit.PaintStyle.Stroke);
    paint.setColor(inks[ink]);
    paint.setStrokeWidth(wide);
    return paint;
  };
  const around = (x: number, y: number, r: number) => kit.LTRBRect(x - r, y - r, x + r, y + r);
  const hull = new kit.PathBuilder();
  hull.moveTo(0, -12).cubicTo(1, -10, 2.2, -7, 2.2, -2).lineTo(2.2, 5).cubicTo(2.2, 9, 1.5, 12, 0, 12);
  hull.cubicTo(-1.5, 12, -2.2, 9, -2.2, 5).lineTo(-2.2, -2).cubicTo(-2.2, -7, -1, -10, 0, -12).close();
  const hullPath = hull.detach();
  const base = kit.RRectXY(kit.LTRBRect(-6, -15, 6, 15), 6, 6);
  const token = (x: number, y: number, heading: number) => {
    sheet.save();
    sheet.translate(x, y);
    sheet.rotate(heading, 0, 0);
    sheet.drawRRect(base, fill(1));
    sheet.drawRRect(base, line(4, 2));
    sheet.drawPath(hullPath, fill(2));
    sheet.drawPath(hullPath, line(4, 1.1));
    sheet.drawRect(kit.LTRBRect(-1.1, -4, 1.1, 4), fill(1));
    sheet.drawRect(kit.LTRBRect(-1.1, -4, 1.1, 4), line(4, 0.6));
    for (const at of [-2, 2]) sheet.drawCircle(0, at, 0.6, fill(4));
    for (const at of [-6.5, 7]) sheet.drawCircle(0, at, 1.1, fill(4));
    for (const at of [-6.5, 7]) sheet.drawLine(0, at, 0, at + (at < 0 ? -2 : 2), line(4, 0.8));
    sheet.restore();
  };
  let at = { x: width / 2, y: height / 2 };
  const draw = () => {
    sheet.clear(kit.Color4f(1, 1, 1));
    sheet.save();
    sheet.scale(ratio, ratio);
    sheet.drawRect(kit.LTRBRect(0, 0, width, height), fill(0));
    for (let x = 0; x < 72; x += 1) sheet.drawLine(x * inch - 500, 0, x * inch - 500, 48 * inch, line(3, 0.5));
    for (let y = 0; y < 48; y += 1) sheet.drawLine(-500, y * inch - 100, 72 * inch, y * inch - 100, line(3, 0.5));
    sheet.drawArc(around(at.x, at.y, 12 * inch), 30, 120, true, fill(1));
    const band = new kit.PathBuilder();
    band
      .arcToOval(around(at.x, at.y, 4 * inch), 30, 120, true)
      .arcToOval(around(at.x, at.y, 2 * inch), 150, -120, false);
    sheet.drawPath(band.close().detach(), fill(2));
    for (const r of [2, 4, 8, 12]) sheet.drawArc(around(at.x, at.y, r * inch), 30, 120, false, line(4, 1.4));
    for (const way of [-1, 1]) sheet.drawLine(at.x, at.y, at.x + way * 120, at.y + 200, line(4, 1.6));
    paint.setPathEffect(dash);
    for (const start of [-15, 165]) sheet.drawArc(around(at.x, at.y, 2 * inch), start, 30, true, line(3, 1.5));
    paint.setPathEffect(null);
    sheet.drawLine(at.x, at.y, width / 2, height / 2 + 60, line(4, 11));
    sheet.drawLine(at.x, at.y, width / 2, height / 2 + 60, line(2, 8.5));
    for (let tick = 0; tick < 6; tick += 1)
      sheet.drawLine(at.x - 4, at.y + tick * 10, at.x + 4, at.y + tick * 10, line(4, 1.2));
    for (let index = 0; index < 58; index += 1) {
      token(20 + ((index * 53) % (width - 40)), 20 + ((index * 97) % (height - 40)), index * 37);
    }
    token(at.x, at.y, 90);
    sheet.drawRRect(kit.RRectXY(kit.LTRBRect(40, 40, 180, 110), 6, 6), fill(4));
    sheet.drawLine(110, 75, at.x, at.y, line(4, 2));
    sheet.restore();
    surface.flush();
  };
  let asked = false;
  canvas.addEventListener('touchmove', (event) => {
    const [touch] = event.touches;
    if (!touch) return;
    at = { x: touch.clientX - box.left, y: touch.clientY - box.top };
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      draw();
    });
  });
  draw();
}
