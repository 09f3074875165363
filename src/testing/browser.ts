import { mkdirSync } from 'node:fs';

import type { Browser, BrowserContext, Page } from 'playwright-core';

import { serveStatic, type StaticServer } from '@/tools/static-server';

import { launchBrowser, phone, type PhoneOptions } from './chromium';

const WEB_DIR = 'dist/web';
/** Some play on for turns, and a busy machine takes its time. */
const LONGEST = 480_000;
const FAILURES = 'dist/browser-failures';

export interface BrowserFixture {
  readonly server: StaticServer;
  readonly context: BrowserContext;
  readonly page: Page;
}

interface BrowserTestOptions extends PhoneOptions {
  readonly isolated?: boolean;
  /** What the test itself provokes: these words may stand in the console. */
  readonly expectedErrors?: RegExp;
  readonly beforeOpen?: (context: BrowserContext) => Promise<void>;
}

/** One for all tests of a file: starting it takes longer than many a test. */
let browser: Promise<Browser> | undefined;

/**
 * A test in a phone-sized Chromium on the production build, with fresh storage and a server of its own. It fails on
 * any error in the console too, and a failure leaves a picture.
 */
export function browserTest(
  name: string,
  work: (fixture: BrowserFixture) => Promise<void>,
  { isolated = true, expectedErrors, beforeOpen, keepsCopy = false, ...options }: BrowserTestOptions = {},
): void {
  const run = async () => {
    const server = await serveStatic(WEB_DIR, { isolated });
    browser ??= launchBrowser();
    const context = await (await browser).newContext(phone({ keepsCopy, ...options }));
    await beforeOpen?.(context);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    try {
      await work({ server, context, page });
      expect(errors.filter((error) => !expectedErrors?.test(error))).toEqual([]);
    } catch (error) {
      await leavePicture(page, name);
      throw error;
    } finally {
      await context.close();
      await server.close();
    }
  };
  test(name, run, LONGEST);
}

afterAll(async () => (await browser)?.close());

async function leavePicture(page: Page, name: string) {
  mkdirSync(FAILURES, { recursive: true });
  const path = `${FAILURES}/${name.replace(/[^a-z0-9]+/gi, '-')}.png`;
  // The page may be gone with the browser; then there is no picture to take.
  await page.screenshot({ path }).catch(() => undefined);
  console.log(`Picture of the failure: ${path}`);
}

export async function openHarbour({ page, server }: BrowserFixture): Promise<void> {
  await page.goto(server.url);
  await page.getByTestId('harbour').waitFor();
}
