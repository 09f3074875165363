import { useEffect, useState } from 'react';

import { pause } from '@/store/pause';

import { searched } from './log-filter';
import { type Item } from './use-story';

interface Found {
  readonly among: readonly Item[];
  readonly words: string;
  readonly items: readonly Item[];
}

interface Searched {
  readonly items: readonly Item[];
  /** True while entries are still being read for these words: what is in sight is not the answer yet. */
  readonly isReading: boolean;
}

/** The entries that have the words. While they are read, those stay in sight among which they must be. */
export function useSearched(
  among: readonly Item[],
  words: string,
  linesOf: (item: Item) => readonly string[],
): Searched {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (words === '') return;
    let current = true;
    void searched(among, words, { linesOf, wanted: () => current, pause }).then((items) => {
      if (items && current) setFound({ among, words, items });
    });
    return () => {
      current = false;
    };
  }, [among, words, linesOf]);
  if (words === '') return { items: among, isReading: false };
  const isReading = found?.among !== among || found.words !== words;
  // What has more words was among what had fewer of them. One action more changes next to nothing: the list stands still.
  return { items: found !== null && words.startsWith(found.words) ? found.items : among, isReading };
}
