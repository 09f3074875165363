import { useContext } from 'react';

import { lastKnown, isKnownTo } from '@/game/curtain';
import { mayRedo } from '@/game/undo';
import { useBook } from '@/messages/book-context';
import { redoNext, undoLast, useSession } from '@/store/session';
import { useToast } from '@/ui/toast-provider';

import { failureSentence } from './act-provider';
import { useRollCompanion } from './companion';
import { useGame, Viewer } from './open-game';

interface Undo {
  /** True when it is done; what went wrong is said. */
  readonly undo: () => Promise<boolean>;
  readonly redo: () => Promise<boolean>;
  /** Whether there is anything to undo or to redo that whoever looks knows of. */
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
}

/** Undo as whoever looks knows it: in front of a curtain nothing that was done behind it is offered, nor taken alone. */
export function useUndo(): Undo {
  const toast = useToast();
  const whose = useBook();
  const viewer = useContext(Viewer);
  const { book } = useRollCompanion();
  const { battle } = useGame();
  const isWhole = useSession((session) => session.open?.isWhole ?? true);
  const take = async (way: typeof undoLast): Promise<boolean> => {
    const outcome = await way(viewer);
    if (!outcome.ok) toast.show({ message: failureSentence(whose, outcome.error) });
    return outcome.ok;
  };
  return {
    undo: () => take(undoLast),
    redo: () => take(redoNext),
    mayUndo: !isWhole || lastKnown(book, battle, viewer) !== null,
    mayRedo: mayRedo(battle, isKnownTo(book, viewer)),
  };
}
