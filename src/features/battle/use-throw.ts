import { rollAppDice } from '@/game/act';
import type { BattleState, Command } from '@/rules/togo/index';
import { commitDraft, useSession } from '@/store/session';
import { useToast } from '@/ui/toast-provider';

import { failureSentence, useAct } from './act-provider';
import { draftOf } from './plot/along';
import { outcomeLines } from './roll/outcome-lines';
import { useTable } from './use-table';

interface Options {
  /** Nothing is said of it: what came of it is for one side only. */
  readonly quietly?: boolean;
}

/**
 * A small roll with the phone's dice, thrown and noted with one tap; a line says what came of it. What the rules refuse
 * goes the usual way, and so does everything while another roll lies open.
 */
export function useThrow(): (command: Command, options?: Options) => Promise<boolean> {
  const act = useAct();
  const toast = useToast();
  const table = useTable();
  return async (command, { quietly = false } = {}) => {
    const { open } = useSession.getState();
    if (!open || open.draft) return act(command);
    const asked = draftOf(open.battle.state as BattleState, command);
    const draft = rollAppDice(open.book, open.battle, asked, { untilDone: true });
    if (!draft.ok) return act(command);
    const lines = outcomeLines(table, draft.value);
    const done = await commitDraft(draft.value);
    if (!done.ok) toast.show({ message: failureSentence(done.error) });
    else if (!quietly) toast.show({ message: lines.map(({ text }) => text).join(' · ') });
    return done.ok;
  };
}
