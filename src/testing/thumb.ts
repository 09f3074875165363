import type { Page } from 'playwright-core';

/** A little longer than `motion.guard`. */
const GUARD = 400;

/** The only hand that touches the page, so that no tap goes uncounted. */
export class Thumb {
  taps = 0;
  constructor(private readonly page: Page) {}

  /** Screens below the one in front stay in the page, out of sight. */
  async tap(testID: string): Promise<void> {
    this.taps += 1;
    await this.page.locator(`[data-testid="${testID}"]:visible`).last().click();
  }

  /** A button that has just got its words takes no tap that was meant for the old ones. */
  async calmly(testID: string): Promise<void> {
    await this.page.locator(`[data-testid="${testID}"]:visible`).last().waitFor();
    await this.page.waitForTimeout(GUARD);
    await this.tap(testID);
  }

  sees(testID: string): Promise<boolean> {
    return this.page.locator(`[data-testid="${testID}"]:visible`).last().isVisible();
  }
}
