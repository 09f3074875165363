import { useState } from 'react';

import type { Obligation } from '@/rules/rulebook';
import { changeSettings, useSettings } from '@/store/settings';
import { useStable } from '@/ui/use-stable';

import { useGame } from '../open-game';

/**
 * What is ticked or chosen on the Turn tab for the question in hand, null before anything is. Everybody sees it there, so it
 * is kept on disk: it is still there after the app was killed, and gone with the question.
 */
export function useTurnAnswer(asked: Obligation | undefined) {
  const { id, moment } = useGame();
  const question = asked === undefined ? '' : [moment?.turn, moment?.phase, asked.code, asked.about].join(' ');
  const kept = useSettings(({ turnAnswer }) => turnAnswer);
  // On screen at once, until it is on disk: two quick taps must both count.
  const [tapped, setTapped] = useState<typeof kept>(null);
  const latest = tapped ?? kept;
  const isThis = latest !== null && latest.battle === id && latest.question === question && latest.value !== '';
  const choose = useStable((value: string) => {
    const turnAnswer = { battle: id, question, value };
    setTapped(turnAnswer);
    // Not on disk it is still on screen; only a killed app would ask again.
    void changeSettings(() => ({ turnAnswer })).then(
      () => setTapped((now) => (now === turnAnswer ? null : now)),
      () => undefined,
    );
  });
  return { choice: isThis ? latest.value : null, choose };
}
