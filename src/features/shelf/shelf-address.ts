import type { Href } from 'expo-router';

/** Where a book of the shelf is, or one of its pages. */
export const shelfAddress = (book: string, page?: string): Href =>
  (page === undefined ? `/shelf/${book}` : `/shelf/${book}/${page}`) as Href;
