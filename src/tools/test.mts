import { findOrInstallChromium } from '@/testing/chromium';

import { add, finish, runChecks, runJest } from './check-tasks';
import { buildWeb } from './build-web';

/** Each has a server and a profile of its own; more than two would wait for each other on a small machine. */
const TWO_BROWSERS = ['--maxWorkers', '2'];

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
finish(add(checks, await runJest('browser tests', ['browser'], TWO_BROWSERS)));
