import type { Browser } from 'playwright-core';

import { Folder } from '@/testing/battle-cli';
import type { CampaignFile } from '@/testing/campaign-file';
import { launchBrowser, PATIENCE, phone } from '@/testing/chromium';
import { type HostProcess, startHost } from '@/testing/link-host-process';
import { MukdenFile } from '@/testing/mukden-file';
import { RedSunFile } from '@/testing/red-sun-file';
import { Thumb } from '@/testing/thumb';
import { TsushimaFile } from '@/testing/tsushima-file';

const folder = new Folder();
let host: HostProcess;
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(() => host?.kill());
afterAll(async () => {
  await browser?.close();
  folder.remove();
});

/** An admiral's phone at a hosted campaign. */
async function admiral(address: string) {
  const context = await browser.newContext(phone({ keepsCopy: false }));
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const thumb = new Thumb(page);
  const shown = (testID: string) => page.locator(`[data-testid="${testID}"]:visible`).last();
  await page.goto(address.replace(/\/\/[^:/]+/, '//localhost'));
  await shown('next-step').waitFor();
  return {
    ...{ page, shown },
    async tap(...testIDs: readonly string[]) {
      for (const testID of testIDs) await thumb.calmly(testID);
    },
    says: (testID: string, words: string | RegExp) => shown(testID).getByText(words).first().waitFor(),
    leave: () => context.close(),
  };
}

/** Both admirals of a campaign that comes from a file, as from a phone. */
async function seated(book: string, file: CampaignFile<never, unknown>) {
  host = await startHost('--db', folder.file(`${book}.db`), '--file', await file.write(), '--port', '0');
  file.remove();
  const [ijn = '', irn = ''] = host.addresses;
  return { ijn: await admiral(ijn), irn: await admiral(irn) };
}

test('Red Sun Rising: both choose their fleets at the same time, own dice outlive a reload, and undo asks without a wrong name', async () => {
  const file = await RedSunFile.begun([{ type: 'changeHouseRule', key: 'sortiePicks', value: 'private' }], 12);
  const { ijn, irn } = await seated('red-sun', file as never);
  for (const each of [ijn, irn]) await each.tap('next-step');
  await irn.tap('sail-port-arthur-squadron', 'sail-vladivostok-squadron', 'lock-in');
  await ijn.tap('sail-first-fleet', 'lock-in');
  await irn.says('link-news', 'Other side: Japanese chose in secret');
  await irn.shown('undo').getByText('Undo', { exact: true }).waitFor();

  await irn.tap('next-step', 'in-place-face-2');
  await irn.page.reload();
  await irn.tap('in-place-face-1');
  await ijn.says('link-news', /Port Arthur Squadron, Vladivostok Squadron at sea/);
  await ijn.tap('undo');
  await irn.tap('undo-question-confirm');
  await ijn.says('headline', /Russian initiative/i);

  // The clock is the table's: set on one phone, there on the other.
  await ijn.tap('battle-more', 'more-clock', 'clock-start');
  await irn.says('clock-line', /min left/);
  for (const each of [ijn, irn]) await each.leave();
});

test('Tsushima: a hidden stack moves, and the other side sees where but not who is in it', async () => {
  const file = await TsushimaFile.begun(
    'war-at-sea',
    [
      { type: 'changeHouseRule', key: 'stacks', value: 'hidden' },
      { type: 'rollItalianCruisers', dice: 'app' },
      { type: 'choosePlan', plan: 'B' },
      { type: 'startCampaign' },
    ],
    5,
  );
  const { ijn, irn } = await seated('tsushima', file as never);
  await irn.tap('next-step');
  await ijn.says('headline', /Japanese move/i);
  await ijn.tap('group-ijn-battle-1', 'where-kind-partial', 'where-known-port-arthur', 'move-keep');
  await irn.says('link-news', 'Other side: 1st Battle Division moved: Off Port Arthur');
  expect(await irn.shown('group-ijn-battle-1').textContent()).not.toMatch(/leads 4/);
  expect(await ijn.shown('group-ijn-battle-1').textContent()).toMatch(/leads 4/);
  await irn.says('next-step', /Japanese to act/i);
  for (const each of [ijn, irn]) await each.leave();
});

test('Mukden: an attack is declared, the host is killed, and the die is rolled when it is back', async () => {
  const file = await MukdenFile.begun([
    { type: 'placeUnit', unit: '1st', hex: '1612' },
    { type: 'chooseOrder', first: 'combat' },
    { type: 'rollParalysis', faces: [1] },
  ]);
  const { ijn, irn } = await seated('mukden', file as never);
  await ijn.tap('ready-1st', 'declare');
  await irn.says('headline', /Japanese attack/i);
  const { port } = new URL(host.addresses[0] ?? '');
  await host.kill();
  await ijn.says('link-status', 'Alone');
  host = await startHost('--db', folder.file('mukden.db'), '--port', port);
  await ijn.says('link-status', 'Linked');
  await ijn.tap('roll');
  await irn.says('link-news', /Japanese admiral/);
  for (const each of [ijn, irn]) await each.leave();
});
