import { availableParallelism } from 'node:os';

import { findOrInstallChromium } from '@/testing/chromium';

import { add, finish, runChecks, runJest } from './check-tasks';
import { buildWeb } from './build-web';

/** Much of a browser test is waiting, for a guarded button or a held ring: two of them keep a core busy. */
const TWO_A_CORE = ['--maxWorkers', String(2 * availableParallelism())];

const checks = await runChecks({ slowTests: true });
const chromium = findOrInstallChromium();

if (!chromium && process.env.CI) {
  console.error('The browser tests need Chromium, and none was found or could be installed.');
  finish(add(checks, { passed: 0, failed: 1 }));
}
if (!chromium) {
  console.log('Browser tests skipped: install Chromium or Chrome to run them.');
  finish(checks);
}
await buildWeb();
finish(add(checks, await runJest('browser tests', ['browser'], TWO_A_CORE)));
