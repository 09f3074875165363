import type { Page } from 'playwright-core';

import { picker } from '@/game/shuffle';

import { quiet } from '../quiet';
import { goTo } from '../visit';

/** So many taps from where it was set down; then it is set down again. */
const TAPS_A_VISIT = 25;
/** How often it looks again at a page that has nothing to show yet. */
const PATIENCE = 30;
/** How many are reported when something breaks. */
const TAPS_REPORTED = 25;

/** A word, a number, nothing, too much, and what other programs have stumbled over. */
const WORDS = [
  'Mikasa',
  '7',
  '-1',
  '1e9',
  '',
  ' ',
  'x'.repeat(300),
  '<b>&amp;</b>',
  '日露戦争',
  '🚢\u202e',
  "'; --",
  '0.25',
];

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
] as const;

interface Target {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly takesText: boolean;
}

/** What is in the page now. */
interface Seen {
  /** What would be tapped; null where there is nothing. */
  readonly target: Target | null;
  /** The screen that stands where another broke. */
  readonly isBroken: boolean;
  readonly isBlank: boolean;
}

/** Chooses among everything in sight that takes a tap. Runs in the page. */
function look(chance: number): Seen {
  const TAKES_TAPS =
    'button,a[href],input,textarea,[role=button],[role=link],[role=tab],[role=switch],[role=radio],[role=checkbox],[role=slider],[tabindex="0"]';
  const inFront: { element: Element; x: number; y: number }[] = [];
  for (const element of document.querySelectorAll(TAKES_TAPS)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width === 0 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const front = document.elementFromPoint(x, y);
    if (front && (element.contains(front) || front.contains(element))) inFront.push({ element, x, y });
  }
  const chosen = inFront[Math.floor(chance * inFront.length)];
  const name = (element: Element) =>
    element.getAttribute('data-testid') ?? element.getAttribute('aria-label') ?? element.textContent ?? '';
  return {
    target: chosen
      ? {
          ...{ name: name(chosen.element).slice(0, 60), x: chosen.x, y: chosen.y },
          takesText: chosen.element.matches('input:not([type]),input[type=text],input[type=number],textarea'),
        }
      : null,
    isBroken: document.querySelector('[data-testid="problem"]') !== null,
    isBlank: document.body.innerText.trim() === '',
  };
}

/** What happened to a monkey: where it was, and its last taps, so that they can be tapped again. */
interface Accident {
  readonly what: string;
  readonly address: string;
  readonly taps: readonly string[];
}

/**
 * Taps on whatever is there, as a child does that got hold of the phone: on the things that take a tap, beside them, on the
 * key for going back; it types nonsense, drags, turns the phone. The same seed makes the same choices.
 */
export class Monkey {
  taps = 0;
  private latest: string[] = [];
  private address = '';
  private readonly pick: (n: number) => number;

  constructor(
    private readonly page: Page,
    private readonly url: string,
    seed: number,
    /** What the page's console complains of since the last tap. */
    private readonly errors: string[],
  ) {
    this.pick = picker(seed);
  }

  /** Set down at an address. Answers with what went wrong, or null. */
  async play(address: string): Promise<Accident | null> {
    this.address = address;
    this.latest = [];
    await this.page.setViewportSize(WINDOWS[this.pick(WINDOWS.length)]!);
    await this.setDown();
    for (let tap = 0; tap < TAPS_A_VISIT; tap += 1) {
      const wrong = await this.tap();
      if (wrong !== null) return { what: wrong, address, taps: this.latest.slice(-TAPS_REPORTED) };
    }
    return null;
  }

  private async setDown(): Promise<void> {
    await goTo(this.page, this.url, this.address);
    await quiet(this.page, 1);
  }

  private async tap(): Promise<string | null> {
    this.taps += 1;
    // The whole choice first: how long the page took must not change what comes next.
    const [kind, chance, x, y, word] = [
      this.pick(40),
      this.pick(1e6) / 1e6,
      this.pick(1000),
      this.pick(1000),
      this.pick(WORDS.length),
    ];
    try {
      if (!this.page.url().startsWith(this.url)) await this.setDown();
      let seen = await this.page.evaluate(look, chance);
      // Something may still be on its way.
      for (let waits = 0; waits < (seen.isBlank ? PATIENCE : seen.target === null ? 1 : 0); waits += 1) {
        await quiet(this.page);
        seen = await this.page.evaluate(look, chance);
      }
      if (seen.isBroken) return 'a screen broke';
      if (seen.isBlank) return 'the screen is blank';
      await this.do(seen.target, { kind, x: x / 1000, y: y / 1000, word: WORDS[word]! });
    } catch (error) {
      // The page was left or loaded anew under its fingers.
      if (!/context was destroyed|navigat|Target .*closed/i.test(String(error))) throw error;
      await this.page.waitForLoadState();
    }
    return this.errors.length > 0 ? this.errors.splice(0).join('\n') : null;
  }

  private async do(
    target: Target | null,
    { kind, x, y, word }: { kind: number; x: number; y: number; word: string },
  ): Promise<void> {
    const { page } = this;
    const { width, height } = page.viewportSize()!;
    if (kind === 0) {
      this.latest.push('back');
      await page.evaluate(() => history.back());
      await quiet(page, 1);
    } else if (kind === 1) {
      this.latest.push(`tap at ${Math.round(x * width)}, ${Math.round(y * height)}`);
      await page.touchscreen.tap(x * width, y * height);
    } else if (kind <= 4 || target === null) {
      this.latest.push(`scroll by ${Math.round((y - 0.3) * 1500)}`);
      await page.mouse.move(x * width, height / 2);
      await page.mouse.wheel(0, Math.round((y - 0.3) * 1500));
    } else if (kind === 5) {
      this.latest.push(`drag ${target.name} to ${Math.round(x * width)}, ${Math.round(y * height)}`);
      await page.mouse.move(target.x, target.y);
      await page.mouse.down();
      await page.mouse.move(x * width, y * height, { steps: 3 });
      await page.mouse.up();
    } else if (kind === 6) {
      this.latest.push(`tap twice ${target.name}`);
      await page.touchscreen.tap(target.x, target.y);
      await page.touchscreen.tap(target.x, target.y);
    } else {
      this.latest.push(`tap ${target.name}`);
      await page.touchscreen.tap(target.x, target.y);
      if (target.takesText) {
        this.latest.push(`type ${word}`);
        await page.keyboard.press('Control+A');
        await page.keyboard.insertText(word);
      }
    }
  }
}
