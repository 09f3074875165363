import type { Page } from 'playwright-core';

import { newProfile } from '@/testing/chromium';
import { bringIn } from '@/testing/open-battle';
import { startOwnChromium } from '@/testing/own-chromium';
import { Thumb } from '@/testing/thumb';
import { ulsanFile } from '@/testing/ulsan-file';
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

/** What the screen in front asks and shows, as a screen reader would read it: words, needs, faces. */
const question = (page: Page, testID: string): Promise<readonly string[]> =>
  page
    .locator(`[data-testid="${testID}"]:visible`)
    .last()
    .evaluate((screen) =>
      [...screen.querySelectorAll('[aria-label], [data-testid="tally"], [data-testid="headline"]')].map(
        (each) => each.getAttribute('aria-label') ?? each.textContent ?? '',
      ),
    );

test('killed in the middle of a phase and of a strip, a battle opens on the same question with the same faces', async () => {
  const server = await serveStatic('dist/web');
  const profile = newProfile();
  const start = async () => {
    const browser = await startOwnChromium(profile);
    browser.page.setDefaultTimeout(20_000);
    return { ...browser, thumb: new Thumb(browser.page) };
  };
  const goOn = async ({ page, thumb }: Awaited<ReturnType<typeof start>>) => {
    await page.goto(server.url);
    await page.getByTestId('were').waitFor();
    await thumb.calmly('continue');
    await page.getByTestId('turn').waitFor();
  };

  let browser = await start();
  try {
    // Of a phase: one ship has fired with the phone's dice, the others have not.
    await bringIn(browser.page, server.url, await ulsanFile());
    await goOn(browser);
    await browser.thumb.calmly('go-on-next');
    await browser.thumb.calmly('fire-now');
    await browser.thumb.calmly('strip-done');
    await browser.page.getByTestId('fired-izumo').waitFor();
    const phase = await question(browser.page, 'turn');
    const fired = await browser.page.getByTestId('fired-izumo').innerText();
    await browser.kill();

    browser = await start();
    await goOn(browser);
    expect(await browser.page.getByTestId('fired-izumo').innerText()).toBe(fired);
    expect(await browser.page.getByTestId('go-on-last').innerText()).toMatch(/^Last: Izumo/);
    // The card for whoever comes back is all that is new.
    expect((await question(browser.page, 'turn')).filter((words) => !phase.includes(words))).toEqual([]);

    // Of a strip: the start die and one hit die are in, of the players' own.
    await browser.thumb.tap('owed-iwate');
    await browser.thumb.calmly('dice-switch-own');
    await browser.thumb.calmly('fire-now');
    for (const face of [1, 2, 5]) {
      const before = await question(browser.page, 'roll');
      await browser.thumb.tap(`strip-pad-face-${face}`);
      for (let wait = 0; wait < 100 && `${await question(browser.page, 'roll')}` === `${before}`; wait += 1)
        await browser.page.waitForTimeout(30);
    }
    const strip = await question(browser.page, 'roll');
    await browser.kill();

    browser = await start();
    await goOn(browser);
    await browser.thumb.calmly('go-on-roll');
    await browser.page.getByTestId('roll').waitFor();
    await browser.thumb.calmly('dice-switch-own');
    expect(await question(browser.page, 'roll')).toEqual(strip);
  } finally {
    await browser.kill();
    await server.close();
  }
}, 180_000);
