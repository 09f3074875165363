import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';

import type { Action } from '@/game/battle';
import { loadBook } from '@/game/books';
import { t } from '@/messages/messages';
import { allBattles, type StoredBattle } from '@/store/battles';
import { battlesFor, hasHappened, type LinkedBattle } from '@/store/linked-battles';
import { currentDatabase } from '@/store/storage';

import type { OpenGame, RollCompanion } from '../companion';
import { useGame } from '../open-game';

/** Another game of this device, deleted or not; null where it never was here. */
export async function readGame(id: string): Promise<StoredBattle | null> {
  const db = currentDatabase();
  return (db && (await allBattles(db)).find((game) => game.id === id)) ?? null;
}

/** Whether a battle was brought home to its campaign, and that was not undone there. */
export async function isBroughtHome(book: string, campaign: string, battle: string): Promise<boolean> {
  const db = currentDatabase();
  const rules = await loadBook(book);
  if (!db || !rules) return false;
  return hasHappened(db, rules, campaign, {
    words: JSON.stringify(battle),
    // Nothing else in a campaign names a game of another book.
    isIt: (event) => 'battle' in event && event.battle === battle,
  });
}

/** What undoing these actions means for a game that is linked with this one, in a sentence; null where it means nothing. */
export async function meaningElsewhere(
  { links }: RollCompanion,
  { id, view }: Pick<OpenGame, 'id' | 'view'>,
  actions: readonly Pick<Action<unknown>, 'events'>[],
): Promise<string | null> {
  const fought = actions.flatMap(({ events }) => events).find((event) => links?.foughtIn?.(event) != null);
  if (fought) {
    const battle = await readGame(links?.foughtIn?.(fought) ?? '');
    if (!battle || battle.deletedAt !== null) return t('play.links.undoHomeGone');
    return t('play.links.undoHome', { battle: battle.name });
  }
  const origin = links?.campaignOf?.(view);
  if (!origin || !(await isBroughtHome(origin.book, origin.campaign, id))) return null;
  return t('play.links.undoFought', { campaign: (await readGame(origin.campaign))?.name ?? '' });
}

/** What is read anew whenever the screen is looked at: the other game may have gone on. Undefined until it is there. */
export function useReadOnFocus<T>(read: () => Promise<T>): T | undefined {
  const [found, setFound] = useState<T>();
  useFocusEffect(
    useCallback(() => {
      let current = true;
      // A disk that does not answer is asked again at the next look.
      read().then(
        (value) => current && setFound(value),
        () => undefined,
      );
      return () => {
        current = false;
      };
    }, [read]),
  );
  return found;
}

interface Campaign {
  /** Null where it is not on this device. */
  readonly name: string | null;
  readonly state: 'open' | 'home' | 'deleted' | 'missing';
}

/** The campaign that the open battle is fought for, and whether it has gone home; undefined until that is known. */
export function useCampaign({ book, campaign }: { book: string; campaign: string }): Campaign | undefined {
  const { id } = useGame();
  const read = useCallback(async (): Promise<Campaign> => {
    const game = await readGame(campaign);
    if (game === null) return { name: null, state: 'missing' };
    if (game.deletedAt !== null) return { name: game.name, state: 'deleted' };
    return { name: game.name, state: (await isBroughtHome(book, campaign, id)) ? 'home' : 'open' };
  }, [book, campaign, id]);
  return useReadOnFocus(read);
}

/** The battles that are fought for a campaign, the newest first; undefined until they are read. */
export function useBattlesFor(campaign: string): readonly LinkedBattle[] | undefined {
  const read = useCallback(async () => {
    const db = currentDatabase();
    return db ? battlesFor(db, campaign) : [];
  }, [campaign]);
  return useReadOnFocus(read);
}
