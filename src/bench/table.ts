import type { Page } from 'playwright-core';

import type { BattleState, Command } from '@/rules/togo/index';
import { openNodeDriver } from '@/store/db/driver.node';
import { migrate } from '@/store/db/migrate';
import { battleFile } from '@/testing/battle-file';
import { launchPhone } from '@/testing/chromium';
import { bringIn } from '@/testing/open-battle';
import { togoBattleAt } from '@/testing/played-togo';

import { offerBareCanvas } from './bare-canvas';
import { countDraws, type DragReport, HALF_ROUND, overBare, type Place, showBare } from './finger';
import { addBareTable } from './table-yardstick';

export const TABLE_TITLE = 'Table: main-thread time of dragging one of 59 bases, arcs and odds shown';

interface TableReport extends DragReport {
  /** Milliseconds from the tap on the tab to the first thing drawn, over an empty canvas. */
  readonly opening: number;
}

const FLEETS = { scenario: 'tsushima-day', seed: 5 } as const;
const [FIRER, TARGET] = ['shikishima', 'borodino'] as const;

/** Drags a ship on the table of the greatest scenario and a finger over a bare canvas by turns, in one page. */
export async function tableBench(url: string): Promise<TableReport> {
  const file = await battleFile({ ...FLEETS, then: await inSight() });
  const browser = await launchPhone({ width: 390, height: 844 });
  try {
    const page = await browser.newPage();
    await page.addInitScript(countDraws);
    const id = await bringIn(page, url, file);
    await page.goto(`${url}/battle/${id}`);
    await page.getByTestId('turn').waitFor();
    await page.waitForTimeout(1000);
    const opening = (await page.evaluate(openingTime)) - (await page.evaluate(emptyCanvasTime));
    await page.waitForTimeout(500);
    await chooseBoth(page);
    await page.evaluate(offerBareCanvas);
    await page.evaluate(addBareTable);
    await showBare(page, 'bare-table', false);
    await page.waitForTimeout(500);
    const box = await page.getByTestId('table-control').boundingBox();
    if (!box) throw new Error('There is no table.');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const report = await overBare(page, {
      ...{ bare: 'bare-table', facts: 'chosen-facts', placeOf: (index) => placeOf(index, middle) },
    });
    return { ...report, opening };
  } finally {
    await browser.close();
  }
}

/** Everybody in sight and plotted, two enemies three inches apart in the middle of the table. */
async function inSight(): Promise<readonly Command[]> {
  const db = openNodeDriver();
  await migrate(db);
  const state: BattleState = await togoBattleAt(db, 'same', FLEETS);
  await db.close();
  const shown = Object.values(state.groups)
    .filter(({ dummy }) => !dummy)
    .map(({ id }): Command => ({ type: 'correct', path: ['groups', id, 'sighted'], value: true }));
  const put = (ship: string, y: number, heading: number): Command => {
    const group = state.groups[state.ships[ship]!.group]!;
    const at = { x: 36, y, heading };
    return { type: 'plot', counter: group.id, at: group.plot ?? at, ships: [{ ship, at }] };
  };
  return [
    ...shown,
    { type: 'keepPlot', on: true, from: 'known' },
    { type: 'correct', path: ['phase'], value: 'F' },
    put(FIRER, 24, 90),
    put(TARGET, 27, 270),
  ];
}

/** Runs in the page: from a tap on the tab to the first frame that has drawn something. */
async function openingTime(): Promise<number> {
  const counted = globalThis as unknown as { drawn: number };
  const [drawn, started] = [counted.drawn, performance.now()];
  document.querySelector<HTMLElement>('[data-testid="tab-table"]')!.click();
  while (counted.drawn === drawn) await new Promise((done) => requestAnimationFrame(done));
  return performance.now() - started;
}

/** Runs in the page: what a canvas costs with nothing on it. */
async function emptyCanvasTime(): Promise<number> {
  const kit = (
    globalThis as unknown as {
      CanvasKit: {
        MakeWebGLCanvasSurface(canvas: HTMLCanvasElement): {
          getCanvas(): { clear(color: unknown): void };
          flush(): void;
          delete(): void;
        };
        Color4f(r: number, g: number, b: number): unknown;
      };
    }
  ).CanvasKit;
  const started = performance.now();
  const canvas = document.createElement('canvas');
  canvas.width = 390 * devicePixelRatio;
  canvas.height = 650 * devicePixelRatio;
  document.body.append(canvas);
  const surface = kit.MakeWebGLCanvasSurface(canvas);
  surface.getCanvas().clear(kit.Color4f(1, 1, 1));
  surface.flush();
  await new Promise((done) => requestAnimationFrame(done));
  const took = performance.now() - started;
  surface.delete();
  canvas.remove();
  return took;
}

/** In from the whole table, away to its edge, then by the list: who was out of sight is brought into the middle of the window. */
async function chooseBoth(page: Page): Promise<void> {
  await page.getByTestId('tool-fit').click();
  await page.getByTestId('table-control').focus();
  for (let zoom = 0; zoom < 6; zoom += 1) await page.keyboard.press('+');
  for (let pan = 0; pan < 30; pan += 1) await page.keyboard.press('ArrowLeft');
  await page.getByTestId('tool-list').click();
  for (const ship of [FIRER, TARGET]) await page.getByTestId(`list-${ship}`).click();
  await page.getByTestId('table-face-chart').click();
  await page.getByTestId('chosen-odds').waitFor();
}

/** A loop that begins and ends where she stands: each drag takes hold of her where the last one left her. */
const placeOf = (index: number, middle: Place): Place => {
  const angle = (index * Math.PI) / HALF_ROUND;
  return { x: middle.x + 40 * Math.sin(angle), y: middle.y + 40 * (1 - Math.cos(angle)) };
};
