import { newDraft } from '@/game/act';
import type { Json, Tagged } from '@/rules/rulebook';
import { useBook } from '@/messages/book-context';
import { changeDraft, useSession } from '@/store/session';
import { useToast } from '@/ui/toast-provider';
import { useContext } from 'react';

import { failureSentence } from './act-provider';
import { useGame, Viewer } from './open-game';

interface Pick<Command extends Tagged> {
  /** As it is so far; null where nothing is picked yet. */
  readonly command: Command | null;
  /** Somebody allowed what the rules do not. */
  readonly override: boolean;
  readonly change: (command: Command, options?: { readonly override: boolean }) => void;
}

/**
 * A choice half made behind a curtain: the draft of its side, on disk with every tap. So it is still there when the curtain
 * has closed by itself, and after the app was killed.
 */
export function usePick<Command extends Tagged>(isThis: (command: Tagged) => command is Command): Pick<Command> {
  const toast = useToast();
  const book = useBook();
  const { draft } = useGame();
  const side = useContext(Viewer);
  const kept = draft?.command as unknown as Tagged | undefined;
  const command = kept !== undefined && isThis(kept) ? kept : null;
  const override = command !== null && draft !== null && draft.override;
  return {
    command,
    override,
    change: (next, options = { override }) =>
      void changeDraft(() => newDraft(next as unknown as Json, options), side).then((kept) => {
        if (!kept.ok) toast.show({ message: failureSentence(book, kept.error) });
      }),
  };
}

/** Whether a side has begun to pick, for the line on its closed curtain: it says nothing of what. */
export const useIsPicking = (side: string, hasBegun: (command: Tagged) => boolean): boolean =>
  useSession((session) => {
    const command = session.open?.drafts[side]?.command as unknown as Tagged | undefined;
    return command !== undefined && hasBegun(command);
  });
