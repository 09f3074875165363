import type { Page } from 'playwright-core';

import type { Tagged } from '@/rules/rulebook';

import { callBattle, Folder } from './battle-cli';
import type { BrowserFixture } from './browser';
import { goTo, importFile, inFront } from './visit';

/** A command as the command line takes it: with the phone's dice, or faces of its own. */
export type Line<Command extends Tagged> = Command & {
  readonly dice?: 'app';
  readonly faces?: readonly number[];
  readonly override?: boolean;
};

/** A phone may get several, and tells them apart by their ids. */
let campaigns = 0;

/**
 * A campaign beside the app, in the engine alone: what is played by taps is played here by commands, with the same seed and
 * so with the same dice of the phone.
 */
export class CampaignFile<Command extends Tagged, View> {
  private readonly folder = new Folder();
  private readonly db = ['--db', this.folder.file('campaign.db'), '--battle', `campaign-${(campaigns += 1)}`];

  constructor(private readonly book: string) {}

  /** `more`: what the command line wants to know of this book besides. */
  async begin(lines: readonly Line<Command>[], { seed = 7, more = [] as readonly string[] } = {}): Promise<this> {
    await this.call(['new', ...this.db, '--book', this.book, '--seed', String(seed), ...more]);
    if (lines.length > 0) await this.do(...lines);
    return this;
  }

  /** Played by two simple players, as many turns as are given. */
  async play(turns: number, { seed = 7, more = [] as readonly string[] } = {}): Promise<this> {
    const length = ['--turns', String(turns)];
    await this.call(['auto', ...this.db, '--book', this.book, '--seed', String(seed), ...length, ...more]);
    return this;
  }

  async do(...lines: readonly Line<Command>[]): Promise<void> {
    const { lines: answers } = await this.call(['do', ...this.db], lines);
    const refused = answers.find(({ ok }) => ok !== true);
    if (refused) throw new Error(JSON.stringify(refused));
  }

  async view(viewer = 'public'): Promise<View> {
    const { lines } = await this.call(['state', ...this.db, '--as', viewer]);
    return lines[0]!.state as View;
  }

  /** Brings it onto the phone as a player would, and opens it on its Turn tab. Answers with the id it got there. */
  async openOn(phone: Pick<BrowserFixture, 'page' | 'server'>): Promise<string> {
    await this.bringOnto(phone);
    return this.openAgain(phone);
  }

  /** Only brings it there: a campaign that is over is not gone on with. Answers with the id it got there. */
  async bringOnto({ page, server }: Pick<BrowserFixture, 'page' | 'server'>): Promise<string> {
    const file = await this.write();
    await importFile(page, server.url, file, /^Imported: 1 campaign/);
    await goTo(page, server.url, `/shelf/${this.book}`);
    const row = await page.locator('[data-testid^="battle-"]:visible').first().getAttribute('data-testid');
    return row?.replace('battle-', '') ?? '';
  }

  /** As a file to import. */
  async write(): Promise<string> {
    const file = this.folder.file('campaign.json');
    await this.call(['export', ...this.db, '--file', file]);
    return file;
  }

  /** The campaign that was touched last, from the shelf. */
  async openAgain({ page, server }: Pick<BrowserFixture, 'page' | 'server'>): Promise<string> {
    await goTo(page, server.url, `/shelf/${this.book}`);
    await inFront(page, 'continue').click();
    await page.getByTestId('turn').waitFor();
    return idIn(page);
  }

  remove(): void {
    this.folder.remove();
  }

  private async call(args: readonly string[], input: readonly object[] = []) {
    const called = await callBattle(args, input);
    if (called.code !== 0) throw new Error(called.errors);
    return called;
  }
}

function idIn(page: Page): string {
  const [, id] = /battle\/([^/?]+)/.exec(page.url()) ?? [];
  if (id === undefined) throw new Error(`${page.url()} is no campaign`);
  return id;
}
