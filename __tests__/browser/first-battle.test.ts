import type { Page } from 'playwright-core';

import { browserTest } from '@/testing/browser';
import { quiet } from '@/testing/quiet';
import { newWords, Thumb } from '@/testing/thumb';
import { expectTouches } from '@/testing/touch-table';
import { visit } from '@/testing/visit';

const shown = (page: Page, testID: string) => page.locator(`[data-testid="${testID}"]:visible`).last();
const wordsOf = async (page: Page, testID: string): Promise<string> =>
  (await shown(page, testID)
    .textContent()
    .catch(() => '')) ?? '';

/**
 * From one tap of the guide to its next: on whatever screen the step has opened the ring is held, a crew's first try
 * taken, and else the filled button tapped.
 */
async function followOn(page: Page, thumb: Thumb, before: string): Promise<void> {
  const ownButton = page
    .locator('[data-testid="action-bar"]:visible')
    .filter({ hasNot: page.getByTestId('next-step') })
    .last();
  for (let look = 0; look < 150; look += 1) {
    await quiet(page);
    const seen = await thumb.look(
      'curtain-hold',
      'control',
      'turn',
      'result',
      'guide-end-battle',
      'roll-in-place',
      'next-step',
    );
    if (seen['curtain-hold'] !== undefined) await thumb.hold('curtain-hold');
    else if (seen.control !== undefined) await page.locator('[data-testid^="try-"]:visible').first().click();
    else if (seen.turn === undefined) {
      // The filled button has just got its words; it may be gone again when the screen was on its way out.
      await newWords(page);
      const tapped = ownButton.getByRole('button').last().click({ timeout: 1000 });
      if (await tapped.then(() => true).catch(() => false)) thumb.taps += 1;
    } else if (seen['roll-in-place'] !== undefined) await thumb.calmly('in-place-app');
    else if (seen.result !== undefined || seen['guide-end-battle'] !== undefined) return;
    else if (seen['next-step'] !== undefined && seen['next-step'] !== before) {
      // A phase that has just been emptied ends by itself, and the button gets other words.
      await newWords(page);
      if ((await thumb.look('next-step'))['next-step'] === seen['next-step']) return;
    }
  }
  throw new Error('a screen of the first battle is a dead end');
}

browserTest(
  'a first battle from the empty Harbour to its result, doing nothing but what the guide says',
  async ({ page, server }) => {
    const thumb = new Thumb(page);
    await page.goto(server.url);
    await shown(page, 'first-battle-offer').waitFor();
    await thumb.tap('first-battle-offer');
    await thumb.calmly('start-duel');
    await shown(page, 'guide').waitFor();

    const headlines = new Set<string>();
    for (let step = 0; step < 90 && !(await thumb.sees('result')); step += 1) {
      headlines.add(await wordsOf(page, 'headline'));
      if (await thumb.sees('guide-end-battle')) {
        await thumb.calmly('guide-end-battle');
        await shown(page, 'result').waitFor();
        break;
      }
      const now = await wordsOf(page, 'guide-now');
      // The guide names the filled button by its own words.
      const button = /“(.+)”/.exec(now)?.[1] ?? '';
      expect(await wordsOf(page, 'next-step')).toBe(button);
      await thumb.calmly('next-step');
      await followOn(page, thumb, button);
    }
    expect([...headlines]).toEqual(
      expect.arrayContaining(['Torpedoes', 'Initiative', 'Japanese fire', 'Russians fire', 'Cards']),
    );
    expect(await wordsOf(page, 'headline')).toBe('Battle over');
    expectTouches('first battle, three turns', { touches: thumb.taps, most: 45 });
    await shown(page, 'guide-over').waitFor();

    // It is a battle like any other: it stands in the list, and its last turn can be read in brief.
    await thumb.tap('brief-offer');
    await shown(page, 'turns').waitFor();
    await page.goBack();
    await thumb.calmly('next-quick');
    await shown(page, 'chance').waitFor();
    await visit(page, '/battles');
    await page.getByText('First battle').first().waitFor();
  },
);

browserTest('the guide can be closed and opened again, and a reload goes on where it was', async ({ page, server }) => {
  const thumb = new Thumb(page);
  await page.goto(`${server.url}/first-battle`);
  await thumb.calmly('start-duel');
  await shown(page, 'guide').waitFor();
  await thumb.tap('guide-close');
  await shown(page, 'guide').waitFor({ state: 'detached' });
  const before = await wordsOf(page, 'next-step');
  await thumb.calmly('next-step');
  await followOn(page, thumb, before);
  await thumb.tap('guide-show');
  await shown(page, 'guide').waitFor();
  expect(await wordsOf(page, 'guide-now')).toContain('Roll for initiative');
  await page.reload();
  await shown(page, 'guide').waitFor();
  expect(await wordsOf(page, 'guide-now')).toContain('Roll for initiative');
});
