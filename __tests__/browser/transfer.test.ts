import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { renameBattle } from '@/store/battles';
import { putDocument } from '@/store/db/documents';
import type { Driver } from '@/store/db/driver';
import { openNodeDriver } from '@/store/db/driver.node';
import { migrate } from '@/store/db/migrate';
import { collectTransfer } from '@/store/transfer/collect-transfer';
import type { Transfer } from '@/store/transfer/format';
import { readTransfer } from '@/store/transfer/read-transfer';
import { compressTransfer, writeTransfer } from '@/store/transfer/write-transfer';
import { bookOf } from '@/testing/books-with-toy';
import { browserTest } from '@/testing/browser';
import { newProfile } from '@/testing/chromium';
import { togoBattleAt, type Wanted } from '@/testing/played-togo';
import { AT, putSomeDocuments, valueOf } from '@/testing/toy-database';

async function battles(db: Driver, ulsan: Wanted): Promise<void> {
  await togoBattleAt(db, 'tsushima', { scenario: 'chemulpo', until: { turn: 1, phase: 'F' } });
  await togoBattleAt(db, 'ulsan', ulsan);
  for (const id of ['tsushima', 'ulsan']) await renameBattle(db, id, `Battle of ${id}`);
}

/** Two states of the same battles, as two phones would export them. */
async function twoFiles(): Promise<{ first: string; later: string; transfer: Transfer }> {
  const db = openNodeDriver();
  await migrate(db);
  await battles(db, { scenario: 'ulsan' });
  await putSomeDocuments(db);
  await db.run("DELETE FROM documents WHERE kind = 'settings'");
  const folder = newProfile();
  const [first, later] = [join(folder, 'first.zflag'), join(folder, 'renamed by a mail program.txt')];
  const transfer = await collectTransfer(db, 'everything', AT);
  writeFileSync(first, compressTransfer(transfer));
  for (const table of ['log', 'battles']) await db.run(`DELETE FROM ${table}`);
  await battles(db, { scenario: 'ulsan', then: [{ type: 'passTorpedoes', side: 'ijn' }] });
  await putDocument(db, 'fleet', 'united', { name: 'United Squadron', ships: [] });
  writeFileSync(later, writeTransfer(await collectTransfer(db, 'everything', AT)));
  await db.close();
  return { first, later, transfer };
}

async function pick(page: Page, file: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByTestId('import').click()]);
  await chooser.setFiles(file);
}

async function exported(page: Page, button: 'export' | 'share' = 'export') {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId(button).click()]);
  const path = (await download.path()) ?? '';
  return { path, name: download.suggestedFilename(), transfer: valueOf(readTransfer(readFileSync(path), { bookOf })) };
}

const names = ({ battles }: Transfer) => battles.map(({ name }) => name).sort();
const inOrder = ({ battles, documents }: Transfer) => ({
  documents,
  battles: [...battles].sort((a, b) => (a.name < b.name ? -1 : 1)),
});

browserTest('battles go from one browser to another with every row and seal', async ({ page, server, otherPhone }) => {
  const { first, transfer } = await twoFiles();
  await page.goto(`${server.url}/settings`);
  await pick(page, first);
  await page.getByTestId('import-new').getByText('Battle of tsushima').waitFor();
  await page.getByTestId('import-confirm').click();
  await page.getByText('Imported: 2 battles, 2 documents.').waitFor();
  const sent = await exported(page, 'share');
  expect(sent.name).toMatch(/^z-flag-\d{4}-\d\d-\d\d\.zflag$/);
  expect(inOrder(sent.transfer)).toEqual(inOrder(transfer));

  const there = await otherPhone();
  await there.goto(`${server.url}/settings`);
  await pick(there, sent.path);
  await there.getByTestId('import-confirm').click();
  await there.getByText('Imported: 2 battles, 2 documents.').waitFor();
  await there.reload();
  expect(inOrder((await exported(there)).transfer)).toEqual(inOrder(transfer));
  await pick(there, sent.path);
  await there.getByText('Everything in it is already here.').waitFor();
});

browserTest('what is here in another state is asked about, and nothing is replaced unasked', async (fixture) => {
  const { page, server } = fixture;
  const { first, later } = await twoFiles();
  await page.goto(`${server.url}/settings`);
  await pick(page, first);
  await page.getByTestId('import-confirm').click();
  await page.getByTestId('toast').waitFor();

  await pick(page, later);
  await page.getByText('The file has 2 more entries than the battle here.').waitFor();
  await page.getByTestId('import-cancel').click();
  expect(names((await exported(page)).transfer)).toEqual(['Battle of tsushima', 'Battle of ulsan']);

  await pick(page, later);
  await page.getByTestId('conflict-1-choice-skip').click();
  await page.getByTestId('import-confirm').click();
  await page.getByText('Imported: 1 battle.').waitFor();
  const both = (await exported(page)).transfer;
  expect(names(both)).toEqual(['Battle of tsushima', 'Battle of ulsan', 'Battle of ulsan (imported)']);
  expect(both.documents.find(({ id }) => id === 'united')?.body).toMatchObject({ ships: { length: 3 } });

  await pick(page, later);
  await page.getByTestId('conflict-0-choice-replace').click();
  await page.getByTestId('import-confirm').click();
  await page.getByText('Imported: 1 document. 1 replaced what was here.').waitFor();
  const replaced = (await exported(page)).transfer;
  expect(replaced.documents.find(({ id }) => id === 'united')?.body).toMatchObject({ ships: { length: 0 } });
});

browserTest('a bad file is refused in one sentence and changes nothing', async ({ page, server }) => {
  const { first, transfer } = await twoFiles();
  await page.goto(`${server.url}/settings`);
  await pick(page, first);
  await page.getByTestId('import-confirm').click();
  await page.getByTestId('toast').waitFor();
  const folder = newProfile();
  const text = writeTransfer(transfer);
  const packed = compressTransfer(transfer);
  const files = [
    ['picture.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47]), 'not made by Z Flag'],
    ['cut.json', text.slice(0, 3000), 'The end of this file is missing'],
    ['cut.zflag', packed.slice(0, packed.length / 2), 'The end of this file is missing'],
    ['edited.json', text.replace('v1.Happened', 'v1.Imagined'), 'was edited after it was played'],
    ['renamed.json', text.replace('Battle of', 'Defeat of'), 'was edited after Z Flag wrote it'],
    ['later.json', text.replace('"version": 3', '"version": 4'), 'comes from a newer Z Flag'],
    ['polluted.json', text.replace('"body": {', '"body": {"__proto__":{"x":1},'), 'cannot read (at documents[0].body'],
  ] as const;
  for (const [name, content, sentence] of files) {
    writeFileSync(join(folder, name), content);
    await pick(page, join(folder, name));
    const problem = page.getByTestId('import-problem');
    await problem.getByText(sentence).waitFor();
    await problem.getByText(/nothing was changed\.$/).waitFor();
    await page.getByTestId('import-problem-close').click();
  }
  expect(inOrder((await exported(page)).transfer)).toEqual(inOrder(transfer));
});
