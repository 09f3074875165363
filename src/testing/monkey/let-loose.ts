import { mkdirSync } from 'node:fs';

import type { Browser, CDPSession, Page } from 'playwright-core';

import { serveStatic } from '@/tools/static-server';

import { launchBrowser, phone } from '../chromium';
import { watchDatabase } from '../quiet';
import { sameChance } from '../same-chance';
import { inFront, visit } from '../visit';
import { addressesOf } from './addresses';
import { Monkey } from './monkey';
import { StockFile } from './stock';

const WEB_DIR = 'dist/web';
const MONKEY_FAILURES = 'dist/monkey-failures';
/** Enough to be mended at a time. */
const MOST_ACCIDENTS = 3;

interface MonkeyReport {
  readonly route: string;
  readonly failures: readonly string[];
  /** Megabytes on the heap of the page at the Harbour, rubbish collected: at first, after half of the taps, and at last. */
  readonly heap: readonly number[];
}

/** A monkey for each route, on a phone of its own with games of every book. */
export async function* letLoose(routes: readonly string[], taps: number, seed: number): AsyncGenerator<MonkeyReport> {
  const stock = await StockFile.make();
  const server = await serveStatic(WEB_DIR);
  const browser = await launchBrowser();
  try {
    for (const route of routes) yield onRoute({ browser, stock, url: server.url }, route, taps, seed);
  } finally {
    await browser.close();
    await server.close();
  }
}

interface Zoo {
  readonly browser: Browser;
  readonly stock: StockFile;
  readonly url: string;
}

async function onRoute({ browser, stock, url }: Zoo, route: string, taps: number, seed: number): Promise<MonkeyReport> {
  const context = await browser.newContext(phone({ keepsCopy: false }));
  // What runs in the page is compiled by tsx, which names functions with a helper of its own. Paper is not for monkeys.
  await context.addInitScript(
    'globalThis.__name = (named) => named; window.print = () => {}; window.open = () => null;',
  );
  await watchDatabase(context);
  await sameChance(context, `${route} ${seed}`);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('crash', () => errors.push('the page crashed'));
  page.on('dialog', (dialog) => void dialog.dismiss());
  page.on('download', (download) => void download.cancel());
  const failures: string[] = [];
  const devtools = await context.newCDPSession(page);
  try {
    const addresses = addressesOf(route, await stock.bringOnto(page, url, route));
    // Opened or saved files would be asked for with the system's own dialog, which nobody answers.
    page.on('filechooser', () => undefined);
    const sizes = [await heap(page, devtools)];
    const monkey = new Monkey(page, url, seed, errors);
    for (let visits = 0; monkey.taps < taps && failures.length < MOST_ACCIDENTS; visits += 1) {
      const accident = await monkey.play(addresses[visits % addresses.length]!);
      // By now it has seen most of what can be loaded: what comes on top from here on was not let go.
      if (sizes.length === 1 && monkey.taps >= taps / 2) sizes.push(await heap(page, devtools));
      if (!accident) continue;
      mkdirSync(MONKEY_FAILURES, { recursive: true });
      const picture = `${MONKEY_FAILURES}/${route.replace(/[^a-z]+/g, '-')}-${monkey.taps}.png`;
      await page.screenshot({ path: picture });
      failures.push(
        `${accident.what}\n      on ${page.url().replace(url, '')}, set down at ${accident.address}, tap ${monkey.taps}: ` +
          `${picture}\n      ${accident.taps.join(' · ')}`,
      );
      await page.goto(`${url}/settings`);
      errors.length = 0;
    }
    return { route, failures, heap: [...sizes, await heap(page, devtools)] };
  } catch (error) {
    return { route, failures: [...failures, String(error)], heap: [] };
  } finally {
    await context.close();
  }
}

/** At the Harbour, with nothing else open. */
async function heap(page: Page, devtools: CDPSession): Promise<number> {
  await visit(page, '/');
  await inFront(page, 'harbour').waitFor();
  for (let times = 0; times < 2; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
