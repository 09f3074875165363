import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import { readTransfer } from '@/store/transfer/read-transfer';
import { bookOf } from '@/testing/books-with-toy';
import { browserTest, openHarbour } from '@/testing/browser';
import { openUlsan } from '@/testing/open-battle';
import { valueOf } from '@/testing/toy-database';
import { goTo, visit } from '@/testing/visit';

/** Runs in a page without the app, so that nobody holds the files: writes rubbish into the middle of the database. */
async function damage(): Promise<number> {
  const root = await navigator.storage.getDirectory();
  let torn = 0;
  const tear = async (folder: FileSystemDirectoryHandle): Promise<void> => {
    for await (const entry of (
      folder as unknown as { values(): AsyncIterable<FileSystemDirectoryHandle | FileSystemFileHandle> }
    ).values()) {
      if (entry.kind === 'directory') {
        await tear(entry);
        continue;
      }
      const file = await entry.getFile();
      // The pool keeps a page of its own before each file; empty places of the pool hold nothing else.
      if (file.size < 40_000) continue;
      const writable = await entry.createWritable({ keepExistingData: true });
      for (let at = 4096 * 3; at < file.size; at += 4096 * 2) {
        await writable.write({ type: 'write', position: at, data: new Uint8Array(4096).fill(0x5a) });
      }
      await writable.close();
      torn += 1;
    }
  };
  await tear(root);
  return torn;
}

/** The app that has just been left may hold its files for a moment. */
async function damaged(page: Page): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await page.evaluate(damage);
    } catch (error) {
      if (tries > 300 || !/NoModificationAllowed/.test(String(error))) throw error;
      await page.waitForTimeout(100);
    }
  }
}

const exported = async (page: Page, url: string) => {
  await goTo(page, url, '/settings');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('export').click()]);
  return valueOf(readTransfer(readFileSync((await download.path()) ?? ''), { bookOf }));
};

browserTest(
  'after the database was damaged on purpose the app says so, and an automatic backup brings every row back',
  async (fixture) => {
    const { page, server } = fixture;
    await openUlsan(fixture);
    const before = await exported(page, server.url);
    // Nobody asked for it: it is made a few seconds after the app has opened.
    await visit(page, '/backup');
    await page.getByTestId('backup-0').waitFor();
    await page.getByText(/^Daily · /).waitFor();

    await page.goto(`${server.url}/icons/apple-touch.png`);
    expect(await damaged(page)).toBeGreaterThan(0);

    await openHarbour(fixture);
    const notice = page.getByTestId('unsaved');
    await notice.getByText(/The stored data is damaged and was left untouched/).waitFor();
    await page.getByTestId('unsaved-backups').click();
    await page.getByTestId('backup-0').click();
    await page.getByText('What is in this backup').waitFor();
    await page
      .getByTestId('import-new')
      .getByText(/entries, last played/)
      .waitFor();
    await page.getByTestId('import-confirm').click();
    await page
      .getByText(/Imported: 1 battle/)
      .last()
      .waitFor();
    await notice.waitFor({ state: 'detached' });

    const after = await exported(page, server.url);
    expect(after.battles).toEqual(before.battles);
    await openHarbour(fixture);
    await page.getByTestId('continue').waitFor();
    expect(await page.getByTestId('unsaved').count()).toBe(0);
  },
  // The page of a bare picture asks for an icon that nobody serves.
  { expectedErrors: /malformed|corrupt|not a database|status of 404/i },
);

browserTest('backs up by hand, shows what takes space, and hands the facts over', async (fixture) => {
  const { page } = fixture;
  const id = await openUlsan(fixture);
  await visit(page, '/settings');
  await page.getByTestId('to-backup').click();
  await page.getByTestId('back-up-now').click();
  await page.getByText(/^Manual · /).waitFor();
  await visit(page, '/diagnostics');
  await page.getByTestId(`space-${id}`).waitFor();
  await page.getByText('Intact: every page can be read').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('share-facts').click()]);
  const facts = JSON.parse(readFileSync((await download.path()) ?? '', 'utf8')) as { sound: boolean; file: number };
  expect(facts.sound).toBe(true);
  expect(facts.file).toBeGreaterThan(100_000);
});
