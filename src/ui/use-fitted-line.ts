import type { Ref } from 'react';
import type { Text, TextProps } from 'react-native';

import { useTheme } from './theme';
import { smallestFit, type TypeStyleName } from './tokens';

export interface Line {
  readonly words: string;
  readonly as: TypeStyleName;
  /** Rather than end in dots, in a narrow window, they take a second line of the smallest size. */
  readonly mayWrap?: boolean;
}

export interface FittedLine extends Pick<TextProps, 'numberOfLines' | 'adjustsFontSizeToFit' | 'minimumFontScale'> {
  readonly ref?: Ref<Text>;
}

/** Keeps words on one line: they shrink to fit, and where they would be too small they end in dots. Null for words of any length. */
export function useFittedLine(line: Line | null): FittedLine {
  const { fontSize } = useTheme();
  if (line === null) return {};
  const minimumFontScale = smallestFit(line.as) / fontSize(line.as);
  return { numberOfLines: 1, adjustsFontSizeToFit: true, minimumFontScale };
}
