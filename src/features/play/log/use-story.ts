import { useEffect, useState } from 'react';

import type { StoryItem } from '@/game/story';
import { Unread } from '@/kit/read-again';
import type { LinkedItem } from '@/store/desk';
import { pause, whenIdle } from '@/store/pause';
import { loadHistory, useSession } from '@/store/session';
import { currentDatabase } from '@/store/storage';
import { readStoryAhead, readStory } from '@/store/story';

import { useRollCompanion } from '../companion';
import { useGame } from '../open-game';

export type Item<State = unknown> = StoryItem<State> & Pick<LinkedItem, 'by' | 'moment'>;

/** Everything that happened as both sides may know it, newest first; null while it is being read. Throws `Unread`: see `ReadAgain`. */
export function useStory(): readonly Item[] | null {
  const { book } = useRollCompanion();
  const { id, battle } = useGame();
  const linked = useSession(({ seat }) => seat?.lines ?? null);
  const [story, setStory] = useState<readonly Item[] | null>(null);
  const [failure, setFailure] = useState<Unread | null>(null);
  const isLinked = linked !== null;
  useEffect(() => {
    const db = currentDatabase();
    if (!db || isLinked) return;
    let current = true;
    readStory(db, book, id, pause).then(
      ({ items }) => current && setStory([...items].reverse()),
      (cause) => current && setFailure(new Unread('The log was not read.', { cause })),
    );
    return () => {
      current = false;
    };
  }, [book, id, battle.seq, isLinked]);
  if (failure && !linked) throw failure;
  return linked ?? story;
}

/**
 * The same from the beginning, with the states around everything. A phone at a host has the newest of it in hand, and asks for
 * the rest piece by piece: null until all is there.
 */
export function useWholeStory(): readonly Item[] | null {
  const story = useStory();
  const seat = useSession((session) => session.seat);
  const isWhole = seat === null || (story?.at(-1)?.number ?? 1) === 1;
  const isSeen = seat === null || (story ?? []).every(({ before }) => before !== null);
  useEffect(() => {
    if (!isWhole || !isSeen) void loadHistory();
  }, [isWhole, isSeen, seat]);
  return isWhole && isSeen ? story : null;
}

/** From so many rows on somebody would wait for it. */
const LONG = 1000;

/** Reads a long log while nobody waits for it, so that log and report are there when they are asked for. */
export function useStorySoon(): void {
  const { book } = useRollCompanion();
  const { id, battle } = useGame();
  const isLinked = useSession(({ seat }) => seat !== null);
  const isWanted = battle.seq >= LONG && !isLinked;
  useEffect(() => {
    const db = currentDatabase();
    if (!db || !isWanted) return;
    let current = true;
    const ahead = async () => {
      await whenIdle();
      if (current) await readStoryAhead(db, book, id, { pause: whenIdle, isWanted: () => current });
    };
    // Whoever asks for it is told what went wrong.
    ahead().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [book, id, isWanted]);
}
