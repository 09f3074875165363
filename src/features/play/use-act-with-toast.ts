import { t } from '@/messages/messages';
import { describeAll } from '@/game/curtain';
import type { Tagged } from '@/rules/rulebook';
import { useSession } from '@/store/session';
import { useToast } from '@/ui/toast-provider';

import { useAct } from './act-provider';
import { type Companion, type NameOf, useCompanion } from './companion';
import { useGameAs } from './open-game';
import { useUndo } from './use-undo';

/** Carries a change out, says what happened as the log tells it, and offers to take it back at once. */
export function useActWithToast(): (command: Tagged) => Promise<boolean> {
  const act = useAct();
  const toast = useToast();
  const companion = useCompanion();
  // The toast outlives a curtain: it says what everybody may read, by the names everybody knows.
  const { nameOf } = useGameAs('public');
  const { undo } = useUndo();
  return async (command) => {
    const done = await act(command);
    const action = { label: t('play.undo'), onPress: () => void undo() };
    if (done) toast.show({ message: lastSentence(companion, nameOf), action });
    return done;
  };
}

/** The last action in a sentence that both sides may read. */
function lastSentence({ book, eventSentence }: Companion, nameOf: NameOf): string {
  const last = useSession.getState().open?.battle.actions.at(-1);
  for (const description of last ? describeAll(book, last.before, last.events, 'public') : []) {
    const sentence = description && eventSentence(description, nameOf);
    if (sentence) return sentence;
  }
  return t('play.done');
}
