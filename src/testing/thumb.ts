import type { Page } from 'playwright-core';

import { quiet } from './quiet';
import { inFront } from './visit';

/**
 * A button that has just got its words takes no tap that was meant for the old ones: waits until they have come, then as
 * long as the button is locked.
 */
export async function newWords(page: Page): Promise<void> {
  await quiet(page);
  await page.waitForFunction(() => document.querySelector('[data-locked]') === null);
}

/** The only hand that touches the page, so that no tap goes uncounted. */
export class Thumb {
  taps = 0;
  constructor(private readonly page: Page) {}

  async tap(testID: string): Promise<void> {
    this.taps += 1;
    await inFront(this.page, testID).and(this.page.locator(':not([data-locked])')).click();
  }

  /** When its words may just be changing. */
  async calmly(testID: string): Promise<void> {
    await inFront(this.page, testID).waitFor();
    await newWords(this.page);
    await this.tap(testID);
  }

  /** Stays down until the curtain has opened, as long as a busy page may take. */
  async hold(testID: string): Promise<void> {
    this.taps += 1;
    const ring = inFront(this.page, testID);
    // The screen may still be arriving: where the ring comes to rest, the thumb goes down.
    await ring.hover();
    await this.page.mouse.down();
    await ring.waitFor({ state: 'hidden' });
    await this.page.mouse.up();
  }

  /** The words of each that is in sight, read in one go: between two looks a page moves on. */
  look<Id extends string>(...testIDs: readonly Id[]): Promise<{ readonly [id in Id]?: string }> {
    return this.page.evaluate(
      (ids) => {
        const inSight = (element: Element) =>
          element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
        const words = (id: string) =>
          [...document.querySelectorAll(`[data-testid="${id}"]`)].filter(inSight).at(-1)?.textContent;
        return Object.fromEntries(ids.map((id) => [id, words(id)])) as { readonly [id in Id]?: string };
      },
      testIDs as readonly string[],
    );
  }

  sees(testID: string): Promise<boolean> {
    return inFront(this.page, testID).isVisible();
  }
}
