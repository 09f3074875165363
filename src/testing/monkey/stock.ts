import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import type { Transfer, TransferBattle } from '@/store/transfer/format';
import { writeTransfer } from '@/store/transfer/write-transfer';

import { battleFile } from '../battle-file';
import { Hand } from '../hand';
import type { Wanted } from '../played-togo';
import { scratchFolder } from '../scratch';
import { MUKDEN_LOOKS } from '../shelf-looks/mukden';
import type { BookLooks } from '../shelf-looks/open-looks';
import { RED_SUN_LOOKS } from '../shelf-looks/red-sun';
import { TIDE_LOOKS } from '../shelf-looks/tide';
import { TSUSHIMA_LOOKS } from '../shelf-looks/tsushima';
import { AT } from '../toy-database';
import { importFile, visit } from '../visit';

/** A game that stands on the phone, and pages of it that are of use at that moment. */
export interface StockedGame {
  readonly book: string;
  readonly id: string;
  readonly pages: readonly string[];
}

/** What a monkey finds on the phone. */
export interface Stock {
  readonly games: readonly StockedGame[];
  readonly fleet: string;
  readonly card: string;
  readonly deck: string;
  readonly scenario: string;
}

interface Shelved {
  readonly book: string;
  readonly pages: readonly string[];
  readonly battle: TransferBattle;
}

const TOGO: readonly (readonly [Wanted, readonly string[]])[] = [
  [
    { scenario: 'ulsan', seed: 11, until: { turn: 6, phase: 'F' } },
    [
      ...['/fire/izumo', '/volley', '/best-targets', '/hand/ijn', '/hand/irn', '/ship/rossia', '/ship/izumo'],
      ...['/changes', '/changes/add', '/changes/rules', '/check', '/score', '/turns', '/report', '/odds', '/print'],
    ],
  ],
  [
    { scenario: 'port-arthur-night', seed: 19, until: { turn: 2, phase: 'A' } },
    ['/torpedo/ijn', '/torpedo/irn', '/move/ijn', '/sight', '/set/ijn', '/table/ijn', '/pictures'],
  ],
];

/** Pages of a campaign that nobody needs to be at a certain moment for. */
const ALWAYS: Readonly<Record<string, readonly string[]>> = {
  tide: ['/condition/mikasa', '/plan/ijn', '/port/port-arthur', '/ratings/mikasa', '/result', '/ship/mikasa'],
  tsushima: ['/own/ijn', '/salvos', '/search', '/side/ijn', '/zones', '/victory', '/ship/mikasa', '/result'],
  'red-sun': ['/result', '/ship/mikasa', '/unit/guards-division', '/fleet/first-fleet', '/sorties/ijn', '/contact'],
  mukden: ['/paint', '/stack/1613', '/unit/8th', '/result', '/move/8th', '/attack', '/probe'],
};

const LOOKS = { tide: TIDE_LOOKS, tsushima: TSUSHIMA_LOOKS, 'red-sun': RED_SUN_LOOKS, mukden: MUKDEN_LOOKS };

/** Every moment of all five books that other tests look at: made once, brought onto each phone as a file. */
export class StockFile {
  private constructor(private readonly shelved: readonly Shelved[]) {}

  static async make(): Promise<StockFile> {
    const shelved: Shelved[] = [];
    const shelve = (book: string, pages: readonly string[], file: string) => {
      const battle = (JSON.parse(readFileSync(file, 'utf8')) as Transfer).battles[0]!;
      shelved.push({ book, pages, battle: { ...battle, name: `${book} ${shelved.length}` } });
    };
    for (const [wanted, pages] of TOGO) shelve('togo', pages, await battleFile(wanted));
    for (const [book, looks] of Object.entries(LOOKS)) await shelveMoments(book, looks as BookLooks<unknown>, shelve);
    return new StockFile(shelved);
  }

  /** As a player would: the file through the settings, the rest by hand. Outside a game one of each book is enough. */
  async bringOnto(page: Page, url: string, route: string): Promise<Stock> {
    const isFirst = ({ book }: Shelved, at: number) => this.shelved.findIndex((other) => other.book === book) === at;
    const games = route.startsWith('/battle/[id]') ? this.shelved : this.shelved.filter(isFirst);
    await importFile(page, url, fileOf(games), /^Imported: /);
    const hand = new Hand(page);
    const made = async (path: string, tap: string) => {
      if (path.split('/')[1] !== route.split('/')[1]) return '';
      await visit(page, path);
      await hand.tap(tap);
      return new URL(page.url()).pathname.split('/').filter((part) => !ROOMS.includes(part))[0] ?? '';
    };
    return {
      fleet: await made('/fleets', 'new-fleet-button'),
      card: await made('/cards', 'new-card'),
      deck: await made('/cards', 'new-deck'),
      scenario: await made('/scenarios/ulsan', 'copy'),
      games: await gamesOn(page, games),
    };
  }
}

function fileOf(games: readonly Shelved[]): string {
  const battles = games.map(({ battle }) => battle);
  const file = join(scratchFolder(), 'stock.json');
  writeFileSync(file, writeTransfer({ exportedAt: AT, documents: [], unusable: [], battles }));
  return file;
}

/** Their ids, from the list of all of them, in a window so tall that every row is drawn. */
async function gamesOn(page: Page, games: readonly Shelved[]): Promise<readonly StockedGame[]> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ ...size, height: 200 * games.length });
  await visit(page, '/battles');
  const rows = page.locator('[data-testid^="battle-"]:visible');
  await rows.nth(games.length - 1).waitFor();
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => [row.getAttribute('data-testid')!.replace('battle-', ''), row.textContent ?? ''] as const),
  );
  await page.setViewportSize(size);
  return games.map(({ book, pages, battle: { name } }) => ({
    ...{ book, pages },
    id: shown.find(([, words]) => new RegExp(`${name}(?!\\d)`).test(words))![0],
  }));
}

const ROOMS = ['fleets', 'cards', 'deck', 'scenarios', 'edit'];

/** A game for each moment, with the pages that are of use at it. */
async function shelveMoments(
  book: string,
  { begin, moments }: BookLooks<unknown>,
  shelve: (book: string, pages: readonly string[], file: string) => void,
): Promise<void> {
  for (const [place, [lines, looks]] of moments.entries()) {
    const campaign = await begin(lines);
    const pages = looks.map(({ path }) => path).filter((path) => path.startsWith('/'));
    shelve(book, [...pages, ...(place === 0 ? (ALWAYS[book] ?? []) : [])], await campaign.write());
    campaign.remove();
  }
}
