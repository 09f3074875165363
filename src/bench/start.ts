import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

import { launchBrowser, phone } from '@/testing/chromium';

import { bytesRun } from './bytes-run';

export const START_TITLE = 'Start: until the Harbour can be tapped, beside a bare Expo page with the router';

interface Start {
  readonly milliseconds: number;
  /** Of JavaScript that had come to the page until then, unpacked. */
  readonly bytes: number;
}

interface StartReport {
  readonly name: string;
  /** Of JavaScript in the functions that the page ran until then, unpacked; SQLite's worker is not counted. */
  readonly evaluated: { readonly bare: number; readonly own: number };
  readonly bare: Start;
  readonly own: Start;
  readonly ratio: number;
}

/** A middling phone on the network of a hall. */
const SLOW = { cpu: 4, bitsPerSecond: 10_000_000, latency: 40 };
const ROUNDS = 9;
/** On both pages what is tapped first. */
const TAPPED = 'to-quick';

/** Both pages by turns, cold and with what the browser kept; the median counts. */
export async function startBench(own: string, bare: string): Promise<readonly StartReport[]> {
  const browser = await launchBrowser();
  try {
    const reports: StartReport[] = [];
    const run = { bare: await evaluated(browser, bare), own: await evaluated(browser, own) };
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
        const bytes = { bare: run.bare[visit], own: run.own[visit] };
        reports.push({ name, evaluated: bytes, bare: was, own: of, ratio: of.milliseconds / was.milliseconds });
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
    return { cold: await visit(context, url, slow), warm: await visit(context, url, slow) };
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, url: string, slow: boolean): Promise<Start> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (slow) await slowDown(session);
  await openPage(page, url);
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

async function openPage(page: Page, url: string): Promise<void> {
  await page.addInitScript(watchFor, TAPPED);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'tappableAt' in globalThis, undefined, { timeout: 120_000 });
}

/** How much JavaScript is run for a cold and for a warm visit: on visits of their own, because counting costs time. */
async function evaluated(browser: Browser, url: string): Promise<{ readonly cold: number; readonly warm: number }> {
  const context = await browser.newContext(phone({ keepsCopy: false }));
  try {
    return { cold: await evaluatedBytes(context, url), warm: await evaluatedBytes(context, url) };
  } finally {
    await context.close();
  }
}

async function evaluatedBytes(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
  await openPage(page, url);
  const { result } = await session.send('Profiler.takePreciseCoverage');
  await page.close();
  const ours = result.filter((script) => script.url.startsWith(url) && script.url.endsWith('.js'));
  return ours.reduce((sum, { functions }) => sum + bytesRun(functions.flatMap(({ ranges }) => ranges.slice(0, 1))), 0);
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

async function slowDown(session: CDPSession): Promise<void> {
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
