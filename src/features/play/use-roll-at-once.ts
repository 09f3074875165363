import { type Draft, draftFor, rollAppDice } from '@/game/act';
import { slotOf } from '@/game/curtain';
import { t } from '@/messages/messages';
import { type BattleState, battleView, type Command } from '@/rules/togo/index';
import { diceInHand } from '@/store/drafts';
import { commitDraft, useSession } from '@/store/session';
import { useToast } from '@/ui/toast-provider';

import { failureSentence, useAct } from './act-provider';
import { outcomeLines } from './roll/outcome-lines';
import { type OpenGame, useGame } from './open-game';
import { namesIn } from '@/features/togo/words/names-in';

interface Options {
  /** Nothing is said of it: what came of it is for one side only. */
  readonly quietly?: boolean;
}

/**
 * A small roll with the phone's dice, thrown and noted with one tap; a line says what came of it. What the rules refuse
 * goes the usual way, and so does everything while another roll lies open.
 */
export function useRollAtOnce(): (command: Command, options?: Options) => Promise<boolean> {
  const act = useAct();
  const toast = useToast();
  const table = useGame();
  return async (command, { quietly = false } = {}) => {
    const { open } = useSession.getState();
    if (!open) return act(command);
    const begun = draftFor(open.book, open.battle, command);
    const lying = open.drafts[slotOf(open.book, open.battle.state, begun.command)];
    const draft = rollAppDice(open.book, open.battle, begun, { untilDone: true, inHand: diceInHand(open) });
    if (lying || !draft.ok) return act(command);
    const done = await commitDraft(draft.value);
    if (!done.ok) toast.show({ message: failureSentence(done.error) });
    else if (!quietly) toast.show({ message: thrownWords(table, draft.value) });
    return done.ok;
  };
}

/** The faces, since no strip showed them, and what came of them by the names everybody knows now. */
function thrownWords(table: OpenGame, draft: Draft): string {
  const faces = Object.values(draft.dice).flatMap((step) => ('dice' in step ? step.dice.map(({ face }) => face) : []));
  const state = useSession.getState().open?.battle.state as BattleState;
  const lines = outcomeLines({ ...table, nameOf: namesIn(battleView(state, 'public')) }, draft);
  return t('battle.thrown', { faces: faces.join(' '), said: lines.map(({ text }) => text).join(' · ') });
}
