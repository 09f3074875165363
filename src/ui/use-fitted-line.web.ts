import { useLayoutEffect, useRef } from 'react';
import type { Text } from 'react-native';

import { SMALLEST_FIT } from './tokens';
import type { FittedLine } from './use-fitted-line';

/** A browser does not shrink words by itself, so they are measured at full size whenever they or their frame change. */
export function useFittedLine(line: { readonly words: string; readonly size: number } | null): FittedLine {
  const ref = useRef<Text>(null);
  const { words, size } = line ?? {};
  useLayoutEffect(() => {
    // On the web a text's ref is its element; React Native's types cannot say so.
    const element: unknown = ref.current;
    if (size === undefined || !(element instanceof HTMLElement) || !element.parentElement) return;
    const fit = () => {
      element.style.fontSize = `${size}px`;
      const { scrollWidth, clientWidth } = element;
      if (scrollWidth <= clientWidth) return;
      element.style.fontSize = `${size * Math.max(SMALLEST_FIT, (clientWidth - 1) / scrollWidth)}px`;
    };
    fit();
    const watching = new ResizeObserver(fit);
    watching.observe(element.parentElement);
    return () => watching.disconnect();
  }, [words, size]);
  return line === null ? {} : { numberOfLines: 1, ref };
}
