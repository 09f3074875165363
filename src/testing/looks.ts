import type { Page } from 'playwright-core';

import { browserTest, type BrowserFixture } from './browser';
import { clippedTexts } from './clipped-texts';
import { quiet } from './quiet';
import { readingFaults } from './reading-faults';
import { smallTaps } from './small-taps';
import { stumbles } from './stumbles';
import { Thumb } from './thumb';
import { goTo, inFront, visit } from './visit';

export interface Look {
  readonly path: string;
  /** What stands there once it is ready. */
  readonly shows: string;
  /** What is tapped then, one after the other. */
  readonly taps?: readonly string[];
  /** What stands there once its curtain is open: it is looked at closed, then open. */
  readonly behind?: string;
  /** README.md shows it, as a picture of this name. */
  readonly picture?: string;
  /** Made of parts that other screens are looked at for in every theme: looked at with the largest text only, on red. */
  readonly once?: true;
}

/** A phone on its side, a tablet, and last the smallest phone, on which the next screen opens. */
const WINDOWS = [
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 320, height: 568 },
] as const;

/** How much of the window the body of the screen in front has; null for a curtain, which has none. Runs in the page. */
const bodyHeight = (): number | null =>
  [...document.querySelectorAll('[data-testid="screen-main"]')].filter((main) => main.checkVisibility()).at(-1)
    ?.firstElementChild?.clientHeight ?? null;

/**
 * Looks at screens twice. As it comes: a screen reader stumbles over nothing, an eye that needs contrast neither by
 * day nor in the dark. With the largest text, on red, for the left hand: contrast again, and nothing is cut off, wider
 * than the window, too small for a thumb or read out of its order, in windows of any shape.
 */
export function looksTest(what: string, prepare: (fixture: BrowserFixture) => Promise<readonly Look[]>): void {
  browserTest(
    `${what}: nobody stumbles, nothing is pale, cut off or too small for a thumb, in all themes and windows of any shape`,
    async (fixture) => {
      const { page, server } = fixture;
      await goTo(page, server.url, '/settings');
      // Before it stands there, the app would not hear of another address.
      await page.getByTestId('settings').waitFor();
      const looks = await prepare(fixture);
      const found: object[] = [];
      const inAllThemes = looks.filter(({ once }) => !once);
      await lookAt(page, inAllThemes, async (screen) => {
        await page.emulateMedia({ colorScheme: 'light' });
        const byDay = await stumbles(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        const inTheDark = await stumbles(page, true);
        if (byDay.length + inTheDark.length > 0) found.push({ screen, byDay, inTheDark });
      });
      await largestAndReddest(page);
      await lookAt(page, looks, async (screen, { once = false }) => {
        const atNight = await stumbles(page, !once);
        if (atNight.length > 0) found.push({ screen, atNight });
        for (const window of WINDOWS) {
          await page.setViewportSize(window);
          await quiet(page, 2);
          const [clipped, small] = [await page.evaluate(clippedTexts), await page.evaluate(smallTaps)];
          const misread = await page.evaluate(readingFaults);
          const body = await page.evaluate(bodyHeight);
          const isLow = window.width > window.height && body !== null && body < window.height * 0.75;
          if (clipped.length + small.length + misread.length > 0 || isLow)
            found.push({ screen, window, clipped, small, misread, body });
        }
      });
      expect(found).toEqual([]);
    },
    { width: 320, height: 568 },
  );
}

async function largestAndReddest(page: Page): Promise<void> {
  await visit(page, '/settings');
  await inFront(page, 'theme-night').click();
  for (let tap = 0; tap < 6; tap++) await inFront(page, 'text-size-more').click();
  await page.getByText('160%').waitFor();
  await inFront(page, 'hand-left').click();
}

async function lookAt(
  page: Page,
  looks: readonly Look[],
  judge: (screen: string, look: Look) => Promise<void>,
): Promise<void> {
  for (const look of looks) {
    const { path, shows, taps = [], behind } = look;
    await visit(page, path);
    await inFront(page, shows).waitFor();
    // Lists and charts come a frame after the page.
    await quiet(page);
    for (const tap of taps) {
      await inFront(page, tap).click();
      await quiet(page);
    }
    await judge([path, ...taps].join(' '), look);
    if (behind === undefined) continue;
    await new Thumb(page).hold('curtain-hold');
    await inFront(page, behind).waitFor();
    await judge(`${path}, open`, look);
  }
}
