import { useEffect, useState } from 'react';

import type { StoryItem } from '@/game/story';
import type { BattleState } from '@/rules/togo/index';
import { currentDatabase } from '@/store/storage';
import { tellBattle } from '@/store/story';

import { BOOK, useGame } from '../open-game';

export type Item = StoryItem<BattleState>;

/** Everything that happened as both sides may know it, newest first; null while it is being read. */
export function useStory(): readonly Item[] | null {
  const { id, battle } = useGame();
  const [story, setStory] = useState<readonly Item[] | null>(null);
  useEffect(() => {
    const db = currentDatabase();
    if (!db) return;
    let current = true;
    void tellBattle(db, BOOK, id, yieldToUi).then(({ items }) => {
      if (current) setStory([...items].reverse());
    });
    return () => {
      current = false;
    };
  }, [id, battle.seq]);
  return story;
}

/** Lets a frame be drawn and a tap be taken. */
export const yieldToUi = () => new Promise<void>((done) => setTimeout(done, 0));
