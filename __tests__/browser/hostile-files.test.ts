import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { scenarioBattle } from '@/cli/battle/scenario-battle';
import { append, createBattle } from '@/store/battles';
import { putDocument } from '@/store/db/documents';
import { openNodeDriver } from '@/store/db/driver.node';
import { migrate } from '@/store/db/migrate';
import { collectTransfer } from '@/store/transfer/collect-transfer';
import { writeTransfer } from '@/store/transfer/write-transfer';
import { browserTest, LONGEST } from '@/testing/browser';
import { newProfile } from '@/testing/chromium';
import { longBattleFile } from '@/testing/long-battle';
import { AT, valueOf } from '@/testing/toy-database';
import { visit } from '@/testing/visit';

/** What can be tapped and reaches out of the window, or stands beyond it and cannot be scrolled to. Runs in the page. */
function buttonsOffScreen(screen: { readonly width: number; readonly height: number }): string[] {
  const off: string[] = [];
  for (const button of document.querySelectorAll<HTMLElement>(
    'button, a, input, [role=button], [role=radio], [role=tab]',
  )) {
    if (!button.offsetParent || button.closest('#splash, noscript, [aria-hidden=true]')) continue;
    const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
    let scrolls = false;
    for (let up = button.parentElement; up; up = up.parentElement)
      scrolls ||= /auto|scroll/.test(getComputedStyle(up).overflowY);
    const isOff = left < -1 || right > screen.width + 1 || (!scrolls && (top < -1 || bottom > screen.height + 1));
    if (isOff || width < 20 || height < 20) {
      const name = button.dataset.testid ?? button.getAttribute('aria-label') ?? button.textContent ?? '';
      off.push(`${name.slice(0, 60)}: ${[left, right, top, bottom].map(Math.round).join(' ')}`);
    }
  }
  return off;
}

/** The same battle twice, the second time a turn further on: everything in it that has a name has this one. */
async function filesNamed(name: string): Promise<readonly [string, string]> {
  const db = openNodeDriver();
  await migrate(db);
  const { book, setup } = scenarioBattle('chemulpo', 3)!;
  const named = JSON.parse(
    JSON.stringify(setup).replaceAll(/"name":"[^"]*"/g, `"name":${JSON.stringify(name.slice(0, 120))}`),
  );
  const open = valueOf(await createBattle(db, book, { id: 'b', name, seed: 7, setup: named }, AT));
  await putDocument(db, 'fleet', 'f', { id: 'f', name, side: 'ijn', formations: [], fleetFlagship: null, notes: '' });
  await putDocument(db, 'settings', 'device', { textScale: 1.6 });
  const folder = newProfile();
  const write = async (file: string) => {
    writeFileSync(join(folder, file), writeTransfer(await collectTransfer(db, 'everything', AT)));
    return join(folder, file);
  };
  const first = await write('first.json');
  const stray = { type: 'v1.GivenUp', command: {}, dice: {}, appDice: 0, roll: null } as const;
  await append(db, open, [stray], AT);
  await putDocument(db, 'fleet', 'f', { id: 'f', name, side: 'irn', formations: [], fleetFlagship: null, notes: '' });
  const later = await write('later.json');
  await db.close();
  return [first, later];
}

/** Taps Cancel once the bar has stood at so many places; from within the page, which is never too slow for it. */
function leaveAfterSteps(steps: number): void {
  const seen = new Set<string>();
  const observer = new MutationObserver(() => {
    const bar = document.querySelector('[data-testid="import-progress"]')?.getAttribute('aria-valuenow');
    const cancel = document.querySelector<HTMLElement>('[data-testid="import-reading-cancel"]');
    if (bar) seen.add(bar);
    if (seen.size < steps || !cancel || cancel.hasAttribute('data-locked')) return;
    observer.disconnect();
    document.body.dataset.steps = [...seen].join(' ');
    cancel.click();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

async function pick(page: Page, file: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByTestId('import').click()]);
  await chooser.setFiles(file);
}

const EIGHTY = 'The pursuit of the Vladivostok cruisers by Vice-Admiral Kamimura, off Ulsan 1904';
const WORD = 'Donaudampfschiffahrtsgesellschaftskapitaenswitwenundwaisenunterstuetzungskasseee';

for (const [how, name] of [
  ['eighty letters', EIGHTY],
  ['one word of eighty letters', WORD],
  ['four thousand letters', `${WORD} `.repeat(50)],
] as const) {
  browserTest(`with a name of ${how} and the largest text no button leaves the screen`, async ({ page, server }) => {
    const [first, later] = await filesNamed(name);
    const found: string[] = [];
    const judge = async (screen: string) => {
      found.push(
        ...(await page.evaluate(buttonsOffScreen, page.viewportSize()!)).map((button) => `${screen}: ${button}`),
      );
    };
    await page.goto(`${server.url}/settings`);
    for (let tap = 0; tap < 6; tap++) await page.getByTestId('text-size-more').click();
    await page.getByText('160%').waitFor();
    await pick(page, first);
    await page.getByTestId('import-new').waitFor();
    await judge('the preview');
    await page.getByTestId('import-confirm').click();
    await page.getByText(/^Imported: 1 battle/).waitFor();
    await judge('the settings');
    await pick(page, later);
    await page.getByTestId('import-conflicts').waitFor();
    await judge('the conflict sheet');
    await page.getByTestId('import-cancel').click();
    await visit(page, '/battles');
    const row = page.locator('[data-testid^="battle-"]:visible').first();
    await row.waitFor();
    await judge('the list of battles');
    const id = ((await row.getAttribute('data-testid')) ?? '').replace('battle-', '');
    await visit(page, '/fleets');
    await page.getByTestId('fleets').waitFor();
    await judge('the fleets');
    await visit(page, '/');
    await page.getByTestId('harbour').waitFor();
    await judge('the harbour');
    for (const [path, shows] of [
      ['', 'turn'],
      ['?tab=fleet', 'fleet'],
      ['?tab=log', 'log'],
      ['/ship/varyag', 'ship'],
    ] as const) {
      await visit(page, `/battle/${id}${path}`);
      await page.locator(`[data-testid="${shows}"]:visible`).last().waitFor();
      await judge(`the battle ${shows}`);
    }
    expect(found).toEqual([]);
  });
}

browserTest('sixteen megabytes are read step by step, and reading can be left at any moment', async (fixture) => {
  const { page, server } = fixture;
  const file = longBattleFile(1000, 14);
  expect(statSync(file).size).toBeGreaterThan(16_000_000);
  await page.goto(`${server.url}/settings`);
  await page.getByTestId('import').waitFor();
  await page.evaluate(leaveAfterSteps, 4);
  await pick(page, file);
  await page.waitForFunction(() => document.body.dataset.steps !== undefined);
  // Or it would not have been left on the way.
  expect(await page.getByTestId('import-new').count()).toBe(0);
  await page.getByTestId('import-reading').waitFor({ state: 'detached' });
  await page.getByTestId('import').waitFor();
});

browserTest('a million keys are refused in a sentence', async ({ page, server }) => {
  const keys = `{${Array.from({ length: 1_000_000 }, (_, at) => `"k${at}":1`).join(',')}}`;
  const few = `[${'{"a":1,"b":2,"c":3,"d":4},'.repeat(250_000)}0]`;
  const folder = newProfile();
  await page.goto(`${server.url}/settings`);
  await page.getByTestId('import').waitFor();
  for (const body of [keys, few]) {
    const file = join(folder, 'keys.json');
    const documents = `[{"kind":"fleet","id":"a","updatedAt":"","body":${body}}]`;
    writeFileSync(file, `{"format":"z-flag-export","version":1,"exportedAt":"","documents":${documents}}`);
    await pick(page, file);
    await page.getByTestId('import-problem').waitFor({ timeout: LONGEST / 2 });
    await page.getByTestId('import-problem-close').click();
  }
});
