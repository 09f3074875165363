import { existsSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { findOrInstallChromium } from '@/testing/chromium';

import { WEB_DIR } from './build-web';
import { add, finish, runChecks, runJest } from './check-tasks';
import { node } from './tasks';

/** Much of a browser test is waiting, for a guarded button or a held ring: two of them keep a core busy. */
const TWO_A_CORE = ['--maxWorkers', String(2 * availableParallelism())];

const WEB_BUILD = {
  name: 'web app',
  command: node('--import', 'tsx', 'src/tools/build.mts', 'web'),
  tells: /^(Service worker|First load):/,
};

const installing = findOrInstallChromium();
// Else the tests would be run on what an earlier build has left, if this one fails.
rmSync(WEB_DIR, { recursive: true, force: true });
const checks = await runChecks({ slowTests: true, also: [WEB_BUILD] });
const chromium = await installing;

if (!chromium && process.env.CI) {
  console.error('The browser tests need Chromium, and none was found or could be installed.');
  finish(add(checks, { passed: 0, failed: 1 }));
}
if (!chromium) {
  console.log('Browser tests skipped: install Chromium or Chrome to run them.');
  finish(checks);
}
if (!existsSync(`${WEB_DIR}/index.html`)) finish(checks);
finish(add(checks, await runJest('browser tests', ['browser'], TWO_A_CORE)));
