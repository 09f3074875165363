import { newDraft } from '@/game/act';
import type { Json, Tagged } from '@/rules/rulebook';
import { useBook } from '@/messages/book-context';
import { changeDraft, useSession } from '@/store/session';
import { useToast } from '@/ui/toast-provider';
import { useContext, useState } from 'react';

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
  // On screen at once, until it is on disk: two quick ticks must both count.
  const [tapped, setTapped] = useState<Picked | null>(null);
  const latest = tapped ?? (draft && { command: draft.command as unknown as Tagged, override: draft.override });
  const command = latest && isThis(latest.command) ? latest.command : null;
  const override = command !== null && latest !== null && latest.override;
  const change: Pick<Command>['change'] = (next, options = { override }) => {
    const picked = { command: next, ...options };
    setTapped(picked);
    void changeDraft(() => newDraft(next as unknown as Json, options), side).then((kept) => {
      setTapped((now) => (now === picked ? null : now));
      if (!kept.ok) toast.show({ message: failureSentence(book, kept.error) });
    });
  };
  return { command, override, change };
}

interface Picked {
  readonly command: Tagged;
  readonly override: boolean;
}

/** Whether a side has begun to pick, for the line on its closed curtain: it says nothing of what. */
export const useIsPicking = (side: string, hasBegun: (command: Tagged) => boolean): boolean =>
  useSession((session) => {
    const command = session.open?.drafts[side]?.command as unknown as Tagged | undefined;
    return command !== undefined && hasBegun(command);
  });
