import type { Browser, BrowserContext, Page } from 'playwright-core';

import { launchBrowser, phone } from '@/testing/chromium';

export const START_TITLE = 'Start: until the Harbour can be tapped, beside a bare Expo page with the router';

interface Start {
  readonly milliseconds: number;
  /** Of JavaScript that had come until then, unpacked: an upper bound of what was run, since modules run when used. */
  readonly bytes: number;
}

export interface StartReport {
  readonly name: string;
  readonly bare: Start;
  readonly own: Start;
  readonly ratio: number;
}

/** A middling phone on the network of a hall. */
const SLOW = { cpu: 4, bitsPerSecond: 10_000_000, latency: 40 };
const ROUNDS = 5;
/** On both pages what is tapped first. */
const TAPPED = 'to-quick';

/** Both pages by turns, cold and with what the browser kept; the median counts. */
export async function startBench(own: string, bare: string): Promise<readonly StartReport[]> {
  const browser = await launchBrowser();
  try {
    const reports: StartReport[] = [];
    for (const slow of [false, true]) {
      const rounds: { readonly bare: Pair; readonly own: Pair }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push({ bare: await visits(browser, bare, slow), own: await visits(browser, own, slow) });
      }
      for (const visit of ['cold', 'warm'] as const) {
        const [of, was] = [
          medianOf(rounds.map((each) => each.own[visit])),
          medianOf(rounds.map((each) => each.bare[visit])),
        ];
        const name = `${slow ? 'slowed four times, 10 Mbit/s' : 'at normal speed'}, ${visit}`;
        reports.push({ name, bare: was, own: of, ratio: of.milliseconds / was.milliseconds });
      }
    }
    return reports;
  } finally {
    await browser.close();
  }
}

interface Pair {
  readonly cold: Start;
  readonly warm: Start;
}

/** A visit by somebody new, and one by the same person a moment later. */
async function visits(browser: Browser, url: string, slow: boolean): Promise<Pair> {
  const context = await browser.newContext(phone({ keepsCopy: false }));
  try {
    const cold = await visit(context, url, slow);
    return { cold, warm: await visit(context, url, slow) };
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, url: string, slow: boolean): Promise<Start> {
  const page = await context.newPage();
  if (slow) await slowDown(page);
  await page.addInitScript(watchFor, TAPPED);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'tappableAt' in globalThis, undefined, { timeout: 120_000 });
  const start = await page.evaluate(() => {
    const { tappableAt } = globalThis as unknown as { tappableAt: number };
    const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const loaded = scripts.filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= tappableAt);
    return { milliseconds: tappableAt, bytes: loaded.reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0) };
  });
  await page.getByTestId(TAPPED).click();
  await page.close();
  return start;
}

/** Notes when the thing is in sight and the page is free to answer a tap. */
function watchFor(testID: string): void {
  const look = () => {
    const found = document.querySelector(`[data-testid="${testID}"]`);
    if (!found?.checkVisibility({ visibilityProperty: true })) return void requestAnimationFrame(look);
    setTimeout(() => Object.assign(globalThis, { tappableAt: performance.now() }));
  };
  requestAnimationFrame(look);
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  const throughput = SLOW.bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

function medianOf(starts: readonly Start[]): Start {
  const sorted = [...starts].sort((a, b) => a.milliseconds - b.milliseconds);
  return sorted[Math.floor(sorted.length / 2)]!;
}
