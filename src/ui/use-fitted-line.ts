import type { Ref } from 'react';
import type { Text, TextProps } from 'react-native';

import { SMALLEST_FIT } from './tokens';

export interface FittedLine extends Pick<TextProps, 'numberOfLines' | 'adjustsFontSizeToFit' | 'minimumFontScale'> {
  readonly ref?: Ref<Text>;
}

/** Keeps words on one line: they shrink to fit, and below `SMALLEST_FIT` they are cut short. Null for words that may wrap. */
export const useFittedLine = (line: { readonly words: string; readonly size: number } | null): FittedLine =>
  line === null ? {} : { numberOfLines: 1, adjustsFontSizeToFit: true, minimumFontScale: SMALLEST_FIT };
