import type { Page } from 'playwright-core';

import { launchPhone } from '@/testing/chromium';
import { longBattleFile } from '@/testing/long-battle';
import { bringIn } from '@/testing/open-battle';

export const REPORT_TITLE = 'Log: report of 2,000 events';
export const LOG_TITLE = 'Log: scrolling 10,000 events';

const EVENTS = 10_000;
const FLICKS = 60;

export interface LogReport {
  /** From the tap on the tab to the first entry, the first time and after an action. */
  readonly opened: number;
  readonly again: number;
  readonly frames: number;
  readonly median: number;
  readonly longest: number;
  readonly over50: number;
  /** Entries mounted at the most while scrolling. */
  readonly mounted: number;
}

/** Brings a long battle in as a player would, opens its log and flicks through it. */
export async function logBench(url: string): Promise<LogReport> {
  const browser = await launchPhone({ width: 390, height: 844 });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    const battle = await bringIn(page, url, longBattleFile(EVENTS));
    await page.goto(`${url}/battle/${battle}`);
    await page.getByTestId('turn').waitFor();
    const opened = await openLog(page);
    await page.getByTestId('tab-turn').click();
    const again = await openLog(page);
    await page.evaluate(watchFrames);
    await page.mouse.move(195, 450);
    for (let flick = 0; flick < FLICKS; flick += 1) {
      await page.mouse.wheel(0, 500);
      await page.waitForTimeout(50);
    }
    const seen = await page.evaluate(
      () => (globalThis as unknown as { seen: { frames: number[]; mounted: number } }).seen,
    );
    const frames = [...seen.frames].sort((a, b) => a - b);
    return {
      opened,
      again,
      frames: frames.length,
      median: frames[Math.floor(frames.length / 2)] ?? NaN,
      longest: frames.at(-1) ?? NaN,
      over50: frames.filter((frame) => frame > 50).length,
      mounted: seen.mounted,
    };
  } finally {
    await browser.close();
  }
}

async function openLog(page: Page): Promise<number> {
  const started = Date.now();
  await page.getByTestId('tab-log').click();
  await page.getByTestId('log-list').waitFor();
  return Date.now() - started;
}

/** Runs in the page: how long each frame took, and how many entries stood in it. */
function watchFrames(): void {
  const seen = { frames: [] as number[], mounted: 0 };
  (globalThis as unknown as { seen: typeof seen }).seen = seen;
  let last = performance.now();
  const frame = (now: number) => {
    seen.frames.push(now - last);
    last = now;
    const mounted = document.querySelectorAll('[data-testid="log-list"] [aria-expanded]').length;
    if (mounted > seen.mounted) seen.mounted = mounted;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Milliseconds from the address to the drawn report, the reading of the log included. */
export async function reportBench(url: string): Promise<number> {
  const browser = await launchPhone({ width: 390, height: 844 });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    const battle = await bringIn(page, url, longBattleFile(2000));
    await page.goto(`${url}/battle/${battle}?tab=log`);
    await page.getByTestId('log-list').waitFor();
    const started = Date.now();
    await page.getByTestId('to-report').click();
    await page.getByTestId('report-chart').locator('canvas').waitFor();
    return Date.now() - started;
  } finally {
    await browser.close();
  }
}
