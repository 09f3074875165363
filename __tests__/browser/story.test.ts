import { browserTest } from '@/testing/browser';
import { openUlsan } from '@/testing/open-battle';
import { newWords } from '@/testing/thumb';
import { goTo, visit } from '@/testing/visit';

const SAME_PHONE = { samePhone: true };

browserTest(
  'best targets: each battery with its odds, the whole line on each ship',
  async (fixture) => {
    const { page } = fixture;
    await openUlsan(fixture);
    await page.getByTestId('to-best-targets').click();
    await page.getByTestId('best-targets').waitFor();
    await page.locator('[data-testid^="best-targets-enemy-"]').first().waitFor();
    const row = page.locator('[data-testid^="best-targets-"][aria-label*="percent for a hit"]').first();
    await row.click();
    await page.getByTestId('fire').waitFor();
  },
  SAME_PHONE,
);

browserTest(
  'balance: thousands of fights with a progress bar, cancelled at once, counted to the end',
  async (fixture) => {
    const { page, server } = fixture;
    await goTo(page, server.url, '/scenarios/tsushima-day');
    await page.getByTestId('to-balance').click();
    await page.getByTestId('balance-start').waitFor();
    for (let step = 0; step < 10; step += 1) await page.getByTestId('balance-turns-more').click();
    await newWords(page);
    await page.getByTestId('balance-start').click();
    await page.getByTestId('balance-progress').waitFor();
    await newWords(page);
    const waited = await page.evaluate(async () => {
      const cancel = document.querySelector<HTMLElement>('[data-testid="balance-cancel"]');
      const started = performance.now();
      if (!cancel) return -1;
      cancel.click();
      while (!document.querySelector('[data-testid="balance-cancelled"]'))
        await new Promise((done) => setTimeout(done, 1));
      return performance.now() - started;
    });
    // A hundredth of a second; more only where something else holds the machine.
    console.log(`cancelled after ${waited.toFixed(0)} ms`);
    expect(waited).toBeGreaterThan(0);
    // As few turns as it began with: nobody has to wait for the end of the long ones.
    for (let step = 0; step < 10; step += 1) await page.getByTestId('balance-turns-less').click();
    await newWords(page);
    await page.getByTestId('balance-start').click();
    await page.getByTestId('balance-result').waitFor();
    await page
      .getByText(/lose fewer ships in \d+(\.\d)?% of the fights/)
      .first()
      .waitFor();
    await page.getByText('What this leaves out').waitFor();
  },
  SAME_PHONE,
);

browserTest(
  'records: fair dice, the battles, the luckiest ship',
  async (fixture) => {
    const { page } = fixture;
    const id = await openUlsan(fixture);
    await visit(page, '/settings');
    await page.getByTestId('to-records').click();
    await page
      .getByTestId('fairness')
      .getByText(/Chi-square \d/)
      .waitFor();
    await page.getByTestId('luckiest-0').waitFor();
    await page.getByTestId(`record-${id}`).click();
    await page.getByTestId('report').waitFor();
  },
  SAME_PHONE,
);
