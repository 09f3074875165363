import { useEffect, useState } from 'react';

import { listBattles, type OpenRefusal } from '@/store/battles';
import { closeSession, openSession, useSession } from '@/store/session';
import { currentDatabase } from '@/store/storage';

import type { Companion } from './companion';
import { companionOf } from './companions';

type Refusal = OpenRefusal | 'OTHER_BOOK';
export type Opened = 'opening' | Companion | Refusal;

/** Opens the game of this address with the companion of its book, unless it is the one that is open already. */
export function useOpenGame(id: string | undefined): Opened {
  const isOpen = useSession((session) => session.open !== null && session.open.id === id);
  const [answer, setAnswer] = useState<{ id: string; opened: Companion | Refusal } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const isKnown = isOpen && answer?.id === id;

  useEffect(() => {
    if (isKnown || id === undefined) return;
    let current = true;
    open(id).then(
      (opened) => current && setAnswer({ id, opened }),
      (error) => current && setFailure(error),
    );
    return () => {
      current = false;
    };
  }, [id, isKnown]);

  // Another game, or none, may be opened next: this one is on disk to the last tap.
  useEffect(() => closeSession, []);

  if (failure) throw failure;
  if (id === undefined) return 'NO_SUCH_BATTLE';
  if (answer?.id !== id) return 'opening';
  return isOpen || typeof answer.opened === 'string' ? answer.opened : 'opening';
}

async function open(id: string): Promise<Companion | Refusal> {
  const db = currentDatabase();
  if (!db) throw new Error('A game was opened while no database was open.');
  const info = (await listBattles(db)).find((battle) => battle.id === id);
  if (!info) return 'NO_SUCH_BATTLE';
  const companion = await companionOf(info.book);
  if (!companion) return 'OTHER_BOOK';
  if (useSession.getState().open?.id === id) return companion;
  const opened = await openSession(db, companion.book, id);
  return opened.ok ? companion : opened.error;
}
