import { Stack, usePathname } from 'expo-router';
import { memo, useMemo, useEffect, useState } from 'react';
import { StyleSheet, View, useColorScheme, AccessibilityInfo, type ViewProps } from 'react-native';
import { useShallow } from 'zustand/react/shallow';

import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { useStorage } from '@/store/storage';
import { ThemeProvider, useTheme, type Appearance } from '@/ui/theme';
import { ToastProvider, useToast } from '@/ui/toast-provider';
import { UiWordsProvider } from '@/ui/words';

import { ComingScreen, OpenedContext } from './coming-screen';
import { ElsewhereScreen } from './elsewhere-screen';
import { ErrorBoundary } from './error-boundary';
import { useAwakeAtTheTable } from './keep-awake';
import { MissingPartNotice } from './missing-part-notice';
import { StorageNotice } from './storage-notice';
import { SystemChrome } from './system-chrome';
import { useMovedFocus } from './use-moved-focus';
import { useStartup } from './use-startup';

/** Around every screen: theme, toasts, notices, and the net under all of it. */
export function RootLayout() {
  const t = useT();
  return (
    <ThemeProvider appearance={useAppearance()}>
      <SystemChrome />
      <ErrorBoundary>
        <UiWordsProvider value={{ back: t('common.back'), close: t('common.close') }}>
          <Started />
        </UiWordsProvider>
      </ErrorBoundary>
    </ThemeProvider>
  );
}

function Started() {
  const { shown, opened } = useStartup();
  const isElsewhere = useStorage(({ state }) => state === 'elsewhere');
  useAwakeAtTheTable();
  if (!shown) return null;
  return isElsewhere ? (
    <ElsewhereScreen />
  ) : (
    <OpenedContext value={opened}>
      <Screens />
    </OpenedContext>
  );
}

/** Remembered: what the start still waits for must not redraw every screen when it comes. */
const Screens = memo(function Screens() {
  const { color, reducedMotion } = useTheme();
  useMovedFocus();
  return (
    <ToastProvider>
      <ToastedView style={[styles.fill, { backgroundColor: color.paper }]}>
        <StorageNotice>
          <Stack
            // Called as a function, not rendered: hooks of ours would be the navigator's.
            screenLayout={({ children, route }) => (
              <ComingScreen isHarbour={route.name === 'index'}>{children}</ComingScreen>
            )}
            screenOptions={{
              headerShown: false,
              animation: reducedMotion ? 'none' : 'default',
              contentStyle: { backgroundColor: color.paper },
            }}
          />
        </StorageNotice>
        <MissingPartNotice />
      </ToastedView>
    </ToastProvider>
  );
});

/** A toast does not follow the player to the next screen, where it would stand over what he came for. */
function ToastedView(props: ViewProps) {
  const { touched, left } = useToast();
  const path = usePathname();
  useEffect(() => left(), [path, left]);
  const onTouch = () => {
    touched();
    return false;
  };
  return <View {...props} onStartShouldSetResponderCapture={onTouch} />;
}

const styles = StyleSheet.create({ fill: { flex: 1 } });

/** What the player chose, with "as the phone says" worked out. */
function useAppearance(): Appearance {
  // Nothing else of the settings concerns every screen.
  const { theme, textScale, hand, haptics, motion } = useSettings(
    useShallow(({ theme, textScale, hand, haptics, motion }) => ({ theme, textScale, hand, haptics, motion })),
  );
  const systemTheme = useColorScheme() === 'dark' ? 'dark' : 'day';
  const systemReducedMotion = useSystemReducedMotion();
  const reducedMotion = motion === 'none' || systemReducedMotion;
  const chosen = theme === 'system' ? systemTheme : theme;
  return useMemo(
    () => ({ theme: chosen, textScale, hand, haptics, reducedMotion }),
    [chosen, textScale, hand, haptics, reducedMotion],
  );
}

/** Whether the system asks for less motion, now and when it changes its mind. */
function useSystemReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    void AccessibilityInfo.isReduceMotionEnabled().then(setReduced);
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => subscription.remove();
  }, []);
  return reduced;
}
