import { newProfile } from '@/testing/chromium';
import { startOwnChromium } from '@/testing/own-chromium';
import { serveStatic } from '@/tools/static-server';

const KILLS = 5;

test(`the browser killed ${KILLS} times in the middle of a battle loses no action that was counted`, async () => {
  const server = await serveStatic('dist/web');
  const profile = newProfile();
  let counted = 0;
  for (let round = 0; round <= KILLS; round++) {
    const browser = await startOwnChromium(profile);
    const { page } = browser;
    page.setDefaultTimeout(20_000);
    await page.goto(`${server.url}/storage-check`);
    await page.getByTestId('verify').click();
    const verdict = (await page.getByTestId('verdict').textContent()) ?? '';
    expect(verdict).toMatch(/^Whole: /);
    const entries = Number(/(\d+) entries/.exec(verdict)?.[1]);
    // Each counted action is a header and at least one event, each battle begins with one entry more.
    expect(entries).toBeGreaterThanOrEqual(2 * counted + round);
    if (round < KILLS) {
      await page.getByTestId('self-play').click();
      await page.waitForTimeout(300 + round * 350);
      const [now = 0] = ((await page.getByTestId('kept').textContent()) ?? '').match(/\d+/)?.map(Number) ?? [];
      counted += now;
    }
    await browser.kill();
  }
  await server.close();
  expect(counted).toBeGreaterThan(10);
}, 180_000);
