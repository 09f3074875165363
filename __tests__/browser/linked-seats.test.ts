import { readFileSync } from 'node:fs';

import type { Browser, Page } from 'playwright-core';

import { Folder } from '@/testing/battle-cli';
import { launchBrowser, PATIENCE, phone } from '@/testing/chromium';
import { type HostProcess, startHost } from '@/testing/link-host-process';
import { Thumb } from '@/testing/thumb';

const folder = new Folder();
let host: HostProcess;
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
// Also before a second try, which starts hosts of its own.
afterEach(() => host?.kill());
afterAll(async () => {
  await browser?.close();
  folder.remove();
});

/** A phone at the table, and the finger on it. */
class Seated {
  private readonly thumb: Thumb;
  private constructor(readonly page: Page) {
    this.thumb = new Thumb(page);
  }

  static async at(address: string): Promise<Seated> {
    const context = await browser.newContext(phone({ keepsCopy: false }));
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(address);
    const seated = new Seated(page);
    await seated.shown('next-step').waitFor();
    return seated;
  }

  shown = (testID: string) => this.page.locator(`[data-testid="${testID}"]:visible`).last();
  tap = (testID: string): Promise<void> => this.thumb.calmly(testID);
  says = (text: string | RegExp) => this.page.getByText(text).first().waitFor();
}

const local = (address: string): string => address.replace(/\/\/[^:/]+/, '//localhost');
const seatIn = (address: string): string => /#([^.]+)/.exec(address)?.[1] ?? '';

test('an admiral gives a captain his division; the umpire corrects, undoes, saves the battle and shuts a phone out', async () => {
  const battle = ['--scenario', 'ulsan', '--seed', '7', '--port', '0'] as const;
  host = await startHost('--db', folder.file('host.db'), ...battle, '--captains', '1');
  const [ijn = '', , whole = '', , captains = ''] = host.addresses.map(local);
  const admiral = await Seated.at(ijn);
  const captain = await Seated.at(captains);
  const umpire = await Seated.at(whole);

  // He commands what he was given, and is told so where he tries more.
  await admiral.tap('link-banner');
  await admiral.tap(`divide-${seatIn(captains)}`);
  await admiral.tap('division-2nd Division');
  await admiral.tap('divisions-give');
  await admiral.says('Linked · commands 2nd Division');
  await captain.tap('next-step');
  await captain.says(/^You command only the ships your admiral gave you/);

  // A phone of one side hears nothing of curtains, and finds no way to the other side's secrets.
  expect(await captain.shown('owed-ijn').textContent()).toContain('in secret');
  expect(await captain.shown('desk-irn').count()).toBe(0);

  // The umpire's pencil; what it did has its name also on a phone that was not there.
  await umpire.tap('battle-more');
  await umpire.tap('more-changes');
  await umpire.tap('correct-turn-limit');
  await umpire.tap('value-more');
  await umpire.tap('value-write');
  await captain.says(/last turn is 31/);
  await captain.page.reload();
  await captain.shown('undo').getByText('Undo correction').waitFor();
  await captain.tap('battle-more');
  await captain.tap('more-report');
  await captain.says('Still in progress');

  // Only his phone saves the battle.
  await umpire.tap('back');
  await umpire.tap('undo');
  await umpire.tap('link-banner');
  const [download] = await Promise.all([umpire.page.waitForEvent('download'), umpire.tap('save-battle')]);
  await download.saveAs(folder.file('saved.json'));
  expect(readFileSync(folder.file('saved.json'), 'utf8')).toContain('v1.Begun');

  await umpire.tap(`shut-out-${seatIn(captains)}`);
  await umpire.tap('shut-out-confirm');
  await captain.shown('turned-EXPIRED_SEAT').waitFor();
  const renewed = await umpire.page.getByText(/join#ijn-captain/).textContent();
  await captain.page.goto(renewed ?? '');
  await captain.shown('next-step').waitFor();

  // What was saved goes on at another host.
  await host.kill();
  host = await startHost('--db', folder.file('other.db'), '--file', folder.file('saved.json'), '--port', '0');
  const again = await Seated.at(local(host.addresses[2] ?? ''));
  await again.tap('tab-log');
  await again.says(/Undone: Umpire: the last turn is 31/);
});
