import { mkdirSync, readFileSync } from 'node:fs';

import type { BrowserContext, Page } from 'playwright-core';

import { findOrInstallChromium, launchPhone } from '@/testing/chromium';
import type { Look as ShelfLook } from '@/testing/looks';
import { bringIn } from '@/testing/open-battle';
import { quiet } from '@/testing/quiet';
import { MUKDEN_LOOKS } from '@/testing/shelf-looks/mukden';
import { openLooks } from '@/testing/shelf-looks/open-looks';
import { openShelfPages } from '@/testing/shelf-looks/pages';
import { RED_SUN_LOOKS } from '@/testing/shelf-looks/red-sun';
import { TIDE_LOOKS } from '@/testing/shelf-looks/tide';
import { TSUSHIMA_LOOKS } from '@/testing/shelf-looks/tsushima';
import { Thumb } from '@/testing/thumb';
import { ulsanFile } from '@/testing/ulsan-file';
import { inFront, visit } from '@/testing/visit';

import { buildWeb, WEB_DIR } from './build-web';
import { serveStatic } from './static-server';

const README_PICTURES = 'assets/screenshots';
const SHEET_FOLDER = 'dist/screenshots';

const PHONE = { width: 390, height: 844 };

/** The same battle in every theme, at the largest text, and in windows of every shape. */
const LOOKS = [
  { name: 'day', theme: 'day', largeText: false, size: PHONE },
  { name: 'dark', theme: 'dark', largeText: false, size: PHONE },
  { name: 'night', theme: 'night', largeText: false, size: PHONE },
  { name: 'large', theme: 'day', largeText: true, size: PHONE },
  { name: 'small', theme: 'day', largeText: false, size: { width: 320, height: 568 } },
  { name: 'sideways', theme: 'day', largeText: false, size: { width: 844, height: 390 } },
  { name: 'tablet', theme: 'day', largeText: false, size: { width: 820, height: 1180 } },
  { name: 'left', theme: 'day', largeText: false, size: PHONE, hand: 'left' },
  { name: 'left-sideways', theme: 'day', largeText: false, size: { width: 844, height: 390 }, hand: 'left' },
] as const satisfies readonly Look[];

interface Look {
  readonly name: string;
  readonly theme: 'day' | 'dark' | 'night';
  readonly largeText: boolean;
  readonly size: { readonly width: number; readonly height: number };
  readonly hand?: 'left';
}

interface Photographed {
  readonly name: string;
  readonly path: string;
  /** What is tapped once it is there. */
  readonly taps?: readonly string[];
  /** What is held down after that: a curtain. */
  readonly holds?: string;
  readonly waitFor: string;
  /** The looks that README.md shows. */
  readonly inReadme?: readonly string[];
}

/** Everybody where the scenario says, and a ship chosen. */
const PLOT = ['plot-known', 'table-to-list', 'list-izumo', 'table-face-chart'];

/** `BATTLE` stands for the id of the battle that was brought in. */
const SCREENS: readonly Photographed[] = [
  { name: 'harbour', path: '/', waitFor: 'were', inReadme: ['night'] },
  { name: 'turn', path: '/battle/BATTLE', waitFor: 'turn', inReadme: ['day', 'dark', 'night'] },
  { name: 'fire', path: '/battle/BATTLE/fire/izumo', waitFor: 'fire', inReadme: ['day', 'dark', 'night'] },
  { name: 'fleet', path: '/battle/BATTLE?tab=fleet', waitFor: 'fleet-list' },
  { name: 'ship-card', path: '/battle/BATTLE/ship/rossia', waitFor: 'ship', inReadme: ['day'] },
  { name: 'log', path: '/battle/BATTLE?tab=log', waitFor: 'log' },
  { name: 'curtain', path: '/battle/BATTLE/hand/irn', waitFor: 'curtain-closed', inReadme: ['day'] },
  { name: 'desk', path: '/battle/BATTLE/hand/ijn', waitFor: 'curtain-closed', holds: 'curtain-hold' },
  { name: 'markers', path: '/battle/BATTLE/check', waitFor: 'header' },
  { name: 'standing', path: '/battle/BATTLE/score', waitFor: 'standing' },
  { name: 'turns', path: '/battle/BATTLE/turns', waitFor: 'turns' },
  { name: 'report', path: '/battle/BATTLE/report', waitFor: 'report-chart', inReadme: ['dark'] },
  { name: 'table', path: '/battle/BATTLE?tab=table', taps: PLOT, waitFor: 'table', inReadme: ['night'] },
  { name: 'table-list', path: '/battle/BATTLE?tab=table', taps: ['tool-list'], waitFor: 'table' },
  { name: 'first-battle', path: '/first-battle', waitFor: 'header' },
  { name: 'records', path: '/records', waitFor: 'header' },
  { name: 'backup', path: '/backup', waitFor: 'header' },
  { name: 'quick', path: '/quick', waitFor: 'chance', inReadme: ['dark'] },
  { name: 'new-battle', path: '/battle/new?scenario=ulsan', waitFor: 'start-battle' },
  { name: 'battles', path: '/battles', waitFor: 'battles' },
  { name: 'ships', path: '/ships', waitFor: 'ships' },
  { name: 'ship', path: '/ship/mikasa', waitFor: 'ship' },
  { name: 'ship-editor', path: '/ship/mikasa/edit', waitFor: 'header' },
  { name: 'fleets', path: '/fleets', waitFor: 'fleets' },
  { name: 'scenarios', path: '/scenarios', waitFor: 'scenarios' },
  { name: 'scenario', path: '/scenarios/ulsan', waitFor: 'header' },
  { name: 'cards', path: '/cards', waitFor: 'header' },
  { name: 'settings', path: '/settings', waitFor: 'settings' },
  { name: 'shelf', path: '/shelf', waitFor: 'shelf' },
  { name: 'storage-check', path: '/storage-check', waitFor: 'storage-check' },
  // Last: while dice are in hand nothing else can be done.
  {
    name: 'roll',
    path: '/battle/BATTLE/fire/izumo',
    taps: ['dice-switch-own', 'dial-inch-less', 'fire-now'],
    waitFor: 'fire',
  },
];

type Phone = Parameters<typeof openLooks>[0];

/** The books of the shelf, each with the screens that its tests look at. */
const BOOKS: Readonly<Record<string, (phone: Phone) => Promise<readonly ShelfLook[]>>> = {
  shelf: openShelfPages,
  tide: (phone) => openLooks(phone, TIDE_LOOKS),
  tsushima: (phone) => openLooks(phone, TSUSHIMA_LOOKS),
  'red-sun': (phone) => openLooks(phone, RED_SUN_LOOKS),
  mukden: (phone) => openLooks(phone, MUKDEN_LOOKS),
};

/**
 * `npm run screenshots -- --no-build --look=sideways,tablet --screen=turn,fire --book=tide` takes only those, and leaves
 * README.md's; `--readme` takes README.md's alone.
 */
const chosen = (option: string): readonly string[] | undefined =>
  process.argv
    .find((each) => each.startsWith(`--${option}=`))
    ?.split('=')[1]
    ?.split(',');
const [wantedLooks, wantedScreens, wantedBooks] = [chosen('look'), chosen('screen'), chosen('book')];
const isForReadme = process.argv.includes('--readme');
const writesReadme = isForReadme || (!wantedLooks && !wantedScreens && !wantedBooks);
/** The looks that README.md shows screens and books in. */
const README_LOOKS = ['day', 'dark', 'night'];
const books = Object.entries(BOOKS).filter(([name]) => wantedBooks?.includes(name) ?? !wantedScreens);

if (!(await findOrInstallChromium())) throw new Error('Pictures need Chromium or Chrome on this machine.');
mkdirSync(README_PICTURES, { recursive: true });
mkdirSync(SHEET_FOLDER, { recursive: true });
if (!process.argv.includes('--no-build')) await buildWeb();

const server = await serveStatic(WEB_DIR);
for (const look of LOOKS.filter(({ name }) => (isForReadme ? README_LOOKS : wantedLooks)?.includes(name) ?? true)) {
  if (wantedScreens || !wantedBooks) {
    const browser = await launchPhone(look.size);
    await writeContactSheet(look.name, look, await photograph(browser, look));
    await browser.close();
  }
  for (const [book, open] of isForReadme && look.name !== 'day' ? [] : books) {
    const browser = await launchPhone(look.size);
    await writeContactSheet(`${book}-${look.name}`, look, await photographBook(browser, look, book, open));
    await browser.close();
  }
}
await server.close();
console.log(`Pictures for README.md in ${README_PICTURES}, contact sheets in ${SHEET_FOLDER}`);

async function photograph(browser: BrowserContext, look: Look): Promise<readonly string[]> {
  const page = await browser.newPage();
  const pictures: string[] = [];
  await choose(page, look);
  // In full swing, imported as a player would.
  const battle = await bringIn(page, server.url, await ulsanFile());
  const thumb = new Thumb(page);
  for (const screen of SCREENS.filter(({ name }) => wantedScreens?.includes(name) ?? true)) {
    if (isForReadme && !screen.inReadme?.includes(look.name)) continue;
    await visit(page, screen.path.replace('BATTLE', battle));
    await inFront(page, screen.waitFor).waitFor();
    for (const tap of screen.taps ?? []) await thumb.tap(tap);
    if (screen.holds !== undefined) await thumb.hold(screen.holds);
    await page.waitForTimeout(600);
    const file = `${SHEET_FOLDER}/${screen.name}-${look.name}.png`;
    await page.screenshot({ path: file });
    pictures.push(file);
    if (writesReadme && screen.inReadme?.includes(look.name)) {
      await page.screenshot({ path: `${README_PICTURES}/${screen.name}-${look.name}.png`, scale: 'css' });
    }
  }
  return pictures;
}

async function photographBook(
  browser: BrowserContext,
  look: Look,
  book: string,
  open: (phone: Phone) => Promise<readonly ShelfLook[]>,
): Promise<readonly string[]> {
  const page = await browser.newPage();
  // What runs in the page is compiled by tsx, which names functions with a helper of its own.
  await page.addInitScript('globalThis.__name = (named) => named');
  const pictures: string[] = [];
  await choose(page, look);
  const thumb = new Thumb(page);
  const take = async (picture?: string) => {
    const file = `${SHEET_FOLDER}/${book}-${String(pictures.length + 1).padStart(2, '0')}-${look.name}.png`;
    await page.screenshot({ path: file });
    pictures.push(file);
    if (writesReadme && picture && look.name === 'day')
      await page.screenshot({ path: `${README_PICTURES}/${picture}.png`, scale: 'css' });
  };
  for (const { path, shows, taps = [], behind, picture } of await open({ page, server })) {
    if (isForReadme && picture === undefined) continue;
    await visit(page, path);
    for (const tap of taps) await thumb.calmly(tap);
    // On a tablet Turn and Forces are one.
    const seen = look.name === 'tablet' && shows === 'forces' ? 'rail' : shows;
    await inFront(page, seen).waitFor();
    await quiet(page);
    await take(picture);
    if (behind === undefined) continue;
    await thumb.hold('curtain-hold');
    await quiet(page);
    await take();
  }
  return pictures;
}

/** Through the settings screen, as a player would. */
async function choose(page: Page, { theme, largeText, hand }: Look) {
  await page.goto(`${server.url}/settings`);
  await page.getByTestId(`theme-${theme}`).click();
  if (hand) await page.getByTestId(`hand-${hand}`).click();
  for (let tap = 0; largeText && tap < 6; tap++) await page.getByTestId('text-size-more').click();
  await page.waitForTimeout(300);
}

async function writeContactSheet(name: string, { size }: Look, pictures: readonly string[]) {
  const images = pictures.map((file) => {
    const data = readFileSync(file).toString('base64');
    return `<figure><img src="data:image/png;base64,${data}"><figcaption>${file.split('/').pop()}</figcaption></figure>`;
  });
  const width = size.width > size.height ? 620 : 300;
  const html = `<style>body{margin:16px;background:#888;font:12px sans-serif;display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}img{width:${width}px}</style>${images.join('')}`;
  const browser = await launchPhone({ width: 1920, height: 1200 });
  const page = await browser.newPage();
  await page.setContent(html);
  await page.screenshot({ path: `${SHEET_FOLDER}/contact-sheet-${name}.png`, fullPage: true, scale: 'css' });
  await browser.close();
}
