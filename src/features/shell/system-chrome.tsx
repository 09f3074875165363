import { StatusBar } from 'expo-status-bar';
import { setBackgroundColorAsync } from 'expo-system-ui';
import { useEffect } from 'react';

import { useTheme } from '@/ui/theme';

/** Colours what lies around the app: status bar and the window behind it. */
export function SystemChrome() {
  const { theme, color } = useTheme();
  useEffect(() => void setBackgroundColorAsync(color.paper), [color.paper]);
  return <StatusBar style={theme === 'day' ? 'dark' : 'light'} />;
}
