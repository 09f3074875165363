import type { Page } from 'playwright-core';

import { answerTogo } from '@/cli/answers';
import { browserTest, LONGEST, openHarbour } from '@/testing/browser';
import { newProfile } from '@/testing/chromium';
import { startOwnChromium } from '@/testing/own-chromium';
import { quiet } from '@/testing/quiet';
import { stumbles } from '@/testing/stumbles';
import { newWords, Thumb } from '@/testing/thumb';
import { visit } from '@/testing/visit';
import { serveStatic } from '@/tools/static-server';

/** Mikasa's batteries as printed: dice ahead, abeam, astern. */
const MIKASA = [
  { weapon: '12in', dice: { bow: 2, side: 4 } },
  { weapon: '6in', dice: { bow: 4, side: 7 } },
  { weapon: '12p', dice: { bow: 4, side: 10 } },
  { weapon: 'misc', dice: { bow: 1, side: 2 } },
] as const;
/** Knyaz Suvorov as a target. */
const SUVOROV = { size: 5, armour: 3 };

/** Odds of at least one hit as the command line answers, printed as the screen prints them. */
function asked(arc: 'bow' | 'side', range: number) {
  const batteries = MIKASA.map(({ weapon, dice }) => ({ weapon, dice: dice[arc], range, ...SUVOROV }));
  const answer = answerTogo({ do: 'ship.odds', batteries }) as { effective: { atLeastOne: number } };
  return printed(answer.effective.atLeastOne);
}

const printed = (chance: number): string =>
  chance < 0.0995 ? `${(chance * 100).toFixed(1)}%` : `${Math.round(chance * 100)}%`;

const chance = (page: Page) => page.getByTestId('chance').textContent();

/** Puts the finger on the target and draws it to a place of the dial, given in degrees and inches. */
async function drag(page: Page, bearing: number, inches: number) {
  const [handle, port, starboard, bow, stern] = await Promise.all(
    ['dial-handle-target', 'dial-port', 'dial-starboard', 'dial-bow', 'dial-stern'].map(async (id) => {
      const box = await page.getByTestId(id).boundingBox();
      if (!box) throw new Error(`${id} is not on the screen`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }),
  );
  const centre = { x: (port!.x + starboard!.x) / 2, y: (bow!.y + stern!.y) / 2 };
  // Rings lie where the design puts them: 2, 4, 8 and 12 inches at these parts of the radius.
  const radius = (stern!.y - bow!.y) / 2;
  const scale = [
    [0, 0],
    [2, 0.37],
    [4, 0.62],
    [8, 0.83],
    [12, 1],
  ] as const;
  const outer = scale.findIndex(([edge]) => inches <= edge) || 1;
  const [[from, near], [to, far]] = [scale[outer - 1]!, scale[outer]!];
  const part = near + ((inches - from) / (to - from)) * (far - near);
  const angle = ((bearing - 90) * Math.PI) / 180;
  const at = { x: centre.x + Math.cos(angle) * radius * part, y: centre.y + Math.sin(angle) * radius * part };
  await page.mouse.move(handle!.x, handle!.y);
  await page.mouse.down();
  await page.mouse.move((handle!.x + at.x) / 2, (handle!.y + at.y) / 2, { steps: 4 });
  await page.mouse.move(at.x, at.y, { steps: 6 });
  return at;
}

/** Drags until the read-out says what was meant: the handle is lifted above the finger, so the first place is a guess. */
async function dragTo(page: Page, bearing: number, inches: number) {
  let at = await drag(page, bearing, inches);
  for (let nudge = 0; nudge < 240; nudge += 1) {
    let now = await inchesRead(page);
    if (now === inches) {
      // It may have read out the move before.
      await quiet(page);
      now = await inchesRead(page);
      if (now === inches) break;
    }
    const step = now < inches ? 1 : -1;
    at = bearing === 90 ? { x: at.x + step, y: at.y } : { x: at.x, y: at.y - step };
    await page.mouse.move(at.x, at.y);
  }
  await page.mouse.up();
}

const inchesRead = async (page: Page): Promise<number> =>
  inchesIn((await page.getByTestId('dial-range').textContent()) ?? '');

const QUARTERS: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };
const inchesIn = (text: string): number => {
  const [, whole = '0', quarter = ''] = /(\d*)([¼½¾]?)″/.exec(text) ?? [];
  return Number(whole || 0) + (QUARTERS[quarter] ?? 0);
};

browserTest('dragging the target changes range, arc, dice and odds as the command line answers', async (fixture) => {
  const { page } = fixture;
  await page.goto(`${fixture.server.url}/quick`);
  await page.getByTestId('fired-by-ship').click();
  await page.getByTestId('dial-handle-target').scrollIntoViewIfNeeded();

  await dragTo(page, 0, 3);
  expect(await inchesRead(page)).toBe(3);
  expect(await page.getByTestId('battery-0-dice').textContent()).toBe('2');
  expect(await page.getByTestId('battery-1-dice').textContent()).toBe('4');
  expect(await chance(page)).toBe(asked('bow', 3));

  await dragTo(page, 90, 7);
  expect(await inchesRead(page)).toBe(7);
  expect(await page.getByTestId('battery-0-dice').textContent()).toBe('4');
  expect(await page.getByTestId('battery-1-dice').textContent()).toBe('7');
  expect(await page.getByTestId('dial-readout').textContent()).toContain('≤2');
  expect(await chance(page)).toBe(asked('side', 7));
  expect(asked('side', 7)).not.toBe(asked('bow', 3));
});

browserTest(
  'a broadside of 12-inch guns from a cold start takes six taps at most, with its effects',
  async (fixture) => {
    const { page } = fixture;
    let taps = 0;
    /** The only hand on the glass. */
    const tap = async (testID: string) => {
      taps += 1;
      // At a thumb's pace: what has just appeared under it takes no tap.
      await newWords(page);
      await page.getByTestId(testID).first().click();
    };
    await openHarbour(fixture);
    await tap('to-quick');
    await page.getByTestId('weapon-12in').waitFor();
    await tap('quick-roll');
    await page.getByTestId('strip-done').waitFor();
    expect(await page.getByTestId('strip').textContent()).toContain('12″');
    await tap('strip-done');
    await page.getByTestId('last-told').waitFor();
    expect(await page.getByTestId('last-told').textContent()).toMatch(/effective hit/);
    if (await page.getByTestId('roll-effects').isVisible()) {
      await tap('roll-effects');
      await page.getByTestId('strip-done').waitFor();
      await tap('strip-done');
      await page
        .getByText(/Damage|No damage|Sunk|Silenced/)
        .first()
        .waitFor();
    }
    expect(taps).toBeLessThanOrEqual(6);
  },
);

test(
  'the browser killed in the middle of a strip opens on it again, with the same faces',
  async () => {
    const server = await serveStatic('dist/web');
    const profile = newProfile();
    const cells = (page: Page) =>
      page
        .getByTestId('strip')
        .getByRole('button')
        .evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label')));
    const tally = (page: Page) => page.getByTestId('tally');

    let browser = await startOwnChromium(profile);
    try {
      await browser.page.goto(`${server.url}/quick`);
      const thumb = new Thumb(browser.page);
      for (const tap of ['fired-by-ship', 'dice-switch-own', 'quick-roll']) await thumb.calmly(tap);
      for (const face of [3, 1, 5, 2]) await thumb.calmly(`strip-pad-face-${face}`);
      for (const tap of ['dice-switch-app', 'roll-die']) await thumb.calmly(tap);
      await tally(browser.page)
        .filter({ hasText: /4 own.*1 app/ })
        .waitFor();
      const before = [await cells(browser.page), await tally(browser.page).textContent()];
      await browser.kill();

      browser = await startOwnChromium(profile);
      await browser.page.goto(`${server.url}/quick`);
      await browser.page.getByTestId('strip').waitFor();
      expect([await cells(browser.page), await tally(browser.page).textContent()]).toEqual(before);
    } finally {
      await browser.kill();
      await server.close();
    }
  },
  LONGEST,
);

browserTest(
  'neither the form nor the strip has anything a screen reader would stumble over, in any theme',
  async (fixture) => {
    const { page } = fixture;
    const thumb = new Thumb(page);
    await openHarbour(fixture);
    for (const theme of ['day', 'dark', 'night']) {
      await visit(page, '/settings');
      await page.getByTestId(`theme-${theme}`).click();
      await page.locator(`[data-testid=theme-${theme}][aria-checked=true]`).waitFor();
      await visit(page, '/quick');
      await page.getByTestId('fired-by-ship').click();
      await page.getByTestId('dial-handle-target').waitFor();
      expect({ theme, found: await stumbles(page, theme !== 'day') }).toEqual({ theme, found: [] });
      for (const tap of ['dice-switch-own', 'quick-roll']) await thumb.calmly(tap);
      for (const face of [3, 1, 6]) await thumb.calmly(`strip-pad-face-${face}`);
      expect({ theme, found: await stumbles(page, theme !== 'day') }).toEqual({ theme, found: [] });
      await page.getByTestId('back').click();
      await page.getByTestId('quick').waitFor();
    }
  },
);
