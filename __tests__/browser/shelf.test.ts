import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { type BrowserFixture, browserTest, openHarbour } from '@/testing/browser';
import { newProfile } from '@/testing/chromium';
import { newWords, Thumb } from '@/testing/thumb';
import { visit } from '@/testing/visit';

const SAME_PHONE = { samePhone: true };

/** From the Harbour by taps; answers with the address of the campaign. */
async function startCampaign(fixture: BrowserFixture, name: string): Promise<string> {
  const { page } = fixture;
  const thumb = new Thumb(page);
  await openHarbour(fixture);
  await thumb.calmly('to-shelf');
  await thumb.calmly('open-tide');
  await thumb.calmly('to-new');
  await page.getByTestId('campaign-name').fill(name);
  await thumb.calmly('start-campaign');
  await page.getByTestId('turn').waitFor();
  return new URL(page.url()).pathname;
}

const inFront = (page: Page, testID: string) => page.locator(`[data-testid="${testID}"]:visible`).last();

async function pick(page: Page, button: string, file: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), inFront(page, button).click()]);
  await chooser.setFiles(file);
}

browserTest('a campaign is started from the Harbour, left, and gone on with where it was', async (fixture) => {
  const { page } = fixture;
  const thumb = new Thumb(page);
  await startCampaign(fixture, 'Off Port Arthur');
  await thumb.calmly('next-step');
  await page.getByText('Does Vladivostok sail?').first().waitFor();
  await thumb.calmly('battle-home');
  await page
    .getByText(/Off Port Arthur/)
    .first()
    .waitFor();
  await thumb.calmly('to-shelf');
  await page
    .getByTestId('continue-tide')
    .getByText(/Off Port Arthur · Turn 2/)
    .waitFor();
  await thumb.calmly('continue');
  await page.getByText('Does Vladivostok sail?').first().waitFor();
  await page.reload();
  await page.getByText('Does Vladivostok sail?').first().waitFor();
});

browserTest(
  'a campaign goes to a file and comes back; a damaged, an edited and a newer file change nothing',
  async (fixture) => {
    const { page, otherPhone, server } = fixture;
    const thumb = new Thumb(page);
    const address = await startCampaign(fixture, 'Handed over');
    await thumb.calmly('next-step');
    await page.getByText('Does Vladivostok sail?').first().waitFor();
    await visit(page, '/settings');
    await thumb.calmly('export-one');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      inFront(page, `export-one-${address.split('/').at(-1)}`).click(),
    ]);
    const file = (await download.path()) ?? '';
    const text = readFileSync(file, 'utf8');
    const folder = newProfile();
    const write = (name: string, content: string) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };

    const there = await otherPhone();
    await there.goto(`${server.url}/settings`);
    const spoilt = [
      [write('cut.json', text.slice(0, -200)), /so nothing was changed/],
      [write('edited.json', text.replace('Handed over', 'Handed 0ver')), /edited after Z Flag wrote it/],
      [write('newer.json', text.replace(/"version":\s*\d+/, '"version": 99')), /comes from a newer Z Flag/],
    ] as const;
    for (const [bad, why] of spoilt) {
      await pick(there, 'import', bad);
      await there.getByText(why).waitFor();
      await inFront(there, 'sheet-close').click();
    }
    await visit(there, '/shelf/tide');
    await there.getByText(/^No campaigns yet/).waitFor();

    await visit(there, '/settings');
    await pick(there, 'import', file);
    await there.getByText(/^Campaign with \d+ entries/).waitFor();
    await there.getByTestId('import-confirm').click();
    await there.getByText(/^Imported: 1 campaign/).waitFor();
    await visit(there, '/shelf/tide');
    await inFront(there, 'continue').and(there.locator(':not([data-locked])')).click();
    await there.getByText('Does Vladivostok sail?').first().waitFor();
  },
);

browserTest('the owner’s counters are typed in, shared as a file, and used by the next campaign', async (fixture) => {
  const { page, otherPhone, server } = fixture;
  await page.goto(`${server.url}/shelf/tide`);
  await page.getByText('House table').waitFor();
  await inFront(page, 'table-counters').click();
  await inFront(page, 'cell-mikasa-primary').click();
  for (const key of ['6', '5', 'L', 'true']) await inFront(page, `ratings-key-${key}`).click();
  await newWords(page);
  await inFront(page, 'counters-more').click();
  const [download] = await Promise.all([page.waitForEvent('download'), inFront(page, 'counters-share').click()]);
  const file = (await download.path()) ?? '';
  await inFront(page, 'ratings-finish').click();
  await page.getByText('Your table', { exact: true }).waitFor();

  const there = await otherPhone();
  await there.goto(`${server.url}/shelf/tide/table/counters`);
  await inFront(there, 'counters-more').click();
  await pick(there, 'counters-import', file);
  await there.getByText(/^Ship values, changed on/).waitFor();
  await there.getByTestId('import-confirm').click();
  await there.getByText(/^Imported: 1 document/).waitFor();
  await visit(there, '/shelf/tide/new');
  await there.getByTestId('values-counters').waitFor();
  await inFront(there, 'start-campaign').and(there.locator(':not([data-locked])')).click();
  await there.getByTestId('turn').waitFor();
  await visit(there, `${new URL(there.url()).pathname}?tab=fleet`);
  await there.getByLabel('Mikasa, Battleship, no damage, primary 6, secondary 5, range L, Torpedoes').waitFor();
});

browserTest(
  'Quick: a shot with one’s own dice, odds before it; rolls and form are there the next time',
  async (fixture) => {
    const { page, server } = fixture;
    const thumb = new Thumb(page);
    await openHarbour(fixture);
    await thumb.calmly('to-shelf');
    await thumb.calmly('quick-tide');
    await page.getByTestId('quick-chance').getByText('33%').waitFor();
    await thumb.calmly('quick-roll');
    expect(thumb.taps).toBeLessThanOrEqual(4);
    await page
      .getByTestId('quick-result')
      .getByText(/^Primary ≤2: [1-6]/)
      .waitFor();
    await thumb.calmly('dice-switch-own');
    await thumb.tap('quick-pad-face-2');
    await page.getByTestId('quick-result').getByText('Primary ≤2: 2, 1 hit').waitFor();
    await thumb.calmly('quick-form-fight');
    await page.getByTestId('fight-odds').waitFor();
    await page.goto(`${server.url}/shelf/tide/quick`);
    await page.getByTestId('quick-fight').waitFor();
    await inFront(page, 'quick-form-shot').click();
    // The app's own die may have fallen the same way: then the line stands there twice.
    await page.getByTestId('quick-rolls').getByText('Primary ≤2: 2, 1 hit').first().waitFor();
  },
  SAME_PHONE,
);

browserTest(
  '[RSR-21] a land attack in Quick: four touches from a cold start',
  async (fixture) => {
    const { page } = fixture;
    const thumb = new Thumb(page);
    await openHarbour(fixture);
    await thumb.calmly('to-shelf');
    await thumb.calmly('quick-red-sun');
    await thumb.calmly('assault-terrain-mountain');
    await page.getByTestId('quick-chance').getByText('50%').waitFor();
    await thumb.calmly('quick-roll');
    await page
      .getByTestId('quick-result')
      .getByText(/^Assault 2-1, die −2: rolled [1-6], losses (1\/–|1\/1|2\/2)$/)
      .waitFor();
    expect(thumb.taps).toBe(4);
  },
  SAME_PHONE,
);
