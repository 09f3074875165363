import { browserTest, openHarbour } from '@/testing/browser';

browserTest(
  'without a private file system it says so at once, works on, and offers the export',
  async (fixture) => {
    const { page } = fixture;
    await openHarbour(fixture);
    await page
      .getByTestId('unsaved')
      .getByText(/cannot keep files/)
      .waitFor();
    await page.getByTestId('to-settings').click();
    await page.getByTestId('theme-night').click();
    await page.locator('[data-testid=theme-night][aria-checked=true]').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('unsaved-export').click()]);
    expect(download.suggestedFilename()).toMatch(/\.json$/);
  },
  {
    beforeOpen: async (context) => {
      await context.addInitScript(() => {
        navigator.storage.getDirectory = () => Promise.reject(new DOMException('private window', 'SecurityError'));
      });
    },
  },
);

browserTest('a second window steps aside, and takes over when asked', async (fixture) => {
  const { page, context, server } = fixture;
  await openHarbour(fixture);
  await page.getByTestId('to-settings').click();
  await page.getByTestId('theme-dark').click();
  await page.locator('[data-testid=theme-dark][aria-checked=true]').waitFor();

  const second = await context.newPage();
  await second.goto(`${server.url}/settings`);
  await second.getByTestId('elsewhere').waitFor();
  await second.getByTestId('take-over').click();
  await second.locator('[data-testid=theme-dark][aria-checked=true]').waitFor();
  await page.getByTestId('elsewhere').waitFor();

  await second.getByTestId('theme-day').click();
  await second.locator('[data-testid=theme-day][aria-checked=true]').waitFor();
  await page.getByTestId('take-over').click();
  await page.locator('[data-testid=theme-day][aria-checked=true]').waitFor();
  await second.getByTestId('elsewhere').waitFor();
});

browserTest('a page whose worker is blocked still opens, and says that nothing is saved', async (fixture) => {
  const { page } = fixture;
  await page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      postMessage() {}
      terminate() {}
    } as unknown as typeof Worker;
    // The patience of twenty seconds is not what is tested here.
    const wait = window.setTimeout;
    window.setTimeout = ((work: () => void, ms?: number) => wait(work, Math.min(ms ?? 0, 300))) as typeof setTimeout;
  });
  await openHarbour(fixture);
  await page
    .getByTestId('unsaved')
    .getByText(/could not be opened/)
    .waitFor();
});
