import { useEffect, useState } from 'react';

import type { Book } from '@/game/battle';
import { type StoryItem, storyOf } from '@/game/story';
import { type BattleState, togoBattle } from '@/rules/togo/index';
import { currentDatabase } from '@/store/storage';
import { readTimedRows } from '@/store/story';

import { useTable } from '../use-table';

export type Item = StoryItem<BattleState>;

export const BOOK = togoBattle as Book<BattleState>;

/** Everything that happened as both sides may know it, newest first; null while it is being read. */
export function useStory(): readonly Item[] | null {
  const { id, battle } = useTable();
  const [story, setStory] = useState<readonly Item[] | null>(null);
  useEffect(() => {
    const db = currentDatabase();
    if (!db) return;
    let current = true;
    void readTimedRows(db, BOOK, id).then((rows) => {
      if (current) setStory([...storyOf(BOOK, rows, 'public')].reverse());
    });
    return () => {
      current = false;
    };
  }, [id, battle.seq]);
  return story;
}
