import type { BarePage } from './bare-canvas';

/**
 * Runs in the page. A canvas over the Battle Board that draws what the board draws while the Russian lead division is
 * dragged - sea and thirteen lanes, hatching, five divisions of hulls, coast guns, arrows and their discs - straight with
 * CanvasKit.
 */
export function addBareBoard(): void {
  const { bareCanvas } = globalThis as unknown as BarePage;
  const area = document.querySelector('[data-testid="board-control"]')!.getBoundingClientRect();
  const { kit, sheet, fill, line, follow } = bareCanvas('bare-board', area);
  const [gutter, lane, wide, tall] = [24, 54, 160, 47];
  const right = area.width - gutter;
  const lanes = 13;
  const hull = new kit.PathBuilder();
  hull.moveTo(1, -3.5).lineTo(13, -4).lineTo(20, 0).lineTo(13, 4).lineTo(1, 3.5).lineTo(0, 0).close();
  const hullPath = hull.detach();
  const frame = kit.RRectXY(kit.LTRBRect(0, 0, wide, tall), 18, 18);
  const counter = kit.LTRBRect(0, 0, 56, 36);
  const more = new kit.PathBuilder().moveTo(0, 0).lineTo(9, -8).lineTo(9, 8).close().detach();
  const shifted = (x: number, y: number, draw: () => void) => {
    sheet.save();
    sheet.translate(x, y);
    draw();
    sheet.restore();
  };
  const division = (x: number, y: number, ships: number) =>
    shifted(x, y, () => {
      sheet.drawRRect(frame, fill(1));
      sheet.drawRRect(frame, line(4, 2));
      for (let ship = 0; ship < ships; ship += 1) {
        shifted(14 + ship * 22, 30, () => {
          sheet.drawPath(hullPath, fill(2));
          sheet.drawPath(hullPath, line(4, 1.1));
        });
      }
    });
  const topOf = (column: number) => (column - 1) * lane;
  /** From one token to another, its head, and the disc between the two. */
  const fire = (from: number, to: number, foot: number, head: number) => {
    for (const x of [from - 20, from + 26, from + 29]) sheet.drawLine(x, foot, x + to - from, head, line(4, 1.6));
    for (const x of [to - 20, to + 27])
      for (const way of [-6, 6]) sheet.drawLine(x, head, x + way, head - 6, line(4, 1.6));
    sheet.drawCircle((from + to) / 2, (foot + head) / 2, 16, fill(4));
  };
  follow({ x: right - 84, y: area.height / 2 }, (at) => {
    sheet.drawRect(kit.LTRBRect(gutter, 0, right, lanes * lane), fill(0));
    for (const start of [1, 9]) sheet.drawRect(kit.LTRBRect(gutter, topOf(start), right, topOf(start + 1)), fill(1));
    for (let y = 0; y <= lanes; y += 1) sheet.drawLine(gutter, y * lane, right, y * lane, line(3, 1.5));
    for (const dy of [0, -5, 5]) sheet.drawLine(right - 200, 81, right - 160, 81 + dy, line(4, 1.5));
    for (const column of [1, 2, 3, 4, 5, 6, 12]) {
      const foot = topOf(column + 1);
      for (let x = gutter - lane + 9; x < right; x += 9) {
        const [before, after] = [Math.max(0, gutter - x), Math.max(0, x + lane - right)];
        sheet.drawLine(x + before, foot - before, x + lane - after, foot - lane + after, line(3, 1));
      }
    }
    const [lead, second, third] = [right - wide - 4, right - 2 * wide - 16, right - 3 * wide - 28];
    fire(second + 80, second + 80, topOf(5) + 50, topOf(9));
    division(lead, topOf(4) + 3, 6);
    division(second, topOf(5) + 3, 5);
    division(third, topOf(1) + 3, 4);
    division(second, topOf(9) + 3, 4);
    for (const x of [right - 66, right - 130]) {
      shifted(x, topOf(13) + 9, () => {
        sheet.drawRect(counter, fill(1));
        sheet.drawRect(counter, line(4, 2));
        for (const tick of [36, 44]) sheet.drawLine(tick, 10, tick, 26, line(4, 2));
        sheet.drawLine(4, 32, 52, 32, line(4, 2));
      });
    }
    shifted(gutter + 4, 27, () => sheet.drawPath(more, fill(4)));
    fire(lead + 80, at.x, topOf(4) + 50, at.y - tall / 2);
    division(at.x - wide / 2, at.y - tall / 2, 5);
  });
}
