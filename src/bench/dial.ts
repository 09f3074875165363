import { launchPhone } from '@/testing/chromium';

import { offerBareCanvas } from './bare-canvas';
import { addBareDial } from './dial-yardstick';
import { byTurns, countDraws, drag, type DragReport, type Place } from './finger';

export const DIAL_TITLE = 'Dial: main-thread time of a pointer move, odds shown';

/** Drives Quick shot's dial and a bare canvas by turns, in one page of the production build. */
export async function dialBench(url: string): Promise<DragReport> {
  const browser = await launchPhone({ width: 390, height: 844 });
  try {
    const page = await browser.newPage();
    await page.addInitScript(countDraws);
    await page.goto(`${url}/quick`);
    await page.getByTestId('fired-by-ship').click();
    const control = page.getByTestId('dial-control');
    await control.waitFor();
    await control.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await page.evaluate(offerBareCanvas);
    await page.evaluate(addBareDial);
    await page.waitForTimeout(500);
    const session = await page.context().newCDPSession(page);

    const box = await control.boundingBox();
    if (!box) throw new Error('Quick shot shows no dial.');
    const dialMiddle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const bareMiddle = { x: 179, y: 141 };
    const odds = page.getByTestId('chance');
    const before = await odds.textContent();
    const around = (middle: Place) => (from: number) => drag(page, session, (index) => placeOf(index, middle), from);
    const report = await byTurns(page, session, { bare: around(bareMiddle), own: around(dialMiddle) });
    if ((await odds.textContent()) === before) throw new Error('The odds did not follow the finger.');
    return report;
  } finally {
    await browser.close();
  }
}

/** Twice round the ship, in and out: every move is another degree, and all arcs and bands are crossed. */
const placeOf = (index: number, middle: Place): Place => {
  const angle = (index * 3.6 * Math.PI) / 180;
  const radius = 75 + 35 * Math.sin(index / 12);
  return { x: middle.x + radius * Math.sin(angle), y: middle.y - radius * Math.cos(angle) };
};
