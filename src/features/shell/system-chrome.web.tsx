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

/** What the next visit must know before the database answers; index.html takes the words of `first-screen` as its classes. */
function useRememberedLook(): void {
  const settings = useSettings();
  const isLarge = useTheme().magnification !== 1;
  const hasSailed = useBattles(({ battles }) => battles?.some(isOnHand) ?? null);
  useEffect(() => {
    if (hasSailed === null) return;
    const { theme } = settings;
    const words = [theme !== 'system' && theme, hasSailed && 'sailed', isLarge && 'large'].filter(Boolean);
    try {
      localStorage.setItem('first-screen', words.join(' '));
      localStorage.setItem('settings', JSON.stringify(settings));
    } catch {
      // Nothing can be kept: the next visit begins in the colours of the system.
    }
  }, [settings, hasSailed, isLarge]);
}
