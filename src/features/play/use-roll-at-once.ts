import { useContext } from 'react';

import { draftFor, evaluate, isUntouched } from '@/game/act';
import { slotOf } from '@/game/curtain';
import { useBook } from '@/messages/book-context';
import { commitRolled, useSession } from '@/store/session';
import { useToast } from '@/ui/toast-provider';

import { type Act, failureSentence, useAct } from './act-provider';
import { useRollCompanion } from './companion';
import { appRollsAtOnce } from './dice-mode';
import { once } from './once';
import { useGame, Viewer } from './open-game';
import { rolledBy, showRolled } from './turn/last-roll';

/**
 * A roll with the phone's dice, thrown and recorded with one tap; `RolledCard` shows the dice and what came of them. What
 * the rules refuse goes the usual way, and so does everything where the battle is played with other dice, and while
 * another roll lies open.
 */
export function useRollAtOnce(): Act {
  const act = useAct();
  const toast = useToast();
  const book = useBook();
  const game = useGame();
  const companion = useRollCompanion();
  const viewer = useContext(Viewer);
  return async (command, options) => {
    const { open } = useSession.getState();
    if (!open || !appRollsAtOnce(open)) return act(command, options);
    const begun = draftFor(open.book, open.battle, command);
    const lying = open.drafts[slotOf(open.book, open.battle.state, begun.command)];
    const evaluated = evaluate(open.book, open.battle, begun);
    const isRoll = evaluated.ok && evaluated.value.type === 'needs';
    if ((lying && !isUntouched(lying)) || !isRoll) return act(command, options);
    return once(command, async () => {
      const done = await commitRolled(begun);
      if (!done.ok) toast.show({ message: failureSentence(book, done.error) });
      else showRolled(rolledBy(companion, { ...game, battle: open.battle }, done.value, viewer));
      return done.ok;
    });
  };
}
