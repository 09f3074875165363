import type { Page } from 'playwright-core';

import type { BrowserFixture } from './browser';
import { ulsanFile } from './ulsan-file';
import { goTo, importFile, visit } from './visit';

/** The battles that were brought to each phone, by file. */
const brought = new WeakMap<Page, Map<string, string>>();

/**
 * Brings a file in through the settings, as a player would; answers with the id the battle got here. A file that is on
 * this phone already is left as the tests before have played on.
 */
export async function bringIn(page: Page, url: string, file: string): Promise<string> {
  const here = brought.get(page) ?? new Map<string, string>();
  brought.set(page, here);
  if (here.has(file)) return here.get(file)!;
  await importFile(page, url, file, /Imported: 1 battle/);
  await visit(page, '/battles');
  const known = [...here.values()].map((id) => `:not([data-testid="battle-${id}"])`).join('');
  const rows = page.locator(`[data-testid^="battle-"]:not([data-testid="battle-list"])${known}:visible`);
  await rows.first().waitFor();
  const id = ((await rows.first().getAttribute('data-testid')) ?? '').replace('battle-', '');
  here.set(file, id);
  return id;
}

/** Brings it in and opens it on its Turn tab. */
export async function openBattleFile(page: Page, url: string, file: string): Promise<string> {
  const id = await bringIn(page, url, file);
  await goTo(page, url, `/battle/${id}`);
  await page.getByTestId('turn').waitFor();
  return id;
}

/** A battle off Ulsan at the gunfire of its sixth turn, open on its Turn tab. */
export const openUlsan = async ({ page, server }: Pick<BrowserFixture, 'page' | 'server'>): Promise<string> =>
  openBattleFile(page, server.url, await ulsanFile());
