import type { Page } from 'playwright-core';

import { browserTest } from '@/testing/browser';
import { type Line, MukdenFile } from '@/testing/mukden-file';
import { quiet } from '@/testing/quiet';

/** Two Japanese divisions next to a Russian one in 2413, and a third that the others have cut off. */
const FACING: readonly Line[] = [
  { type: 'chooseOrder', first: 'combat' },
  { type: 'rollParalysis', faces: [1] },
  { type: 'placeUnit', unit: '9th', hex: '2314', override: true },
  { type: 'placeUnit', unit: '35th', hex: '2413', override: true },
];

const shown = (page: Page, testID: string) => page.locator(`[data-testid="${testID}"]:visible`).last();

async function tap(page: Page, testID: string): Promise<void> {
  await shown(page, testID).click();
  await quiet(page);
}

/** The board with its map drawn, the Board tab open. */
async function openBoard(page: Page, url: string, id: string): Promise<void> {
  await page.goto(`${url}/battle/${id}?tab=table`);
  await shown(page, 'board-control').waitFor();
  await page.locator('canvas').first().waitFor();
  await quiet(page);
}

/** Where a hex is on the screen, from one whose place is known: columns are 39 apart, rows 45. */
const from = (at: { x: number; y: number }, columns: number, halfRows: number) => ({
  x: at.x + columns * 39,
  y: at.y + halfRows * 22.5,
});

/** Taps over the map until this unit's card is shown. */
async function find(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = (await shown(page, 'board-control').boundingBox())!;
  for (let y = box.y + 22; y < box.y + box.height; y += 22) {
    for (let x = box.x + 20; x < box.x + box.width - 80; x += 39) {
      await page.touchscreen.tap(x, y);
      const card = page.getByTestId('card-unit');
      if ((await card.count()) > 0 && (await card.innerText()) === name) return { x, y };
    }
  }
  throw new Error(`${name} is not in sight.`);
}

browserTest(
  'a unit is chosen on the map, dragged to another hex and attacks the enemy that is tapped; the list tells it',
  async ({ page, server }) => {
    const file = await MukdenFile.begun(FACING);
    const id = await file.openOn({ page, server });
    await openBoard(page, server.url, id);

    // Zones and the line of communication are drawn, and can be left out.
    const at = await find(page, '9th Division');
    expect(await shown(page, 'card-facts').innerText()).toMatch(/^2314 · ready · in Russian ZOC/);
    await quiet(page);
    const all = await shown(page, 'board-chart').screenshot();
    await tap(page, 'tool-zones');
    const withoutZones = await shown(page, 'board-chart').screenshot();
    await tap(page, 'tool-line');
    const bare = await shown(page, 'board-chart').screenshot();
    expect(withoutZones.length).toBeLessThan(all.length);
    expect(bare.equals(withoutZones)).toBe(false);
    await tap(page, 'tool-zones');

    // Three hexes to the west; the card follows the finger.
    const session = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await finger('touchStart', at);
    for (const columns of [-1, -2, -3]) await finger('touchMove', from(at, columns, columns));
    await page.getByText('2012, 3 hexes away').waitFor();
    await finger('touchEnd');
    await page.getByText('9th Division placed in 2012').waitFor();
    await tap(page, 'toast-action');
    await page.getByText(/^2314 · ready/).waitFor();

    // The enemy one hex to the north-east is tapped: the attack opens with both hexes filled in.
    await page.touchscreen.tap(from(at, 1, -1).x, from(at, 1, -1).y);
    await shown(page, 'rosette').waitFor();
    expect(await page.getByText('Attack on 2413').count()).toBeGreaterThan(0);
    expect(await shown(page, 'hex-4').getAttribute('aria-label')).toMatch(/9th Division/);

    await openBoard(page, server.url, id);
    await tap(page, 'board-face');
    expect(await shown(page, 'stack-2413').getAttribute('aria-label')).toMatch(
      /^2413, Russian 35th Division, division, 2413, strength 6 of 6, ready, in Japanese ZOC/,
    );
    file.remove();
  },
);

browserTest('a hex is typed wrong, then a unit is placed by a tap on the map', async ({ page, server }) => {
  const file = await MukdenFile.begun(FACING);
  const id = await file.openOn({ page, server });
  await page.goto(`${server.url}/battle/${id}/unit/9th`);
  await tap(page, 'edit-counter');
  await shown(page, 'field-hex').fill('23100');
  expect(await shown(page, 'field-hex-error').innerText()).toBe(
    'Hexes run from 1000 to 4225. 23100 is one digit too long.',
  );
  await shown(page, 'field-hex').fill('');
  await tap(page, 'fields-save');
  await openBoard(page, server.url, id);
  expect(await shown(page, 'off-map').innerText()).toBe('1 unit is not on the map.');
  await tap(page, 'tool-place');
  await tap(page, 'place-9th');
  const box = (await shown(page, 'board-control').boundingBox())!;
  await page.touchscreen.tap(box.x + 60, box.y + 60);
  await page.getByText(/9th Division placed in \d{4}/).waitFor();
  expect(await page.getByTestId('off-map').count()).toBe(0);
  file.remove();
});
