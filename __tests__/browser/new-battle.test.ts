import type { Page } from 'playwright-core';

import { browserTest, openHarbour } from '@/testing/browser';
import { Thumb } from '@/testing/thumb';
import { goTo, visit } from '@/testing/visit';

const battleId = async (page: Page): Promise<string> => {
  await page.waitForURL(/\/battle\/(?!new)[^/?]+$/);
  return page.url().split('/').pop() ?? '';
};

browserTest('Tsushima by day is started from the Harbour in at most four taps, and is on disk', async (fixture) => {
  const { page, server } = fixture;
  await openHarbour(fixture);
  const thumb = new Thumb(page);
  await thumb.tap('to-new-battle');
  await thumb.tap('scenario-tsushima-day');
  await thumb.tap('start-battle');
  const id = await battleId(page);
  expect(thumb.taps).toBeLessThanOrEqual(4);
  await page.getByTestId('turn').waitFor();

  // From disk: the page knows nothing any more.
  await page.goto(server.url);
  await page.getByTestId('were').waitFor();
  await page.getByText('Tsushima, the day battle · Turn 1 of 36 · A Torpedoes').waitFor();
  const again = new Thumb(page);
  await again.calmly('continue');
  expect(await battleId(page)).toBe(id);
  expect(again.taps).toBe(1);
});

browserTest(
  'two battles side by side; one is deleted, brought back at once, and brought back later',
  async (fixture) => {
    const { page, server } = fixture;
    const thumb = new Thumb(page);
    const begun: string[] = [];
    for (const scenario of ['ulsan', 'chemulpo']) {
      await goTo(page, server.url, `/battle/new?scenario=${scenario}`);
      await thumb.tap('start-battle');
      begun.push(await battleId(page));
      await page.getByTestId('turn').waitFor();
    }
    const [ulsan, chemulpo] = begun as [string, string];
    await visit(page, '/battles');
    await page
      .getByTestId(`battle-${ulsan}`)
      .getByText(/Turn 1 of 30 · A Torpedoes/)
      .waitFor();
    await page.getByTestId(`battle-${chemulpo}`).waitFor();

    await thumb.tap(`more-${ulsan}`);
    await thumb.tap('menu-delete');
    await page.getByTestId(`deleted-${ulsan}`).waitFor();
    await thumb.tap('toast-action');
    await page.getByTestId(`battle-${ulsan}`).waitFor();

    await thumb.tap(`more-${ulsan}`);
    await thumb.tap('menu-delete');
    await page.getByTestId(`deleted-${ulsan}`).waitFor();
    await page.reload();
    await page.getByTestId(`battle-${chemulpo}`).waitFor();
    expect(await page.getByTestId(`battle-${ulsan}`).count()).toBe(0);
    await thumb.tap(`restore-${ulsan}`);
    await page
      .getByTestId(`battle-${ulsan}`)
      .getByText(/Turn 1 of 30 · A Torpedoes/)
      .waitFor();
    await thumb.tap(`open-${ulsan}`);
    expect(await battleId(page)).toBe(ulsan);
  },
);

browserTest('an address with a scenario nobody knows says so, and one tap later another can start', async (fixture) => {
  const { page, server } = fixture;
  await page.goto(`${server.url}/battle/new?scenario=trafalgar`);
  await page.getByText('Scenario “trafalgar” is not on this device. Choose one of these.').waitFor();
  const thumb = new Thumb(page);
  await thumb.tap('scenario-chemulpo');
  await thumb.tap('start-battle');
  await battleId(page);
});
