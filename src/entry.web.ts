import '@expo/metro-runtime'; // First, or Fast Refresh does not work.

import { databaseAsked, startWorker } from '@/store/db/driver.expo.web';
import { openStorage } from '@/store/storage';

/* eslint-disable @typescript-eslint/no-require-imports -- An import would run all of it before the worker. */

/** A browser that is slow to grant the database must not keep the app waiting. */
const LONGEST_WAIT_MS = 30;

// SQLite's worker loads side by side with the app.
startWorker();
// What goes wrong here the shell meets again, and says so.
openStorage().catch(() => undefined);

/** Each part of the start in a task of its own, so that a tap comes in between. */
const inNewTask = (work: () => void) => new Promise<void>((done) => setTimeout(() => done(work())));

const loaderReady = inNewTask(() => (require('./load-files') as typeof import('./load-files')).installFileLoader());
const mayStart = Promise.race([databaseAsked, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);

void Promise.all([loaderReady, mayStart]).then(() =>
  inNewTask(() => (require('./web-root') as typeof import('./web-root')).showApp()),
);
