import type { Locator, Page } from 'playwright-core';

/** Screens below the one in front stay in the page, out of sight: the last of that name that can be seen. */
export const inFront = (page: Page, testID: string): Locator =>
  page.locator(`[data-testid="${testID}"]:visible`).last();

/** Goes to a route as a link in the app does, which is far quicker than to load the page anew. */
export const visit = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** To a route of the app at this address: it is started only where it does not run yet. */
export async function goTo(page: Page, url: string, path: string): Promise<void> {
  if (page.url().startsWith(url)) await visit(page, path);
  else await page.goto(url + path);
}

/** Brings a file in through the settings, as a player would, until the app says what it has imported. */
export async function importFile(page: Page, url: string, file: string, said: RegExp): Promise<void> {
  await goTo(page, url, '/settings');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByTestId('import').click()]);
  await chooser.setFiles(file);
  await page.getByTestId('import-confirm').click();
  await page.getByText(said).waitFor();
}
