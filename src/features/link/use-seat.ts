import { useEffect, useState } from 'react';
import { AppState } from 'react-native';

import { keptSeats } from './kept-seats';
import { closeLink, openLink, useLink } from './link-session';

/** Sits down at a seat this phone was given, and gets up with the screen. False where it was given none of that name. */
export function useSeat(seat: string | null): 'known' | 'unknown' | 'looking' {
  const [found, setFound] = useState<{ seat: string; isKnown: boolean } | null>(null);
  useEffect(() => {
    if (seat === null) return;
    let current = true;
    void keptSeats().then((seats) => {
      if (!current) return;
      const kept = seats.find((each) => each.seat === seat);
      setFound({ seat, isKnown: kept !== undefined });
      if (kept && useLink.getState().seat?.seat !== seat) void openLink(kept);
    });
    return () => {
      current = false;
    };
  }, [seat]);
  useEffect(() => closeLink, []);
  useResume();
  if (seat === null) return 'unknown';
  if (found?.seat !== seat) return 'looking';
  return found.isKnown ? 'known' : 'unknown';
}

/** The phone was asleep, or the page out of sight: the line is probed before it is trusted. */
function useResume(): void {
  useEffect(() => {
    const resume = () => useLink.getState().phone?.resume();
    const state = AppState.addEventListener('change', (now) => now === 'active' && resume());
    // A browser may bring a page back from its cache without saying that it was hidden.
    const page = globalThis as Partial<Pick<Window, 'addEventListener' | 'removeEventListener'>>;
    page.addEventListener?.('pageshow', resume);
    page.addEventListener?.('online', resume);
    return () => {
      state.remove();
      page.removeEventListener?.('pageshow', resume);
      page.removeEventListener?.('online', resume);
    };
  }, []);
}
