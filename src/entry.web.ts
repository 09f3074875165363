import '@expo/metro-runtime'; // First, or Fast Refresh does not work.

import { databaseAsked, startWorker } from '@/store/db/driver.expo.web';
import { openStorage } from '@/store/storage';

import { installFileLoader } from './load-files';

/** A browser that is slow to grant the database must not keep the app waiting. */
const LONGEST_WAIT_MS = 100;

// SQLite's worker loads side by side with the app.
startWorker();
installFileLoader();
// What goes wrong here the shell meets again, and says so.
openStorage().catch(() => undefined);
void Promise.race([databaseAsked, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]).then(startApp);

function startApp(): void {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- An import would run all of it before the worker.
  const { showApp } = require('./web-root') as typeof import('./web-root');
  showApp();
}
