import type { BarePage } from './bare-canvas';

/**
 * Runs in the page. A canvas over the table that draws what the table draws - sea and grid, 59 bases with a plan of a
 * dozen strokes each, rings, lit arc and band, tubes, tape and its reading - straight with CanvasKit.
 */
export function addBareTable(): void {
  const { bareCanvas } = globalThis as unknown as BarePage;
  const area = document.querySelector('[data-testid="table-control"]')!.getBoundingClientRect();
  const [width, height, inch] = [area.width, area.height, 20];
  const { kit, sheet, paint, fill, line, around, follow } = bareCanvas('bare-table', area);
  const dash = kit.PathEffect.MakeDash([3, 3]);
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
  follow({ x: width / 2, y: height / 2 }, (at) => {
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
  });
}
