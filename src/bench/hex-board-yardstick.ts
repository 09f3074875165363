import type { BarePage } from './bare-canvas';

/**
 * Runs in the page. A canvas over the hex board that draws what the board draws while a division is dragged - the hexes in
 * sight, the hatches of both zones, a line of communication, the counters of both sides - straight with CanvasKit.
 */
export function addBareHexes(): void {
  const { bareCanvas } = globalThis as unknown as BarePage;
  const area = document.querySelector('[data-testid="board-control"]')!.getBoundingClientRect();
  const { kit, sheet, fill, line, follow } = bareCanvas('bare-hexes', area);
  const [radius, height, side] = [26, 45, 35];
  const [columns, rows] = [Math.ceil(area.width / 39) + 1, Math.ceil(area.height / height) + 1];
  const corners = [
    [-radius / 2, -height / 2],
    [radius / 2, -height / 2],
    [radius, 0],
    [radius / 2, height / 2],
  ] as const;
  const centre = (column: number, row: number) => ({ x: column * 39, y: row * height + (column % 2) * (height / 2) });
  const frame = kit.RRectXY(kit.LTRBRect(-side / 2, -side / 2, side / 2, side / 2), 9, 9);
  const symbol = kit.LTRBRect(-9.5, -10.5, 9.5, 0.5);
  const counter = (x: number, y: number) => {
    sheet.save();
    sheet.translate(x, y);
    sheet.drawRRect(frame, fill(1));
    sheet.drawRRect(frame, line(4, 2));
    sheet.drawRect(symbol, line(4, 1.3));
    for (const way of [-1, 1]) sheet.drawLine(-9.5, -5 - 5.5 * way, 9.5, -5 + 5.5 * way, line(4, 1.3));
    for (const mark of [-2.3, 2.3]) {
      for (const way of [-1.6, 1.6]) sheet.drawLine(mark - 1.6, -13 - way, mark + 1.6, -13 + way, line(4, 1.1));
    }
    sheet.restore();
  };
  const hatch = (column: number, row: number, way: 1 | -1) => {
    const { x, y } = centre(column, row);
    for (let at = -3; at <= 3; at += 1) {
      const half = 17 - Math.abs(at) * 2;
      sheet.drawLine(
        x + at * 4.5 - half * 0.7,
        y + way * half,
        x + at * 4.5 + half * 0.7,
        y - way * half,
        line(2, 1.1),
      );
    }
  };
  follow({ x: area.width / 2, y: area.height / 2 }, (at) => {
    for (let column = 0; column < columns; column += 1) {
      for (let row = 0; row < rows; row += 1) {
        const { x, y } = centre(column, row);
        for (const edge of [0, 1, 2]) {
          const [from, to] = [corners[edge]!, corners[edge + 1]!];
          sheet.drawLine(x + from[0], y + from[1], x + to[0], y + to[1], line(3, 1));
        }
      }
    }
    for (let column = 0; column < columns; column += 1) {
      for (const row of [4, 5, 6]) hatch(column, row, -1);
      for (const row of [7, 8, 9]) hatch(column, row, 1);
    }
    sheet.drawLine(195, 300, 195, area.height, line(4, 9));
    sheet.drawLine(195, 300, 195, area.height, line(1, 6));
    for (let column = 0; column < columns; column += 2) {
      for (const row of [5, 8]) counter(centre(column, row).x, centre(column, row).y);
    }
    counter(at.x, at.y);
  });
}
