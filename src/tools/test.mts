import { existsSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { findOrInstallChromium } from '@/testing/chromium';

import { WEB_DIR } from './build-web';
import { add, finish, runChecks, runJest, type Tally } from './check-tasks';
import { node, type Task } from './tasks';

/** Much of a browser test is waiting, for a guarded button or a held ring: two of them keep a core busy. */
const TWO_A_CORE = ['--maxWorkers', String(2 * availableParallelism())];

const WEB_BUILD = {
  name: 'web app',
  command: node('--import', 'tsx', 'src/tools/build.mts', 'web'),
  tells: /^(Service worker|First load):/,
};

/** `npm test native` makes these too. */
const NATIVE_BUNDLES: readonly Task[] = process.argv.includes('native')
  ? [{ name: 'Android and iOS bundles', command: node('--import', 'tsx', 'src/tools/build.mts', 'native') }]
  : [];

const installing = findOrInstallChromium();
// Else the tests would be run on what an earlier build has left, if this one fails.
rmSync(WEB_DIR, { recursive: true, force: true });
// Beside the browsers the bundles would starve them.
const checks = await runChecks({ slowTests: true, also: [WEB_BUILD], last: NATIVE_BUNDLES });
finish(add(checks, await runBrowserTests()));

async function runBrowserTests(): Promise<Tally> {
  const chromium = await installing;
  if (!chromium && process.env.CI) {
    console.error('The browser tests need Chromium, and none was found or could be installed.');
    return { passed: 0, failed: 1 };
  }
  if (!chromium) console.log('Browser tests skipped: install Chromium or Chrome to run them.');
  // A build that failed has been counted among the checks.
  const canRun = chromium && existsSync(`${WEB_DIR}/index.html`);
  return canRun ? runJest('browser tests', ['browser'], TWO_A_CORE) : { passed: 0, failed: 0 };
}
