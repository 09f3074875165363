import { useEffect } from 'react';

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
  return null;
}
