import { useEffect } from 'react';
import { create } from 'zustand';

import type { Driver } from '../db/driver';
import { useStorage } from '../storage';
import { backUpIfDue, listBackups } from './backups';

/** After the first screen is there, and from then on once an hour: whoever plays through the night has a backup, too. */
const FIRST_AFTER_MS = 5000;
const LOOK_EVERY_MS = 3600 * 1000;

/** True when the database is as good as new although there are backups: somebody or something cleared it. */
export const useCleared = create<{ readonly cleared: boolean }>(() => ({ cleared: false }));

/** Makes a backup a day while the app is in use. What is kept in memory only is not backed up: it would push out what was. */
export function useDailyBackups(): void {
  const db = useStorage((storage) => (storage.state === 'saved' ? storage.db : null));
  useEffect(() => {
    if (!db) return;
    // A shelf that fails costs a backup, nothing else; the list of backups says so.
    const look = () => void backUpIfDue(db, new Date()).catch(() => null);
    void lookForLoss(db).catch(() => null);
    const first = setTimeout(look, FIRST_AFTER_MS);
    const others = setInterval(look, LOOK_EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(others);
    };
  }, [db]);
}

async function lookForLoss(db: Driver): Promise<void> {
  const row = await db.get<{ things: number }>(
    "SELECT (SELECT COUNT(*) FROM battles) + (SELECT COUNT(*) FROM documents WHERE kind <> 'settings') AS things",
  );
  useCleared.setState({ cleared: row?.things === 0 && (await listBackups()).length > 0 });
}
