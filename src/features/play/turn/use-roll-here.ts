import { type Draft, draftFor, evaluate, isUntouched } from '@/game/act';
import { slotOf } from '@/game/curtain';
import { useBook } from '@/messages/book-context';
import type { Tagged } from '@/rules/rulebook';
import { changeDraft, useSession } from '@/store/session';
import { useToast } from '@/ui/toast-provider';

import { failureSentence, useAct } from '../act-provider';
import { type Companion, useCompanion } from '../companion';
import { appRollsAtOnce } from '../dice-mode';
import { useRollAtOnce } from '../use-roll-at-once';

/** Whether a roll has begun whose dice are entered in the list of the Turn tab. */
export const isInPlace = ({ turn }: Companion, draft: Draft | null): draft is Draft =>
  draft !== null && (turn.isSmallRoll?.(draft.command as unknown as Tagged) ?? false);

/** Carries a command of the Turn tab out. The phone rolls at once; own dice are entered in the list, or on a strip where they are many. */
export function useRollHere(): (command: Tagged) => Promise<boolean> {
  const act = useAct();
  const toast = useToast();
  const book = useBook();
  const rollAtOnce = useRollAtOnce();
  const companion = useCompanion();
  return async (command) => {
    const { open } = useSession.getState();
    if (!open || appRollsAtOnce(open) || !companion.turn.isSmallRoll?.(command)) return rollAtOnce(command);
    const draft = draftFor(open.book, open.battle, command);
    const curtain = slotOf(open.book, open.battle.state, draft.command);
    const lying = open.drafts[curtain];
    const evaluated = evaluate(open.book, open.battle, draft);
    const isFree = !lying || isUntouched(lying);
    if (!isFree || curtain !== 'public' || !evaluated.ok || evaluated.value.type !== 'needs') return act(command);
    const begun = await changeDraft(() => draft);
    if (!begun.ok) toast.show({ message: failureSentence(book, begun.error) });
    return false;
  };
}
