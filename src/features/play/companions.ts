import type { Where } from '@/rules/common/where';
import { loadPreview } from '@/store/battle-list';
import type { StoredBattle } from '@/store/battles';

import type { Companion, WhereWords } from './companion';

interface CompanionRow {
  readonly id: string;
  readonly load: () => Promise<Companion>;
  /** How a game's line in a list is worded: light, for a list names games that nobody opens. */
  readonly loadWhereWords: () => Promise<(where: Where) => WhereWords>;
}

/** The books that can be played, each loaded as its game is opened. The one place that names them. */
export const COMPANIONS: readonly CompanionRow[] = [
  {
    id: 'togo',
    load: async () => (await import('../togo/companion')).togoCompanion,
    loadWhereWords: async () => (await import('../togo/words/where-words')).whereWords,
  },
];

const rowOf = (book: string): CompanionRow | undefined => COMPANIONS.find(({ id }) => id === book);

/** The companion of a rule book; null when this app has none. */
export const companionOf = async (book: string): Promise<Companion | null> => (await rowOf(book)?.load()) ?? null;

const whereWords = new Map<string, (where: Where) => WhereWords>();

/** Looks where a game stands, once the words are there to say it. */
export async function loadWordedPreview(battle: StoredBattle): Promise<void> {
  const words = await rowOf(battle.book)?.loadWhereWords();
  if (words) whereWords.set(battle.book, words);
  await loadPreview(battle);
}

/** Where a game of this book stands, in its words; null when this app has none for it. */
export const whereWordsOf = (book: string, where: Where): WhereWords | null => whereWords.get(book)?.(where) ?? null;
