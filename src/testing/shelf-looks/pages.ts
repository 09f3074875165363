import type { BrowserFixture } from '../browser';
import type { Look } from '../looks';
import { visit } from '../visit';

/** The shelf, the pages of its books and the boards of a campaign: where, what it is known by, what is tapped then. */
const PAGES = [
  ['/shelf', 'shelf', []],
  ['/shelf/tide', 'shelf-book', []],
  ['/shelf/tide/new', 'new-campaign', []],
  ['/shelf/tide/rules', 'rules', []],
  ['/shelf/tide/table/counters', 'counters', []],
  ['/shelf/tide/quick', 'quick-form', ['quick-form-shot']],
  ['CAMPAIGN?tab=fleet', 'forces', []],
  ['CAMPAIGN?tab=table', 'board', []],
  ['CAMPAIGN/ship/mikasa', 'ship', []],
  ['CAMPAIGN/ratings/mikasa', 'ratings', ['ratings-key-8']],
  ['/shelf/tsushima', 'shelf-book', []],
  ['/shelf/tsushima/new', 'new-campaign', ['set-up-list']],
  ['/shelf/tsushima/table/counters', 'counters', ['counters-filter-differs', 'counter-takasago']],
  ['/shelf/tsushima/table/gunfire', 'table-more', []],
  ['/shelf/tsushima/quick', 'quick-form', ['quick-form-salvo']],
  ['WAR?tab=fleet', 'forces', []],
  ['WAR?tab=table', 'board', []],
  ['WAR/ship/mikasa', 'ship', ['correct']],
  ['/shelf/red-sun/table/forces', 'forces-editor', []],
  ['/shelf/red-sun/table/manoeuvre', 'table-more', []],
  ['/shelf/red-sun/quick', 'quick-form', ['quick-form-land', 'assault-terrain-mountain']],
  ['LAND?tab=fleet', 'forces', []],
  ['LAND/assault/2nd-division', 'assault', ['attacker-2nd-siberian-corps']],
  ['LAND/fleet/first-fleet', 'fleet', ['edit-counter']],
  ['/shelf/mukden', 'shelf-book', []],
  ['/shelf/mukden/table/crt', 'table-more', []],
  ['/shelf/mukden/table/units', 'units-editor', []],
  ['/shelf/mukden/table/map', 'map-more', []],
  ['/shelf/mukden/quick', 'quick-form', ['quick-form-attack']],
  ['HEXES?tab=fleet', 'forces', []],
  ['HEXES?tab=table', 'board', []],
  ['HEXES/unit/8th', 'unit', []],
] as const;

/** Other forms of what is among the pages above; paper and first games, which are made of the same parts. */
const ONCE = [
  ['/shelf/tide/quick', 'quick-form', ['quick-form-matrix', 'matrix-2-5']],
  ['CAMPAIGN?tab=table', 'board', ['board-part-togo']],
  ['WAR?tab=table', 'board', ['board-part-plan']],
  ['WAR?tab=table', 'board', ['board-part-victory']],
  ['HEXES?tab=table', 'board', ['board-part-victory']],
  ['/shelf/tide/quick', 'quick-form', ['quick-form-mines']],
  ['/shelf/tide/quick', 'quick-form', ['quick-form-tsushima']],
  ['CAMPAIGN?tab=table', 'board', ['board-part-matrix', 'matrix-2-5']],
  ['/shelf/tsushima/quick', 'quick-form', ['quick-form-search']],
  ['/shelf/tsushima/quick', 'quick-form', ['quick-form-plan']],
  ['/shelf/red-sun/quick', 'quick-form', ['quick-form-blockade']],
  ['/shelf/red-sun/new', 'new-campaign', []],
  ['/shelf/mukden/new', 'new-campaign', []],
  ['/shelf/mukden/quick', 'quick-form', ['quick-form-losses']],
  ...['tide', 'tsushima', 'red-sun', 'mukden'].flatMap((book) => [
    [`/shelf/${book}/print`, 'print', []] as const,
    [`/shelf/${book}/first`, 'first-game', []] as const,
  ]),
  // With the campaigns of before in her service record.
  ['/ship/mikasa', 'service', []],
] as const;

async function start({ page }: Pick<BrowserFixture, 'page'>, book: string): Promise<string> {
  await visit(page, `/shelf/${book}/new`);
  await page.locator('[data-testid="start-campaign"]:visible:not([data-locked])').last().click();
  await page.getByTestId('turn').waitFor();
  return new URL(page.url()).pathname;
}

/** With a new campaign of each book that the pages need. */
export async function openShelfPages(phone: Pick<BrowserFixture, 'page'>): Promise<readonly Look[]> {
  const campaigns = {
    CAMPAIGN: await start(phone, 'tide'),
    WAR: await start(phone, 'tsushima'),
    LAND: await start(phone, 'red-sun'),
    HEXES: await start(phone, 'mukden'),
  };
  const lookOf = ([path, shows, taps]: (typeof PAGES | typeof ONCE)[number]): Look => ({
    path: path.replace(/^(CAMPAIGN|WAR|LAND|HEXES)/, (word) => campaigns[word as keyof typeof campaigns]),
    shows,
    taps,
  });
  return [...PAGES.map(lookOf), ...ONCE.map((page): Look => ({ ...lookOf(page), once: true }))];
}
