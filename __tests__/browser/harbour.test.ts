import { readFileSync } from 'node:fs';

import type { Route } from 'playwright-core';

import { browserTest, LONGEST, openHarbour, type BrowserFixture } from '@/testing/browser';
import { bringIn } from '@/testing/open-battle';
import { newWords } from '@/testing/thumb';
import { ulsanFile } from '@/testing/ulsan-file';
import { goTo } from '@/testing/visit';

const paperColour = ({ page }: BrowserFixture) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

for (const isolated of [true, false]) {
  browserTest(
    `opens, keeps its settings over a reload, ${isolated ? 'with' : 'without'} the isolation headers`,
    async (fixture) => {
      const { page, server } = fixture;
      await openHarbour(fixture);
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(isolated);
      await page.getByTestId('to-settings').click();
      await page.getByTestId('theme-night').click();
      await page.getByTestId('text-size-more').click();
      await page.getByText('110%').waitFor();
      await page.goto(server.url);
      await page.getByTestId('harbour').waitFor();
      expect(await paperColour(fixture)).toBe('rgb(0, 0, 0)');
      await page.goto(`${server.url}/settings`);
      await page.getByText('110%').waitFor();
    },
    { isolated },
  );
}

browserTest('every link leads somewhere, and back', async (fixture) => {
  const { page } = fixture;
  await openHarbour(fixture);
  await page.getByTestId('to-settings').click();
  await page.getByTestId('to-records').click();
  await page.getByTestId('records').getByTestId('back').first().click();
  await page.getByTestId('settings').getByTestId('back').click();
  await page.getByTestId('harbour').waitFor();
});

browserTest('an unknown address says so and leads home', async ({ page, server }) => {
  for (const [path, sentence] of [
    ['/nowhere/at/all', 'Page not found'],
    // For whoever works on the app: a build for players has none.
    ['/gallery', 'Page not found'],
    ['/battle/nobody', 'This game is not on this device'],
    ['/battle/nobody/fire/mikasa', 'This game is not on this device'],
  ] as const) {
    await goTo(page, server.url, path);
    await page.getByText(sentence).waitFor();
    await page.getByText('Go to Harbour').click();
    await page.getByTestId('harbour').waitFor();
  }
});

browserTest('the export is a file with everything in it', async (fixture) => {
  const { page, server } = fixture;
  await page.goto(`${server.url}/settings`);
  await page.getByTestId('hand-left').click();
  await page.locator('[data-testid=hand-left][aria-checked=true]').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('export').click()]);
  expect(download.suggestedFilename()).toMatch(/^z-flag-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(readFileSync((await download.path()) ?? '', 'utf8'));
  expect(data).toMatchObject({ format: 'z-flag-export', documents: [{ kind: 'settings', body: { hand: 'left' } }] });
});

/** The page's files as they are, but whatever of them is run breaks at once. */
async function breakScreen(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replaceAll(/__d\(function\([^)]*\)\{/g, '$&throw new Error("on purpose");');
  await route.fulfill({ response, body });
}

browserTest(
  'a screen that breaks leads back to the Harbour with everything kept',
  async ({ page, server, context }) => {
    await context.route('**/_expo/static/js/web/quick-*.js', breakScreen);
    await page.goto(`${server.url}/settings`);
    await page.getByTestId('marks-plain').click();
    await page.locator('[data-testid=marks-plain][aria-checked=true]').waitFor();
    await page.goto(`${server.url}/quick`);
    await page.getByTestId('problem').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('problem-export').click()]);
    expect(JSON.parse(readFileSync((await download.path()) ?? '', 'utf8')).documents).toHaveLength(1);
    await page.getByTestId('problem-go-on').click();
    await page.getByTestId('harbour').waitFor();
    await page.getByTestId('to-settings').click();
    await page.locator('[data-testid=marks-plain][aria-checked=true]').waitFor();
  },
  { expectedErrors: /on purpose|error occurred/i },
);

interface Sample {
  /** When the first thing changed that the sample before does not show; and when this one was taken. */
  readonly since: number;
  readonly at: number;
  readonly words: string;
  /** What a thumb would press at each point of a grid over the screen; empty where it would press nothing. */
  readonly targets: readonly string[];
  readonly locked: readonly boolean[];
}

/**
 * Holds back every message to the database's worker for some frames, and looks at the Harbour frame by frame, once
 * nothing covers it: a frame in which nothing has changed is worth a look only now and then.
 */
function watchSlowHarbour() {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
    setTimeout(() => Reflect.apply(post, this, args), 60);
  };
  const samples: Sample[] = [];
  Object.assign(window, { samples });
  let changed: number | null = performance.now();
  new MutationObserver(() => (changed ??= performance.now())).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  const look = () => {
    requestAnimationFrame(look);
    const at = performance.now();
    if (changed === null && at - (samples.at(-1)?.at ?? 0) < 100) return;
    const since = changed ?? at;
    changed = null;
    const harbour = document.querySelector('[data-testid=harbour]');
    if (!(harbour instanceof HTMLElement) || !harbour.contains(document.elementFromPoint(9, 9))) return;
    const pressed = [];
    for (let y = 12; y < innerHeight; y += 12) {
      for (let x = 30; x < innerWidth; x += 110)
        pressed.push(document.elementFromPoint(x, y)?.closest('[role=button]'));
    }
    samples.push({
      since,
      at,
      words: harbour.innerText,
      targets: pressed.map((each) =>
        each ? `${each.getAttribute('data-testid')} ${each.getAttribute('aria-label')}` : '',
      ),
      locked: pressed.map((each) => each?.hasAttribute('data-locked') ?? false),
    });
  };
  requestAnimationFrame(look);
}

browserTest('over a slow database it says nothing untrue, and no button changes under the thumb', async (fixture) => {
  const { page, server } = fixture;
  await bringIn(page, server.url, await ulsanFile());
  await page.addInitScript(watchSlowHarbour);
  await page.goto(server.url);
  await page
    .getByTestId('were')
    .getByText('The Japanese fire')
    .waitFor({ timeout: LONGEST / 2 });
  await newWords(page);
  const samples = await page.evaluate(() => (window as unknown as { samples: Sample[] }).samples);

  expect(samples.some(({ words }) => words.includes('No battle in progress'))).toBe(false);
  const changes = new Set<string>();
  for (const [index, { since, targets }] of samples.entries()) {
    const before = samples[index - 1];
    for (const [point, target] of targets.entries()) {
      if (!before || target === '' || target === before.targets[point]) continue;
      const isLocked = samples.every((each) => each.at < since || each.at >= since + 250 || each.locked[point]);
      changes.add(`${before.targets[point]} > ${target}${isLocked ? '' : ', open at once'}`);
    }
  }
  // Where nothing could be pressed, the battle and the way to it; everything else stays where it was.
  expect([...changes].toSorted()).toEqual([
    ' > continue Continue',
    // Comes with the list, before it is known where the battle stands.
    expect.stringMatching(/^ > to-battles All battles \(1\)/),
    expect.stringMatching(/^ > were-open Continue Action off Ulsan: The Japanese fire/),
  ]);
});
