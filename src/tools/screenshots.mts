import { mkdirSync, readFileSync } from 'node:fs';

import type { BrowserContext, Page } from 'playwright-core';

import { findOrInstallChromium, launchPhone } from '@/testing/chromium';
import { bringIn } from '@/testing/open-battle';
import { Thumb } from '@/testing/thumb';
import { ulsanFile } from '@/testing/ulsan-file';
import { visit } from '@/testing/visit';

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
] as const;

type Look = (typeof LOOKS)[number];

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
  { name: 'tide', path: '/shelf/tide', waitFor: 'shelf-book' },
  { name: 'tide-new', path: '/shelf/tide/new', waitFor: 'new-campaign' },
  { name: 'tide-quick', path: '/shelf/tide/quick', waitFor: 'quick-form' },
  { name: 'tide-counters', path: '/shelf/tide/table/counters', waitFor: 'counters' },
  { name: 'storage-check', path: '/storage-check', waitFor: 'storage-check' },
  // Last: while dice are in hand nothing else can be done.
  {
    name: 'roll',
    path: '/battle/BATTLE/fire/izumo',
    taps: ['dice-switch-own', 'dial-inch-less', 'fire-now'],
    waitFor: 'fire',
  },
];

/** `npm run screenshots -- --no-build --look=sideways,tablet --screen=turn,fire` takes only those, and leaves README.md's. */
const chosen = (option: string): readonly string[] | undefined =>
  process.argv
    .find((each) => each.startsWith(`--${option}=`))
    ?.split('=')[1]
    ?.split(',');
const [wantedLooks, wantedScreens] = [chosen('look'), chosen('screen')];
const takesAll = !wantedLooks && !wantedScreens;

if (!(await findOrInstallChromium())) throw new Error('Pictures need Chromium or Chrome on this machine.');
mkdirSync(README_PICTURES, { recursive: true });
mkdirSync(SHEET_FOLDER, { recursive: true });
if (!process.argv.includes('--no-build')) await buildWeb();

const server = await serveStatic(WEB_DIR);
for (const look of LOOKS.filter(({ name }) => wantedLooks?.includes(name) ?? true)) {
  const browser = await launchPhone(look.size);
  await writeContactSheet(look, await photograph(browser, look));
  await browser.close();
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
  const inSight = (testID: string) => page.locator(`[data-testid="${testID}"]:visible`).last();
  for (const screen of SCREENS.filter(({ name }) => wantedScreens?.includes(name) ?? true)) {
    await visit(page, screen.path.replace('BATTLE', battle));
    await inSight(screen.waitFor).waitFor();
    for (const tap of screen.taps ?? []) await thumb.tap(tap);
    if (screen.holds !== undefined) await thumb.hold(screen.holds);
    await page.waitForTimeout(600);
    const file = `${SHEET_FOLDER}/${screen.name}-${look.name}.png`;
    await page.screenshot({ path: file });
    pictures.push(file);
    if (takesAll && screen.inReadme?.includes(look.name)) {
      await page.screenshot({ path: `${README_PICTURES}/${screen.name}-${look.name}.png`, scale: 'css' });
    }
  }
  return pictures;
}

/** Through the settings screen, as a player would. */
async function choose(page: Page, { theme, largeText }: Look) {
  await page.goto(`${server.url}/settings`);
  await page.getByTestId(`theme-${theme}`).click();
  for (let tap = 0; largeText && tap < 6; tap++) await page.getByTestId('text-size-more').click();
  await page.waitForTimeout(300);
}

async function writeContactSheet({ name, size }: Look, pictures: readonly string[]) {
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
