import type { Page } from 'playwright-core';

import { quiet } from './quiet';
import { newWords, Thumb } from './thumb';
import { inFront } from './visit';

/** Two admirals with one phone, and every touch of theirs counted. */
export class Hand {
  readonly thumb: Thumb;
  constructor(readonly page: Page) {
    this.thumb = new Thumb(page);
  }

  shown = (testID: string) => inFront(this.page, testID);

  async tap(testID: string): Promise<void> {
    await this.shown(testID).waitFor();
    await newWords(this.page);
    await this.thumb.tap(testID);
    await quiet(this.page);
  }

  async hold(): Promise<void> {
    await this.shown('curtain-hold').waitFor();
    await this.thumb.hold('curtain-hold');
    await quiet(this.page);
  }

  next = async (): Promise<string> => {
    await this.shown('next-step').waitFor();
    await newWords(this.page);
    return (await this.shown('next-step').getAttribute('aria-label')) ?? '';
  };

  /** Everything that is in the page, in sight or not: words, and what a screen reader is told. */
  everything = (): Promise<string> =>
    this.page.evaluate(() =>
      [
        document.body.textContent ?? '',
        ...[...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label') ?? ''),
        document.title,
      ].join('\n'),
    );

  async tab(name: 'turn' | 'fleet' | 'table' | 'log'): Promise<string> {
    await this.shown(`tab-${name}`).click();
    await quiet(this.page);
    return this.everything();
  }
}
