import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { designOf, shipById } from '@/rules/togo/index';
import type { Transfer } from '@/store/transfer/format';
import { writeTransfer } from '@/store/transfer/write-transfer';
import { battleFile } from '@/testing/battle-file';
import { browserTest, openHarbour } from '@/testing/browser';
import { newProfile, PATIENCE } from '@/testing/chromium';
import { Hand } from '@/testing/hand';
import { correctedBattleFile } from '@/testing/long-battle';
import { bringIn, openUlsan } from '@/testing/open-battle';
import { quiet } from '@/testing/quiet';
import { scratchFolder } from '@/testing/scratch';
import { AT } from '@/testing/toy-database';
import { visit } from '@/testing/visit';
import { serveStatic } from '@/tools/static-server';

const SAME_PHONE = { samePhone: true };
const CHEMULPO = { scenario: 'chemulpo', seed: 5, until: { turn: 1, phase: 'B' } } as const;

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Whoever looks at the clock of the phone from now on sees another time. */
const setClock = (page: Page, byMs: number): Promise<void> =>
  page.evaluate((by) => {
    const Real = Date;
    const now = () => Real.now() + by;
    window.Date = new Proxy(Real, {
      construct: (_, args: []) => (args.length > 0 ? new Real(...args) : new Real(now())),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    });
  }, byMs);

/** Picked in the settings as a player would. */
async function importFile(page: Page, file: string): Promise<void> {
  await visit(page, '/settings');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByTestId('import').click()]);
  await chooser.setFiles(file);
  await page.getByTestId('import-confirm').click();
  await page.getByText(/^Imported: /).waitFor();
}

function writtenFile(content: Pick<Transfer, 'documents' | 'battles'>): string {
  const file = join(newProfile(), 'many.json');
  writeFileSync(file, writeTransfer({ exportedAt: AT, unusable: [], ...content }));
  return file;
}

browserTest(
  'with the clock set back by a year and in another time zone, what was done last is still last',
  async (fixture) => {
    const { page, context, server } = fixture;
    const hand = new Hand(page);
    const ulsan = await openUlsan(fixture);
    await setClock(page, -YEAR_MS);
    const other = await bringIn(page, server.url, await battleFile(CHEMULPO));
    await visit(page, `/battle/${other}`);
    await hand.tap('next-step');
    const undo = await hand.shown('undo').getAttribute('aria-label');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Kiritimati' });

    await openHarbour(fixture);
    await hand
      .shown('were')
      .getByText(/Chemulpo/)
      .waitFor();
    await setClock(page, -2 * YEAR_MS);
    await hand.tap('continue');
    expect(new URL(page.url()).pathname).toBe(`/battle/${other}`);
    expect(await hand.shown('undo').getAttribute('aria-label')).toBe(undo);
    await visit(page, `/battle/${other}/clock`);
    await hand.shown('clock').waitFor();
    await visit(page, `/battle/${ulsan}`);
    await hand.shown('turn').waitFor();
  },
  SAME_PHONE,
);

browserTest(
  'a file whose name SQLite’s pool of files can no longer read is found again with all that is in it',
  async (fixture) => {
    const { page, server } = fixture;
    const ulsan = await openUlsan(fixture);
    // No page of the app: it would hold the files.
    await page.goto(`${server.url}/icons/icon-192.png`);
    const spoilt = await page.evaluate(async () => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('expo-sqlite');
      let files = 0;
      for await (const handle of (folder as unknown as { values(): AsyncIterable<FileSystemFileHandle> }).values()) {
        if ((await handle.getFile()).size <= 4096) continue;
        const writer = await handle.createWritable({ keepExistingData: true });
        await writer.write({ type: 'write', position: 517, data: new Uint8Array([1, 2, 3]) });
        await writer.close();
        files += 1;
      }
      return files;
    });
    expect(spoilt).toBeGreaterThan(0);
    await page.goto(`${server.url}/battle/${ulsan}`);
    await page.getByTestId('turn').waitFor();
    expect(await page.getByTestId('unsaved').count()).toBe(0);
  },
  // The browser asks for an icon of a page that is a picture.
  { ...SAME_PHONE, expectedErrors: /404/ },
);

browserTest(
  'where a browser or an extension turns the page round, nothing is mirrored',
  async (fixture) => {
    const { page } = fixture;
    const ulsan = await openUlsan(fixture);
    const places = () =>
      page.evaluate(() => {
        const place = (id: string) => document.querySelector(`[data-testid="${id}"]`)?.getBoundingClientRect().left;
        return ['tab-turn', 'tab-log', 'undo', 'next-step'].map(place);
      });
    await visit(page, `/battle/${ulsan}`);
    await quiet(page);
    const before = await places();
    expect(before.every((left) => left !== undefined)).toBe(true);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await quiet(page);
    expect(await places()).toEqual(before);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
  },
  SAME_PHONE,
);

browserTest(
  'two hundred battles and five hundred ships of one’s own are listed, found and opened',
  async (fixture) => {
    const { page } = fixture;
    const hand = new Hand(page);
    await openHarbour(fixture);
    const { battles } = JSON.parse(readFileSync(await battleFile({ ...CHEMULPO, seed: 6 }), 'utf8')) as Transfer;
    const mikasa = designOf(shipById('mikasa')!);
    const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
    await importFile(
      page,
      writtenFile({
        battles: many(200, (at) => ({ ...battles[0]!, name: `Battle ${at}` })),
        documents: many(500, (at) => ({
          ...{ kind: 'ship', id: `own-${at}`, updatedAt: AT },
          body: { ...mikasa, id: `own-${at}`, name: `Own ${at}` },
        })),
      }),
    );
    await visit(page, '/');
    await hand.tap('to-battles');
    await hand
      .shown('battles')
      .getByText(/^20\d battles/)
      .waitFor();
    const last = hand.shown('battles').locator('[data-testid^="battle-"]', { hasText: 'Battle 199' });
    await hand.tap((await last.locator('[data-testid^="open-"]').getAttribute('data-testid')) ?? '');
    await hand.shown('turn').waitFor();
    await visit(page, '/ships');
    await page.getByText('636 ships').waitFor();
    await page.getByTestId('search').fill('Own 499');
    await hand.tap('ship-own-499');
    await hand.shown('ship').getByText('Own 499').first().waitFor();
  },
  SAME_PHONE,
);

browserTest(
  'a battle of 20,000 events opens, undo works, and its log is read from the first line to the last',
  async (fixture) => {
    const { page, server } = fixture;
    const hand = new Hand(page);
    await openHarbour(fixture);
    const id = await bringIn(page, server.url, correctedBattleFile(20_000));
    await visit(page, `/battle/${id}`);
    await hand.tap('undo');
    await hand.tab('log');
    await hand.shown('log-redo').waitFor();
    const list = hand.shown('log-list');
    await list.locator('[aria-expanded]').first().waitFor();
    await list.evaluate((scroller) => (scroller.scrollTop = scroller.scrollHeight));
    await quiet(page);
    await list.locator('[aria-expanded]').first().waitFor();
    for (const tap of ['log-filter-open', 'log-turn-1', 'sheet-close']) await hand.tap(tap);
    await list
      .getByText(/^Turn 1 ·/)
      .first()
      .waitFor();
  },
  SAME_PHONE,
);

browserTest(
  'an update in the middle of a roll, with an old window open, goes on with the same dice',
  async ({ page, context }) => {
    // A folder of its own: others are served the one whose version changes here.
    const folder = scratchFolder();
    cpSync('dist/web', folder, { recursive: true });
    const server = await serveStatic(folder);
    try {
      const hand = new Hand(page);
      const ulsan = await openUlsan({ page, server });
      await visit(page, '/');
      await page.getByText('Works offline').waitFor();
      await visit(page, `/battle/${ulsan}/fire/izumo`);
      const diceOf = (phone: Hand) =>
        phone
          .shown('strip')
          .getByRole('button')
          .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
      for (const tap of ['dice-switch-own', 'dial-inch-less', 'fire-now']) await hand.tap(tap);
      const none = await diceOf(hand);
      await hand.tap('strip-pad-face-2');
      const before = await diceOf(hand);
      expect(before).not.toEqual(none);
      appendFileSync(join(folder, 'sw.js'), '\n// a later version\n');

      const second = await context.newPage();
      second.setDefaultTimeout(PATIENCE);
      await second.goto(server.url);
      await second.getByTestId('take-over').click();
      await Promise.all([second.waitForEvent('load'), second.getByTestId('update-now').click()]);
      await page.getByTestId('elsewhere').waitFor();
      const other = new Hand(second);
      for (const tap of ['continue', 'go-on-roll']) await other.tap(tap);
      await other.shown('strip').waitFor();
      expect(await diceOf(other)).toEqual(before);
    } finally {
      await server.close();
    }
  },
  { keepsCopy: true },
);
