import { useContext } from 'react';

import { draftFor, evaluate, isUntouched } from '@/game/act';
import type { DiceMode } from '@/kit/dice-strip/strip-props';
import { useBook } from '@/messages/book-context';
import type { Tagged } from '@/rules/rulebook';
import { changeDraft, commitDraft, type Outcome, useSession } from '@/store/session';
import { useToast } from '@/ui/toast-provider';

import { failureSentence, useAct } from './act-provider';
import { useRollCompanion } from './companion';
import { chooseDice } from './dice-mode';
import { useGame, Viewer } from './open-game';
import { rolledBy, showRolled } from './turn/last-roll';

/**
 * Answers a roll of one step where it stands: with the face of one's own die, or with what one's own table says. The answer
 * records the roll. What is refused, or has to wait for other dice, goes the usual way.
 */
export function useAnswerRoll() {
  const book = useBook();
  const act = useAct();
  const toast = useToast();
  const companion = useRollCompanion();
  const game = useGame();
  const viewer = useContext(Viewer);
  return async (command: Tagged, mode: DiceMode, answer: (curtain: string) => Promise<Outcome>): Promise<boolean> => {
    const { open } = useSession.getState();
    if (!open) return false;
    const begun = draftFor(open.book, open.battle, command);
    const lying = open.drafts[viewer];
    if (!evaluate(open.book, open.battle, begun).ok || (lying && !isUntouched(lying))) return act(command);
    await chooseDice(open.id, mode);
    await changeDraft(() => begun, viewer);
    const answered = await answer(viewer);
    const draft = useSession.getState().open?.drafts[viewer];
    const rolled = draft ? rolledBy(companion, { ...game, battle: open.battle }, draft, viewer) : null;
    const done = answered.ok ? await commitDraft(null, viewer) : answered;
    if (!done.ok) toast.show({ message: failureSentence(book, done.error) });
    else showRolled(rolled);
    return done.ok;
  };
}
