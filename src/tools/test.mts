import { existsSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { findOrInstallChromium } from '@/testing/chromium';

import { WEB_DIR } from './build-web';
import { add, finish, runChecks, runJest, type Tally } from './check-tasks';
import { node, type Task } from './tasks';

/** Much of a browser test is waiting, for a guarded button or a held ring: two of them keep a core busy. */
const TWO_A_CORE = ['--maxWorkers', String(2 * availableParallelism())];
/** A browser that outlived a test which failed would keep the run from ending. */
const AT_THE_END = ['--forceExit'];

const WEB_BUILD = {
  name: 'web app',
  command: node('--import', 'tsx', 'src/tools/build.mts', 'web'),
  tells: /^(Service worker|First load):/,
};

/**
 * `npm test native` makes this too. One for both kinds of phone: `architecture.test.ts` sees to it that nothing of ours
 * tells them apart, and what packages do is settled when they are taken: `npm run build` makes both.
 */
const NATIVE_BUNDLE: readonly Task[] = process.argv.includes('native')
  ? [{ name: 'phone bundle', command: node('--import', 'tsx', 'src/tools/build.mts', 'android') }]
  : [];

const installing = findOrInstallChromium();
// Else the tests would be run on what an earlier build has left, if this one fails.
rmSync(WEB_DIR, { recursive: true, force: true });
const checks = await runChecks({ slowTests: true, also: [WEB_BUILD, ...NATIVE_BUNDLE] });
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
  return canRun ? runJest('browser tests', ['browser'], [...TWO_A_CORE, ...AT_THE_END]) : { passed: 0, failed: 0 };
}
