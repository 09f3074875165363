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
const mayStart = Promise.race([databaseAsked, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);

/**
 * What the first screen is made of, in the order it would ask for it. It would run all of this in one go: each is run
 * in a task of its own, so that the page stays free for a tap in between.
 */
const PIECES: readonly (() => unknown)[] = [
  () => require('react-native').StyleSheet,
  () => (require('./load-files') as typeof import('./load-files')).installFileLoader(),
  () => require('react-dom/client'),
  () => require('@/messages/messages'),
  () => require('@/store/settings'),
  () => require('expo-router'),
  () => mayStart,
  () => (require('./web-root') as typeof import('./web-root')).showApp(),
];

/** Without the delay that browsers put before a timer in a timer. */
const nextTask = () =>
  new Promise<void>((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(null);
  });

async function start(): Promise<void> {
  for (const piece of PIECES) {
    await nextTask();
    await piece();
  }
}

void start();
