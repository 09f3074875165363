import type { BarePage } from './bare-canvas';

/**
 * Runs in the page. A canvas as large as the dial, over everything, that draws what the dial draws - sea, lit arc and band,
 * rings, bezel and ticks, tubes, a ship of forty strokes, handle and line of fire - straight with CanvasKit.
 */
export function addBareDial(): void {
  const [width, height, radius] = [358, 282, 119];
  const { bareCanvas } = globalThis as unknown as BarePage;
  const { kit, sheet, paint, fill, line, around, follow } = bareCanvas('bare-dial', { left: 0, top: 0, width, height });
  const dashes = [kit.PathEffect.MakeDash([3, 3]), kit.PathEffect.MakeDash([5, 4])];
  const ring = (r: number) => around(0, 0, r);
  const spoke = (bearing: number, from: number, to: number) => {
    const [x, y] = [Math.sin((bearing * Math.PI) / 180), -Math.cos((bearing * Math.PI) / 180)];
    sheet.drawLine(from * x, from * y, to * x, to * y, paint);
  };
  const band = new kit.PathBuilder();
  band.arcToOval(ring(74), -60, 120, true).arcToOval(ring(44), 60, -120, false).close();
  const bandPath = band.detach();
  const hull = new kit.PathBuilder();
  hull.moveTo(0, -50).cubicTo(4, -44, 9, -30, 9, -10).lineTo(9, 20).cubicTo(9, 38, 6, 50, 0, 50);
  hull.cubicTo(-6, 50, -9, 38, -9, 20).lineTo(-9, -10).cubicTo(-9, -30, -4, -44, 0, -50).close();
  const hullPath = hull.detach();
  const head = new kit.PathBuilder().moveTo(0, -140).lineTo(6, -128).lineTo(-6, -128).close().detach();

  follow({ x: width / 2 + 60, y: height / 2 - 20 }, (finger) => {
    const at = { x: finger.x - width / 2, y: finger.y - height / 2 };
    sheet.translate(width / 2, height / 2);
    sheet.drawCircle(0, 0, radius, fill(0));
    sheet.drawArc(ring(radius), -60, 120, true, fill(1));
    sheet.drawPath(bandPath, fill(2));
    for (const r of [44, 74, 99]) sheet.drawCircle(0, 0, r, line(3, 1.2));
    paint.setPathEffect(dashes[0]);
    for (const start of [-15, 165]) sheet.drawArc(ring(44), start, 30, true, line(3, 1));
    paint.setPathEffect(null);
    line(3, 1);
    for (const bearing of [30, 150, 210, 330]) spoke(bearing, 4, radius);
    sheet.drawCircle(0, 0, radius, line(4, 1.5));
    sheet.drawCircle(0, 0, radius + 9, line(4, 1));
    for (let bearing = 0; bearing < 360; bearing += 5) spoke(bearing, bearing % 30 ? radius + 4 : radius, radius + 9);
    for (const r of [44, 74, 99]) sheet.drawArc(ring(r), -60, 120, false, line(4, 1.2));
    for (const bearing of [30, 150]) spoke(bearing, 4, radius);
    sheet.drawArc(ring(74), -60, 120, false, line(2, 7));
    paint.setPathEffect(dashes[1]);
    sheet.drawArc(ring(74), -60, 120, false, line(4, 1.5));
    paint.setPathEffect(null);
    sheet.drawPath(hullPath, fill(2));
    sheet.drawPath(hullPath, line(4, 1.1));
    sheet.drawRect(kit.LTRBRect(-4, -17, 4, 15), fill(1));
    sheet.drawRect(kit.LTRBRect(-4, -17, 4, 15), line(4, 0.7));
    for (const y of [-26, -9, 9, 28]) sheet.drawCircle(0, y, 4, fill(4));
    for (let gun = 0; gun < 14; gun++)
      sheet.drawLine(gun % 2 ? 9 : -9, gun * 3 - 20, gun % 2 ? 13 : -13, gun * 3 - 20, line(4, 1));
    for (const x of [-1.5, 1.5]) for (const y of [-38, 32]) sheet.drawLine(x, y, x, y + 8, line(4, 1.4));
    const bearing = (Math.atan2(at.x, -at.y) * 180) / Math.PI;
    line(4, 1.5);
    spoke(bearing, 16, radius + 9);
    sheet.save();
    sheet.rotate(bearing, 0, 0);
    sheet.drawPath(head, fill(4));
    sheet.restore();
    sheet.drawCircle(at.x, at.y, 25, fill(1));
    sheet.drawCircle(at.x, at.y, 25, line(4, 2.5));
    sheet.drawCircle(at.x, at.y, 20.5, line(4, 1));
    sheet.drawRect(kit.LTRBRect(at.x - 14, at.y - 9, at.x + 14, at.y + 9), fill(0));
    sheet.drawLine(at.x - 14, at.y - 9, at.x + 14, at.y + 9, line(4, 4));
    sheet.drawLine(at.x - 14, at.y + 9, at.x + 14, at.y - 9, line(4, 4));
  });
}
