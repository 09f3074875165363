import { readdirSync, readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import type { Command } from '@/rules/togo/index';
import { battleFile } from '@/testing/battle-file';
import { LONGEST } from '@/testing/browser';
import { newProfile } from '@/testing/chromium';
import { bringIn } from '@/testing/open-battle';
import { startOwnChromium } from '@/testing/own-chromium';
import { rulesHash } from '@/testing/rules-hash';
import { Thumb } from '@/testing/thumb';
import { serveStatic } from '@/tools/static-server';

const KILLS = 5;
/** After so many actions, then after twice as many, and so on. */
const FIRST_KILL = 3;

/** How many the screen has counted, once it has counted so many: it plays on meanwhile. */
const countedActions = async (page: Page, atLeast: number): Promise<number> => {
  const counted = await page.waitForFunction((wanted) => {
    const words = document.querySelector('[data-testid="kept"]')?.textContent ?? '';
    const now = Number(/\d+/.exec(words)?.[0] ?? 0);
    return now >= wanted && now;
  }, atLeast);
  return Number(await counted.jsonValue());
};

test('the app knows the reducers it was built with: those that are here now', () => {
  const scripts = readdirSync('dist/web/_expo/static/js/web').map((name) => `dist/web/_expo/static/js/web/${name}`);
  expect(scripts.some((script) => readFileSync(script, 'utf8').includes(rulesHash()))).toBe(true);
});

test(
  `the browser killed ${KILLS} times in the middle of a battle loses no action that was counted`,
  async () => {
    const server = await serveStatic('dist/web');
    const profile = newProfile();
    let counted = 0;
    const play = async (page: Page, round: number): Promise<void> => {
      await page.goto(`${server.url}/storage-check`);
      await page.getByTestId('verify').click();
      const verdict = (await page.getByTestId('verdict').textContent()) ?? '';
      expect(verdict).toMatch(/^Intact: /);
      const entries = Number(/(\d+) entries/.exec(verdict)?.[1]);
      // Each counted action is a header and at least one event, each battle begins with one entry more.
      expect(entries).toBeGreaterThanOrEqual(2 * counted + round);
      if (round === KILLS) return;
      await page.getByTestId('self-play').click();
      counted += await countedActions(page, FIRST_KILL * (round + 1));
    };
    try {
      for (let round = 0; round <= KILLS; round++) {
        const { page, kill } = await startOwnChromium(profile);
        await play(page, round).finally(kill);
      }
    } finally {
      await server.close();
    }
    expect(counted).toBeGreaterThanOrEqual(FIRST_KILL * 15);
  },
  LONGEST,
);

/** What the screen in front asks and shows, as a screen reader would read it: words, needs, faces. */
const question = (page: Page, testID: string): Promise<readonly string[]> =>
  page
    .locator(`[data-testid="${testID}"]:visible`)
    .last()
    .evaluate((screen) =>
      [...screen.querySelectorAll('[aria-label], [data-testid="tally"], [data-testid="headline"]')].map(
        (each) => each.getAttribute('aria-label') ?? each.textContent ?? '',
      ),
    );

/** Off Ulsan, in the middle of the gunfire of the sixth turn, some four hundred entries into the battle. */
function ulsanInAction(): Promise<string> {
  const fired = (ship: string): Command => ({
    type: 'fire',
    fires: [{ ship, shots: [{ battery: 0, target: 'rurik', range: 3, arc: 'side' }] }],
  });
  const then = [fired('izumo'), fired('tokiwa')];
  return battleFile({ scenario: 'ulsan', seed: 11, until: { turn: 6, phase: 'F' }, then });
}

/** Of one kind of data, as the screen about the phone's storage tells it. */
async function spaceFor(page: Page, url: string, title: string): Promise<string> {
  await page.goto(`${url}/diagnostics`);
  const row = page.locator('div', { has: page.getByText(title, { exact: true }) }).last();
  await row.waitFor();
  return row.locator('xpath=../..').innerText();
}

test(
  'killed in the middle of a phase and of a strip, a battle opens on the same question with the same faces',
  async () => {
    const server = await serveStatic('dist/web');
    const profile = newProfile();
    const start = async () => {
      const browser = await startOwnChromium(profile);
      return { ...browser, thumb: new Thumb(browser.page) };
    };
    const goOn = async ({ page, thumb }: Awaited<ReturnType<typeof start>>) => {
      await page.goto(server.url);
      await page.getByTestId('were').waitFor();
      await thumb.calmly('continue');
      await page.getByTestId('turn').waitFor();
    };

    let browser = await start();
    try {
      // Of a phase: three ships have fired, the last of them here with the phone's dice, the others have not.
      await bringIn(browser.page, server.url, await ulsanInAction());
      await goOn(browser);
      await browser.thumb.calmly('owed-azuma');
      await browser.thumb.calmly('fire-now');
      await browser.thumb.calmly('strip-done');
      await browser.page.getByTestId('fired-azuma').waitFor();
      const results = async () => {
        const rows = await browser.page.locator('[data-testid^="fired-"]').all();
        return Promise.all([...rows, browser.page.getByTestId('undo')].map((each) => each.innerText()));
      };
      const phase = await question(browser.page, 'turn');
      const fired = await results();
      await browser.kill();

      browser = await start();
      // So long a battle leaves a snapshot when it is opened, and is opened from it the next time.
      expect(await spaceFor(browser.page, server.url, 'Snapshots')).toMatch(/[1-9]\d* kB/);
      await goOn(browser);
      expect(await results()).toEqual(fired);
      expect(fired.filter((words) => /held fire/i.test(words))).toEqual([]);
      expect(await browser.page.getByTestId('go-on-last').innerText()).toMatch(/^Last: Azuma/);
      // The card for whoever comes back is all that is new.
      expect((await question(browser.page, 'turn')).filter((words) => !phase.includes(words))).toEqual([]);

      // Of a strip: the start die and one hit die are in, of the players' own.
      await browser.thumb.tap('owed-iwate');
      await browser.thumb.calmly('dice-switch-own');
      await browser.thumb.calmly('fire-now');
      for (const face of [1, 2, 5]) {
        const before = await question(browser.page, 'roll');
        await browser.thumb.tap(`strip-pad-face-${face}`);
        for (let wait = 0; wait < 1000 && `${await question(browser.page, 'roll')}` === `${before}`; wait += 1)
          await browser.page.waitForTimeout(30);
      }
      const strip = await question(browser.page, 'roll');
      await browser.kill();

      browser = await start();
      await goOn(browser);
      await browser.thumb.calmly('go-on-roll');
      await browser.page.getByTestId('roll').waitFor();
      await browser.thumb.calmly('dice-switch-own');
      expect(await question(browser.page, 'roll')).toEqual(strip);
    } finally {
      await browser.kill();
      await server.close();
    }
  },
  LONGEST,
);
