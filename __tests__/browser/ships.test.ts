import { browserTest, type BrowserFixture } from '@/testing/browser';
import { quiet } from '@/testing/quiet';
import { goTo, visit } from '@/testing/visit';

async function openShips({ page, server }: BrowserFixture): Promise<void> {
  await goTo(page, server.url, '/ships');
  await page.getByTestId('ships').getByText('136 ships').waitFor();
}

browserTest('a ship is found by her old name, edited, kept over a reload, and reset', async (fixture) => {
  const { page } = fixture;
  await openShips(fixture);
  await page.getByTestId('search').fill('Tsarevitch');
  await page.getByText('1 ship', { exact: true }).waitFor();
  await page.getByTestId('ship-tsesarevich').click();
  const ship = page.getByTestId('ship');
  await ship.getByText('Also spelled').waitFor();
  await ship.getByText('Facts', { exact: true }).waitFor();

  await ship.getByTestId('rating-armour').click();
  await page.getByTestId('reason').getByText('From 180 mm: armour 3').waitFor();
  await page.getByTestId('sheet-close').click();

  await ship.getByTestId('edit').click();
  const editor = page.getByTestId('ship-edit');
  await editor.getByTestId('edit-armour-more').click();
  await editor.getByTestId('battery-0-bow-more').click();
  await editor.getByText('2 changes from the library').waitFor();
  await editor.getByText('Library: 3', { exact: true }).waitFor();
  await editor.getByText('Library: 2-4-2 main').waitFor();
  await editor.getByTestId('done').click();
  await ship.getByLabel('Armour: was 3, now 4').waitFor();

  await page.reload();
  await ship.getByLabel('Armour: was 3, now 4').waitFor();
  await ship.getByLabel('12″: was 2-4-2 main, now 3-4-2 main').waitFor();
  await ship.getByTestId('edited').waitFor();

  await ship.getByTestId('reset-all').click();
  await page.getByText('Tsesarevich is back to the library version.').waitFor();
  await page.reload();
  await ship.getByTestId('rating-armour').waitFor();
  expect(await ship.getByTestId('changes').count()).toBe(0);
});

browserTest('a new ship is kept, deleted and brought back', async (fixture) => {
  const { page } = fixture;
  await openShips(fixture);
  await page.getByTestId('new-ship').click();
  await page.getByTestId('new-side-irn').click();
  await page.getByTestId('new-type-CA').click();
  await page.getByTestId('create').click();
  const editor = page.getByTestId('ship-edit');
  await editor.getByTestId('edit-name').fill('Mikasa');
  await editor.getByTestId('edit-side-ijn').click();
  await editor.getByText('Another ship on this side is called Mikasa.').waitFor();
  await editor.getByTestId('edit-name').fill('Rurik II');
  await page.getByText('Edit Rurik II').waitFor();
  await editor.getByTestId('done').click();

  await page.reload();
  await page.getByTestId('ships').getByText('137 ships').waitFor();
  await page.getByText('Rurik II').click();
  await page.getByTestId('ship').getByTestId('delete').click();
  await page.getByTestId('delete-ship-confirm').click();
  await page.getByTestId('ships').getByText('136 ships').waitFor();
  await page.getByTestId('toast-action').click();
  await page.getByTestId('ships').getByText('137 ships').waitFor();
  await visit(page, '/ship/nobody');
  await page.getByText('Ship not found').waitFor();
  await page.getByTestId('to-ships').click();
  await page.getByTestId('ships').getByText('137 ships').waitFor();
});

browserTest('a long list keeps only the rows in sight, and comes to its end', async (fixture) => {
  const { page } = fixture;
  await openShips(fixture);
  expect(await page.locator('[data-testid^="ship-"]').count()).toBeLessThan(70);
  await page.getByTestId('side-irn').click();
  const last = page.getByTestId('ship-irn-transport-generic');
  for (let wheel = 0; wheel < 40 && (await last.count()) === 0; wheel += 1) {
    await page.mouse.move(195, 600);
    await page.mouse.wheel(0, 600);
    await quiet(page);
  }
  expect(await last.count()).toBe(1);
});
