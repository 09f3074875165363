import type { Locator, Page } from 'playwright-core';

import { type BrowserFixture, browserTest } from '@/testing/browser';
import { quiet } from '@/testing/quiet';
import { newWords } from '@/testing/thumb';

/** How far above the finger the dragged target is held. */
const LIFT = 56;

async function openDial({ page, server }: BrowserFixture) {
  await page.goto(`${server.url}/quick`);
  await page.getByTestId('fired-by-ship').click();
  const control = page.getByTestId('dial-control');
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await newWords(page);
  return control;
}

async function middleOf(control: Locator) {
  const box = await control.boundingBox();
  if (!box) throw new Error('no dial');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, radius: box.width / 2 - 25 };
}

const spoken = (control: Locator) => control.getAttribute('aria-valuetext');

/** Once what was done has had its effect. */
async function expectSpoken(page: Page, control: Locator, words: string): Promise<void> {
  await quiet(page);
  expect(await spoken(control)).toBe(words);
}

/** What the canvas really shows: as much of the page as the dial covers, as a picture. */
const shown = async (page: Page) => (await page.getByTestId('dial').screenshot()).toString('base64');

browserTest(
  'a finger drags the target, and odds, words and canvas follow; the page does not scroll',
  async (fixture) => {
    const { page } = fixture;
    const control = await openDial(fixture);
    const { x, y, radius } = await middleOf(control);
    const [odds, before] = [page.getByTestId('chance'), await shown(page)];
    const oddsBefore = await odds.textContent();
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', at: { x: number; y: number }, id = 0) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ ...at, id }] });

    // Six inches on the beam is half-way between the rings of four and eight.
    const beam = { x: x + radius * 0.725, y };
    await touch('touchStart', { x: x + 20, y: y + 60 });
    for (let part = 1; part <= 10; part++) {
      const at = { x: x + 20 + ((beam.x - x - 20) * part) / 10, y: y + 60 + ((LIFT - 60) * part) / 10 };
      await touch('touchMove', at);
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await newWords(page);

    await expectSpoken(page, control, '6 inches, 90 degrees, to starboard');
    expect(await page.getByTestId('dial-range').textContent()).toBe('6″');
    expect(await odds.textContent()).not.toBe(oddsBefore);
    expect(await shown(page)).not.toBe(before);
    expect((await middleOf(control)).y).toBeCloseTo(y, 0);
  },
);

browserTest('a mouse drags without a lift, from where it took hold', async (fixture) => {
  const { page } = fixture;
  const control = await openDial(fixture);
  const { x, y, radius } = await middleOf(control);
  await page.mouse.move(x - radius * 0.3, y - radius * 0.3);
  await page.mouse.down();
  await page.mouse.move(x - radius * 0.5, y, { steps: 5 });
  await page.mouse.move(x - radius * 0.83, y, { steps: 5 });
  await page.mouse.up();
  await expectSpoken(page, control, '8 inches, 270 degrees, to port');
  await page.mouse.move(x + radius * 0.5, y);
  await expectSpoken(page, control, '8 inches, 270 degrees, to port');
});

browserTest('the arrow keys move it, and a ring shows where the keys go', async (fixture) => {
  const { page } = fixture;
  const control = await openDial(fixture);
  await control.focus();
  await expectSpoken(page, control, '4 inches, 90 degrees, to starboard');
  for (const key of ['ArrowUp', 'Shift+ArrowUp', 'ArrowRight', 'Shift+ArrowLeft']) await page.keyboard.press(key);
  await expectSpoken(page, control, '5¼ inches, 94 degrees, to starboard');
  await page.keyboard.press('Home');
  await expectSpoken(page, control, '0 inches, 94 degrees, to starboard');
  const outline = await control.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).toBe('solid');
});

browserTest('a window turned in the middle of a drag keeps the target and goes on working', async (fixture) => {
  const { page } = fixture;
  const control = await openDial(fixture);
  const { x, y, radius } = await middleOf(control);
  await page.mouse.move(x + radius * 0.62, y);
  await page.mouse.down();
  await page.setViewportSize({ width: 844, height: 390 });
  await newWords(page);
  const kept = await spoken(control);
  await page.mouse.move(40, 300, { steps: 4 });
  await quiet(page);
  expect(await spoken(control)).toBe(kept);
  await page.mouse.up();
  await page.getByTestId('dial-more').click();
  await quiet(page);
  expect(await spoken(control)).not.toBe(kept);
});

browserTest(
  'on a phone that lies on its side the whole dial is in sight, and the target is dragged',
  async (fixture) => {
    const { page } = fixture;
    await page.setViewportSize({ width: 844, height: 390 });
    const control = await openDial(fixture);
    const box = (await control.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(390);
    const { x, y, radius } = await middleOf(control);
    await page.mouse.move(x + radius * 0.62, y);
    await page.mouse.down();
    await page.mouse.move(x - radius * 0.62, y, { steps: 6 });
    await page.mouse.up();
    await newWords(page);
    await expectSpoken(page, control, '4 inches, 270 degrees, to port');
  },
);
