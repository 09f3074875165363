import { Stack } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import { useT } from '@/messages/messages';
import { useStorage } from '@/store/storage';
import { ThemeProvider, useTheme } from '@/ui/theme';
import { ToastProvider } from '@/ui/toast-provider';
import { UiWordsProvider } from '@/ui/words';

import { ElsewhereScreen } from './elsewhere-screen';
import { ErrorBoundary } from './error-boundary';
import { useAwakeAtTheTable } from './keep-awake';
import { MissingPartNotice } from './missing-part-notice';
import { usePhonesUpright } from './orientation';
import { StorageNotice } from './storage-notice';
import { SystemChrome } from './system-chrome';
import { useAppearance } from './use-appearance';
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
  const ready = useStartup();
  const isElsewhere = useStorage(({ state }) => state === 'elsewhere');
  useAwakeAtTheTable();
  usePhonesUpright();
  if (!ready) return null;
  return isElsewhere ? <ElsewhereScreen /> : <Screens />;
}

function Screens() {
  const { color, reducedMotion } = useTheme();
  return (
    <ToastProvider>
      <View style={[styles.fill, { backgroundColor: color.paper }]}>
        <StorageNotice>
          <Stack
            screenOptions={{
              headerShown: false,
              animation: reducedMotion ? 'none' : 'default',
              contentStyle: { backgroundColor: color.paper },
            }}
          />
        </StorageNotice>
        <MissingPartNotice />
      </View>
    </ToastProvider>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
