import { useEffect, useState } from 'react';
import { Animated, Platform } from 'react-native';

import { useTheme } from './theme';

/**
 * A number that runs from 0 to 1 whenever `key` changes, for things that arrive. Reduced motion: it is 1 at once. An undefined
 * key is already there: a page of old dice must not all land again when it is opened.
 */
export function useArrival(key: string | number | undefined, duration: number): Animated.Value {
  const { reducedMotion } = useTheme();
  const [progress] = useState(() => new Animated.Value(key === undefined || reducedMotion ? 1 : 0));

  useEffect(() => {
    if (key === undefined || reducedMotion) {
      progress.setValue(1);
      return;
    }
    progress.setValue(0);
    const run = Animated.timing(progress, { toValue: 1, duration, useNativeDriver: Platform.OS !== 'web' });
    run.start();
    return () => run.stop();
  }, [key, duration, reducedMotion, progress]);

  return progress;
}
