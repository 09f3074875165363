import type { Page } from 'playwright-core';

import { quiet } from './quiet';
import { newWords } from './thumb';

/** What has the focus, as a reader would say it. */
interface Focused {
  readonly testID: string;
  readonly role: string;
  readonly name: string;
  /** Whether an eye can see that it has it. */
  readonly isMarked: boolean;
}

/** Runs in the page. */
function focused(): Focused | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return {
    testID: element.getAttribute('data-testid') ?? '',
    role: element.getAttribute('role') ?? element.tagName.toLowerCase(),
    name: element.getAttribute('aria-label') ?? element.textContent ?? '',
    isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
  };
}

/** No screen has so many things to step through between two that matter. */
const MOST_STEPS = 150;

/** A player without a pointer: Tab to go on, Enter to press. */
export class Keys {
  /** Things that took the focus without a name or a mark. A div without a role is taken for a box that scrolls. */
  readonly faults = new Set<string>();
  presses = 0;

  constructor(private readonly page: Page) {}

  focused = (): Promise<Focused | null> => this.page.evaluate(focused);

  /** Steps through the page until this has the focus. */
  async goTo(testID: string): Promise<void> {
    await newWords(this.page);
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const here = await this.focused();
      if (here?.testID === testID) return;
      await this.page.keyboard.press('Tab');
      this.presses += 1;
      const next = await this.focused();
      if (next && next.role !== 'div' && (!next.isMarked || next.name === '')) this.faults.add(JSON.stringify(next));
    }
    throw new Error(`${testID} is not to be reached with Tab`);
  }

  async press(testID: string, key = 'Enter'): Promise<void> {
    await this.goTo(testID);
    await newWords(this.page);
    await this.page.keyboard.press(key);
    this.presses += 1;
    await quiet(this.page);
  }
}
