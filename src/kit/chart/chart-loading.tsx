import { useEffect, useState } from 'react';
import { Platform, View } from 'react-native';

import { LiveRegion } from '@/ui/live-region';
import { Text } from '@/ui/text';

/** What comes sooner than this comes without a flicker before it. */
const QUIET_MS = 150;

/** A browser fetches what draws a chart: empty paper would look as if nobody stood on it. */
export function ChartLoading({ words }: { words: string }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLong && (
      <View style={{ flex: 1, justifyContent: 'center', alignItems: 'center' }} testID="board-loading">
        <LiveRegion>
          <Text color="ink2">{words}</Text>
        </LiveRegion>
      </View>
    )
  );
}

/** Of a view that is dragged on: a browser must neither scroll nor mark words with that finger. */
export const dragStyle: object | undefined =
  Platform.OS === 'web' ? { touchAction: 'none', userSelect: 'none' } : undefined;
