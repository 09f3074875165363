import type { Page } from 'playwright-core';

/** The only hand that touches the page, so that no tap goes uncounted. */
export class Thumb {
  taps = 0;
  constructor(private readonly page: Page) {}

  /** Screens below the one in front stay in the page, out of sight. */
  async tap(testID: string): Promise<void> {
    this.taps += 1;
    await this.page.locator(`[data-testid="${testID}"]:visible`).last().click();
  }

  sees(testID: string): Promise<boolean> {
    return this.page.locator(`[data-testid="${testID}"]:visible`).last().isVisible();
  }
}
