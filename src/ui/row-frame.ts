import type { ViewStyle } from 'react-native';

import type { Theme } from './theme';
import { space, stroke, touch } from './tokens';

/** `plain` has no fill (done, not pressable), `next` is the one to press now. */
export type RowVariant = 'card' | 'plain' | 'next';

/** The box all rows share, so that lists of different rows keep one rhythm. */
export function rowFrame({ color }: Theme, variant: RowVariant): ViewStyle {
  const fill = variant === 'next' ? color.nowWash : variant === 'card' ? color.card : undefined;
  return {
    minHeight: touch.row,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    paddingVertical: space.sm,
    paddingHorizontal: space.edge,
    backgroundColor: fill,
    borderColor: color.rule,
    borderBottomWidth: stroke.hairline,
  };
}
