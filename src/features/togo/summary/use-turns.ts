import { useMemo } from 'react';

import { type TurnSummary, turnSummaries } from '@/rules/togo/index';

import { useGame, useWholeStory } from '../game';

/** The turns of this battle in brief, oldest first, as both sides may know them; null while the log is being read. */
export function useTurns(): readonly TurnSummary[] | null {
  const story = useWholeStory();
  const { state } = useGame();
  return useMemo(() => {
    if (story === null) return null;
    const actions = story.flatMap((item) => (item.type === 'action' ? [item] : [])).reverse();
    return turnSummaries(actions, state);
  }, [story, state]);
}
