import type { CDPSession, Page } from 'playwright-core';

import { launchPhone } from '@/testing/chromium';

import { addBareCanvas } from './dial-yardstick';

export const DIAL_TITLE = 'Dial: main-thread time of a pointer move, odds shown';

export interface DialReport {
  /** Milliseconds on the main thread for one move, over an idle page; medians. */
  readonly bare: number;
  readonly dial: number;
  readonly ratio: number;
  readonly moves: number;
  /** Drawing calls in two seconds in which nobody touches anything. */
  readonly idleDraws: number;
}

const MOVES = 200;
const BLOCK = 20;
const IDLE_MS = 2000;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Drives the gallery's dial and a bare canvas by turns, in one page of the production build. */
export async function dialBench(url: string): Promise<DialReport> {
  const browser = await launchPhone({ width: 390, height: 844 });
  try {
    const page = await browser.newPage();
    await page.addInitScript(countDraws);
    await page.goto(`${url}/gallery`);
    const control = page.getByTestId('gallery-dial-control');
    await control.waitFor();
    await control.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await page.evaluate(addBareCanvas);
    await page.waitForTimeout(500);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');

    const box = await control.boundingBox();
    if (!box) throw new Error('The gallery shows no dial.');
    const dialMiddle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const bareMiddle = { x: 179, y: 141 };
    const odds = page.getByTestId('gallery-dial-odds');
    const before = await odds.textContent();

    const times = { still: [] as number[], bare: [] as number[], dial: [] as number[] };
    for (let from = 0; from < MOVES; from += BLOCK) {
      times.still.push(...(await timed(page, session, BLOCK, async () => undefined)));
      times.bare.push(...(await drag(page, session, bareMiddle, from)));
      times.dial.push(...(await drag(page, session, dialMiddle, from)));
    }
    if ((await odds.textContent()) === before) throw new Error('The odds did not follow the finger.');

    await page.waitForTimeout(IDLE_MS / 2);
    const drawn = await draws(page);
    await page.waitForTimeout(IDLE_MS);
    const idleDraws = (await draws(page)) - drawn;

    const [still, bare, dial] = [times.still, times.bare, times.dial].map(median);
    const own = { bare: bare! - still!, dial: dial! - still! };
    return { ...own, ratio: own.dial / own.bare, moves: MOVES, idleDraws };
  } finally {
    await browser.close();
  }
}

/** Twice round the ship, in and out: every move is another degree, and all arcs and bands are crossed. */
const placeOf = (index: number, middle: Place): Place => {
  const angle = (index * 3.6 * Math.PI) / 180;
  const radius = 75 + 35 * Math.sin(index / 12);
  return { x: middle.x + radius * Math.sin(angle), y: middle.y - radius * Math.cos(angle) };
};

async function drag(page: Page, session: CDPSession, middle: Place, from: number): Promise<number[]> {
  const touch = (type: 'touchStart' | 'touchMove', at: Place) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [at] });
  await touch('touchStart', placeOf(from, middle));
  let index = from;
  const times = await timed(page, session, BLOCK, () => touch('touchMove', placeOf(++index, middle)));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return times;
}

/** Main-thread milliseconds of each act, until three frames after it. */
export async function timed(
  page: Page,
  session: CDPSession,
  count: number,
  act: () => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const before = await busy(session);
    await act();
    await page.evaluate(threeFrames);
    times.push((await busy(session)) - before);
  }
  return times;
}

async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
}

const threeFrames = () =>
  new Promise<void>((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

export const draws = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { drawn: number }).drawn);

/** Runs in the page before anything else: counts what every canvas draws. */
export function countDraws(): void {
  const counted = globalThis as unknown as { drawn: number };
  counted.drawn = 0;
  const proto = WebGL2RenderingContext.prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced', 'clear']) {
    const draw = proto[name];
    if (!draw) continue;
    proto[name] = function (...args) {
      counted.drawn++;
      return draw.apply(this, args);
    };
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
