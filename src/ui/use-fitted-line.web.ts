import { useLayoutEffect, useRef } from 'react';
import type { Text } from 'react-native';

import { useTheme } from './theme';
import { smallestFit } from './tokens';
import type { FittedLine, Line } from './use-fitted-line';

/** A browser does not shrink words by itself, so they are measured at full size whenever they or their frame change. */
export function useFittedLine(line: Line | null): FittedLine {
  const { fontSize } = useTheme();
  const ref = useRef<Text>(null);
  const words = line?.words;
  const [size, least] = line === null ? [0, 0] : [fontSize(line.as), smallestFit(line.as)];
  useLayoutEffect(() => {
    // On the web a text's ref is its element; React Native's types cannot say so.
    const element: unknown = ref.current;
    if (size === 0 || !(element instanceof HTMLElement) || !element.parentElement) return;
    const fit = () => {
      // The gaps between letters do not shrink with them, so the first guess may be a hair too large.
      for (
        let now = size;
        ;
        now = Math.max(least, Math.min(now - 0.5, (now * (element.clientWidth - 1)) / element.scrollWidth))
      ) {
        element.style.fontSize = `${now}px`;
        if (now <= least || element.scrollWidth <= element.clientWidth) return;
      }
    };
    fit();
    const watching = new ResizeObserver(fit);
    watching.observe(element.parentElement);
    return () => watching.disconnect();
  }, [words, size, least]);
  return line === null ? {} : { numberOfLines: 1, ref };
}
