import type { Page } from 'playwright-core';

import { browserTest, openHarbour } from '@/testing/browser';
import { Hand } from '@/testing/hand';
import { Keys } from '@/testing/keys';
import { openUlsan } from '@/testing/open-battle';
import { quiet } from '@/testing/quiet';
import { type Line, TideFile } from '@/testing/tide-file';
import { visit } from '@/testing/visit';

/** What a reader comes to in the screen in front, in his order: headings, buttons and tabs, each by its role and name. */
const readInOrder = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1,h2,[role=button],button,[role=tab]')]
      .filter((each) => each.checkVisibility() && each.closest('[aria-hidden="true"]') === null)
      .map((each) => {
        const role = each.getAttribute('role') ?? each.tagName.toLowerCase();
        return `${role}: ${each.getAttribute('aria-label') ?? each.textContent ?? ''}`;
      }),
  );

/** Hears everything that is said by itself from now on: new words in a region that was there before them. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said: string[] = [];
    const shown = new Set<string>();
    Object.assign(window, { said, shown });
    const hear = (region: Element | null | undefined) => {
      const words = region?.textContent?.trim();
      if (words) said.push(words);
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        hear(element?.closest('[aria-live],[role=status],[role=alert]'));
      }
      const results = ['rolled', 'outcome', 'salvo-result'].map((id) => `[data-testid="${id}"]`).join(', ');
      for (const { textContent } of document.querySelectorAll(results)) if (textContent) shown.add(textContent.trim());
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
const heard = (page: Page): Promise<{ readonly said: readonly string[]; readonly shown: readonly string[] }> =>
  page.evaluate(() => {
    const { said, shown } = window as unknown as { said: readonly string[]; shown: ReadonlySet<string> };
    return { said, shown: [...shown] };
  });

/** What was rolled stood there to be read, and was said. */
async function expectResultsSaid(page: Page): Promise<void> {
  const { said, shown } = await heard(page);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((words) => !said.some((each) => each.includes(words)))).toEqual([]);
}

const inSight = (page: Page, testID: string) => page.locator(`[data-testid="${testID}"]:visible`).last().isVisible();

/** What the filled button may have opened, the first that is there: answered with the phone's dice. */
const ANSWERS = ['strip-done', 'fire-all', 'in-place-app', 'next-step'];

browserTest('a whole turn of Togo by keyboard alone, read in order, with every result said aloud', async (fixture) => {
  const { page } = fixture;
  const keys = new Keys(page);
  await openHarbour(fixture);
  await listen(page);
  for (const testID of ['to-new-battle', 'scenario-chemulpo', 'start-battle']) await keys.press(testID);
  await page.getByTestId('turn').waitFor();
  // The focus is on the title of the screen that came, not on the one that went.
  await page.waitForFunction(() => document.activeElement?.matches('h1'));
  const order = await readInOrder(page);
  const at = (what: RegExp) => order.findIndex((each) => what.test(each));
  expect([at(/^heading: Torpedoes/), at(/^button: No torpedoes/), at(/^tab: Turn/), at(/^tab: Log/)]).toEqual(
    [...order.keys()].filter((place) =>
      /^(heading: Torpedoes|button: No torpedoes|tab: (Turn|Log))/.test(order[place]!),
    ),
  );
  expect(order.filter((each) => /: $/.test(each))).toEqual([]);

  const turn = async () => /Turn (\d+)/.exec((await page.getByTestId('turn-header').last().textContent()) ?? '')?.[1];
  for (let steps = 0; steps < 60; steps += 1) {
    if ((await inSight(page, 'turn')) && (await turn()) !== '1') break;
    for (const testID of ANSWERS) {
      if (!(await inSight(page, testID))) continue;
      await keys.press(testID);
      break;
    }
    await page.locator('[data-testid="screen-main"]:visible').last().waitFor();
    await quiet(page);
  }
  expect(await turn()).toBe('2');
  expect([...keys.faults]).toEqual([]);
  await expectResultsSaid(page);

  // Into a sheet, out of it with Escape, and back where one was.
  await keys.press('battle-more');
  await page.getByTestId('sheet-close').waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[aria-modal="true"]') !== null);
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[aria-modal="true"]') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.getByTestId('sheet-close').waitFor({ state: 'detached' });
  expect((await keys.focused())?.testID).toBe('battle-more');
});

const BEGUN: readonly Line[] = [{ type: 'nextTurn' }, { type: 'stayInPort', fleet: 'vladivostok' }];

browserTest('a Naval Phase of The Tide at Sunrise by keyboard alone, curtains and all', async ({ page, server }) => {
  const file = await TideFile.begun(BEGUN);
  await file.openOn({ page, server });
  file.remove();
  const keys = new Keys(page);
  await listen(page);
  /** A reader cannot hold a button down: he is asked, and says yes. */
  const open = async () => {
    await keys.press('curtain-hold');
    await keys.press('curtain-sure-confirm');
  };
  const all = async (...testIDs: readonly string[]) => {
    for (const testID of testIDs) await keys.press(testID);
  };
  // Of two answers one is come to, the other is beside it.
  await keys.press('answer-no', 'ArrowUp');
  expect((await keys.focused())?.testID).toBe('answer-yes');
  await keys.press('next-step');
  await open();
  await all('all-ships', 'lock-in', 'next-step');
  await open();
  await all('all-ships', 'lock-in', 'next-step');
  await open();
  await all('roll-secret', 'after-roll', 'next-step', 'next-step');
  await open();
  await all('chit-FSH', 'chit-HP', 'lock-in');
  await open();
  await all('chit-HP', 'chit-HS', 'lock-in', 'next-step');
  for (let steps = 0; steps < 40; steps += 1) {
    const next = page.locator('[data-testid="next-step"]:visible').last();
    if ((await next.isVisible()) && /^Start turn/.test((await next.getAttribute('aria-label')) ?? '')) break;
    for (const testID of ['cross-t', 'fire-all', 'strip-done', 'next-step']) {
      if (!(await inSight(page, testID))) continue;
      await keys.press(testID);
      break;
    }
    await page.locator('[data-testid="screen-main"]:visible').last().waitFor();
    await quiet(page);
  }
  expect(await page.locator('[data-testid="next-step"]:visible').last().getAttribute('aria-label')).toMatch(
    /^Start turn/,
  );
  expect([...keys.faults]).toEqual([]);
  await expectResultsSaid(page);
});

browserTest('what the phone throws all at once is said as its strip opens', async (fixture) => {
  const { page } = fixture;
  const id = await openUlsan(fixture);
  const hand = new Hand(page);
  await visit(page, `/battle/${id}/fire/izumo`);
  await hand.shown('fire').waitFor();
  await listen(page);
  await hand.tap('fire-now');
  await hand.shown('salvo-result').waitFor();
  await quiet(page);
  await expectResultsSaid(page);
});
