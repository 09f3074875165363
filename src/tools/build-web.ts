import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';

import { generateSW } from 'workbox-build';

import { rulesHash } from '@/testing/rules-hash';

import { firstLoadFiles, packedSizes } from './first-load';
import { packFiles } from './packed-files';
import { node, runShown } from './tasks';
import { contentSecurityPolicy, headersFile, NEVER_CHANGES } from './web-headers';

export const WEB_DIR = 'dist/web';
/** Takes the place of `src/store/db/rules-build.ts` in the app: see metro.config.js. */
const RULES_BUILD = 'dist/rules-build.js';
const EXPO = 'node_modules/expo/bin/cli';
const MEGABYTE = 1024 * 1024;

/** CanvasKit is served by us: a hall without a network has no CDN. 8 MB, so it is copied, not committed. */
export const copyCanvasKit = () =>
  copyFileSync('node_modules/canvaskit-wasm/bin/full/canvaskit.wasm', 'assets/web/canvaskit.wasm');

export const expo = (args: readonly string[], env: Record<string, string> = {}) =>
  runShown(node(EXPO, ...args), { EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1', ...env });

/** Bundles the app for these platforms, with the files of a public folder beside it. */
export async function exportApp(platforms: readonly string[], folder: string, publicFolder: string): Promise<void> {
  const wanted = platforms.flatMap((platform) => ['--platform', platform]);
  mkdirSync('dist', { recursive: true });
  writeFileSync(RULES_BUILD, `export const rulesBuild = () => '${rulesHash()}';\n`);
  const code = await expo(['export', ...wanted, '--output-dir', folder], {
    EXPO_PUBLIC_FOLDER: publicFolder,
    ZFLAG_RULES_BUILD_FILE: resolve(RULES_BUILD),
  });
  if (code !== 0) throw new Error(`The export for ${platforms.join(' and ')} failed.`);
}

/** The production web app with its service worker, ready for any static host. */
export async function buildWeb(): Promise<void> {
  copyCanvasKit();
  rmSync(WEB_DIR, { recursive: true, force: true });
  await exportApp(['web'], WEB_DIR, 'assets/web');
  renameAssetFolder();
  addPolicyToPage();
  addPreloadsToPage();
  writeFileSync(`${WEB_DIR}/_headers`, headersFile());
  await writeServiceWorker();
  packFiles(WEB_DIR);
  const first = packedSizes(WEB_DIR, firstLoadFiles(WEB_DIR));
  console.log(`First load: ${(first / 1000).toFixed(0)} kB of JavaScript, packed, before the Harbour can be tapped.`);
}

/** The app of these rules, for phones that join: one that plays by others would see another battle. */
export async function buildWebIfNeeded(): Promise<void> {
  const isBuilt =
    existsSync(`${WEB_DIR}/index.html`) &&
    existsSync(RULES_BUILD) &&
    readFileSync(RULES_BUILD, 'utf8').includes(rulesHash());
  if (isBuilt) return;
  console.log('Building the app for the phones (a minute or two, once) ...');
  await buildWeb();
}

/** Metro files its assets under "node_modules", a folder that many hosts and Workbox refuse to carry. */
function renameAssetFolder() {
  renameSync(`${WEB_DIR}/assets/node_modules`, `${WEB_DIR}/assets/packages`);
  const scripts = `${WEB_DIR}/_expo/static/js/web`;
  for (const name of readdirSync(scripts)) {
    const script = readFileSync(`${scripts}/${name}`, 'utf8');
    writeFileSync(`${scripts}/${name}`, script.replaceAll('/assets/node_modules/', '/assets/packages/'));
  }
}

/** Hosts that cannot send headers still get the policy, from the page itself. */
function addPolicyToPage() {
  const page = `${WEB_DIR}/index.html`;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy()}" />`;
  writeFileSync(page, readFileSync(page, 'utf8').replace('<meta charset="utf-8" />', `$&\n    ${meta}`));
}

/**
 * The app is fetched at once, but run by the page's own script when the first screen is painted; fonts and SQLite, which
 * it then waits for, come after it on the line. They stand in a template until that script asks for them.
 */
function addPreloadsToPage() {
  const files = readdirSync(WEB_DIR, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const links = files.flatMap((name) => {
    if (name.endsWith('.woff2'))
      return [`<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin />`];
    // The worker asks for it, not the page: it only has to be in the browser's cache by then.
    return /\/wa-sqlite\./.test(name) ? [`<link rel="preload" href="/${name}" as="fetch" crossorigin />`] : [];
  });
  const page = `${WEB_DIR}/index.html`;
  const text = readFileSync(page, 'utf8');
  const tags = [...text.matchAll(/<script src="([^"]+)" defer><\/script>/g)];
  if (tags.length === 0)
    throw new Error('Expo writes its scripts into the page another way than build-web.ts reads it.');
  const later = ['<template id="later">', ...links.sort().map((link) => `  ${link}`), '</template>'].join('\n    ');
  const scripts = tags.map(([, file]) => `<link rel="preload" href="${file}" as="script" />`);
  const head = [...scripts, later].join('\n    ');
  const bare = tags.reduce((rest, [tag]) => rest.replace(tag, ''), text);
  writeFileSync(page, bare.replace('<link rel="manifest"', `${head}\n    $&`));
}

async function writeServiceWorker() {
  const { count, size, warnings } = await generateSW({
    globDirectory: WEB_DIR,
    globPatterns: ['**/*.{html,js,css,png,svg,ico,ttf,woff2,wasm,webmanifest}'],
    swDest: `${WEB_DIR}/sw.js`,
    navigateFallback: '/index.html',
    // A new version waits until the player taps "Update": never in the middle of a turn.
    skipWaiting: false,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    dontCacheBustURLsMatching: NEVER_CHANGES,
    maximumFileSizeToCacheInBytes: 20 * MEGABYTE,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  console.log(`Service worker: ${count} files, ${(size / MEGABYTE).toFixed(1)} MB kept for use without a network.`);
}
