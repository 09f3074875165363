import { execFileSync } from 'node:child_process';

import { build } from 'esbuild';

import { findOrInstallChromium } from '@/testing/chromium';
import { rulesHash } from '@/testing/rules-hash';

import { buildBarePage } from './bare-page';
import { buildWeb, WEB_DIR } from './build-web';
import { serveStatic } from './static-server';
import { node, runShown } from './tasks';

const BUNDLE = 'dist/bench/bench.mjs';
const args = process.argv.slice(2);
const wanted = args.find((arg) => !arg.startsWith('--')) ?? '';

// Bundled as the app is: loaded file by file, every import would be a getter, which costs more than what is measured.
await build({
  entryPoints: ['src/bench/index.mts'],
  outfile: BUNDLE,
  bundle: true,
  platform: 'node',
  format: 'esm',
  // A native addon cannot be bundled, and the browser's driver loads files beside its own.
  external: ['better-sqlite3', 'playwright-core', 'lighthouse', 'ws'],
  // Under another name: what is bundled may import `createRequire` as well.
  banner: {
    js: "import { createRequire as requireAt } from 'node:module'; const require = requireAt(import.meta.url);",
  },
  sourcemap: true,
});

// Benchmarks that need the built app; the others need not wait for it.
const inBrowser = JSON.parse(
  execFileSync(process.execPath, [BUNDLE, wanted, '--list'], { encoding: 'utf8' }),
) as readonly string[];
const needsApp = inBrowser.length > 0;
const chromium = needsApp && (await findOrInstallChromium());
if (needsApp && !chromium)
  console.log('What is measured in a browser is left out: it needs Chromium or Chrome on this machine.');
if (chromium && !args.includes('--no-build')) await buildWeb();

const wantsBare = chromium && inBrowser.some((title) => title.startsWith('Start:'));
const server = chromium ? await serveStatic(WEB_DIR) : null;
const bare = wantsBare ? await serveStatic(await buildBarePage()) : null;
const write = args.includes('--write');
const code = await runShown(node(BUNDLE, wanted, ...(write ? ['--write'] : [])), {
  ZFLAG_RULES_BUILD: rulesHash(),
  ...(server && { APP_URL: server.url }),
  ...(bare && { BARE_URL: bare.url }),
});
// The table's columns are the formatter's to line up.
if (write) await runShown(node('node_modules/prettier/bin/prettier.cjs', '--write', 'src/bench/RESULTS.md'));
await server?.close();
await bare?.close();
process.exit(code);
