import { Asset } from 'expo-asset';
import { useEffect, useState } from 'react';

import { loadSkia, Skia, type SkFont, type SkTypeface } from '../skia';
import { typefaces } from '@/ui/typefaces';
import { face } from '@/ui/tokens';

/** The condensed face at any size. The canvas letters its own names, so that they move with the ships. */
export interface Lettering {
  font(size: number): SkFont;
}

export function letteringOf(typeface: SkTypeface): Lettering {
  const fonts = new Map<number, SkFont>();
  return {
    font(size) {
      const half = Math.round(size * 2) / 2;
      const kept = fonts.get(half);
      if (kept) return kept;
      const font = Skia.Font(typeface, half);
      fonts.set(half, font);
      return font;
    },
  };
}

let loading: Promise<Lettering | null> | undefined;
/** Undefined until it is known whether the file can be had. */
let loaded: Lettering | null | undefined;

/** Once for the whole app; null where the file cannot be had, and then the chart has no words and the list has all. */
export const loadLettering = (): Promise<Lettering | null> =>
  (loading ??= read()
    .catch(() => null)
    .then((lettering) => (loaded = lettering)));

async function read(): Promise<Lettering | null> {
  await loadSkia();
  const asset = await Asset.fromModule(typefaces[face.condensedSemiBold]).downloadAsync();
  const data = await Skia.Data.fromURI(asset.localUri ?? asset.uri);
  const typeface = Skia.Typeface.MakeFreeTypeFaceFromData(data);
  return typeface && letteringOf(typeface);
}

/** Undefined while it is being read: whoever draws waits those few milliseconds rather than draw everything twice. */
export function useLettering(): Lettering | null | undefined {
  const [lettering, setLettering] = useState(loaded);
  useEffect(() => {
    let gone = false;
    void loadLettering().then((read) => {
      if (!gone) setLettering(read);
    });
    return () => {
      gone = true;
    };
  }, []);
  return lettering;
}
