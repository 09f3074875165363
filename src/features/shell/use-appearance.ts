import { useMemo, useEffect, useState } from 'react';
import { useColorScheme, AccessibilityInfo } from 'react-native';

import { useSettings } from '@/store/settings';
import type { Appearance } from '@/ui/theme';

/** What the player chose, with "as the phone says" worked out. */
export function useAppearance(): Appearance {
  const { theme, textScale, hand, haptics, motion } = useSettings();
  const systemTheme = useColorScheme() === 'dark' ? 'dark' : 'day';
  const systemReducedMotion = useSystemReducedMotion();
  const reducedMotion = motion === 'none' || systemReducedMotion;
  const chosen = theme === 'system' ? systemTheme : theme;
  return useMemo(
    () => ({ theme: chosen, textScale, hand, haptics, reducedMotion }),
    [chosen, textScale, hand, haptics, reducedMotion],
  );
}

/** Whether the system asks for less motion, now and when it changes its mind. */
function useSystemReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    void AccessibilityInfo.isReduceMotionEnabled().then(setReduced);
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => subscription.remove();
  }, []);
  return reduced;
}
