import { useFonts } from 'expo-font';
import { startTransition, useEffect, useState } from 'react';

import { useDailyBackups } from '@/store/backup/keep-backups';
import { loadBattles } from '@/store/battle-list';
import { loadLibrary } from '@/store/library';
import { startServiceWorker } from '@/store/service-worker';
import { loadSettings } from '@/store/settings';
import { currentDatabase, openStorage } from '@/store/storage';
import { fontFiles } from '@/ui/fonts';

import { hideSplash } from './splash';

/** True once fonts, database, settings and the list of battles are there. What goes wrong on the way is thrown to the error boundary. */
export function useStartup(): boolean {
  const [fontsLoaded, fontError] = useFonts(fontFiles);
  const [opened, setOpened] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    // As a transition: the first screen is made in small pieces, and the page stays free for a tap in between.
    openEverything().then(() => startTransition(() => setOpened(true)), setFailure);
  }, []);

  useDailyBackups();

  // Without its own fonts the app is less handsome, not less useful.
  const ready = opened && (fontsLoaded || fontError !== null);
  useEffect(() => {
    if (!ready && !failure) return;
    hideSplash();
    startServiceWorker();
  }, [ready, failure]);

  if (failure) throw failure;
  return ready;
}

async function openEverything(): Promise<void> {
  await openStorage();
  const db = currentDatabase();
  if (!db) return;
  await loadSettings(db);
  await loadLibrary(db);
  // The first screen must know from its first moment whether there are any.
  await loadBattles();
}
