import type { Page } from 'playwright-core';

import { browserTest, type BrowserFixture } from '@/testing/browser';
import { openUlsan } from '@/testing/open-battle';
import { OwnDice } from '@/testing/own-dice';
import { exportedLog, replayed } from '@/testing/replayed';
import { newWords, Thumb } from '@/testing/thumb';

/** Low faces hit and hold, high ones miss: enough of both for hits, fires and repairs. */
const FACES = [1, 2, 1, 3, 1, 6, 2, 1, 4, 1, 2, 5, 1, 1, 3, 2];

async function openPrepared({ page, server }: BrowserFixture, dice: 'app' | 'own'): Promise<void> {
  await page.goto(`${server.url}/settings`);
  await page.getByTestId(`dice-${dice}`).click();
  await page.locator(`[data-testid=dice-${dice}][aria-checked=true]`).waitFor();
  await openUlsan({ page, server });
}

browserTest(
  'F, G and H of a turn off Ulsan by taps alone end where the engine ends with the same dice',
  async (fixture) => {
    const { page, server } = fixture;
    await openPrepared(fixture, 'own');
    const thumb = new Thumb(page);
    const dice = new OwnDice(page, thumb, FACES);
    // A phase that is done ends by itself, a moment after the strip has closed.
    const headline = async () => {
      await newWords(page);
      return page.getByTestId('headline').first().textContent();
    };
    const said = async () => JSON.stringify(await thumb.look('headline', 'next-step', 'rolled'));
    for (let step = 0; step < 40 && !/^Cards$/.test((await headline()) ?? ''); step += 1) {
      // A strip that came late, when the words around it had changed already, locks everything else.
      if (await thumb.sees('roll')) await dice.rollOut();
      const before = await said();
      await thumb.calmly('next-step');
      // One look at all: of several waits the slower ones would go on behind the next tap, and stop it.
      for (let wait = 0; wait < 1000; wait += 1) {
        const seen = await thumb.look('fire', 'volley', 'roll', 'control');
        if (Object.values(seen).some((words) => words !== undefined) || (await said()) !== before) break;
        await page.waitForTimeout(50);
      }
      if (await thumb.sees('fire-all')) await thumb.tap('fire-all');
      else if (await thumb.sees('volley-cease')) await thumb.tap('volley-cease');
      else if (await thumb.sees('fire-now')) await thumb.tap('fire-now');
      else if (await thumb.sees('hold-now')) await thumb.tap('hold-now');
      if (await thumb.sees('control')) await page.locator('[data-testid^="try-"]:visible').first().click();
      await newWords(page);
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

const testIDs = (page: Page, start: string): Promise<readonly string[]> =>
  page
    .locator(`[data-testid^="${start}"]:visible`)
    .evaluateAll((found) => found.map((each) => each.getAttribute('data-testid') ?? ''));

browserTest('few taps: a broadside, split fire, a try at damage control, an undo', async (fixture) => {
  const { page } = fixture;
  await openPrepared(fixture, 'app');
  const counts: Record<string, number> = {};
  const count = async (what: string, work: (thumb: Thumb) => Promise<number | void>) => {
    const thumb = new Thumb(page);
    const dice = (await work(thumb)) ?? 0;
    counts[what] = thumb.taps - dice;
  };
  const [, firer = ''] = await testIDs(page, 'owed-');
  const aim = async (thumb: Thumb) => {
    await thumb.tap(firer);
    await page.getByTestId('fire').waitFor();
    await thumb.tap((await testIDs(page, 'chip-')).at(-1) ?? '');
    await thumb.tap('dial-bow');
  };
  const fireAndNote = async (thumb: Thumb) => {
    await thumb.tap('fire-now');
    await page.getByTestId('roll').waitFor();
    // Once a battle the dice are chosen: not a tap of the broadside's own.
    if (await thumb.sees('roll-all')) await new Thumb(page).calmly('roll-all');
    await thumb.calmly('strip-done');
    await page.getByTestId('turn').waitFor();
    await page.getByTestId(firer).waitFor({ state: 'detached' });
  };
  /** Dice of the players' own until the strip is full; their number is what no app can save. */
  const enterAll = async (thumb: Thumb): Promise<number> => {
    const dice = new OwnDice(page, thumb, [1]);
    await dice.rollOut();
    return dice.entered.length;
  };
  const undo = async (thumb: Thumb) => {
    await thumb.calmly('undo');
    await page.getByTestId(firer).waitFor();
  };

  await count('gunfire', async (thumb) => {
    await aim(thumb);
    await fireAndNote(thumb);
  });
  await count('undo', undo);
  await count('gunfire at two targets', async (thumb) => {
    await aim(thumb);
    await thumb.tap('battery-1');
    await thumb.tap((await testIDs(page, 'aim-')).at(0) ?? '');
    await fireAndNote(thumb);
  });
  await undo(new Thumb(page));
  await count('gunfire beyond own dice', async (thumb) => {
    await thumb.tap(firer);
    await page.getByTestId('fire').waitFor();
    // As the settings of somebody who throws their own would have it.
    await new Thumb(page).calmly('dice-switch-own');
    await thumb.tap('fire-now');
    return enterAll(thumb);
  });

  await new Thumb(page).calmly('end-phase-link');
  await new Thumb(page).calmly('end-phase-confirm');
  await page.getByTestId('owed-rossia').waitFor();
  await count('damage control', async (thumb) => {
    await thumb.tap('owed-rossia');
    await page.getByTestId('control').waitFor();
    // Back to the app's dice, which are rolled and recorded at once.
    await new Thumb(page).calmly('dice-switch-app');
    await thumb.tap('try-fire');
    await page.getByTestId('owed-rossia').waitFor({ state: 'detached' });
    await page.getByTestId('rolled').getByText('Rossia').first().waitFor();
  });
  console.log(`Taps: ${JSON.stringify(counts)}`);
  expect(counts.gunfire).toBeLessThanOrEqual(5);
  expect(counts['gunfire at two targets']).toBeLessThanOrEqual(7);
  expect(counts['gunfire beyond own dice']).toBeLessThanOrEqual(3);
  expect(counts['damage control']).toBeLessThanOrEqual(2);
  expect(counts.undo).toBeLessThanOrEqual(2);
});
