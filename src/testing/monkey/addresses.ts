import { readdirSync } from 'node:fs';

import type { Stock, StockedGame } from './stock';

const BOOKS = {
  tide: ['counters'],
  tsushima: ['counters', 'gunfire'],
  'red-sun': ['forces', 'manoeuvre'],
  mukden: ['crt', 'units', 'map'],
};
const PARTS = ['basics', 'table', 'ijn', 'ijn/0', 'irn', 'irn/0', 'rules/0', 'victory', 'words', 'convoy'];
const TABS = ['', '?tab=fleet', '?tab=table', '?tab=log'];

/** Where a monkey is set down on a route: a real address for each thing that it can show. */
export function addressesOf(route: string, stock: Stock): readonly string[] {
  const { games, fleet, card, deck, scenario } = stock;
  /** The first game of each book, and those of Togo. */
  const one = games.filter(({ book }, at) => book === 'togo' || games.findIndex((each) => each.book === book) === at);
  const at = (page: string, which: readonly StockedGame[] = one) => which.map(({ id }) => `/battle/${id}${page}`);
  const dynamic: Readonly<Record<string, readonly string[]>> = {
    '/+not-found': ['/no-such-page'],
    '/balance/[scenario]': ['/balance/ulsan', '/balance/chemulpo'],
    '/battle/[id]': TABS.flatMap((tab) => at(tab, tab === '' ? games : one)),
    '/battle/[id]/[...page]': games.flatMap(({ id, pages }) => pages.map((page) => `/battle/${id}${page}`)),
    '/battle/[id]/bring-home': at('/bring-home'),
    '/battle/[id]/bridge': at('/bridge', games),
    '/battle/[id]/clock': at('/clock'),
    '/battle/[id]/look-back': at('/look-back'),
    '/battle/[id]/roll': at('/roll', games),
    '/battle/new': ['/battle/new', '/battle/new?scenario=ulsan'],
    '/cards/[id]': ['/cards/ijn-gunlayers', `/cards/${card}`],
    '/cards/[id]/edit': [`/cards/${card}/edit`],
    '/cards/deck/[id]': ['/cards/deck/house-ijn', `/cards/deck/${deck}`],
    '/fleets/[id]': [`/fleets/${fleet}`],
    '/scenarios/[id]': ['/scenarios/yellow-sea', `/scenarios/${scenario}`],
    '/scenarios/[id]/edit': [`/scenarios/${scenario}/edit`],
    '/scenarios/[id]/edit/[...part]': PARTS.map((part) => `/scenarios/${scenario}/edit/${part}`),
    '/shelf/[book]': Object.keys(BOOKS).map((book) => `/shelf/${book}`),
    '/shelf/[book]/[...page]': Object.entries(BOOKS).flatMap(([book, tables]) =>
      ['first', 'new', 'quick', 'print', 'rules', ...tables.map((table) => `table/${table}`)].map(
        (page) => `/shelf/${book}/${page}`,
      ),
    ),
    '/ship/[id]': ['/ship/mikasa', '/ship/chinen', '/ship/nobody'],
    '/ship/[id]/edit': ['/ship/mikasa/edit', '/ship/chinen/edit'],
  };
  const found = dynamic[route] ?? (route.includes('[') ? [] : [route]);
  if (found.length === 0) throw new Error(`nothing is known that could stand at ${route}`);
  return found;
}

/** Every route of the app as its files name them: `/battle/[id]/clock`. Layouts are no routes. */
export const routes = (folder = 'app'): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('_layout.tsx'))
    .map((file) => `/${file.replaceAll('\\', '/').slice(0, -'.tsx'.length)}`)
    .map((route) => route.replace(/\/index$/, '') || '/')
    .sort();
