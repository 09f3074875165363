import type { ReactNode } from 'react';
import { Platform, View, type ViewProps } from 'react-native';

import { useGradual } from './use-gradual';

interface LiveRegionProps extends Pick<ViewProps, 'style'> {
  /** A phone has said it as it came, and would say it twice. */
  announced?: boolean;
  children: ReactNode;
}

const isWeb = Platform.OS === 'web';

/**
 * Its words are said as they come. A browser's reader hears only what comes into a region that was there before: what it
 * begins with comes a frame later.
 */
export function LiveRegion({ announced = false, children, style }: LiveRegionProps) {
  const isThere = useGradual(1, { first: isWeb ? 0 : 1, each: 1 }) === 1;
  return (
    <View role="status" aria-live={announced && !isWeb ? 'off' : 'polite'} style={style}>
      {isThere && children}
    </View>
  );
}
