import { startTransition, useEffect, useState } from 'react';

import { useDailyBackups } from '@/store/backup/keep-backups';
import { loadBattles } from '@/store/battle-list';
import { loadLibrary } from '@/store/library';
import { startServiceWorker } from '@/store/service-worker';
import { loadSettings } from '@/store/settings';
import { currentDatabase, openStorage } from '@/store/storage';
import { useOwnFonts } from '@/ui/fonts';

import { hideSplash, mayComeFirst } from './splash';

interface Startup {
  /** There is something to show: the Harbour, in a browser, before all else is there. */
  readonly shown: boolean;
  /** Database, settings, library and the list of battles are there: every other screen waits for them. */
  readonly opened: boolean;
}

/** What goes wrong on the way is thrown to the error boundary. */
export function useStartup(): Startup {
  const lettered = useOwnFonts();
  const [comesFirst] = useState(mayComeFirst);
  const [opened, setOpened] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    // As a transition: the first screen is made in small pieces, and the page stays free for a tap in between.
    openEverything().then(() => startTransition(() => setOpened(true)), setFailure);
  }, []);

  useDailyBackups();

  // The Harbour is made under the page's splash, which stays until the fonts are there: nothing moves when it goes.
  const shown = comesFirst || (opened && lettered);
  useEffect(() => {
    if ((shown && lettered) || failure) hideSplash();
  }, [shown, lettered, failure]);
  useEffect(() => {
    if (opened || failure) startServiceWorker();
  }, [opened, failure]);

  if (failure) throw failure;
  return { shown, opened };
}

async function openEverything(): Promise<void> {
  await openStorage();
  const db = currentDatabase();
  if (!db) return;
  await loadSettings(db);
  await loadLibrary(db);
  await loadBattles();
}
