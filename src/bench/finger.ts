import type { CDPSession, Page } from 'playwright-core';

import { median } from './harness';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Milliseconds on the main thread for one move, over an idle page; medians. */
export interface DragReport {
  readonly bare: number;
  readonly own: number;
  readonly ratio: number;
  readonly moves: number;
  /** Drawing calls in two seconds in which nobody touches anything. */
  readonly idleDraws: number;
}

const MOVES = 200;
const BLOCK = 20;
const IDLE_MS = 2000;

/** By the wall, or the thread's own, which leaves out what it waits for other processes. */
type Clock = 'timeTicks' | 'threadTicks';

type Dragged = (from: number) => Promise<readonly number[]>;

/** Drags a bare canvas and our own by turns, so that a busy machine slows both. */
export async function byTurns(
  page: Page,
  session: CDPSession,
  drags: { readonly bare: Dragged; readonly own: Dragged },
  clock: Clock = 'timeTicks',
): Promise<DragReport> {
  await session.send('Performance.enable', { timeDomain: clock });
  const times = { still: [] as number[], bare: [] as number[], own: [] as number[] };
  for (let from = 0; from < MOVES; from += BLOCK) {
    times.still.push(...(await timed(page, session, async () => undefined)));
    times.bare.push(...(await drags.bare(from)));
    times.own.push(...(await drags.own(from)));
  }
  await page.waitForTimeout(IDLE_MS / 2);
  const drawn = await draws(page);
  await page.waitForTimeout(IDLE_MS);
  const idleDraws = (await draws(page)) - drawn;
  const still = median(times.still);
  const [bare, own] = [median(times.bare) - still, median(times.own) - still];
  return { bare, own, ratio: own / bare, moves: MOVES, idleDraws };
}

/** Moves from where a thing is taken hold of to where it is farthest from there. */
export const HALF_ROUND = 10;

interface OverBare {
  /** The canvas over our own, by its id. */
  readonly bare: string;
  /** Words that must follow what is dragged. */
  readonly facts: string;
  /** Twice `HALF_ROUND` moves end where they began, so that each drag takes hold of what the last one left. */
  readonly placeOf: (index: number) => Place;
  readonly clock?: Clock;
}

/** Drags something of ours, and by turns the same way on the bare canvas that lies over it. */
export async function overBare(page: Page, { bare, facts, placeOf, clock }: OverBare): Promise<DragReport> {
  const session = await page.context().newCDPSession(page);
  const words = page.getByTestId(facts);
  const seen = new Set([await words.textContent()]);
  const dragged = (from: number, halfWay: () => Promise<void> = async () => undefined) =>
    drag(page, session, placeOf, from, async (touch) => {
      await touch(placeOf(from + HALF_ROUND));
      await page.waitForTimeout(60);
      await halfWay();
    });
  const drags = {
    bare: async (from: number) => {
      await showBare(page, bare, true);
      return dragged(from);
    },
    own: async (from: number) => {
      await showBare(page, bare, false);
      const times = await dragged(from, async () => void seen.add(await words.textContent()));
      await page.waitForTimeout(150);
      return times;
    },
  };
  const report = await byTurns(page, session, drags, clock);
  if (seen.size < 2) throw new Error('The words did not follow the finger.');
  return report;
}

export const showBare = (page: Page, bare: string, on: boolean): Promise<void> =>
  page.evaluate(
    ([id, display]) => {
      document.getElementById(id)!.style.display = display;
    },
    [bare, on ? 'block' : 'none'] as const,
  );

/** One finger along a path of places, numbered on from drag to drag. */
export async function drag(
  page: Page,
  session: CDPSession,
  placeOf: (index: number) => Place,
  from: number,
  onHold: (touch: (at: Place) => Promise<unknown>) => Promise<void> = async () => undefined,
): Promise<number[]> {
  const touch = (type: 'touchStart' | 'touchMove', at: Place) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [at] });
  await touch('touchStart', placeOf(from));
  await onHold((at) => touch('touchMove', at));
  let index = from;
  const times = await timed(page, session, () => touch('touchMove', placeOf(++index)));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return times;
}

/** Main-thread milliseconds of each act, until three frames after it. */
async function timed(page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < BLOCK; i++) {
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

const draws = (page: Page): Promise<number> => page.evaluate(() => (globalThis as unknown as { drawn: number }).drawn);

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
