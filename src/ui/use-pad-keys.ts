import type { RefObject } from 'react';
import type { View } from 'react-native';

export interface PadKeys {
  /** The pad itself: its keys answer while the focus is inside it. */
  readonly pad: RefObject<View | null>;
  /** True when the pad is what the screen is about: keys count wherever the focus is. */
  readonly everywhere: boolean;
  /** Answers whether the key meant anything. */
  onKey(key: string): boolean;
}

/** Phones have no keyboard at the table; use-pad-keys.web.ts is the one that listens. */
export function usePadKeys(_keys: PadKeys): void {}
