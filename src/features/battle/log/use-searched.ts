import { useEffect, useState } from 'react';

import { searched } from './log-filter';
import { aBreath, type Item } from './use-story';

interface Found {
  readonly among: readonly Item[];
  readonly items: readonly Item[];
}

/** The entries that have the words. While they are read, what was found for the words before stays in sight. */
export function useSearched(
  among: readonly Item[],
  words: string,
  linesOf: (item: Item) => readonly string[],
): readonly Item[] {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (words === '') return;
    let current = true;
    void searched(among, words, { linesOf, wanted: () => current, pause: aBreath }).then((items) => {
      if (items && current) setFound({ among, items });
    });
    return () => {
      current = false;
    };
  }, [among, words, linesOf]);
  return words !== '' && found?.among === among ? found.items : among;
}
