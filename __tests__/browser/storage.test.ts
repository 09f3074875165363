import { browserTest, LONGEST, openHarbour } from '@/testing/browser';
import { launchPhone, PATIENCE } from '@/testing/chromium';
import { bringIn } from '@/testing/open-battle';
import { Thumb } from '@/testing/thumb';
import { ulsanFile } from '@/testing/ulsan-file';
import { serveStatic } from '@/tools/static-server';

browserTest(
  'where nothing may be stored at all it says so at once, works on, and offers the export',
  async (fixture) => {
    const { page } = fixture;
    await openHarbour(fixture);
    await page
      .getByTestId('unsaved')
      .getByText(/cannot store files/)
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
        // As a browser does that is told to block all cookies, which a private window does in part.
        const denied = () => new DOMException('Access is denied for this document.', 'SecurityError');
        navigator.storage.getDirectory = () => Promise.reject(denied());
        const get = () => {
          throw denied();
        };
        for (const kept of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(window, kept, { configurable: true, get });
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

/** On a profile of its own: a private window keeps its files in memory, and a full one is told apart from a full disk. */
test(
  'a full disk is said plainly, throws nothing, loses nothing, and is forgotten once there is room',
  async () => {
    const server = await serveStatic('dist/web');
    const context = await launchPhone({ keepsCopy: false });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const thumb = new Thumb(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    const rows = page.locator('[data-testid^="battle-"]:visible');
    const refusal = page.getByText('That could not be saved. Nothing was changed.').first();
    let id = '';
    /** Whether there is a copy more than before; if not, the screen has said so. */
    const duplicate = async (): Promise<boolean> => {
      const before = await rows.count();
      await refusal.waitFor({ state: 'detached' });
      await thumb.tap(`more-${id}`);
      await thumb.tap('menu-duplicate');
      await rows.nth(before).or(refusal).first().waitFor();
      return (await rows.count()) > before;
    };
    try {
      id = await bringIn(page, server.url, await ulsanFile());
      const devtools = await context.newCDPSession(page);
      const limit = (quotaSize?: number) =>
        devtools.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize });
      const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
      await limit(usage);
      let kept = 1;
      while (await duplicate()) kept += 1;
      // Twice: a refusal leaves nothing behind that would make the next tap fail in another way.
      expect(await duplicate()).toBe(false);
      await limit();
      expect(await duplicate()).toBe(true);
      await page.goto(`${server.url}/battles`);
      await rows.nth(kept).waitFor();
      expect(await rows.count()).toBe(kept + 1);
      expect(await page.getByTestId('unsaved').count()).toBe(0);
      expect(errors).toEqual([]);
    } finally {
      await context.close();
      await server.close();
    }
  },
  LONGEST,
);
