import { mkdirSync } from 'node:fs';

import type { Browser, BrowserContext, Page } from 'playwright-core';

import { serveStatic, type StaticServer } from '@/tools/static-server';

import { launchBrowser, PATIENCE, phone, type PhoneOptions } from './chromium';
import { watchDatabase } from './quiet';
import { sameChance } from './same-chance';

const WEB_DIR = 'dist/web';
/** Some play on for turns, and a busy machine takes its time. */
export const LONGEST = 480_000;
const FAILURES = 'dist/browser-failures';

export interface BrowserFixture {
  readonly server: StaticServer;
  readonly context: BrowserContext;
  readonly page: Page;
  /** A second phone with storage of its own, in the same browser. */
  readonly otherPhone: () => Promise<Page>;
}

interface BrowserTestOptions extends PhoneOptions {
  /** Goes on with the phone of the tests before that said so too, whatever they left on it: the app starts only once. */
  readonly samePhone?: boolean;
  readonly isolated?: boolean;
  /** What the test itself provokes: these words may stand in the console. */
  readonly expectedErrors?: RegExp;
  readonly beforeOpen?: (context: BrowserContext) => Promise<void>;
}

/** One for all tests of a file: starting it takes longer than many a test. */
let browser: Promise<Browser> | undefined;

interface Phone extends BrowserFixture {
  /** What the console complained of since the test began. */
  readonly errors: string[];
  close(): Promise<void>;
}

/** The phone that tests of a file share; gone with the first that fails on it. */
let shared: Phone | undefined;

/**
 * A test in a phone-sized Chromium on the production build, with a server of its own and, unless it says otherwise,
 * fresh storage. The app's dice are the same in every run. It fails on any error in the console too, and a failure leaves a
 * picture.
 */
export function browserTest(
  name: string,
  work: (fixture: BrowserFixture) => Promise<void>,
  { samePhone = false, ...options }: BrowserTestOptions = {},
): void {
  const run = async () => {
    const phone = (samePhone && shared) || (await startPhone(name, options));
    shared = samePhone ? phone : shared;
    phone.errors.length = 0;
    try {
      await work(phone);
      expect(phone.errors.filter((error) => !options.expectedErrors?.test(error))).toEqual([]);
      if (!samePhone) await phone.close();
    } catch (error) {
      await leavePicture(phone.page, name);
      if (samePhone) shared = undefined;
      await phone.close();
      throw error;
    }
  };
  test(name, run, LONGEST);
}

afterAll(async () => {
  await shared?.close();
  await (await browser)?.close();
});

async function startPhone(
  test: string,
  { isolated = true, beforeOpen, keepsCopy = false, ...size }: BrowserTestOptions,
) {
  const server = await serveStatic(WEB_DIR, { isolated });
  browser ??= launchBrowser();
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];
  const open = async () => {
    const context = await (await browser!).newContext(phone({ keepsCopy, ...size }));
    contexts.push(context);
    await watchDatabase(context);
    await sameChance(context, test);
    await beforeOpen?.(context);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    return { context, page };
  };
  const close = async () => {
    for (const context of contexts) await context.close();
    await server.close();
  };
  const otherPhone = async () => (await open()).page;
  return { server, ...(await open()), otherPhone, errors, close };
}

async function leavePicture(page: Page, name: string) {
  mkdirSync(FAILURES, { recursive: true });
  const path = `${FAILURES}/${name.replace(/[^a-z0-9]+/gi, '-')}.png`;
  // The page may be gone with the browser; then there is no picture to take.
  await page.screenshot({ path }).catch(() => undefined);
  console.log(`Picture of the failure: ${path}`);
}

export async function openHarbour({ page, server }: Pick<BrowserFixture, 'page' | 'server'>): Promise<void> {
  await page.goto(server.url);
  // There once the battles are read. A page whose former self has not let go of the database yet starts over before that.
  await page.locator('[data-testid="continue"], [data-testid="start-new"]').first().waitFor();
}
