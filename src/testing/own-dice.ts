import type { Page } from 'playwright-core';

import { quiet } from './quiet';
import type { Thumb } from './thumb';

/** How many dice lie on the strip in front, as it says itself. */
const tally = (): string => [...document.querySelectorAll('[data-testid="tally"]')].at(-1)?.textContent ?? '';

/** The players' own dice: faces from a list, round and round, typed in one by one. */
export class OwnDice {
  readonly entered: number[] = [];
  constructor(
    private readonly page: Page,
    private readonly thumb: Thumb,
    private readonly faces: readonly number[],
  ) {}

  /** Every die the open strip wants, then Done; back on the Turn tab. */
  async rollOut(): Promise<void> {
    await this.page.getByTestId('roll').waitFor();
    while (!(await this.thumb.sees('strip-done'))) {
      const face = this.nextFace();
      const before = await this.page.evaluate(tally);
      // Where only the sum matters, these players prefer their two faces.
      if (await this.thumb.sees('strip-as-faces')) await this.thumb.tap('strip-as-faces');
      await this.thumb.tap(`strip-pad-face-${face}`);
      // On disk before it is on the strip: the next die is for the next question.
      await this.page.waitForFunction(
        (was) => ([...document.querySelectorAll('[data-testid="tally"]')].at(-1)?.textContent ?? '') !== was,
        before,
      );
    }
    await this.thumb.calmly('strip-done');
    await this.page.getByTestId('turn').waitFor();
  }

  /** Dice that are wanted in the list of the Turn tab; the last one records them. */
  async rollInPlace(): Promise<void> {
    await this.page.getByTestId('roll-in-place').waitFor();
    while (await this.thumb.sees('roll-in-place')) {
      await this.thumb.tap(`in-place-face-${this.nextFace()}`);
      await quiet(this.page);
    }
  }

  private nextFace(): number {
    const face = this.faces[this.entered.length % this.faces.length] ?? 1;
    this.entered.push(face);
    return face;
  }
}
