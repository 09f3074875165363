import type { Page } from 'playwright-core';

import { launchPhone } from '@/testing/chromium';
import { type Line, TsushimaFile } from '@/testing/tsushima-file';

import { offerBareCanvas } from './bare-canvas';
import { addBareBoard } from './board-yardstick';
import { countDraws, type DragReport, HALF_ROUND, overBare, type Place, showBare } from './finger';

export const BOARD_TITLE =
  'Battle Board: the main thread’s own time of dragging a division, lanes, arrows and odds shown';

/** The Japanese lines have come up, so that both divisions of either side have targets. */
const IN_RANGE: readonly Line[] = [
  { type: 'moveUnit', unit: 'ijn-battle-1', column: 4, override: true },
  { type: 'moveUnit', unit: 'ijn-cruiser-1', column: 5, override: true },
];

/** Drags the Russian lead division of Port Arthur and a finger over a bare canvas by turns, in one page. */
export async function boardBench(url: string): Promise<DragReport> {
  const file = await TsushimaFile.begun('port-arthur', IN_RANGE);
  const browser = await launchPhone({ width: 390, height: 844 });
  try {
    const page = await browser.newPage();
    await page.addInitScript(countDraws);
    const id = await file.openOn({ page, server: { url, port: 0, close: async () => undefined } });
    await page.goto(`${url}/battle/${id}/battle`);
    await page.getByTestId('board-control').waitFor();
    await page.waitForTimeout(2000);
    await page.evaluate(offerBareCanvas);
    await page.evaluate(addBareBoard);
    await showBare(page, 'bare-board', false);
    const hold = await chooseLead(page);
    return await overBare(page, {
      ...{ bare: 'bare-board', facts: 'card-facts', placeOf: (index) => placeOf(index, hold) },
      clock: 'threadTicks',
    });
  } finally {
    await browser.close();
    file.remove();
  }
}

/** Up two lanes and down again: it ends in the lane it began in, so that nothing is moved. */
const placeOf = (index: number, { x, y }: Place): Place => {
  const angle = (index * Math.PI) / HALF_ROUND;
  return { x: x - 20 * Math.sin(angle), y: y - 50 * (1 - Math.cos(angle)) };
};

/** The lead division of the Russians: the first of its name from the foot of the board. */
async function chooseLead(page: Page): Promise<Place> {
  const box = await page.getByTestId('board-control').boundingBox();
  if (!box) throw new Error('There is no board.');
  const x = box.x + box.width - 100;
  for (let y = box.y + box.height - 20; y > box.y; y -= 20) {
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(100);
    if ((await page.getByTestId('card-unit').allTextContents()).includes('1st Battle Division')) return { x, y };
  }
  throw new Error('There is no such division.');
}
