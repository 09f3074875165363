import { useEffect, useEffectEvent, useState } from 'react';

import { gameAddress } from '@/features/play/addresses';
import { Roll } from '@/features/play/roll/roll-screen';
import { draftFor, evaluate } from '@/game/act';
import { withCertain } from '@/game/certain';
import { useBack } from '@/kit/use-back';
import { changeDraft, useSession } from '@/store/session';

import { useAct, useGame } from '../game';

/** The salvos of a firing round, one after the other. When all are in their hits are marked: nothing else can come between. */
export function SalvosScreen() {
  const act = useAct();
  const { id, draft, state } = useGame();
  const close = useBack(gameAddress(id, 'battle'));
  // Marked hits begin the next round, which is not to be fired from here.
  const [round] = useState(state.battle?.round);
  const isMissing = draft === null && state.battle?.stage === 'move' && state.battle.round === round;
  // A table that was chosen in between has taken the roll's place, or it was come to by its address.
  const begin = useEffectEvent(async () => {
    const { open } = useSession.getState();
    if (!open) return;
    const begun = draftFor(open.book, open.battle, { type: 'fireRound' });
    const evaluated = evaluate(open.book, open.battle, begun);
    if (evaluated.ok && evaluated.value.type === 'needs') {
      await changeDraft(() => withCertain(open.book, open.battle, begun));
      return;
    }
    // Nobody fires at anybody: that takes no dice, and leaves no strip to show.
    close();
    if (await act({ type: 'fireRound' })) await act({ type: 'markHits' });
  });
  useEffect(() => {
    if (isMissing) void begin();
  }, [isMissing]);
  return <Roll onClose={close} onDone={() => void act({ type: 'markHits' }).then(close)} testID="salvos" />;
}
