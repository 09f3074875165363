import { browserTest } from '@/testing/browser';
import { openUlsan } from '@/testing/open-battle';

browserTest('the log: search, filter, unfold to dice and rules, look back, and back to there', async (fixture) => {
  const { page } = fixture;
  await openUlsan(fixture);
  await page.getByTestId('tab-log').click();
  const entries = page.locator('[data-testid="log-list"] [aria-expanded]');
  await entries.first().waitFor();

  await page.getByTestId('log-search').click();
  await page.getByTestId('log-words').fill('rurik');
  await page
    .getByTestId('log-shown')
    .getByText(/^\d+ of \d+/)
    .waitFor();
  const found = await entries.allTextContents();
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((words) => !words.includes('Rurik'))).toEqual([]);
  await page.getByTestId('log-search').click();

  await page.getByTestId('log-filter-open').click();
  await page.getByTestId('log-turn-5').click();
  await page.getByTestId('log-phase-F').click();
  await page.getByTestId('log-kind-hits').click();
  await page.getByTestId('sheet-close').click();
  await page.getByText('Turn 5 · F Gunfire').first().waitFor();
  const seq = ((await entries.first().getAttribute('data-testid')) ?? '').replace('log-', '');
  await entries.first().click();
  await page.getByTestId(`log-dice-${seq}`).waitFor();
  await page.locator(`[data-testid^="log-rule-${seq}-TOGO"]`).first().click();
  await page.getByText(/^Rule TOGO-\d+$/).waitFor();
  await page.getByTestId('sheet-close').click();

  await page.getByTestId(`log-look-${seq}`).click();
  await page.getByTestId('scrubber').waitFor();
  await page.getByText('Turn 5 · F Gunfire').last().waitFor();
  const box = (await page.getByTestId('scrubber').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 24);
  await page.mouse.down();
  await page.mouse.move(box.x + 4, box.y + 24, { steps: 8 });
  await page.mouse.up();
  await page.getByText(/The start/).waitFor();
  await page.getByTestId('past-later').click();
  await page.getByText(/^Step 2 of/).waitFor();
  await page.getByTestId('past-back-to').click();
  await page.getByTestId('back-to-confirm').click();
  await page.getByTestId('turn').waitFor();
  await page
    .getByText(/Turn 1/)
    .first()
    .waitFor();
});
