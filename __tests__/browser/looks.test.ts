import type { Page } from 'playwright-core';

import { browserTest } from '@/testing/browser';
import { clippedTexts } from '@/testing/clipped-texts';
import { quiet } from '@/testing/quiet';
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

for (const [name, width, height] of [
  ['phone', 390, 844],
  ['small phone', 320, 568],
  ['tablet', 820, 1180],
] as const) {
  browserTest(
    `nothing is cut off or wider than the screen at the largest text, on a ${name}`,
    async ({ page, server }) => {
      await goTo(page, server.url, '/settings');
      await page.setViewportSize({ width, height });
      const size = parseInt((await page.getByText(/^1\d0%$/).textContent()) ?? '', 10);
      for (let wanted = size + 10; wanted <= 160; wanted += 10) {
        await page.getByTestId('text-size-more').click();
        await page.getByText(`${wanted}%`).waitFor();
      }
      // What fits on the smallest phone fits; the others are asked where the layout changes.
      for (const look of width < 390 ? PAGES : PAGES.slice(0, 4)) {
        await open(page, look);
        expect({ look, clipped: await page.evaluate(clippedTexts) }).toEqual({ look, clipped: [] });
      }
    },
    SAME_PHONE,
  );
}
