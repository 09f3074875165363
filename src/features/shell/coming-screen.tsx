import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { useParts } from '@/ui/parts';
import { useTheme } from '@/ui/theme';
import { skeleton, stroke } from '@/ui/tokens';
import { useInsets } from '@/ui/use-insets';

/** What comes sooner than this comes without a flicker before it. */
const QUIET_MS = 150;

/** Whether the database and all that is read at the start are there. A context, so that it redraws nothing else. */
export const OpenedContext = createContext(false);

/**
 * Around a screen. Until its files are here it is empty paper, and after a moment the place of its header shows behind it.
 * The Harbour needs no database to be tapped; where a tap leads is shown once it is there.
 */
export function ComingScreen({ isHarbour, children }: { isHarbour: boolean; children: ReactNode }) {
  const { color } = useTheme();
  const opened = use(OpenedContext);
  return (
    <View style={{ flex: 1, backgroundColor: color.paper }}>
      <HeaderPlace />
      {/* Lies over the place and hides it: every screen has paper of its own. */}
      <View style={{ flex: 1 }}>{(opened || isHarbour) && children}</View>
    </View>
  );
}

function HeaderPlace() {
  const { color } = useTheme();
  const insets = useInsets();
  if (!useIsComing()) return null;
  return (
    <View
      aria-hidden
      testID="coming"
      style={{
        position: 'absolute',
        left: 0,
        right: 0,
        top: 0,
        height: skeleton.header + insets.top,
        borderBottomWidth: stroke.frame,
        borderColor: color.rule,
      }}
    />
  );
}

/** True while a part of the app has been on its way for a while. */
function useIsComing(): boolean {
  const isComing = useParts(({ coming }) => coming > 0);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(() => setIsLong(true), QUIET_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isComing]);
  return isComing && isLong;
}
