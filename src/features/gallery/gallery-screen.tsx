import { useRouter } from 'expo-router';
import { useMemo, useState, type ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { useT } from '@/messages/messages';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { ThemeProvider, useTheme, type Appearance } from '@/ui/theme';
import { ToastProvider } from '@/ui/toast-provider';
import { space } from '@/ui/tokens';

import { LookSwitches } from './components/look-switches';
import { pages, type Specimen } from './specimens';

/** Wide enough for two columns of phone width. */
const TWO_COLUMNS_FROM = 760;
const WIDEST = 1080;

/** Every component of `src/ui` in its states. The switches change this page, never the settings. */
export function GalleryScreen() {
  const { theme, textScale, hand, reducedMotion, haptics } = useTheme();
  const [look, setLook] = useState({ theme, textScale, hand });
  const appearance = useMemo<Appearance>(() => ({ ...look, reducedMotion, haptics }), [look, reducedMotion, haptics]);
  return (
    <ThemeProvider appearance={appearance}>
      <ToastProvider>
        <GalleryPage>
          <LookSwitches look={look} onChange={setLook} />
        </GalleryPage>
      </ToastProvider>
    </ThemeProvider>
  );
}

function GalleryPage({ children }: { children: ReactNode }) {
  const t = useT();
  const router = useRouter();
  const twoColumns = useWindowDimensions().width >= TWO_COLUMNS_FROM;
  const onBack = () => {
    if (router.canGoBack()) router.back();
    else router.replace('/settings');
  };
  return (
    <Screen
      wide
      title={t('gallery.title')}
      subtitle={t('gallery.subtitle')}
      back={{ label: t('common.back'), onPress: onBack }}
      testID="gallery"
    >
      <View style={{ width: '100%', maxWidth: WIDEST, alignSelf: 'center', gap: space.lg }}>
        <Text color="ink2">{t('gallery.intro')}</Text>
        {children}
        {twoColumns ? (
          <View style={{ flexDirection: 'row', gap: space.xl }}>
            <Column specimens={pages.filter((_, i) => i % 2 === 0)} />
            <Column specimens={pages.filter((_, i) => i % 2 === 1)} />
          </View>
        ) : (
          <Column specimens={pages} />
        )}
      </View>
    </Screen>
  );
}

function Column({ specimens }: { specimens: readonly Specimen[] }) {
  return (
    <View style={{ flex: 1, gap: space.xl }}>
      {specimens.map((Shown, i) => (
        <Shown key={i} />
      ))}
    </View>
  );
}
