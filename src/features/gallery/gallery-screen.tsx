import { useMemo, useState, type ReactNode } from 'react';
import { useWindowDimensions } from 'react-native';

import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { Row, Stack } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { ThemeProvider, useTheme, type Appearance } from '@/ui/theme';
import { ToastProvider } from '@/ui/toast-provider';

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
  const twoColumns = useWindowDimensions().width >= TWO_COLUMNS_FROM;
  return (
    <Screen
      wide
      title={t('settings.gallery.title')}
      subtitle={t('gallery.subtitle')}
      back={useBack('/settings')}
      testID="gallery"
    >
      <Stack gap="lg" style={{ width: '100%', maxWidth: WIDEST, alignSelf: 'center' }}>
        <Text color="ink2">{t('gallery.intro')}</Text>
        {children}
        {twoColumns ? (
          <Row gap="xl">
            <Column specimens={pages.filter((_, i) => i % 2 === 0)} />
            <Column specimens={pages.filter((_, i) => i % 2 === 1)} />
          </Row>
        ) : (
          <Column specimens={pages} />
        )}
      </Stack>
    </Screen>
  );
}

function Column({ specimens }: { specimens: readonly Specimen[] }) {
  return (
    <Stack flex={1} gap="xl">
      {specimens.map((Shown, i) => (
        <Shown key={i} />
      ))}
    </Stack>
  );
}
