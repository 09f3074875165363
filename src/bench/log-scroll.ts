import type { Page } from 'playwright-core';

import { launchPhone } from '@/testing/chromium';
import { longBattleFile } from '@/testing/long-battle';
import { bringIn } from '@/testing/open-battle';

import { smoothness, type Smoothness } from './main-thread';

export const REPORT_TITLE = 'Log: report of 2,000 events';
export const LOG_TITLE = 'Log: scrolling 10,000 events';

const EVENTS = 10_000;

/**
 * Brings a long battle in as a player would, opens its log, flicks and jumps through it and searches it. The automatic
 * backup of the day is made meanwhile, five seconds after the start.
 */
export async function logBench(url: string): Promise<readonly Smoothness[]> {
  const browser = await launchPhone({ width: 390, height: 844 });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    const battle = await bringIn(page, url, longBattleFile(EVENTS));
    await page.goto(`${url}/battle/${battle}`);
    await page.getByTestId('turn').waitFor();
    const session = await page.context().newCDPSession(page);
    const stages: Smoothness[] = [];
    const watch = async (name: string, act: () => Promise<void>) =>
      void stages.push(await smoothness(page, session, name, act));
    await watch('opens', () => openLog(page));
    await watch('flicked down', () => flick(page, 500, 60));
    await watch('flung down', () => flick(page, 3000, 60));
    await watch('flicked up', () => flick(page, -500, 60));
    await watch('jumps to the top, the middle and the end', async () => {
      for (const place of [0, 0.5, 1, 0, 1, 0.5]) await jump(page, place);
    });
    await page.getByTestId('tab-turn').click();
    await watch('opens again', () => openLog(page));
    await page.getByTestId('log-search').click();
    await watch('searched', () => page.getByTestId('log-words').pressSequentially('mikasa', { delay: 100 }));
    await watch('what was found, flicked down', () => flick(page, 500, 30));
    return stages;
  } finally {
    await browser.close();
  }
}

async function openLog(page: Page): Promise<void> {
  await page.getByTestId('tab-log').click();
  await page.getByTestId('log-list').waitFor();
}

async function flick(page: Page, by: number, times: number): Promise<void> {
  await page.mouse.move(195, 450);
  for (let flicks = 0; flicks < times; flicks += 1) {
    await page.mouse.wheel(0, by);
    await page.waitForTimeout(50);
  }
}

/** To a place of what is known of the list so far: 0 is its top, 1 its end. */
async function jump(page: Page, place: number): Promise<void> {
  await page.getByTestId('log-list').evaluate((list, to) => (list.scrollTop = list.scrollHeight * to), place);
  await page.waitForTimeout(300);
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
