import { readdirSync, readFileSync } from 'node:fs';

import type { BrowserFixture } from '@/testing/browser';
import { CampaignFile } from '@/testing/campaign-file';
import { type Look, looksTest } from '@/testing/looks';
import { routes } from '@/testing/monkey/addresses';
import { MukdenFile } from '@/testing/mukden-file';
import { RedSunFile } from '@/testing/red-sun-file';
import { MUKDEN_LOOKS } from '@/testing/shelf-looks/mukden';
import { type BookLooks, openLooks } from '@/testing/shelf-looks/open-looks';
import { RED_SUN_LOOKS } from '@/testing/shelf-looks/red-sun';
import { TIDE_LOOKS } from '@/testing/shelf-looks/tide';
import { TSUSHIMA_LOOKS } from '@/testing/shelf-looks/tsushima';
import { type Line as TideLine, TideFile } from '@/testing/tide-file';
import { type Line as TsushimaLine, TsushimaFile } from '@/testing/tsushima-file';

/** Pages that a turn does not come by: plans, ends, and what rules bring that few tables choose. */
const TIDE: BookLooks<TideLine> = {
  begin: (lines) => TideFile.begun(lines),
  moments: [
    [
      [
        { type: 'changeHouseRule', key: 'conditionInPort', value: 'secret' },
        { type: 'nextTurn' },
        { type: 'correct', path: ['ships', 'japanese-cruisers-4', 'port'], value: true },
        { type: 'stayInPort', fleet: 'vladivostok' },
        { type: 'stayInPort', fleet: 'port-arthur' },
      ],
      [
        { path: '/condition/mikasa', shows: 'curtain-closed', behind: 'condition' },
        { path: '/port/ijn', shows: 'curtain-closed', behind: 'in-port' },
        { path: '/plan/mikasa', shows: 'plan' },
      ],
    ],
  ],
};

const BEGUN: readonly TsushimaLine[] = [
  { type: 'rollItalianCruisers', faces: [3, 5] },
  { type: 'choosePlan', plan: 'B' },
  // So near that the guns reach.
  { type: 'setStartColumns', ijn: 3, irn: 6 },
  { type: 'startCampaign' },
];
const put = (group: string): TsushimaLine => ({
  ...{ type: 'correct', path: ['groups', group, 'where'], value: { kind: 'open', name: '1710' } },
});
const CONTACT: readonly TsushimaLine[] = [
  ...BEGUN,
  { type: 'goTo', year: 1904, month: 2, phase: 3 },
  { type: 'startPhase', claims: [] },
  put('ijn-battle-1'),
  put('irn-battle-1'),
  { type: 'endMove' },
];

const TSUSHIMA: BookLooks<TsushimaLine> = {
  begin: (lines) => TsushimaFile.begun('war-at-sea', lines),
  moments: [
    [
      CONTACT,
      [
        { path: '/search/1710', shows: 'search-sum' },
        { path: '/victory', shows: 'victory' },
      ],
    ],
    [
      [
        ...CONTACT,
        { type: 'search', own: ['ijn-battle-1'], enemy: ['irn-battle-1'], evades: false, destroyers: 0, faces: [6] },
      ],
      [{ path: '/salvos', shows: 'salvos' }],
    ],
    [
      [...CONTACT, { type: 'changeHouseRule', key: 'stacks', value: 'hidden' }],
      [
        { path: '/own/ijn', shows: 'curtain-closed', behind: 'own' },
        { path: '/side/ijn', shows: 'curtain-closed', behind: 'side' },
      ],
    ],
    [[...BEGUN, { type: 'goTo', year: 1904, month: 2, phase: 7 }], [{ path: '/zones', shows: 'zones' }]],
  ],
};

const RED_SUN: BookLooks<never> = {
  begin: () => RedSunFile.begun(),
  moments: [[[], [{ path: '/ship/mikasa', shows: 'ship' }]]],
};

const MUKDEN: BookLooks<never> = {
  begin: () => MukdenFile.begun(),
  moments: [
    [
      [],
      [
        { path: '/paint', shows: 'paint' },
        { path: '/stack/1613', shows: 'curtain-closed', behind: 'stack' },
      ],
    ],
  ],
};

/** Games that are over: by the rules, as two simple players play them, or because the players say so. */
const ENDED = {
  tide: () => new CampaignFile('tide').play(40),
  tsushima: () => new CampaignFile('tsushima').play(2, { more: ['--scenario', 'chemulpo'] }),
  'red-sun': () => RedSunFile.begun([{ type: 'endCampaign', winner: 'irn' }]),
} as const;

async function ends(phone: Pick<BrowserFixture, 'page' | 'server'>): Promise<readonly Look[]> {
  const looks: Look[] = [];
  for (const end of Object.values(ENDED)) {
    const file = await end();
    looks.push({ path: `/battle/${await file.bringOnto(phone)}/result`, shows: 'result' });
    file.remove();
  }
  return looks;
}

looksTest('pages of the books that a turn does not come by', async (phone) => [
  ...(await openLooks(phone, TIDE)),
  ...(await openLooks(phone, TSUSHIMA)),
  ...(await openLooks(phone, RED_SUN)),
  ...(await openLooks(phone, MUKDEN)),
  ...(await ends(phone)),
]);

const read = (file: string): string => readFileSync(file, 'utf8');
const SHELF_PAGES = read('src/testing/shelf-looks/pages.ts');

/** Each board-game book with what is looked at in it, and its name among the pages of the shelf. */
const BOOKS: Readonly<Record<string, readonly [looks: readonly Pick<BookLooks<unknown>, 'moments'>[], word: string]>> =
  {
    tide: [[TIDE_LOOKS, TIDE], 'CAMPAIGN'],
    tsushima: [[TSUSHIMA_LOOKS, TSUSHIMA], 'WAR'],
    'red-sun': [[RED_SUN_LOOKS, RED_SUN], 'LAND'],
    mukden: [[MUKDEN_LOOKS, MUKDEN], 'HEXES'],
  };

/** Pages that are looked at, below the address of a game. */
const lookedAt = (book: string): readonly string[] => {
  if (book === 'togo')
    return [...read('__tests__/browser/battle-looks.test.ts').matchAll(/path: '(\/[^']*)'/g)].map(([, path]) => path!);
  const [looks, word] = BOOKS[book]!;
  const inTurn = looks.flatMap(({ moments }) => moments.flatMap(([, each]) => each.map(({ path }) => path)));
  const onShelf = [...SHELF_PAGES.matchAll(new RegExp(`'${word}(/[^']*)'`, 'g'))].map(([, path]) => path!);
  return [...inTurn, ...onShelf, ...(book in ENDED ? ['/result'] : [])];
};

test.each(['togo', ...Object.keys(BOOKS)])('every screen of %s is looked at', (book) => {
  const [, block = ''] = /\n {2}screens: \{\n([^]*?)\n {2}\},/.exec(read(`src/features/${book}/companion.ts`)) ?? [];
  const screens = [...block.matchAll(/^ +'?([\w/-]+)'?: \w+Screen,$/gm)].map(([, name]) => name!);
  expect(screens).toHaveLength(block.split('\n').length);
  const pages = lookedAt(book).map((path) => path.slice(1));
  expect(screens.filter((name) => !pages.some((page) => page === name || page.startsWith(`${name}/`)))).toEqual([]);
});

/** Where every wrong address leads, one of which is looked at; and what is in no build for players. */
const NOT_BY_ADDRESS = ['/+not-found', '/gallery'];

test('every route of the app is looked at', () => {
  const looks = readdirSync('__tests__/browser').filter((name) => /(?<!seldom-)looks\.test\.ts$/.test(name));
  const text = [...looks.map((name) => read(`__tests__/browser/${name}`)), SHELF_PAGES].join('\n');
  const addresses = [...text.matchAll(/['`](\/[^'`?]*)/g)].map(([, path]) => path!.replaceAll(/\$\{[^}]*\}/g, 'x'));
  const isLookedAt = (route: string) => {
    const pattern = route.replace(/\[\.{3}\w+\]/, '.+').replaceAll(/\[\w+\]/g, '[^/]+');
    return addresses.some((address) => new RegExp(`^${pattern}$`).test(address));
  };
  expect(routes().filter((route) => !isLookedAt(route))).toEqual(NOT_BY_ADDRESS);
});
