import type { Page } from 'playwright-core';

import { launchPhone } from '@/testing/chromium';
import { longBattleFile } from '@/testing/long-battle';

export const WAITS_TITLE = 'Waits: from a tap to what was asked for, on a phone four times slower';

const EVENTS = 10_000;
const SLOWER = 4;
const LOOKING = 4000;

interface Wait {
  readonly name: string;
  readonly milliseconds: number;
}

/** What players wait for longest, with a battle longer than any that has been fought. */
export async function waitsBench(url: string): Promise<readonly Wait[]> {
  const browser = await launchPhone({ width: 390, height: 844 });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(240_000);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const waits: Wait[] = [];
    const wait = async (name: string, tap: string, shown: string) => {
      await page.getByTestId(tap).last().click({ trial: true });
      const started = performance.now();
      await page.getByTestId(tap).last().click();
      await page.locator(shown).last().waitFor();
      waits.push({ name, milliseconds: performance.now() - started });
    };

    await page.goto(`${url}/settings`);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByTestId('import').click()]);
    const file = longBattleFile(EVENTS);
    const started = performance.now();
    await chooser.setFiles(file);
    await page.getByTestId('import-confirm').waitFor();
    waits.push({ name: 'reading the file of a battle of 10,000 events', milliseconds: performance.now() - started });
    await wait('importing it', 'import-confirm', 'text=/Imported: 1 battle/');

    await page.goto(`${url}/battles`);
    const row = page.locator('[data-testid^="battle-"]:not([data-testid="battle-list"])');
    const id = (await row.first().getAttribute('data-testid')) ?? '';
    await wait('opening it', id, '[data-testid="turn"]');
    await page.waitForTimeout(LOOKING);
    await wait('its log', 'tab-log', '[data-testid="log-list"]');
    await wait('its report', 'to-report', '[data-testid="report-chart"] canvas');
    await back(page, `${url}/battle/${id.replace('battle-', '')}`, 'turn');
    // As long as somebody looks at the turn first.
    await page.waitForTimeout(LOOKING);
    await wait('the table with 59 bases', 'tab-table', '[data-testid="table"] canvas');

    await back(page, `${url}/balance/ulsan`, 'balance-start');
    await wait('the balance of a scenario', 'balance-start', '[data-testid="balance-result"]');
    return waits;
  } finally {
    await browser.close();
  }
}

async function back(page: Page, url: string, shown: string): Promise<void> {
  await page.goto(url);
  await page.getByTestId(shown).last().waitFor();
}
