import { t } from '@/messages/messages';
import { type BattleEvent, type BattleState, type Command, togoBattle } from '@/rules/togo/index';
import { useSession } from '@/store/session';
import { useToast } from '@/ui/toast-provider';

import { useAct } from './act-provider';
import { useGameAs } from './open-game';
import { useUndo } from './use-undo';
import { eventSentence, type NameOf } from '@/features/togo/words/event-words';

/** Carries a change out, says what happened as the log tells it, and offers to take it back at once. */
export function useActWithToast(): (command: Command) => Promise<boolean> {
  const act = useAct();
  const toast = useToast();
  // The toast outlives a curtain: it says what everybody may read, by the names everybody knows.
  const { nameOf } = useGameAs('public');
  const { undo } = useUndo();
  return async (command) => {
    const done = await act(command);
    if (done)
      toast.show({ message: lastTold(nameOf), action: { label: t('battle.undo'), onPress: () => void undo() } });
    return done;
  };
}

/** The last action in a sentence that both sides may read. */
function lastTold(nameOf: NameOf): string {
  const battle = useSession.getState().open?.battle;
  for (const event of battle?.actions.at(-1)?.events ?? []) {
    const told = togoBattle.describe(battle?.state as BattleState, event as unknown as BattleEvent, 'public');
    const said = told && eventSentence(told, nameOf);
    if (said) return said;
  }
  return t('changes.done');
}
