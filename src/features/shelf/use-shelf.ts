import { useFocusEffect } from 'expo-router';
import { useCallback, useEffect, useState } from 'react';

import { isOnShelf, shelfTitles } from '@/game/books';
import type { Title } from '@/rules/rulebook';
import { isOnHand, knownPreview, loadBattles, type Preview, useBattles } from '@/store/battle-list';
import type { StoredBattle } from '@/store/battles';

import type { WhereWords } from '../play/companion';
import { loadShelfBook, loadWordedPreview, whereWordsOf } from '../play/companions';
import type { ShelfBook } from '../play/shelf-book';

export interface OnShelf extends ShelfBook {
  readonly id: string;
  readonly name: string;
}

const load = async ({ id, name }: Title): Promise<OnShelf | null> => {
  const book = await loadShelfBook(id);
  return book && { ...book, id, name };
};

/** The books of the shelf; undefined until they are loaded. */
export function useShelf(): readonly OnShelf[] | undefined {
  const [books, setBooks] = useState<readonly OnShelf[]>();
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    Promise.all(shelfTitles().map(load)).then((loaded) => setBooks(loaded.filter((book) => book !== null)), setFailure);
  }, []);
  if (failure) throw failure;
  return books;
}

/** One of them: null where there is none of that id. */
export function useShelfBook(id: string | undefined): OnShelf | null | undefined {
  const books = useShelf();
  return books && (books.find((book) => book.id === id) ?? null);
}

export interface Campaign {
  readonly battle: StoredBattle;
  readonly where: WhereWords | null;
  readonly isOver: boolean;
}

/** Campaigns that are neither deleted nor laid aside, of one book or of all, the last touched first. */
export function useCampaigns(book?: string): readonly Campaign[] {
  const state = useBattles();
  useFocusEffect(useCallback(() => void loadBattles().catch(() => undefined), []));
  const stored = (state.battles ?? []).filter(
    (battle) => isOnHand(battle) && (book === undefined ? isOnShelf(battle.book) : battle.book === book),
  );
  const campaigns = stored.map((battle) => campaignOf(battle, knownPreview(state, battle)));
  const [unreadable, setUnreadable] = useState<readonly StoredBattle[]>([]);
  const unknown = [...new Set(stored.map((battle) => battle.book))]
    .map((each) =>
      firstUnknown(
        stored.filter((battle) => battle.book === each && !unreadable.includes(battle)),
        state,
      ),
    )
    .find((battle) => battle !== undefined);
  useEffect(() => {
    if (unknown) loadWordedPreview(unknown).catch(() => setUnreadable((those) => [...those, unknown]));
  }, [unknown]);
  return campaigns;
}

/** The next of a book's campaigns to look into, until one is found to go on with: no more of them are shown at once. */
function firstUnknown(battles: readonly StoredBattle[], state: Parameters<typeof knownPreview>[0]) {
  for (const battle of battles) {
    const preview = knownPreview(state, battle);
    if (preview === null) return battle;
    if (!campaignOf(battle, preview).isOver) return undefined;
  }
  return undefined;
}

function campaignOf(battle: StoredBattle, preview: Preview | null): Campaign {
  const where = preview?.type === 'open' ? preview.where : null;
  return { battle, where: where && whereWordsOf(battle.book, where), isOver: where !== null && where.over !== null };
}

/** The one to go on with: the last touched that is not over. */
export const toContinue = (campaigns: readonly Campaign[]): Campaign | undefined =>
  campaigns.find(({ isOver }) => !isOver);
