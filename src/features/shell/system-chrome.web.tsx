import { useEffect } from 'react';

import { isOnHand, useBattles } from '@/store/battle-list';
import { useSettings } from '@/store/settings';
import { useTheme } from '@/ui/theme';
import { THEME_NAMES } from '@/ui/themes';

/** Colours what lies around the app, as index.html has it for each theme: page, form controls, focus ring, browser bar. */
export function SystemChrome() {
  const { theme, color } = useTheme();
  useEffect(() => {
    const { classList } = document.documentElement;
    // As a rule it is there from the start: to write it anew would have the browser style the whole page again.
    if (!classList.contains(theme)) {
      classList.remove(...THEME_NAMES);
      classList.add(theme);
    }
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
