import { useEffect } from 'react';

import { isOnHand, useBattles } from '@/store/battle-list';
import { useSettings } from '@/store/settings';
import { useTheme } from '@/ui/theme';

/** Colours what lies around the app: page background, browser bar, form controls and the focus ring of index.html. */
export function SystemChrome() {
  const { theme, color } = useTheme();
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--focus', color.now);
    style.setProperty('background-color', color.paper);
    style.setProperty('color-scheme', theme === 'day' ? 'light' : 'dark');
    document.body.style.backgroundColor = color.paper;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color.paper);
  }, [theme, color]);
  useRememberedLook();
  return null;
}

/** What index.html must know on the next visit, before any of the app is there: it takes these words as its classes. */
function useRememberedLook(): void {
  const chosen = useSettings((settings) => settings.theme);
  const isLarge = useTheme().magnification !== 1;
  const hasSailed = useBattles(({ battles }) => battles?.some(isOnHand) ?? null);
  useEffect(() => {
    if (hasSailed === null) return;
    const words = [chosen !== 'system' && chosen, hasSailed && 'sailed', isLarge && 'large'].filter(Boolean);
    try {
      localStorage.setItem('first-screen', words.join(' '));
    } catch {
      // Nothing can be kept: the next visit begins in the colours of the system.
    }
  }, [chosen, hasSailed, isLarge]);
}
