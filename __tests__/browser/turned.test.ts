import type { Locator } from 'playwright-core';

import { browserTest } from '@/testing/browser';
import { openUlsan } from '@/testing/open-battle';
import { quiet } from '@/testing/quiet';
import { newWords, Thumb } from '@/testing/thumb';

const PHONE = { width: 390, height: 844 };

async function middleOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, radius: box.width / 2 - 25 };
}

/** A pixel at this radius is almost a degree. */
const SIX_ABEAM = /^6 inches, (89|90|91) degrees, to starboard/;

browserTest('turned for the opponent: screen, sheets and the dial under the finger, and back', async (fixture) => {
  const { page } = fixture;
  await openUlsan(fixture);
  const thumb = new Thumb(page);
  const shown = (testID: string) => page.locator(`[data-testid="${testID}"]:visible`).last();
  await thumb.calmly('turn-around');
  await shown('turn-back').waitFor();
  expect(thumb.taps).toBe(1);

  // What was top left is bottom right, and the filled button is at the opponent's thumb.
  const home = await middleOf(shown('battle-home'));
  expect(home.x).toBeGreaterThan(PHONE.width / 2);
  expect(home.y).toBeGreaterThan(PHONE.height / 2);
  expect((await middleOf(shown('next-step'))).y).toBeLessThan(PHONE.height / 4);

  // A sheet rises from the opponent's foot of the glass.
  await thumb.tap('battle-more');
  expect(((await shown('more').boundingBox())?.y ?? 1) <= 0).toBe(true);
  await thumb.tap('sheet-close');

  await thumb.calmly('owed-azuma');
  await shown('fire').waitFor();
  const control = shown('dial-control');
  const { x, y, radius } = await middleOf(control);
  const spoken = () => control.getAttribute('aria-valuetext');
  // To starboard is right for whoever stands across, and left for us: six inches is half-way between four and eight.
  await page.mouse.move(x - radius * 0.3, y + radius * 0.3);
  await page.mouse.down();
  await page.mouse.move(x - radius * 0.5, y, { steps: 5 });
  await page.mouse.move(x - radius * 0.725, y, { steps: 5 });
  await page.mouse.up();
  await quiet(page);
  expect(await spoken()).toMatch(SIX_ABEAM);
  // A tap beside it puts it there: ahead of the ship is down on the glass.
  await page.mouse.click(x, y + radius * 0.62);
  await quiet(page);
  expect(await spoken()).toMatch(/^4 inches, 0 degrees/);

  // A finger hides what is under it: the lift is away from whoever drags, so up for them and down for us.
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', at: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ ...at, id: 0 }] });
  const [from, to] = [
    { x: x - 20, y: y - 60 },
    { x: x - radius * 0.725, y: y - 56 },
  ];
  await touch('touchStart', from);
  for (let part = 1; part <= 10; part += 1) {
    await touch('touchMove', { x: from.x + ((to.x - from.x) * part) / 10, y: from.y + ((to.y - from.y) * part) / 10 });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await newWords(page);
  await quiet(page);
  expect(await spoken()).toMatch(SIX_ABEAM);

  // One tap back, from any screen of the battle; and another battle begins upright.
  await thumb.tap('turn-back');
  await shown('turn-back').waitFor({ state: 'detached' });
  const after = await middleOf(control);
  await page.mouse.click(after.x, after.y - after.radius * 0.62);
  await quiet(page);
  expect(await spoken()).toMatch(/^4 inches, 0 degrees/);
});
