import type { BrowserContext, Page } from 'playwright-core';

import { browserTest, openHarbour } from '@/testing/browser';
import { openUlsan } from '@/testing/open-battle';
import { Thumb } from '@/testing/thumb';
import { firstLoadFiles, packedSizes, partFiles } from '@/tools/first-load';
import { palettes } from '@/ui/themes';

const WEB_DIR = 'dist/web';
const KEEPS_COPY = { keepsCopy: true };
/** Packed, in bytes. A book is what its own screens and rules add to what the app has anyway. */
const BUDGET = { first: 560_000, book: 160_000 };

let letSkiaCome: () => void;

const holdSkiaBack = async (context: BrowserContext) => {
  const held = new Promise<void>((resolve) => (letSkiaCome = resolve));
  await context.route('**/canvaskit.wasm', async (route) => {
    await held;
    await route.continue();
  });
};

browserTest(
  'Harbour, Settings and the Turn tab of a battle do not wait for Skia; what it draws comes when it comes',
  async (fixture) => {
    const { page } = fixture;
    await openHarbour(fixture);
    await page.getByTestId('to-settings').click();
    await page.getByTestId('theme-dark').click();
    await page.locator('[data-testid=theme-dark][aria-checked=true]').waitFor();
    await openUlsan(fixture);
    const thumb = new Thumb(page);
    await thumb.calmly('owed-azuma');
    await page.getByTestId('fire').waitFor();
    await page.getByTestId('dial-control').waitFor();
    expect(await page.locator('canvas').count()).toBe(0);
    letSkiaCome();
    await page.locator('canvas').first().waitFor();
  },
  { beforeOpen: holdSkiaBack },
);

let letDatabaseCome: () => void;

const holdDatabaseBack = async (context: BrowserContext) => {
  const held = new Promise<void>((resolve) => (letDatabaseCome = resolve));
  await context.route('**/wa-sqlite*.wasm', async (route) => {
    await held;
    await route.continue();
  });
};

browserTest(
  'the Harbour can be tapped before the database is there: it looks as on the last visit, nothing moves, no tap is lost',
  async ({ page, context, server }) => {
    letDatabaseCome();
    await page.goto(`${server.url}/settings`);
    await page.getByTestId('theme-night').click();
    await page.locator('[data-testid=theme-night][aria-checked=true]').waitFor();
    await context.unroute('**/wa-sqlite*.wasm');
    await holdDatabaseBack(context);
    await page.goto(server.url);
    await page.getByTestId('unknown').waitFor();
    // The Harbour is made while its fonts come; only then does the splash go.
    await page.locator('#splash').waitFor({ state: 'detached' });
    const ways = WAYS.map((way) => `[data-testid=to-${way}]`).join(', ');
    const before = await framed(page, ways);
    await page.getByTestId('to-settings').click();
    await page.getByTestId('harbour').waitFor({ state: 'hidden' });
    expect(await page.getByTestId('settings').count()).toBe(0);
    letDatabaseCome();
    await page.locator('[data-testid=theme-night][aria-checked=true]').waitFor();
    await page.goBack();
    await page.getByTestId('no-battle').waitFor();
    expect(await framed(page, ways)).toEqual(before);
  },
  { beforeOpen: holdDatabaseBack },
);

let letAppCome: () => void;

const holdAppBack = async (context: BrowserContext) => {
  const held = new Promise<void>((resolve) => (letAppCome = resolve));
  await context.route('**/entry-*.js', async (route) => {
    await held;
    await route.continue();
  });
};

/** Where the ways stand that both have, with their words, and the colours around them. */
const framed = (page: Page, ways: string) =>
  page.evaluate((selector) => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((way) => way.offsetParent !== null);
    const at = (way: HTMLElement) => {
      const { x, y, width, height } = way.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    };
    const colours = (way: HTMLElement) => {
      const { color, backgroundColor } = getComputedStyle(way.querySelector<HTMLElement>('b, [dir]') ?? way);
      return `${color} ${backgroundColor}`;
    };
    return found.map((way) => `${way.innerText.split('\n')[0]}: ${at(way)}, ${colours(way)}`);
  }, ways);

/** What the page has around the app. */
const surroundings = (page: Page) =>
  page.evaluate(() => {
    const page = getComputedStyle(document.documentElement);
    const paper = getComputedStyle(document.body).backgroundColor;
    return { paper, scheme: page.colorScheme, ring: page.getPropertyValue('--focus') };
  });

const WAYS = ['quick', 'new-battle', 'shelf', 'fleets', 'ships', 'scenarios', 'cards', 'battle-list', 'settings'];

for (const theme of ['day', 'night'] as const) {
  browserTest(
    `the page shows the frame of the Harbour before the app is there, as the app then does, theme ${theme}`,
    async ({ page, server }) => {
      letAppCome();
      await page.goto(`${server.url}/settings`);
      await page.getByTestId(`theme-${theme}`).click();
      await page.locator(`[data-testid=theme-${theme}][aria-checked=true]`).waitFor();
      await page.context().unroute('**/entry-*.js');
      await holdAppBack(page.context());
      await page.goto(server.url, { waitUntil: 'commit' });
      await page.locator('#splash nav').waitFor();
      const before = await framed(page, '#splash a');
      const around = await surroundings(page);
      expect(around.ring).toBe(palettes[theme].now.toLowerCase());
      letAppCome();
      await page.getByTestId('harbour').waitFor();
      // It stays until the fonts have come.
      await page.locator('#splash').waitFor({ state: 'detached' });
      const after = await framed(page, WAYS.map((way) => `[data-testid=to-${way}]`).join(', '));
      expect(before).toEqual(after);
      expect(await surroundings(page)).toEqual(around);
    },
    { beforeOpen: holdAppBack },
  );
}

browserTest(
  'a tap before the app is there is not lost, and another address shows no Harbour',
  async ({ page, server }) => {
    await page.goto(server.url, { waitUntil: 'commit' });
    await page.locator('#splash').getByText('Settings').click();
    letAppCome();
    await page.getByTestId('settings').waitFor();
    await page.goBack();
    await page.getByTestId('harbour').waitFor();
    await page.goto(`${server.url}/ships`, { waitUntil: 'commit' });
    await page.locator('#splash').waitFor({ state: 'attached' });
    expect(await page.locator('#splash').innerText()).toBe('');
    await page.getByTestId('ships').waitFor();
  },
  { beforeOpen: holdAppBack },
);

browserTest(
  'before Quick shot can be tapped no more is asked for than the build says, and that is within the budget',
  async ({ page, server }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === server.url && pathname.endsWith('.js')) asked.add(pathname);
    });
    await page.goto(server.url);
    await page.getByTestId('to-quick').waitFor();
    const before = firstLoadFiles(WEB_DIR);
    expect([...asked].sort()).toEqual([...before].sort());
    expect(packedSizes(WEB_DIR, before)).toBeLessThan(BUDGET.first);
    for (const book of [
      'togo-companion',
      'tide-companion',
      'tsushima-companion',
      'red-sun-companion',
      'mukden-companion',
    ]) {
      expect(partFiles(WEB_DIR, book)).toHaveLength(1);
      expect(packedSizes(WEB_DIR, partFiles(WEB_DIR, book))).toBeLessThan(BUDGET.book);
    }
  },
);

browserTest(
  'a part that cannot be loaded says so, leads home, and comes when it is tried again',
  async (fixture) => {
    const { page, context } = fixture;
    const quick = '**/_expo/static/js/web/quick-*.js';
    await openHarbour(fixture);
    await context.route(quick, (route) => route.abort());
    await page.getByTestId('to-quick').click();
    await page.getByText('Part of Z Flag could not be loaded').waitFor();
    await page.getByTestId('missing-part-home').click();
    await page.getByTestId('to-settings').click();
    await page.getByTestId('settings').waitFor();
    await page.goBack();
    await page.getByTestId('to-quick').click();
    await context.unroute(quick);
    await page.getByTestId('missing-part-retry').click();
    await page.getByTestId('chance').waitFor();
    await page.getByTestId('missing-part').waitFor({ state: 'detached' });
  },
  { expectedErrors: /net::ERR_FAILED/ },
);

browserTest(
  'a book and an editor open for the first time with the server stopped',
  async (fixture) => {
    const { page, server } = fixture;
    await openHarbour(fixture);
    await page.getByText('Works offline').waitFor();
    await server.close();
    await page.getByTestId('first-battle-offer').click();
    await page.getByTestId('start-duel').click();
    await page.getByTestId('turn').waitFor();
    await page.goto(`${server.url}/scenarios`);
    await page.getByTestId('scenarios').waitFor();
  },
  KEEPS_COPY,
);
