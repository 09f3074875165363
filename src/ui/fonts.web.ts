import { startTransition, useEffect, useState } from 'react';

import Barlow_400Regular from '../../assets/fonts/Barlow_400Regular.woff2';
import Barlow_500Medium from '../../assets/fonts/Barlow_500Medium.woff2';
import Barlow_600SemiBold from '../../assets/fonts/Barlow_600SemiBold.woff2';
import BarlowCondensed_500Medium from '../../assets/fonts/BarlowCondensed_500Medium.woff2';
import BarlowCondensed_600SemiBold from '../../assets/fonts/BarlowCondensed_600SemiBold.woff2';
import BarlowCondensed_700Bold from '../../assets/fonts/BarlowCondensed_700Bold.woff2';

import type { FontFace as FaceName } from './tokens';

/** The files of `typefaces.ts`, whole, packed for browsers to a third: by wawoff2 2.0.1, with no other change. */
const FILES: Readonly<Record<FaceName, string>> = {
  Barlow_400Regular,
  Barlow_500Medium,
  Barlow_600SemiBold,
  BarlowCondensed_500Medium,
  BarlowCondensed_600SemiBold,
  BarlowCondensed_700Bold,
};

/** A line that is slower than this must not keep the first screen away: the letters change when the fonts come. */
const LONGEST_WAIT_MS = 4000;

/**
 * Whether the letters are there, or will not come in time. The browser loads fonts by itself: expo-font, which supports
 * browsers that do not, makes it measure the whole page several times in the middle of the start.
 */
export function useOwnFonts(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const show = () => startTransition(() => setReady(true));
    const timer = setTimeout(show, LONGEST_WAIT_MS);
    void loadFonts().then(show);
    return () => clearTimeout(timer);
  }, []);
  return ready;
}

const loadFonts = () =>
  Promise.allSettled(
    Object.entries(FILES).map(([name, file]) => {
      const font = new FontFace(name, `url(${file})`);
      document.fonts.add(font);
      return font.load();
    }),
  );
