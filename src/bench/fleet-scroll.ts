import type { Page } from 'playwright-core';

import { battleFile } from '@/testing/battle-file';
import { launchPhone } from '@/testing/chromium';
import { bringIn } from '@/testing/open-battle';

import { smoothness, type Smoothness } from './main-thread';

export const FLEET_TITLE = 'Fleet: 59 bases of Tsushima, opened and scrolled';

const FLICKS = 40;

/** Opens and flicks through the Fleet and the Turn tab of the day battle, and reads the browser's own trace of it. */
export async function fleetBench(url: string): Promise<readonly Smoothness[]> {
  const browser = await launchPhone({ width: 390, height: 844 });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    const file = await battleFile({ scenario: 'tsushima-day', seed: 7, until: { turn: 3, phase: 'F' } });
    const battle = await bringIn(page, url, file);
    await page.goto(`${url}/battle/${battle}`);
    await page.getByTestId('turn').waitFor();
    await page.waitForTimeout(2000);
    const session = await page.context().newCDPSession(page);
    const stages: Smoothness[] = [];
    const watch = async (name: string, act: () => Promise<void>) =>
      void stages.push(await smoothness(page, session, name, act));
    await watch('the Fleet tab opens', async () => {
      await page.getByTestId('tab-fleet').click();
      await page.getByTestId('fleet-list').waitFor();
    });
    await watch('the Fleet tab scrolls', () => flick(page));
    await watch('back to the Turn tab in F', async () => {
      await page.getByTestId('tab-turn').click();
      await page.getByTestId('turn').waitFor();
    });
    await watch('the Turn tab scrolls', () => flick(page));
    await watch('the Fleet tab opens again', async () => {
      await page.getByTestId('tab-fleet').click();
      await page.getByTestId('fleet-list').waitFor();
    });
    return stages;
  } finally {
    await browser.close();
  }
}

async function flick(page: Page): Promise<void> {
  await page.mouse.move(195, 500);
  for (let flicks = 0; flicks < FLICKS; flicks += 1) {
    await page.mouse.wheel(0, 160);
    await page.waitForTimeout(40);
  }
}
