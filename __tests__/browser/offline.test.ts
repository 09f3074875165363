import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';

import { browserTest, openHarbour } from '@/testing/browser';
import { scratchFolder } from '@/testing/scratch';
import { serveStatic } from '@/tools/static-server';

const KEEPS_COPY = { keepsCopy: true };

browserTest(
  'after one visit it opens, draws and saves with the server stopped',
  async (fixture) => {
    const { page, context, server } = fixture;
    await openHarbour(fixture);
    await page.getByText('Works offline').waitFor();
    await server.close();
    await expect(fetch(server.url)).rejects.toThrow();

    await page.reload();
    await page.getByTestId('harbour').waitFor();
    await page.getByTestId('to-quick').click();
    await page.locator('canvas').first().waitFor();
    await page.goBack();
    await page.getByTestId('to-settings').click();
    await page.getByTestId('theme-dark').click();
    await page.locator('[data-testid=theme-dark][aria-checked=true]').waitFor();

    const fonts = await page.evaluate(() => [...document.fonts].map((font) => font.status));
    expect(fonts).toContain('loaded');
    expect(fonts).not.toContain('error');

    const another = await context.newPage();
    await page.close();
    await another.goto(`${server.url}/settings`);
    await another.locator('[data-testid=theme-dark][aria-checked=true]').waitFor();
  },
  KEEPS_COPY,
);

browserTest(
  'it can be installed',
  async (fixture) => {
    const { page, context } = fixture;
    await openHarbour(fixture);
    const devtools = await context.newCDPSession(page);
    const { errors, data } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Z Flag', display: 'standalone' });
  },
  KEEPS_COPY,
);

browserTest(
  'a new version waits for a tap on Update',
  async ({ page }) => {
    // A folder of its own: others are served the one whose version changes here.
    const folder = scratchFolder();
    cpSync('dist/web', folder, { recursive: true });
    const server = await serveStatic(folder);
    try {
      await openHarbour({ page, server });
      await page.getByText('Works offline').waitFor();
      appendFileSync(join(folder, 'sw.js'), '\n// a later version\n');
      await page.reload();
      await page.getByTestId('update').waitFor();
      const states = () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return { waiting: registration?.waiting !== null, active: registration?.active !== null };
        });
      expect(await states()).toEqual({ waiting: true, active: true });
      await page.getByTestId('update-now').click();
      await page.getByTestId('update').waitFor({ state: 'detached' });
      await page.getByTestId('harbour').waitFor();
      expect(await states()).toEqual({ waiting: false, active: true });
    } finally {
      await server.close();
    }
  },
  KEEPS_COPY,
);

test('the server sends the policy and refuses to leave its folder', async () => {
  const server = await serveStatic('dist/web');
  const page = await fetch(server.url);
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  expect(page.headers.get('cross-origin-embedder-policy')).toBe('require-corp');
  expect((await fetch(`${server.url}/missing.js`)).status).toBe(404);
  expect((await fetch(`${server.url}/%2e%2e/%2e%2e/package.json`)).status).toBe(404);
  expect((await fetch(`${server.url}/%E0%A4%A`)).status).toBe(404);
  await server.close();
});
