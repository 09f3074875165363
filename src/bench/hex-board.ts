import type { Page } from 'playwright-core';

import { launchPhone } from '@/testing/chromium';
import { MukdenFile } from '@/testing/mukden-file';

import { offerBareCanvas } from './bare-canvas';
import { countDraws, type DragReport, HALF_ROUND, overBare, type Place, showBare } from './finger';
import { addBareHexes } from './hex-board-yardstick';

export const HEX_BOARD_TITLE =
  'Hex board: the main thread’s own time of dragging a division, zones and line of communication shown';

/** Drags a division of Mukden and a finger over a bare canvas by turns, in one page. */
export async function hexBoardBench(url: string): Promise<DragReport> {
  const file = await MukdenFile.begun();
  const browser = await launchPhone({ width: 390, height: 844 });
  try {
    const page = await browser.newPage();
    await page.addInitScript(countDraws);
    const id = await file.openOn({ page, server: { url, port: 0, close: async () => undefined } });
    await page.goto(`${url}/battle/${id}?tab=table`);
    await page.getByTestId('board-control').waitFor();
    await page.waitForTimeout(2000);
    const hold = await choose(page, '4th Division');
    await page.evaluate(offerBareCanvas);
    await page.evaluate(addBareHexes);
    await showBare(page, 'bare-hexes', false);
    return await overBare(page, {
      ...{ bare: 'bare-hexes', facts: 'card-facts', placeOf: (index) => placeOf(index, hold) },
      clock: 'threadTicks',
    });
  } finally {
    await browser.close();
    file.remove();
  }
}

/** Up two hexes and down again: it ends in the hex it began in, so that nothing is placed. */
const placeOf = (index: number, { x, y }: Place): Place => {
  const angle = (index * Math.PI) / HALF_ROUND;
  return { x: x - 20 * Math.sin(angle), y: y - 45 * (1 - Math.cos(angle)) };
};

async function choose(page: Page, name: string): Promise<Place> {
  const box = await page.getByTestId('board-control').boundingBox();
  if (!box) throw new Error('There is no board.');
  for (let y = box.y + 20; y < box.y + box.height; y += 22) {
    for (let x = box.x + 20; x < box.x + box.width - 80; x += 39) {
      await page.touchscreen.tap(x, y);
      if ((await page.getByTestId('card-unit').allTextContents()).includes(name)) return { x, y };
    }
  }
  throw new Error('There is no such division.');
}
