import { useContext, useRef } from 'react';

import type { Action, Battle } from '@/game/battle';
import { isKnownTo } from '@/game/curtain';
import { nextToRedo } from '@/game/undo';
import { useBook } from '@/messages/book-context';
import { t } from '@/messages/messages';
import type { Seat } from '@/store/desk';
import { loadHistory, ownDiceOf, redoNext, undoLast, useSession } from '@/store/session';
import { useToast } from '@/ui/toast-provider';

import { failureSentence, useAct, useAsk } from './act-provider';
import { type OpenGame, type RollCompanion, useRollCompanion } from './companion';
import { meaningElsewhere } from './links/linked-games';
import { linesOf } from './log/log-words';
import { useGame, Viewer } from './open-game';
import { showOfAction } from './toast-of-action';

interface Undo {
  /** Asks first where the players' own dice would go, or the opponent has to agree. True when it is done; what went wrong is said. */
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
  const act = useAct();
  const ask = useAsk();
  const whose = useBook();
  const viewer = useContext(Viewer);
  const companion = useRollCompanion();
  const game = useGame();
  const { book } = companion;
  const isWhole = useSession((session) => session.open?.isWhole ?? true);
  const isLinked = useSession((session) => session.seat !== null);
  const umpireMayRedo = useSession(({ seat }) => seat?.viewer === 'umpire' && isTakenBack(seat.lines));
  const nextRedo = nextToRedo(game.battle, isKnownTo(book, viewer));
  const take = async (way: typeof undoLast): Promise<boolean> => {
    const outcome = await way(viewer);
    if (!outcome.ok) toast.show({ message: failureSentence(whose, outcome.error) });
    return outcome.ok;
  };
  const redo = () => take(redoNext);
  async function takeBack(): Promise<boolean> {
    const known = () => {
      const { open } = useSession.getState();
      return open && lastMeant(companion, open.battle, viewer);
    };
    if (known() === null) await loadHistory();
    const last = known();
    const what = last && whatOf(companion, game, last, viewer);
    const count = last ? await ownDiceOf(last) : 0;
    const consent = (last && companion.consent?.toUndo([last])) ?? null;
    const elsewhere = last && (await meaningElsewhere(companion, game, [last]));
    const own = count > 0 ? t('play.undoOwn.consequence', { count }) : null;
    const consequences = [consent?.consequence, elsewhere, own].filter((each) => each != null);
    const question = {
      question: t('play.undoOwn.question', { what: what ?? '' }),
      ...{ confirmLabel: t('common.undo'), cancelLabel: own === null ? t('common.cancel') : t('play.undoOwn.cancel') },
      ...consent,
      consequence: consequences.join(' '),
    };
    if (consequences.length > 0 && !(await ask(question))) return false;
    const undone = await take((whose) => undoLast(whose, isMeantBy(companion)));
    if (undone && consent !== null) await act(consent.command);
    // The toast outlives a curtain.
    if (undone && what !== null && (viewer === 'public' || isLinked)) {
      showOfAction(toast, {
        message: t('play.undone', { what }),
        // What was agreed to is recorded, and ends redo. At a hosted table redo is the umpire's.
        ...(consent === null && !isLinked && { action: { label: t('play.redo'), onPress: () => void redo() } }),
      });
    }
    return undone;
  }
  // One after the other: a second tap asks for and names what the first has left.
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const undo = () => {
    const undone = before.current.then(takeBack).catch(() => {
      toast.show({ message: failureSentence(whose, { type: 'store', code: 'NOT_SAVED' }) });
      return false;
    });
    before.current = undone;
    return undone;
  };
  return {
    undo,
    redo,
    undoLabel: undoLabel(companion, game, viewer),
    redoLabel: nextRedo ? redoLabel(companion, game, nextRedo, viewer) : t('play.redo'),
    mayUndo: !isWhole || lastMeant(companion, game.battle, viewer) !== null,
    mayRedo: nextRedo !== null || umpireMayRedo,
  };
}

/** Whether nothing was done since something was undone that is not brought back yet; the newest first. */
const isTakenBack = ([last, ...before]: Seat['lines']): boolean =>
  last?.type === 'undone' || (last?.type === 'redone' && before.some((item) => item.type === 'action' && item.undone));

/** A record that somebody agreed to an undo is not undone for itself. */
const isMeantBy =
  ({ consent }: RollCompanion) =>
  (action: Action<unknown>): boolean =>
    consent?.isRecord(action) !== true;

/** The last action that whoever looks knows of and may mean. */
function lastMeant(companion: RollCompanion, { actions }: Battle<unknown>, viewer: string): Action<unknown> | null {
  const [isKnown, isMeant] = [isKnownTo(companion.book, viewer), isMeantBy(companion)];
  return actions.findLast((action) => isMeant(action) && isKnown(action)) ?? null;
}

/** What undo would take back. */
export function undoLabel(companion: RollCompanion, game: OpenGame, viewer: string): string {
  const last = lastMeant(companion, game.battle, viewer);
  // What came of another side's secret act is not known here, and so has no short name.
  if (last === null || isOnlyTold(last)) return t('common.undo');
  const what = companion.actionWords(game, last, viewer) ?? toldWords(companion, game, last);
  return what === null ? t('common.undo') : t('play.undoOf', { what });
}

function redoLabel(companion: RollCompanion, game: OpenGame, next: Action<unknown>, viewer: string): string {
  const what = companion.actionWords(game, next, viewer);
  return what === null ? t('play.redo') : t('play.redoOf', { what });
}

const whatOf = (companion: RollCompanion, game: OpenGame, action: Action<unknown>, viewer: string): string =>
  (isOnlyTold(action) ? null : companion.actionWords(game, action, viewer)) ??
  toldWords(companion, game, action) ??
  t('play.undoneAction');

/** At a hosted table: whether this phone has the host's lines of it alone. */
const isOnlyTold = ({ events }: Action<unknown>): boolean => events.length === 0 && useSession.getState().seat !== null;

/** As the host told of it, where the phone was not there when it happened. */
function toldWords(companion: RollCompanion, { nameOf }: OpenGame, { seq }: Action<unknown>): string | null {
  const line = useSession.getState().seat?.lines.find(({ number }) => number === seq);
  return line ? (linesOf(companion, line, nameOf)[0] ?? null) : null;
}
