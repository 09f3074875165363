import { useEffect, useState } from 'react';

import { bookOf } from '@/game/books';
import { togoBattle } from '@/rules/togo/index';
import { listBattles, type OpenRefusal } from '@/store/battles';
import { closeSession, openSession, useSession } from '@/store/session';
import { currentDatabase } from '@/store/storage';

type Refusal = OpenRefusal | 'OTHER_BOOK';
export type Opened = 'opening' | 'open' | Refusal;

/** Opens the battle of this address, unless it is the one that is open already. */
export function useOpenGame(id: string | undefined): Opened {
  const isOpen = useSession((session) => session.open !== null && session.open.id === id);
  const [refused, setRefused] = useState<{ id: string; code: Refusal } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    if (isOpen || id === undefined) return;
    let current = true;
    open(id).then(
      (code) => current && setRefused(code && { id, code }),
      (error) => current && setFailure(error),
    );
    return () => {
      current = false;
    };
  }, [id, isOpen]);

  // Another battle, or none, may be opened next: this one is on disk to the last tap.
  useEffect(() => closeSession, []);

  if (failure) throw failure;
  if (id === undefined) return 'NO_SUCH_BATTLE';
  if (isOpen) return 'open';
  return refused?.id === id ? refused.code : 'opening';
}

async function open(id: string): Promise<Refusal | null> {
  const db = currentDatabase();
  if (!db) throw new Error('A battle was opened while no database was open.');
  const info = (await listBattles(db)).find((battle) => battle.id === id);
  if (!info) return 'NO_SUCH_BATTLE';
  const book = bookOf(info.book);
  if (!book || book.id !== togoBattle.id) return 'OTHER_BOOK';
  const opened = await openSession(db, book, id);
  return opened.ok ? null : opened.error;
}
