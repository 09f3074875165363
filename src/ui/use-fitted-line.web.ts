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
  const mayWrap = line?.mayWrap ?? false;
  const [size, least] = line === null ? [0, 0] : [fontSize(line.as), smallestFit(line.as)];
  useLayoutEffect(() => {
    // On the web a text's ref is its element; React Native's types cannot say so.
    const element: unknown = ref.current;
    if (size === 0 || !(element instanceof HTMLElement) || !element.parentElement) return;
    const spacing = element.style.letterSpacing;
    const set = (now: number) => {
      element.style.fontSize = `${now}px`;
      // Words that have to shrink can spare the gaps between their letters first.
      element.style.letterSpacing = now < size ? '0px' : spacing;
    };
    const lineHeight = element.style.lineHeight;
    const wrap = (now: boolean) => {
      element.style.whiteSpace = now ? 'normal' : '';
      element.style.lineHeight = now ? '1.1' : lineHeight;
    };
    const fit = () => {
      let now = size;
      wrap(false);
      set(now);
      while (now > least && element.scrollWidth > element.clientWidth) {
        now = Math.max(least, Math.min(now - 0.5, (now * (element.clientWidth - 1)) / element.scrollWidth));
        set(now);
      }
      wrap(mayWrap && element.scrollWidth > element.clientWidth);
    };
    fit();
    const watching = new ResizeObserver(fit);
    watching.observe(element.parentElement);
    return () => {
      watching.disconnect();
      // React does not know of the size that was set here, and would leave it on words that may wrap again.
      set(size);
      wrap(false);
    };
  }, [words, size, least, mayWrap]);
  return line === null ? {} : { numberOfLines: 1, ref };
}
