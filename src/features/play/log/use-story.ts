import { useEffect, useState } from 'react';

import type { StoryItem } from '@/game/story';
import { currentDatabase } from '@/store/storage';
import { tellBattle } from '@/store/story';

import { useRollCompanion } from '../companion';
import { useGame } from '../open-game';

export type Item<State = unknown> = StoryItem<State>;

/** Everything that happened as both sides may know it, newest first; null while it is being read. */
export function useStory(): readonly Item[] | null {
  const { book } = useRollCompanion();
  const { id, battle } = useGame();
  const [story, setStory] = useState<readonly Item[] | null>(null);
  useEffect(() => {
    const db = currentDatabase();
    if (!db) return;
    let current = true;
    void tellBattle(db, book, id, yieldToUi).then(({ items }) => {
      if (current) setStory([...items].reverse());
    });
    return () => {
      current = false;
    };
  }, [book, id, battle.seq]);
  return story;
}

/** Lets a frame be drawn and a tap be taken. */
export const yieldToUi = () => new Promise<void>((done) => setTimeout(done, 0));
