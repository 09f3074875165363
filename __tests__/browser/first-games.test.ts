import type { Page } from 'playwright-core';

import { browserTest } from '@/testing/browser';
import { Hand } from '@/testing/hand';
import { quiet } from '@/testing/quiet';
import { newWords } from '@/testing/thumb';

const MOST_STEPS = 120;

/** Two players who have never read the rules: they do what the guide says, and on other screens tap the filled button. */
class Beginners extends Hand {
  constructor(
    page: Page,
    private readonly onScreen: (players: Beginners) => Promise<void>,
  ) {
    super(page);
  }

  private sees = (testID: string): Promise<boolean> => this.shown(testID).isVisible();

  private async words(testID: string): Promise<string> {
    return (await this.sees(testID)) ? ((await this.shown(testID).textContent()) ?? '') : '';
  }

  /** Follows the guide to the end of the game; answers with all it said. */
  async play(): Promise<readonly string[]> {
    const said: string[] = [];
    for (let step = 0; step < MOST_STEPS; step += 1) {
      await quiet(this.page);
      if (await this.sees('guide-over')) return said;
      if (await this.sees('curtain-hold')) await this.hold();
      else if (!(await this.sees('turn'))) await this.onScreen(this);
      else if (await this.sees('in-place-app')) await this.tap('in-place-app');
      else said.push(await this.onTurn());
    }
    throw new Error(`a dead end after ${said.at(-1)}`);
  }

  private async onTurn(): Promise<string> {
    if (await this.sees('guide-end-battle')) {
      await this.tap('guide-end-battle');
      return 'end';
    }
    await newWords(this.page);
    const now = await this.words('guide-now');
    const named = [...now.matchAll(/“(.+?)”/g)].map(([, name]) => name ?? '');
    const [first = ''] = named;
    // The guide names what can be seen and tapped, by its own words.
    if ((await this.words('next-step')) === first) await this.takeNext();
    else {
      await this.shown('screen-main').getByText(first, { exact: true }).last().click();
      this.thumb.taps += 1;
      await quiet(this.page);
    }
    return now;
  }

  /** Where the list above asks for a choice, it is made first. */
  private async takeNext(): Promise<void> {
    const asked = /Choose (\d)/.exec(await this.words('phase'))?.[1];
    if (asked !== undefined) {
      const units = this.page.locator('[data-testid^="paralyse-"]:visible');
      for (let unit = 0; unit < Number(asked); unit += 1) await units.nth(unit).click();
    }
    await this.tap('next-step');
  }

  /** The first of these that is in sight, else the filled button. */
  async touch(...selectors: readonly string[]): Promise<void> {
    await newWords(this.page);
    const filled = this.page.locator('[data-testid="action-bar"]:visible').last().getByRole('button').last();
    const seen = await Promise.all(
      selectors.map((selector) => this.page.locator(`${selector}:visible`).first().count()),
    );
    const chosen = selectors[seen.findIndex((count) => count > 0)];
    const touched = chosen === undefined ? filled : this.page.locator(`${chosen}:visible`).first();
    // It may be gone again when the screen was on its way out.
    if (
      await touched.click({ timeout: 2000 }).then(
        () => true,
        () => false,
      )
    )
      this.thumb.taps += 1;
  }
}

const NOT_TICKED = ':not([aria-checked="true"]):not([aria-disabled="true"])';

/** What they touch on the screens of each book. */
const SCREENS: Readonly<Record<string, (players: Beginners) => Promise<void>>> = {
  tide: (players) =>
    players.touch('[data-testid="all-ships"]:has-text("All ships")', `[data-testid^="chit-"]${NOT_TICKED}`),
  // Across the board by its list, to the lane next to the enemy's; the guns are fired from the Turn tab.
  tsushima: async (players) => {
    const { page } = players;
    if (await players.shown('board-list').isHidden()) await players.tap('board-face');
    const side = (await players.shown('battle-board').innerText()).includes('Japanese move') ? 'ijn' : 'irn';
    await players.tap(`unit-${side}-cruiser-1`);
    const lanes = page.locator('[data-testid^="move-to-"]:visible');
    await (side === 'ijn' ? lanes.last() : lanes.first()).click();
    players.thumb.taps += 1;
    if (await players.shown('sheet-close').isVisible()) await players.tap('sheet-close');
    await page.goBack();
  },
  'red-sun': (players) => players.touch(),
  mukden: (players) => players.touch('[data-testid^="aim-"]', '[data-testid^="ready-"]'),
};

for (const [book, onScreen] of Object.entries(SCREENS)) {
  browserTest(`${book}: a first game from the empty shelf to its end, doing what the guide says`, async (fixture) => {
    const { page, server } = fixture;
    await page.goto(`${server.url}/shelf`);
    const players = new Beginners(page, onScreen);
    await players.tap(`new-${book}`);
    await players.tap('start-first');
    await players.shown('guide').waitFor();
    const said = await players.play();
    console.log(`first game of ${book}: ${players.thumb.taps} taps, ${said.length} steps`);
    expect(new Set(said).size).toBeGreaterThan(4);

    // It is a campaign like any other; the guide leads on to one of their own.
    await players.tap('next-campaign');
    await players.shown('new-campaign').waitFor();
  });
}
