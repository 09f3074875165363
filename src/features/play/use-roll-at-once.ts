import { type Draft, draftFor, isUntouched } from '@/game/act';
import { rollUncertain } from '@/game/certain';
import { slotOf } from '@/game/curtain';
import { useBook } from '@/messages/book-context';
import { t } from '@/messages/messages';
import type { Tagged } from '@/rules/rulebook';
import { diceInHand } from '@/store/drafts';
import { commitDraft, useSession } from '@/store/session';
import { useToast } from '@/ui/toast-provider';

import { failureSentence, useAct } from './act-provider';
import { type RollCompanion, useRollCompanion } from './companion';
import { appRollsAtOnce } from './dice-mode';
import { type OpenGame, useGame } from './open-game';
import { outcomeLines } from './roll/outcome-lines';

interface Options {
  /** Nothing is said of it: what came of it is for one side only. */
  readonly quietly?: boolean;
}

/**
 * A small roll with the phone's dice, thrown and noted with one tap; a line says what came of it. What the rules refuse
 * goes the usual way, and so does everything where the battle is played with other dice, and while another roll lies open.
 */
export function useRollAtOnce(): (command: Tagged, options?: Options) => Promise<boolean> {
  const act = useAct();
  const toast = useToast();
  const book = useBook();
  const game = useGame();
  const companion = useRollCompanion();
  return async (command, { quietly = false } = {}) => {
    const { open } = useSession.getState();
    if (!open || !appRollsAtOnce(open.id)) return act(command);
    const begun = draftFor(open.book, open.battle, command);
    const lying = open.drafts[slotOf(open.book, open.battle.state, begun.command)];
    const draft = rollUncertain(open.book, open.battle, begun, { untilDone: true, inHand: diceInHand(open) });
    if ((lying && !isUntouched(lying)) || !draft.ok) return act(command);
    const done = await commitDraft(draft.value);
    if (!done.ok) toast.show({ message: failureSentence(book, done.error) });
    else if (!quietly) toast.show({ message: thrownWords(companion, game, draft.value) });
    return done.ok;
  };
}

/** The faces, since no strip showed them, and what came of them by the names everybody knows now. */
function thrownWords(companion: RollCompanion, game: OpenGame, draft: Draft): string {
  const faces = Object.values(draft.dice).flatMap((step) => ('dice' in step ? step.dice.map(({ face }) => face) : []));
  const now = companion.book.view(useSession.getState().open?.battle.state, 'public');
  const lines = outcomeLines(companion, { ...game, nameOf: companion.namesIn(now) }, draft);
  return t('play.thrown', { faces: faces.join(' '), said: lines.map(({ text }) => text).join(' · ') });
}
