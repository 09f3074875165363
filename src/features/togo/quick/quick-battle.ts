import { useEffect, useState } from 'react';

import type { Book } from '@/game/battle';
import { togoQuick, type QuickState } from '@/rules/togo/index';
import { createBattle, listBattles, type OpenBattle } from '@/store/battles';
import type { Driver } from '@/store/db/driver';
import { randomSeed } from '@/store/random-seed';
import { closeSession, openSession, useSession } from '@/store/session';
import { currentDatabase } from '@/store/storage';
import { newId } from '@/store/transfer/new-id';

export const QUICK_BOOK = togoQuick as unknown as Book<unknown>;

let finding: Promise<string> | null = null;

/** The one battle Quick shot writes to, made when it is first opened. Lists of battles leave its book out. */
function findQuickBattle(db: Driver, name: string): Promise<string> {
  // Two openings at once must not make two of them.
  finding ??= find(db, name).finally(() => {
    finding = null;
  });
  return finding;
}

async function find(db: Driver, name: string): Promise<string> {
  const kept = (await listBattles(db)).find(({ book }) => book === QUICK_BOOK.id);
  if (kept) return kept.id;
  const id = newId();
  const battle = { id, name, seed: randomSeed(), setup: {} };
  const made = await createBattle(db, QUICK_BOOK, battle, new Date().toISOString());
  if (!made.ok) throw new Error(made.error);
  return id;
}

export interface QuickSession {
  readonly state: 'opening' | 'open' | 'failed';
  readonly open: OpenBattle<QuickState> | null;
  readonly again: () => void;
}

/** Opens Quick shot's log as long as the screen is there. */
export function useQuickBattle(name: string): QuickSession {
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const open = useSession((session) => session.open);
  const mine = open?.book.id === QUICK_BOOK.id ? (open as unknown as OpenBattle<QuickState>) : null;

  useEffect(() => {
    let current = true;
    const db = currentDatabase();
    const opening = db
      ? findQuickBattle(db, name).then((id) => openSession(db, QUICK_BOOK, id))
      : Promise.reject(new Error('Quick shot was opened while no database was open.'));
    opening.then(
      (opened) => current && setFailed(!opened.ok),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
      closeSession();
    };
  }, [name, tries]);

  return {
    state: mine ? 'open' : failed ? 'failed' : 'opening',
    open: mine,
    again: () => {
      setFailed(false);
      setTries((before) => before + 1);
    },
  };
}
