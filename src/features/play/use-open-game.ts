import { useEffect, useState } from 'react';

import { listBattles, type OpenRefusal } from '@/store/battles';
import { closeSession, openSession, useSession } from '@/store/session';
import { currentDatabase } from '@/store/storage';

import type { Companion, RollCompanion } from './companion';
import { companionOf } from './companions';

type Refusal = OpenRefusal | 'OTHER_BOOK';
export type Opened<C = Companion> = 'opening' | C | Refusal;

/** Opens the game of this address, unless it is the one that is open already. */
export const useOpenGame = (id: string | undefined): Opened => useOpenGameWith(id, companionOf);

/** Opens a game with the companion that is found for its book. */
export function useOpenGameWith<C extends RollCompanion>(id: string | undefined, companionFor: Find<C>): Opened<C> {
  const isOpen = useSession((session) => session.open !== null && session.open.id === id);
  const [answer, setAnswer] = useState<{ id: string; opened: C | Refusal } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const isKnown = isOpen && answer?.id === id;

  useEffect(() => {
    if (isKnown || id === undefined) return;
    let current = true;
    open(id, companionFor).then(
      (opened) => current && setAnswer({ id, opened }),
      (error) => current && setFailure(error),
    );
    return () => {
      current = false;
    };
  }, [id, isKnown, companionFor]);

  // Another game, or none, may be opened next: this one is on disk to the last tap.
  useEffect(() => closeSession, []);

  if (failure) throw failure;
  if (id === undefined) return 'NO_SUCH_BATTLE';
  if (answer?.id !== id) return 'opening';
  return isOpen || typeof answer.opened === 'string' ? answer.opened : 'opening';
}

type Find<C> = (book: string) => Promise<C | null>;

async function open<C extends RollCompanion>(id: string, companionFor: Find<C>): Promise<C | Refusal> {
  const db = currentDatabase();
  if (!db) throw new Error('A game was opened while no database was open.');
  const info = (await listBattles(db)).find((battle) => battle.id === id);
  if (!info) return 'NO_SUCH_BATTLE';
  const companion = await companionFor(info.book);
  if (!companion) return 'OTHER_BOOK';
  if (useSession.getState().open?.id === id) return companion;
  const opened = await openSession(db, companion.book, id);
  return opened.ok ? companion : opened.error;
}
