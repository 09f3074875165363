import type { Page } from 'playwright-core';

import { browserTest } from '@/testing/browser';
import { OwnDice } from '@/testing/own-dice';
import { exportedLog, replayed } from '@/testing/replayed';
import { Thumb } from '@/testing/thumb';
import { ulsanFile } from '@/testing/ulsan-file';

/** Low faces hit and hold, high ones miss: enough of both for hits, fires and repairs. */
const FACES = [1, 2, 1, 3, 1, 6, 2, 1, 4, 1, 2, 5, 1, 1, 3, 2];

async function openPrepared(page: Page, url: string, dice: 'app' | 'own'): Promise<void> {
  const file = await ulsanFile();
  await page.goto(`${url}/settings`);
  await page.getByTestId(`dice-${dice}`).click();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByTestId('import').click()]);
  await chooser.setFiles(file);
  await page.getByTestId('import-confirm').click();
  await page.getByText(/Imported: 1 battle/).waitFor();
  await page.goto(url);
  await page.getByTestId('were').waitFor();
  // The button has just got its words, and takes no tap meant for the old ones.
  await page.waitForTimeout(400);
  await page.getByTestId('continue').click();
  await page.getByTestId('turn').waitFor();
}

browserTest(
  'F, G and H of a turn off Ulsan by taps alone end where the engine ends with the same dice',
  async (fixture) => {
    const { page, server } = fixture;
    await openPrepared(page, server.url, 'own');
    const thumb = new Thumb(page);
    const dice = new OwnDice(page, thumb, FACES);
    const headline = () => page.getByTestId('headline').first().textContent();
    for (let step = 0; step < 40 && !/^Cards$/.test((await headline()) ?? ''); step += 1) {
      await thumb.calmly('next-step');
      await Promise.race([
        page
          .getByTestId('fire')
          .waitFor()
          .catch(() => undefined),
        page
          .getByTestId('roll')
          .waitFor()
          .catch(() => undefined),
        page
          .getByTestId('control')
          .waitFor()
          .catch(() => undefined),
        page.waitForTimeout(1200),
      ]);
      if (await thumb.sees('fire-now')) await thumb.tap('fire-now');
      else if (await thumb.sees('hold-now')) await thumb.tap('hold-now');
      if (await thumb.sees('control')) await page.locator('[data-testid^="try-"]:visible').first().click();
      await page.waitForTimeout(300);
      if (await thumb.sees('roll')) await dice.rollOut();
    }
    expect(await headline()).toBe('Cards');
    expect(dice.entered.length).toBeGreaterThan(20);

    const { battle, entered } = replayed(await exportedLog(page, server.url));
    expect(entered).toEqual(dice.entered);
    expect(battle.state.phase).toBe('I');
    expect(Object.values(battle.state.ships).some(({ markers, fires }) => markers.length + fires > 0)).toBe(true);
  },
);

browserTest('few taps: a broadside, a try at damage control, an undo', async (fixture) => {
  const { page, server } = fixture;
  await openPrepared(page, server.url, 'app');
  const counts: Record<string, number> = {};
  const count = async (what: string, work: (thumb: Thumb) => Promise<void>) => {
    const thumb = new Thumb(page);
    await work(thumb);
    counts[what] = thumb.taps;
  };
  const second = page.locator('[data-testid^="owed-"]:visible').nth(1);
  const firer = (await second.getAttribute('data-testid')) ?? '';
  await count('gunfire, firer not first, another target', async (thumb) => {
    await thumb.tap(firer);
    await page.getByTestId('fire').waitFor();
    const chip = (await page.locator('[data-testid^="chip-"]:visible').last().getAttribute('data-testid')) ?? '';
    await thumb.tap(chip);
    await thumb.tap('dial-bow');
    await thumb.tap('fire-now');
    await page.getByTestId('roll').waitFor();
    await thumb.calmly('strip-done');
    await page.getByTestId('turn').waitFor();
  });
  await page.getByTestId(firer).waitFor({ state: 'detached' });
  await count('undo', async (thumb) => {
    await thumb.calmly('undo');
    await page.getByTestId(firer).waitFor();
  });
  console.log(JSON.stringify(counts));
  expect(counts['gunfire, firer not first, another target']).toBeLessThanOrEqual(5);
  expect(counts.undo).toBeLessThanOrEqual(2);
});
