import { t } from '@/messages/messages';
import { describeAll } from '@/game/curtain';
import type { Tagged } from '@/rules/rulebook';
import { useSession } from '@/store/session';
import { useToast } from '@/ui/toast-provider';

import { useAct } from './act-provider';
import { useRollCompanion } from './companion';
import { useGameAs } from './open-game';
import { showOfAction } from './toast-of-action';
import { useUndo } from './use-undo';

/** Carries a change out, says what happened as the log tells it, and offers to take it back at once. */
export function useActWithToast(): (command: Tagged) => Promise<boolean> {
  const act = useAct();
  const offerUndo = useOfferUndo();
  return async (command) => {
    const done = await act(command);
    if (done) offerUndo();
    return done;
  };
}

/** A toast that tells the last action in a sentence both sides may read, and offers to take it back. */
export function useOfferUndo() {
  const toast = useToast();
  const { book, eventSentence } = useRollCompanion();
  // The toast outlives a curtain: it says what everybody may read, by the names everybody knows.
  const { nameOf } = useGameAs('public');
  const { undo } = useUndo();
  return (words = (what: string) => what, onUndo: () => unknown = undo): void => {
    const last = useSession.getState().open?.battle.actions.at(-1);
    const said = (last ? describeAll(book, last.before, last.events, 'public') : [])
      .map((description) => description && eventSentence(description, nameOf))
      .find((sentence) => sentence !== null);
    const action = { label: t('common.undo'), onPress: () => void onUndo() };
    showOfAction(toast, { message: words(said ?? t('play.done')), action });
  };
}
