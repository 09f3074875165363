import { useEffect, useRef, useState } from 'react';

import { useGame } from '@/features/play/open-game';
import { newDraft } from '@/game/act';
import { useKept } from '@/kit/use-kept';
import type { Json } from '@/rules/rulebook';
import { readDrafts, saveDraft } from '@/store/drafts';
import { useSession } from '@/store/session';
import { currentDatabase } from '@/store/storage';

/** Beside the strips of the table and of the two sides. */
const SLOT = 'bridge';

interface Form<T> {
  /** Null while it is being read. */
  readonly form: T | null;
  readonly change: (form: T) => void;
}

/**
 * What is chosen on a screen of the bridge so far: a draft of its game, on disk with every tap, so that a killed app opens
 * with the same choices. A game has one of its own: neither an answer on the Turn tab nor another game's form takes its
 * place. `read` takes what was kept, or null, and answers with the form to begin with.
 */
export function useBridgeDraft<T>(read: (kept: unknown) => Promise<T>): Form<T> {
  const { id } = useGame();
  const kept = useKept();
  const [form, setForm] = useState<T | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const first = useRef(read);
  useEffect(() => {
    let current = true;
    keptDraft(id)
      .then((value) => first.current(value))
      .then(
        (value) => current && setForm(value),
        (error) => current && setFailure(error),
      );
    return () => {
      current = false;
    };
  }, [id]);
  if (failure) throw failure;
  return {
    form,
    change: (next) => {
      setForm(next);
      void kept(keepDraft(id, next as Json));
    },
  };
}

async function keptDraft(id: string): Promise<unknown> {
  const db = currentDatabase();
  const { open } = useSession.getState();
  if (!db || open?.id !== id) return null;
  return (await readDrafts(db, open.book, id, open.battle.state))[SLOT]?.command ?? null;
}

/** Null: it was done, and is forgotten. */
export async function keepDraft(id: string, form: Json): Promise<void> {
  const db = currentDatabase();
  if (db) await saveDraft(db, id, form === null ? null : newDraft(form), new Date().toISOString(), SLOT);
}
