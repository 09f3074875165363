import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import type { BrowserContext, Page } from 'playwright-core';

import { findOrInstallChromium, launchPhone } from '@/testing/chromium';
import { bringIn } from '@/testing/open-battle';
import { ulsanFile } from '@/testing/ulsan-file';
import { visit } from '@/testing/visit';

import { buildWeb, WEB_DIR } from './build-web';
import { serveStatic } from './static-server';

const README_PICTURES = 'assets/screenshots';
const SHEET_FOLDER = 'dist/screenshots';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };

const LOOKS = [
  { name: 'day', theme: 'day', largeText: false, size: PHONE },
  { name: 'dark', theme: 'dark', largeText: false, size: PHONE },
  { name: 'night', theme: 'night', largeText: false, size: PHONE },
  { name: 'large', theme: 'day', largeText: true, size: PHONE },
  { name: 'tablet', theme: 'day', largeText: false, size: TABLET },
] as const;

interface Photographed {
  readonly name: string;
  readonly path: string;
  /** What is tapped once it is there. */
  readonly taps?: readonly string[];
  readonly waitFor: string;
  /** The looks that README.md shows. */
  readonly inReadme: readonly string[];
}

/** Everybody where the scenario says, and a ship chosen. */
const PLOT = ['plot-known', 'table-to-list', 'list-izumo', 'table-face-chart'];

/** `BATTLE` stands for the id of the battle that was brought in. */
const SCREENS: readonly Photographed[] = [
  { name: 'harbour', path: '/', waitFor: 'were', inReadme: ['night'] },
  { name: 'turn', path: '/battle/BATTLE', waitFor: 'turn', inReadme: ['day', 'dark', 'night'] },
  { name: 'fire', path: '/battle/BATTLE/fire/izumo', waitFor: 'fire', inReadme: ['day', 'dark', 'night'] },
  { name: 'fleet', path: '/battle/BATTLE?tab=fleet', waitFor: 'fleet-list', inReadme: [] },
  { name: 'ship-card', path: '/battle/BATTLE/ship/rossia', waitFor: 'ship', inReadme: ['day'] },
  { name: 'log', path: '/battle/BATTLE?tab=log', waitFor: 'log', inReadme: [] },
  { name: 'curtain', path: '/battle/BATTLE/hand/irn', waitFor: 'curtain-closed', inReadme: ['day'] },
  { name: 'standing', path: '/battle/BATTLE/score', waitFor: 'standing', inReadme: [] },
  { name: 'turns', path: '/battle/BATTLE/turns', waitFor: 'turns', inReadme: [] },
  { name: 'report', path: '/battle/BATTLE/report', waitFor: 'report-chart', inReadme: ['dark'] },
  { name: 'table', path: '/battle/BATTLE?tab=table', taps: PLOT, waitFor: 'table', inReadme: ['night'] },
  { name: 'first-battle', path: '/first-battle', waitFor: 'header', inReadme: [] },
  { name: 'records', path: '/records', waitFor: 'header', inReadme: [] },
  { name: 'backup', path: '/backup', waitFor: 'header', inReadme: [] },
  { name: 'quick', path: '/quick', waitFor: 'chance', inReadme: ['dark'] },
  { name: 'new-battle', path: '/battle/new?scenario=ulsan', waitFor: 'start-battle', inReadme: [] },
  { name: 'battles', path: '/battles', waitFor: 'battles', inReadme: [] },
  { name: 'ships', path: '/ships', waitFor: 'ships', inReadme: [] },
  { name: 'ship', path: '/ship/mikasa', waitFor: 'ship', inReadme: [] },
  { name: 'ship-editor', path: '/ship/mikasa/edit', waitFor: 'header', inReadme: [] },
  { name: 'fleets', path: '/fleets', waitFor: 'fleets', inReadme: [] },
  { name: 'scenarios', path: '/scenarios', waitFor: 'scenarios', inReadme: [] },
  { name: 'scenario', path: '/scenarios/ulsan', waitFor: 'header', inReadme: [] },
  { name: 'cards', path: '/cards', waitFor: 'header', inReadme: [] },
  { name: 'settings', path: '/settings', waitFor: 'settings', inReadme: [] },
  { name: 'storage-check', path: '/storage-check', waitFor: 'storage-check', inReadme: [] },
];

if (!(await findOrInstallChromium())) throw new Error('Pictures need Chromium or Chrome on this machine.');
mkdirSync(README_PICTURES, { recursive: true });
mkdirSync(SHEET_FOLDER, { recursive: true });
if (!process.argv.includes('--no-build')) await buildWeb();

const server = await serveStatic(WEB_DIR);
const pictures: string[] = [];
for (const look of LOOKS) {
  const browser = await launchPhone(look.size);
  await photograph(browser, look);
  await browser.close();
}
await writeContactSheet();
await server.close();

async function photograph(browser: BrowserContext, look: (typeof LOOKS)[number]) {
  const page = await browser.newPage();
  await choose(page, look);
  // In full swing, imported as a player would.
  const battle = await bringIn(page, server.url, await ulsanFile());
  const inSight = (testID: string) => page.locator(`[data-testid="${testID}"]:visible`).last();
  for (const screen of SCREENS) {
    await visit(page, screen.path.replace('BATTLE', battle));
    await inSight(screen.waitFor).waitFor();
    for (const tap of screen.taps ?? []) await inSight(tap).click();
    await page.waitForTimeout(600);
    const file = `${SHEET_FOLDER}/${screen.name}-${look.name}.png`;
    await page.screenshot({ path: file });
    pictures.push(file);
    if (screen.inReadme.includes(look.name)) {
      await page.screenshot({ path: `${README_PICTURES}/${screen.name}-${look.name}.png`, scale: 'css' });
    }
  }
}

/** Through the settings screen, as a player would. */
async function choose(page: Page, { theme, largeText }: (typeof LOOKS)[number]) {
  await page.goto(`${server.url}/settings`);
  await page.getByTestId(`theme-${theme}`).click();
  for (let tap = 0; largeText && tap < 6; tap++) await page.getByTestId('text-size-more').click();
  await page.waitForTimeout(300);
}

async function writeContactSheet() {
  const images = pictures.map((file) => {
    const data = readFileSync(file).toString('base64');
    return `<figure><img src="data:image/png;base64,${data}"><figcaption>${file.split('/').pop()}</figcaption></figure>`;
  });
  const html = `<style>body{margin:16px;background:#888;font:12px sans-serif;display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}img{height:600px}</style>${images.join('')}`;
  writeFileSync(`${SHEET_FOLDER}/contact-sheet.html`, html);
  const browser = await launchPhone({ width: 1600, height: 1200 });
  const page = await browser.newPage();
  await page.setContent(html);
  await page.screenshot({ path: `${SHEET_FOLDER}/contact-sheet.png`, fullPage: true, scale: 'css' });
  await browser.close();
  console.log(`Pictures in ${README_PICTURES}, contact sheet in ${SHEET_FOLDER}/contact-sheet.png`);
}
