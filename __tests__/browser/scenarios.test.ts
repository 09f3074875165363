import type { Page } from 'playwright-core';

import { browserTest } from '@/testing/browser';
import { goTo, visit } from '@/testing/visit';

const COPY = 'Varyag and Korietz at Chemulpo (copy)';

const ownRow = (page: Page) => page.getByTestId('own-scenarios').last().getByText(COPY);

browserTest('a scenario is copied, changed, kept over a reload, deleted and brought back', async ({ page, server }) => {
  await page.goto(`${server.url}/scenarios`);
  await page.getByTestId('scenario-chemulpo').click();
  await page.getByTestId('opening-chart').locator('canvas').first().waitFor();
  await page.getByTestId('copy').click();
  await page.getByText(`Copied as “${COPY}”`).last().waitFor();
  await page.getByTestId('edit').click();
  await page.getByTestId('part-basics').click();
  for (let tap = 0; tap < 3; tap++) await page.getByTestId('field-turns-more').click();
  await page.getByTestId('field-turns').getByText('19').waitFor();
  await page.getByTestId('edit-basics').getByTestId('back').click();

  await visit(page, '/scenarios');
  await ownRow(page).click();
  await page.getByTestId('facts').last().getByText('19', { exact: true }).waitFor();
  await page.reload();
  await page.getByTestId('facts').last().getByText('19', { exact: true }).waitFor();

  await page.getByTestId('scenario-more').click();
  await page.getByTestId('menu-delete').click();
  await page.getByTestId('scenarios').last().waitFor();
  await page.getByTestId('toast-action').last().click();
  await ownRow(page).waitFor();
  await page.reload();
  await ownRow(page).waitFor();
});

browserTest('a formation is put where the chart is tapped', async ({ page, server }) => {
  await goTo(page, server.url, '/scenarios');
  await page.getByTestId('new-scenario').click();
  await page.getByText('The Japanese have no formation yet.').click();
  await page.getByTestId('add-formation').click();
  await page.getByTestId('formation-row-0').click();
  const table = page.getByTestId('opening-chart-table').last();
  await table.scrollIntoViewIfNeeded();
  const box = (await table.boundingBox())!;
  await table.click({ position: { x: box.width / 2, y: 40 } });
  await page.getByTestId('field-x').getByText('36″').waitFor();
});

browserTest('an unknown scenario says so', async ({ page, server }) => {
  await goTo(page, server.url, '/scenarios/no-such-battle');
  await page.getByText('Scenario not found').waitFor();
  await page.getByTestId('to-scenarios').click();
  await page.getByTestId('scenarios').waitFor();
});
