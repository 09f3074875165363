import type { NamedPlan } from '@/kit/ship-plan/plan-facts';
import type { Where } from '@/rules/common/where';
import { loadPreview } from '@/store/battle-list';
import type { StoredBattle } from '@/store/battles';

import type { Companion, WhereWords } from './companion';
import type { ShelfBook } from './shelf-book';

interface CompanionRow {
  readonly id: string;
  readonly load: () => Promise<Companion>;
  /** How a game's line in a list is worded: light, for a list names games that nobody opens. */
  readonly loadWhereWords: () => Promise<(where: Where) => WhereWords>;
  /** What stands of it on the shelf, for a book that does: as light, for the shelf shows them all. */
  readonly loadShelfBook?: () => Promise<ShelfBook>;
  /** Ships it can draw, the owner's too. */
  readonly loadPlans?: () => Promise<readonly NamedPlan[]>;
}

/** The books that can be played, each loaded as its game is opened. The one place that names them. */
export const COMPANIONS: readonly CompanionRow[] = [
  {
    id: 'togo',
    load: async () => (await import('../togo/companion')).togoCompanion,
    loadWhereWords: async () => (await import('../togo/words/where-words')).whereWords,
    loadPlans: async () => (await import('../togo/ship-plans')).shipPlans(),
  },
  {
    id: 'tide',
    load: async () => (await import('../tide/companion')).tideCompanion,
    loadWhereWords: async () => (await import('../tide/words/where-words')).whereWords,
    loadShelfBook: async () => (await import('../tide/shelf-book')).tideShelfBook,
  },
  {
    id: 'tsushima',
    load: async () => (await import('../tsushima/companion')).tsushimaCompanion,
    loadWhereWords: async () => (await import('../tsushima/words/where-words')).whereWords,
    loadShelfBook: async () => (await import('../tsushima/shelf-book')).tsushimaShelfBook,
  },
  {
    id: 'red-sun',
    load: async () => (await import('../red-sun/companion')).redSunCompanion,
    loadWhereWords: async () => (await import('../red-sun/words/where-words')).whereWords,
    loadShelfBook: async () => (await import('../red-sun/shelf-book')).redSunShelfBook,
  },
  {
    id: 'mukden',
    load: async () => (await import('../mukden/companion')).mukdenCompanion,
    loadWhereWords: async () => (await import('../mukden/words/where-words')).whereWords,
    loadShelfBook: async () => (await import('../mukden/shelf-book')).mukdenShelfBook,
  },
];

const rowOf = (book: string): CompanionRow | undefined => COMPANIONS.find(({ id }) => id === book);

/** The companion of a rule book; null when this app has none. */
export const companionOf = async (book: string): Promise<Companion | null> => (await rowOf(book)?.load()) ?? null;

/** What stands on the shelf of a rule book; null when it does not stand there. */
export const loadShelfBook = async (book: string): Promise<ShelfBook | null> =>
  (await rowOf(book)?.loadShelfBook?.()) ?? null;

/** Every ship that a book of this app can draw, for the others. */
export const loadPlans = async (): Promise<readonly NamedPlan[]> =>
  (await Promise.all(COMPANIONS.map((row) => row.loadPlans?.() ?? []))).flat();

const whereWords = new Map<string, (where: Where) => WhereWords>();

export async function loadWhereWords(book: string): Promise<void> {
  const words = await rowOf(book)?.loadWhereWords();
  if (words) whereWords.set(book, words);
}

/** Looks where a game stands, once the words are there to say it. */
export async function loadWordedPreview(battle: StoredBattle): Promise<void> {
  await loadWhereWords(battle.book);
  await loadPreview(battle);
}

/** Where a game of this book stands, in its words; null when this app has none for it. */
export const whereWordsOf = (book: string, where: Where): WhereWords | null => whereWords.get(book)?.(where) ?? null;
