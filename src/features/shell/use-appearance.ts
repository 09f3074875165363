import { useMemo } from 'react';
import { useColorScheme } from 'react-native';

import { useSettings } from '@/store/settings';
import type { Appearance } from '@/ui/theme';

import { useSystemReducedMotion } from './use-reduced-motion';

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
