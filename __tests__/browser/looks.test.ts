import type { Page } from 'playwright-core';

import { browserTest } from '@/testing/browser';
import { clippedTexts } from '@/testing/clipped-texts';
import { quiet } from '@/testing/quiet';
import { smallTaps } from '@/testing/small-taps';
import { stumbles } from '@/testing/stumbles';
import { goTo, visit } from '@/testing/visit';

const SAME_PHONE = { samePhone: true };

/** Every page that stands by itself and what it is known by; screens inside a battle have looks of their own. */
const PAGES = [
  ['/', 'harbour'],
  ['/quick', 'quick'],
  ['/battle/new?scenario=ulsan', 'new-battle'],
  ['/settings', 'settings'],
  ['/battles', 'battles'],
  ['/ships', 'ships'],
  ['/ship/mikasa', 'ship'],
  ['/ship/chinen/edit', 'ship-edit'],
  ['/ship/nobody', 'no-ship'],
  ['/fleets', 'fleets'],
  ['/scenarios', 'scenarios'],
  ['/scenarios/yellow-sea', 'scenario'],
  ['/cards', 'cards'],
  ['/balance/ulsan', 'balance'],
  ['/records', 'records'],
  ['/backup', 'backup'],
  ['/diagnostics', 'diagnostics'],
  ['/ruler', 'ruler'],
  ['/first-battle', 'first-battle'],
] as const;

const open = async (page: Page, [path, testID]: (typeof PAGES)[number]) => {
  await visit(page, path);
  await page.locator(`[data-testid="${testID}"]:visible`).last().waitFor();
  // Lists and charts come a frame after the page.
  await quiet(page);
};

for (const theme of ['day', 'dark', 'night']) {
  browserTest(
    `nobody stumbles over anything on any page, theme ${theme}`,
    async ({ page, server }) => {
      await goTo(page, server.url, '/settings');
      await page.getByTestId(`theme-${theme}`).click();
      await page.locator(`[data-testid=theme-${theme}][aria-checked=true]`).waitFor();
      for (const look of PAGES) {
        await open(page, look);
        expect({ look, found: await stumbles(page, theme !== 'day') }).toEqual({ look, found: [] });
      }
    },
    SAME_PHONE,
  );
}

/** A small phone, one on its side, a tablet: the layout is another in each. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
] as const;

browserTest(
  'at the largest text nothing is cut off, wider than the screen or too small for a thumb, in a window of any shape',
  async ({ page, server }) => {
    await goTo(page, server.url, '/settings');
    const size = parseInt((await page.getByText(/^1\d0%$/).textContent()) ?? '', 10);
    for (let wanted = size + 10; wanted <= 160; wanted += 10) {
      await page.getByTestId('text-size-more').click();
      await page.getByText(`${wanted}%`).waitFor();
    }
    const found: object[] = [];
    for (const look of PAGES) {
      await open(page, look);
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        await quiet(page);
        const [clipped, small] = [await page.evaluate(clippedTexts), await page.evaluate(smallTaps)];
        if (clipped.length + small.length > 0) found.push({ look, window, clipped, small });
      }
    }
    expect(found).toEqual([]);
  },
  SAME_PHONE,
);
