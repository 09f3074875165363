import type { Page } from 'playwright-core';

import { Folder } from '@/testing/battle-cli';
import { newProfile } from '@/testing/chromium';
import { type HostProcess, startHost } from '@/testing/link-host-process';
import { type OwnChromium, startOwnChromium } from '@/testing/own-chromium';
import { Thumb } from '@/testing/thumb';

/** By a name that is not localhost: a browser trusts a page in a hall with less. */
const HALL = 'hall.example';
const folder = new Folder();
let host: HostProcess;

/** Filled buttons of whatever the next step opens, and of what the phone says of a tap that came after another's. */
const BUTTONS = ['late-ok', 'in-place-app', 'hidden-main', 'fire-all', 'strip-done'] as const;

/** One admiral with a phone, who knows nothing but the filled button. */
class Admiral {
  private browser!: OwnChromium;
  private thumb!: Thumb;
  private readonly profile = newProfile();
  constructor(private readonly side: 'JAPANESE' | 'RUSSIANS') {}

  get page(): Page {
    return this.browser.page;
  }

  async open(address: string): Promise<this> {
    this.browser = await startOwnChromium(this.profile, [`--host-resolver-rules=MAP ${HALL} 127.0.0.1`]);
    await this.page.setViewportSize({ width: 390, height: 844 });
    this.thumb = new Thumb(this.page);
    await this.page.goto(address);
    await this.is('Linked');
    return this;
  }

  kill = (): Promise<void> => this.browser?.kill() ?? Promise.resolve();

  is = (status: 'Linked' | 'Alone') =>
    this.page.getByTestId('link-status').getByText(status, { exact: true }).waitFor();

  shown = (testID: string) => this.page.locator(`[data-testid="${testID}"]:visible`).last();

  tap = (testID: string): Promise<void> => this.thumb.calmly(testID);

  async words(testID: string): Promise<string> {
    return (await this.shown(testID).textContent()) ?? '';
  }

  /** Null where its Turn tab is not in front. */
  async turn(): Promise<number | null> {
    const { 'turn-header': head } = await this.thumb.look('turn-header');
    return head === undefined ? null : Number(/Turn (\d+)/.exec(head)?.[1]);
  }

  /** One tap, if there is anything to tap for this side; false where it is the other's. */
  async step(): Promise<boolean> {
    const before = await this.page.evaluate(() => document.body.innerText);
    const seen = await this.thumb.look(...BUTTONS, 'sight-action', 'headline');
    const only = BUTTONS.find((each) => seen[each] !== undefined);
    if (only !== undefined) await this.tryTo(only);
    else if (seen['sight-action'] !== undefined) await this.see();
    else if (seen.headline === undefined || !this.isHis(seen.headline)) return false;
    else await this.tryTo('next-step');
    await this.page
      .waitForFunction((words) => document.body.innerText !== words, before, { timeout: 3000 })
      .catch(() => undefined);
    return true;
  }

  /** What another phone just made go away need not be tapped: the next look shows what there is instead. */
  private tryTo = (testID: string): Promise<void> =>
    this.shown(testID)
      .and(this.page.locator(':not([data-locked])'))
      .click({ timeout: 3000 })
      .catch(() => undefined);

  private isHis(headline: string): boolean {
    const acts = /japanese|russians/i.exec(headline)?.[0]?.toUpperCase();
    return acts === undefined ? this.side === 'JAPANESE' : acts === this.side;
  }

  /** Sighted once, the others are seen for the rest of the battle. */
  private async see(): Promise<void> {
    const pair = this.page.locator('[data-testid^="pair-"]:visible').first();
    await pair.click({ timeout: 3000 }).catch(() => undefined);
    await this.tryTo('sight-action');
  }
}

const japanese = new Admiral('JAPANESE');
const russian = new Admiral('RUSSIANS');
afterAll(async () => {
  await japanese.kill();
  await russian.kill();
  await host?.kill();
  folder.remove();
});

const inHall = (address: string): string => address.replace(/\/\/[^:/]+/, `//${HALL}`);

/** Both play until both see this turn. */
async function playTo(turn: number): Promise<void> {
  for (let taps = 0; taps < 150; taps += 1) {
    const turns = [await japanese.turn(), await russian.turn()];
    if (turns.every((each) => each === turn)) return;
    if (!(await japanese.step())) await russian.step();
  }
  throw new Error(`nobody came to turn ${turn}`);
}

test('two phones and a large screen play two turns; phone and host are killed and come back; undo goes across', async () => {
  // A second try has a battle and phones of its own.
  await Promise.all([japanese.kill(), russian.kill(), host?.kill()]);
  const db = folder.file(`host-${Date.now()}.db`);
  host = await startHost('--db', db, '--scenario', 'ulsan', '--seed', '7', '--port', '0');
  const [ijn = '', irn = '', , all = ''] = host.addresses.map(inHall);
  await japanese.open(ijn);
  await russian.open(irn);
  const context = await russian.page
    .context()
    .browser()!
    .newContext({ viewport: { width: 1280, height: 720 } });
  const tv = await context.newPage();
  await tv.goto(all);
  await tv.getByTestId('tv-deeds').waitFor();

  // Each has the names of its own ships, and the others' are blank counters; the crowd knows neither.
  await japanese.tap('tab-fleet');
  await japanese.shown('fleet-list').getByText('Izumo').waitFor();
  expect(await japanese.words('fleet-list')).not.toContain('Rurik');
  await russian.tap('tab-fleet');
  await russian.shown('fleet-list').getByText('Rurik').waitFor();
  expect(await russian.words('fleet-list')).not.toContain('Izumo');
  const crowd = await tv.getByTestId('tv').textContent();
  expect(crowd).toContain('Ulsan');
  expect(crowd).not.toMatch(/Izumo|Rurik/);
  for (const who of [japanese, russian]) await who.tap('tab-turn');

  await japanese.tap('next-step');
  await russian.page.getByTestId('link-news').getByText('Japanese admiral').waitFor();

  // What the Japanese did is theirs to undo: they are asked, say no, then yes.
  for (const [answer, said] of [
    ['undo-question-cancel', /keeps it/],
    ['undo-question-confirm', /Undone/],
  ] as const) {
    await russian.tap('undo');
    await japanese.tap(answer);
    await russian.page.getByText(said).first().waitFor();
  }
  await playTo(2);

  await japanese.kill();
  await japanese.open(ijn);
  expect(await japanese.words('turn-header')).toContain('Turn 2');

  await host.kill();
  await japanese.is('Alone');
  await russian.is('Alone');
  // The last state stays readable, and one tap waits for the host.
  await japanese.tap('undo');
  await japanese.shown('link-waiting').waitFor();
  host = await startHost('--db', db, '--port', new URL(ijn).port);
  await japanese.is('Linked');
  await russian.is('Linked');
  await japanese.page.getByTestId('link-waiting').waitFor({ state: 'detached' });
  await russian.page.getByTestId('link-news').getByText('Undone').waitFor();
  await playTo(3);
  await tv.getByText('Turn 3').first().waitFor();
});
