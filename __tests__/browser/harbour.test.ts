import { readFileSync } from 'node:fs';

import { browserTest, openHarbour, type BrowserFixture } from '@/testing/browser';

const paperColour = ({ page }: BrowserFixture) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

for (const isolated of [true, false]) {
  browserTest(
    `opens, keeps its settings over a reload, ${isolated ? 'with' : 'without'} the isolation headers`,
    async (fixture) => {
      const { page, server } = fixture;
      await openHarbour(fixture);
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(isolated);
      await page.getByTestId('to-settings').click();
      await page.getByTestId('theme-night').click();
      await page.getByTestId('text-size-more').click();
      await page.getByText('110 %').waitFor();
      await page.goto(server.url);
      await page.getByTestId('harbour').waitFor();
      expect(await paperColour(fixture)).toBe('rgb(0, 0, 0)');
      await page.goto(`${server.url}/settings`);
      await page.getByText('110 %').waitFor();
    },
    { isolated },
  );
}

browserTest('every link leads somewhere, and back', async (fixture) => {
  const { page } = fixture;
  await openHarbour(fixture);
  await page.getByTestId('to-settings').click();
  await page.getByTestId('to-gallery').click();
  await page.getByTestId('gallery').getByTestId('back').first().click();
  await page.getByTestId('settings').getByTestId('back').click();
  await page.getByTestId('harbour').waitFor();
});

browserTest('an unknown address says so and leads home', async ({ page, server }) => {
  for (const [path, sentence] of [
    ['/nowhere/at/all', 'Nothing here'],
    ['/battle/nobody', 'There is no such battle on this device'],
    ['/battle/nobody/fire/mikasa', 'There is no such battle on this device'],
  ] as const) {
    await page.goto(server.url + path);
    await page.getByText(sentence).waitFor();
    await page.getByText('To the Harbour').click();
    await page.getByTestId('harbour').waitFor();
  }
});

browserTest('the export is a file with everything in it', async (fixture) => {
  const { page, server } = fixture;
  await page.goto(`${server.url}/settings`);
  await page.getByTestId('hand-left').click();
  await page.locator('[data-testid=hand-left][aria-checked=true]').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('export').click()]);
  expect(download.suggestedFilename()).toMatch(/^z-flag-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(readFileSync((await download.path()) ?? '', 'utf8'));
  expect(data).toMatchObject({ format: 'z-flag-export', documents: [{ kind: 'settings', body: { hand: 'left' } }] });
});

browserTest(
  'a screen that breaks leads back to the Harbour with everything kept',
  async ({ page, server }) => {
    await page.goto(`${server.url}/settings`);
    await page.getByTestId('marks-plain').click();
    await page.locator('[data-testid=marks-plain][aria-checked=true]').waitFor();
    await page.goto(`${server.url}/gallery`);
    await page.getByTestId('gallery-throw').click();
    await page.getByTestId('problem').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('problem-export').click()]);
    expect(JSON.parse(readFileSync((await download.path()) ?? '', 'utf8')).documents).toHaveLength(1);
    await page.getByTestId('problem-go-on').click();
    await page.getByTestId('harbour').waitFor();
    await page.getByTestId('to-settings').click();
    await page.locator('[data-testid=marks-plain][aria-checked=true]').waitFor();
  },
  { expectedErrors: /on purpose|error occurred/i },
);
