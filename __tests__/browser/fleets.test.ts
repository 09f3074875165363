import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium, type Page } from 'playwright-core';

import { codeCells } from '@/kit/code/code-cells';
import { compactFleet, designOf, fleetFromScenario, scenarioById, SHIPS } from '@/rules/togo/index';
import { putDocument } from '@/store/db/documents';
import { openNodeDriver } from '@/store/db/driver.node';
import { migrate } from '@/store/db/migrate';
import { makeCode } from '@/store/transfer/code';
import { collectTransfer } from '@/store/transfer/collect-transfer';
import { readTransfer } from '@/store/transfer/read-transfer';
import { writeTransfer } from '@/store/transfer/write-transfer';
import { bookOf } from '@/testing/books-with-toy';
import { browserTest, LONGEST } from '@/testing/browser';
import { CHROMIUM_FLAGS, findChromium, newProfile, PATIENCE } from '@/testing/chromium';
import { quiet } from '@/testing/quiet';
import { serveStatic } from '@/tools/static-server';
import { AT, valueOf } from '@/testing/toy-database';
import { newWords } from '@/testing/thumb';

const tap = (page: Page, id: string) => page.getByTestId(id).click();

/** A file with a ship of the owner's, as an import brings it. */
async function ownShipFile(): Promise<string> {
  const db = openNodeDriver();
  await migrate(db);
  await putDocument(db, 'ship', 'own-kongo', {
    ...designOf(SHIPS[0]!),
    id: 'own-kongo',
    name: 'Kongo Maru',
    from: null,
  });
  const file = join(newProfile(), 'ship.json');
  writeFileSync(file, writeTransfer(await collectTransfer(db, 'everything', AT)));
  await db.close();
  return file;
}

async function choose(page: Page, button: string, file: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap(page, button)]);
  await chooser.setFiles(file);
}

async function bring(page: Page, button: 'bring-file' | 'bring-picture', file: string): Promise<void> {
  await tap(page, 'import-fleet');
  await choose(page, button, file);
}

async function download(page: Page, button: string): Promise<{ path: string; name: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), tap(page, button)]);
  const path = join(newProfile(), file.suggestedFilename());
  await file.saveAs(path);
  return { path, name: file.suggestedFilename() };
}

const rows = (page: Page, formation: string) =>
  page
    .getByTestId(formation)
    .getByTestId(/^ship-s\d+$/)
    .evaluateAll((ships) => ships.map((ship) => ship.getAttribute('aria-label')?.split(',')[0]));

/** Three formations: pasted, searched for, and moved there by button and by thumb. */
async function buildFleet(page: Page): Promise<void> {
  await tap(page, 'new-fleet-button');
  await page.getByTestId('new-name').fill('Combined Fleet');
  await tap(page, 'create-fleet');
  await tap(page, 'add-ships-button');
  await tap(page, 'add-way-paste');
  await page.getByTestId('name-list').fill('1. Mikasa\n2. Shikishma\n3. Fuji; Asahi\nKongo Maru, Kasugga');
  await tap(page, 'find-ships');
  await page.getByText('4 names were recognised.').waitFor();
  await page.getByText('2 names are not recognised and will be left out.').waitFor();
  await tap(page, 'take-shikishima');
  await tap(page, 'take-kasuga');
  await page.getByText('Add 6 ships').waitFor();
  await newWords(page);
  await tap(page, 'add-confirm');
  await page.getByTestId('ship-s6').waitFor();
  expect(await rows(page, 'formation-f1')).toEqual(['Mikasa', 'Shikishima', 'Fuji', 'Asahi', 'Kongo Maru', 'Kasuga']);

  await tap(page, 'new-formation');
  await tap(page, 'formation-add-f2');
  await page.getByTestId('ship-search').fill('asam');
  await tap(page, 'choose-asama');
  await page.getByTestId('ship-search').fill('Idzumo');
  await tap(page, 'choose-izumo');
  await newWords(page);
  await tap(page, 'add-confirm');
  await page.getByTestId('formation-f2').getByTestId('ship-s8').waitFor();

  await page.getByTestId('formation-f1').getByTestId('ship-s6').click();
  await tap(page, 'move-to-new');
  await page.getByTestId('formation-f3').getByTestId('ship-s6').waitFor();
  expect(await rows(page, 'formation-f3')).toEqual(['Kasuga']);
}

/** By the handle, with the mouse: from one row's middle to another's lower half. */
async function drag(page: Page, ship: string, onto: string): Promise<void> {
  await page.getByTestId(`ship-${onto}`).scrollIntoViewIfNeeded();
  const from = await page.getByTestId(`drag-${ship}`).boundingBox();
  const to = await page.getByTestId(`ship-${onto}`).boundingBox();
  if (!from || !to) throw new Error('not on the screen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  const start = from.y + from.height / 2;
  const pull = (part: number) =>
    page.mouse.move(from.x + from.width / 2, start + (to.y + to.height * 0.8 - start) * part);
  // Until the rows are measured there is no place to drop her.
  for (let moves = 0; moves < 500 && (await page.getByTestId('drop-mark').count()) === 0; moves += 1) {
    for (const part of [0.3, 0.6, 1]) await pull(part);
    await quiet(page);
  }
  await pull(1);
  await quiet(page);
  await page.mouse.up();
}

browserTest(
  'a fleet is built from a misspelt list, arranged, and goes out and in by file and by code',
  async (fixture) => {
    const { page, server } = fixture;
    const file = await ownShipFile();
    await page.goto(`${server.url}/fleets`);
    await bring(page, 'bring-file', file);
    await tap(page, 'import-confirm');
    await page.getByText('Imported: 1 document.').waitFor();
    await buildFleet(page);

    await drag(page, 's2', 's4');
    await page.getByLabel('Undo: Shikishima was moved.').waitFor();
    expect(await rows(page, 'formation-f1')).toEqual(['Mikasa', 'Fuji', 'Asahi', 'Shikishima', 'Kongo Maru']);
    await page
      .getByTestId('pace-f1')
      .getByText(/less ½″ in formation/)
      .waitFor();

    await tap(page, 'fleet-share');
    await page.getByText('Your own ship in this fleet is included.').waitFor();
    const json = await download(page, 'share-file');
    expect(json.name).toBe('z-flag-combined-fleet.json');
    const sent = valueOf(readTransfer(readFileSync(json.path), { bookOf }));
    expect(sent.documents.map(({ kind }) => kind)).toEqual(['fleet', 'ship']);
    await tap(page, 'fleet-share');
    const drawn = join(newProfile(), 'screenshot.png');
    await page.getByTestId('fleet-code').screenshot({ path: drawn });
    const png = await download(page, 'save-code');
    expect(png.name).toBe('z-flag-combined-fleet.png');

    const there = await fixture.otherPhone();
    await there.goto(`${server.url}/fleets`);
    await bring(there, 'bring-picture', png.path);
    await there.getByText('What is in this code').waitFor();
    await there.getByTestId('import-new').getByText('Combined Fleet').waitFor();
    await tap(there, 'import-confirm');
    await there.getByText('Imported: 2 documents.').waitFor();
    // The screenshot and the file say the same to the letter, or they would be asked about.
    await bring(there, 'bring-picture', drawn);
    await there.getByText('Everything in it is already here.').waitFor();
    await tap(there, 'import-cancel');
    await bring(there, 'bring-file', json.path);
    await there.getByText('Everything in it is already here.').waitFor();
    await tap(there, 'import-cancel');
    await there.getByTestId('fleets').getByText('Combined Fleet').click();
    await there.getByTestId('ship-s8').waitFor();
    expect(await rows(there, 'formation-f1')).toEqual(['Mikasa', 'Fuji', 'Asahi', 'Shikishima', 'Kongo Maru']);
    await tap(there, 'fleet-share');
    const again = valueOf(readTransfer(readFileSync((await download(there, 'share-file')).path), { bookOf }));
    expect(again.documents.map(({ body }) => body)).toEqual(sent.documents.map(({ body }) => body));
  },
);

browserTest('what is no list and no code gets a sentence, and nothing changes', async ({ page, server }) => {
  await page.goto(`${server.url}/fleets`);
  const folder = newProfile();
  const picture = join(folder, 'picture.png');
  await page.screenshot({ path: picture });
  await bring(page, 'bring-picture', picture);
  await page.getByText('No code was found in this picture, so nothing was changed.').waitFor();
  await tap(page, 'import-problem-close');
  writeFileSync(join(folder, 'film.png'), 'not a picture at all');
  await bring(page, 'bring-picture', join(folder, 'film.png'));
  await page.getByText('No code was found in this picture, so nothing was changed.').waitFor();
  await tap(page, 'import-problem-close');
  await page.getByTestId('no-fleets').waitFor();

  await tap(page, 'new-fleet-button');
  await tap(page, 'create-fleet');
  await tap(page, 'add-ships-button');
  await tap(page, 'add-way-paste');
  await page.getByTestId('name-list').fill('Mikasa and '.repeat(10_000));
  await tap(page, 'find-ships');
  await page.getByText('This list is too long').waitFor();
  await page.getByTestId('name-list').fill('\u0001\u0002 PNG \u0003');
  await tap(page, 'find-ships');
  await page.getByText('This is not a list of names').waitFor();
});

browserTest('a fleet can be arranged with the keyboard alone', async ({ page, server }) => {
  await page.goto(`${server.url}/fleets`);
  await tap(page, 'new-fleet-button');
  await tap(page, 'new-start-scenario');
  await tap(page, 'from-ulsan');
  await page.getByTestId('fleet').waitFor();
  const before = await rows(page, 'formation-f1');
  await page.getByTestId('ship-s2').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('ship-up').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('ship-place').getByText('Ship 1 of').waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('ship-sheet').waitFor({ state: 'detached' });
  expect((await rows(page, 'formation-f1')).slice(0, 2)).toEqual([before[1], before[0]]);
  await page.getByTestId('fleet-undo').focus();
  await newWords(page);
  await page.keyboard.press('Enter');
  await page.getByTestId('fleet-undo').waitFor({ state: 'detached' });
  expect(await rows(page, 'formation-f1')).toEqual(before);
});

/** What a camera sees that is held before the code, as a film of one picture. */
function filmOf(cells: readonly (readonly boolean[])[]): string {
  const [width, height] = [1280, 720];
  const side = Math.floor(height / cells.length);
  const left = Math.floor((width - side * cells.length) / 2);
  const light = Buffer.alloc(width * height, 200);
  for (let y = 0; y < cells.length * side; y += 1) {
    for (let x = 0; x < cells.length * side; x += 1) {
      light[y * width + left + x] = cells[Math.floor(y / side)]?.[Math.floor(x / side)] ? 20 : 235;
    }
  }
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  const file = join(newProfile(), 'camera.y4m');
  writeFileSync(file, Buffer.concat([head, Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)]));
  return file;
}

test(
  'a code held before the camera of a browser is read, and the camera let go',
  async () => {
    const tsushima = scenarioById('tsushima-day');
    if (!tsushima) throw new Error('no such scenario');
    const fleet = fleetFromScenario(tsushima, 'ijn', 'seen', 'By camera');
    const code = makeCode([Math.floor(Date.parse(AT) / 60_000), compactFleet({ fleet, ships: [] })]);
    const server = await serveStatic('dist/web', { isolated: true });
    const context = await chromium.launchPersistentContext(newProfile(), {
      executablePath: findChromium() ?? undefined,
      permissions: ['camera'],
      args: [
        ...CHROMIUM_FLAGS,
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${filmOf(codeCells(code ?? ''))}`,
      ],
    });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      await page.goto(`${server.url}/fleets`);
      await tap(page, 'import-fleet');
      await tap(page, 'bring-camera');
      await page.getByTestId('import-new').getByText('By camera').waitFor();
      expect(await page.getByTestId('code-camera').count()).toBe(0);
      await tap(page, 'import-confirm');
      await page.getByText('Imported: 1 document.').waitFor();
    } finally {
      await context.close();
      await server.close();
    }
  },
  LONGEST,
);
