import { useContext } from 'react';

import type { Action } from '@/game/battle';
import { lastKnown, isKnownTo } from '@/game/curtain';
import { nextToRedo } from '@/game/undo';
import { useBook } from '@/messages/book-context';
import { t } from '@/messages/messages';
import { loadHistory, ownDiceOf, redoNext, undoLast, useSession } from '@/store/session';
import { useToast } from '@/ui/toast-provider';

import { failureSentence, useAsk } from './act-provider';
import { type OpenGame, type RollCompanion, useRollCompanion } from './companion';
import { useGame, Viewer } from './open-game';

interface Undo {
  /** Asks first where the players' own dice would go. True when it is done; what went wrong is said. */
  readonly undo: () => Promise<boolean>;
  readonly redo: () => Promise<boolean>;
  /** What they would undo and redo: the whole action. */
  readonly undoLabel: string;
  readonly redoLabel: string;
  /** Whether there is anything to undo or to redo that whoever looks knows of. */
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
}

/** Undo as whoever looks knows it: in front of a curtain nothing that was done behind it is offered, nor taken alone. */
export function useUndo(): Undo {
  const toast = useToast();
  const ask = useAsk();
  const whose = useBook();
  const viewer = useContext(Viewer);
  const companion = useRollCompanion();
  const game = useGame();
  const { book } = companion;
  const isWhole = useSession((session) => session.open?.isWhole ?? true);
  const nextRedo = nextToRedo(game.battle, isKnownTo(book, viewer));
  const take = async (way: typeof undoLast): Promise<boolean> => {
    const outcome = await way(viewer);
    if (!outcome.ok) toast.show({ message: failureSentence(whose, outcome.error) });
    return outcome.ok;
  };
  const redo = () => take(redoNext);
  async function undo(): Promise<boolean> {
    if (lastKnown(book, game.battle, viewer) === null) await loadHistory();
    const { open } = useSession.getState();
    const last = open && lastKnown(book, open.battle, viewer);
    const what = last && whatOf(companion, game, last, viewer);
    const count = last ? await ownDiceOf(last) : 0;
    const question = {
      question: t('play.undoOwn.question', { what: what ?? '' }),
      consequence: t('play.undoOwn.consequence', { count }),
      confirmLabel: t('play.undo'),
      cancelLabel: t('play.undoOwn.cancel'),
    };
    if (count > 0 && !(await ask(question))) return false;
    const undone = await take(undoLast);
    // The toast outlives a curtain.
    if (undone && what !== null && viewer === 'public') {
      toast.show({
        message: t('play.undone', { what }),
        action: { label: t('play.redo'), onPress: () => void redo() },
      });
    }
    return undone;
  }
  return {
    undo,
    redo,
    undoLabel: undoLabel(companion, game, viewer),
    redoLabel: nextRedo ? redoLabel(companion, game, nextRedo, viewer) : t('play.redo'),
    mayUndo: !isWhole || lastKnown(book, game.battle, viewer) !== null,
    mayRedo: nextRedo !== null,
  };
}

/** What undo would take back. */
export function undoLabel(companion: RollCompanion, game: OpenGame, viewer: string): string {
  const last = lastKnown(companion.book, game.battle, viewer);
  const what = last && companion.actionWords(game, last, viewer);
  return what === null ? t('play.undo') : t('play.undoOf', { what });
}

function redoLabel(companion: RollCompanion, game: OpenGame, next: Action<unknown>, viewer: string): string {
  const what = companion.actionWords(game, next, viewer);
  return what === null ? t('play.redo') : t('play.redoOf', { what });
}

const whatOf = (companion: RollCompanion, game: OpenGame, action: Action<unknown>, viewer: string): string =>
  companion.actionWords(game, action, viewer) ?? t('play.undoneAction');
