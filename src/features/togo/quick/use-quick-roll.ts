import { newDraft, rollAppDice, evaluate, type Refused } from '@/game/act';
import type { DiceMode } from '@/kit/dice-strip/strip-props';
import { refusalSentence } from '@/kit/words/refusal-words';
import { useT } from '@/messages/messages';
import { ok } from '@/lib/result';
import type { Json } from '@/rules/rulebook';
import type { QuickCommand, QuickEvent } from '@/rules/togo/index';
import { changeDraft, commitDraft, undoLast, useSession, type Failure, type Outcome } from '@/store/session';
import { useToast } from '@/ui/toast-provider';

import { eventSentence } from './event-sentence';

/** Starts rolls, notes them and takes them back; whatever could not be kept is said in a sentence. */
export function useQuickRoll() {
  const t = useT();
  const toast = useToast();

  const told = async (work: Promise<Outcome>): Promise<boolean> => {
    const outcome = await work;
    if (!outcome.ok) toast.show({ message: failureWords(outcome.error) });
    return outcome.ok;
  };
  const failureWords = (failure: Failure): string => {
    if (failure.type === 'refused') return refusalSentence(failure.refusal);
    return failure.type === 'store' && failure.code === 'CHANGED_ELSEWHERE'
      ? t('quick.changedElsewhere')
      : t('quick.saveFailed');
  };

  const undo = async () => {
    const what = lastTold();
    if ((await told(undoLast())) && what !== null) toast.show({ message: t('quick.last.undone', { what }) });
  };
  const note = async (): Promise<boolean> => {
    if (!(await told(commitDraft()))) return false;
    const what = lastTold();
    if (what !== null) {
      const action = { label: t('quick.last.undo'), onPress: () => void undo() };
      toast.show({ message: t('quick.told.noted', { what }), action });
    }
    return true;
  };

  return {
    told,
    undo,
    note,
    /** With the phone's dice it is rolled at once; with their own the strip opens and waits. */
    async roll(command: QuickCommand, mode: DiceMode, override = false): Promise<boolean> {
      const { open } = useSession.getState();
      if (!open) return false;
      // What it says of the last roll would lie over the dice of this one.
      toast.dismiss();
      const draft = newDraft(command as unknown as Json, { override });
      const weighed = evaluate(open.book, open.battle, draft);
      if (!weighed.ok) {
        toast.show({ message: refusalSentence(weighed.error) });
        return false;
      }
      const rolled = mode === 'app' ? rollAppDice(open.book, open.battle, draft, { untilDone: true }) : ok(draft);
      if (!(await told(changeDraft(() => (rolled.ok ? rolled.value : draft))))) return false;
      // Nothing to roll: a counter in daylight is simply seen.
      return weighed.value.type === 'done' ? note() : true;
    },
  };
}

/** Why a command may not be rolled; null when it may. */
export function objectionTo(command: QuickCommand): Refused | null {
  const { open } = useSession.getState();
  if (!open) return null;
  const weighed = evaluate(open.book, open.battle, newDraft(command as unknown as Json));
  return weighed.ok ? null : weighed.error;
}

function lastTold(): string | null {
  const event = useSession.getState().open?.battle.actions.at(-1)?.events[0] as QuickEvent | undefined;
  return event === undefined ? null : eventSentence(event);
}
