import type { Page } from 'playwright-core';

import type { BrowserFixture } from './browser';
import { ulsanFile } from './ulsan-file';
import { visit } from './visit';

/** Brings a file in through the settings, as a player would; answers with the id the battle got here. */
export async function bringIn(page: Page, url: string, file: string): Promise<string> {
  await page.goto(`${url}/settings`);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByTestId('import').click()]);
  await chooser.setFiles(file);
  await page.getByTestId('import-confirm').click();
  await page.getByText(/Imported: 1 battle/).waitFor();
  await visit(page, '/battles');
  const row = page.locator('[data-testid^="battle-"]:not([data-testid="battle-list"]):visible').first();
  await row.waitFor();
  return ((await row.getAttribute('data-testid')) ?? '').replace('battle-', '');
}

/** A battle off Ulsan at the gunfire of its sixth turn, open on its Turn tab. */
export async function openUlsan({ page, server }: Pick<BrowserFixture, 'page' | 'server'>): Promise<string> {
  const id = await bringIn(page, server.url, await ulsanFile());
  await visit(page, `/battle/${id}`);
  await page.getByTestId('turn').waitFor();
  return id;
}
