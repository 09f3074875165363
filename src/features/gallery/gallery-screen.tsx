import { useMemo, useState, type ReactNode } from 'react';
import { useWindowDimensions } from 'react-native';

import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { ofTogo } from '@/messages/togo';
import { Row, Stack } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';
import { ThemeProvider, useTheme, type Appearance, type Hand } from '@/ui/theme';
import type { ThemeName } from '@/ui/themes';
import { ToastProvider } from '@/ui/toast-provider';

import { pages, type Specimen } from './specimens';

/** Wide enough for two columns of phone width. */
const TWO_COLUMNS_FROM = 760;
const WIDEST = 1080;

/** Every component of `src/ui` in its states. The switches change this page, never the settings. */
export const GalleryScreen = ofTogo(function GalleryScreen() {
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
});

function GalleryPage({ children }: { children: ReactNode }) {
  const t = useT();
  const twoColumns = useWindowDimensions().width >= TWO_COLUMNS_FROM;
  return (
    <Screen
      wide
      title={t('settings.gallery.title')}
      subtitle="Every component in every state"
      back={useBack('/settings')}
      testID="gallery"
    >
      <Stack gap="lg" style={{ width: '100%', maxWidth: WIDEST, alignSelf: 'center' }}>
        <Text color="ink2">What the screens of Z Flag are built from. These three switches change this page only.</Text>
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

interface Look {
  readonly theme: ThemeName;
  readonly textScale: number;
  readonly hand: Hand;
}

const TEXT_SCALES = [0.9, 1, 1.3, 1.6];

function LookSwitches({ look, onChange }: { look: Look; onChange: (look: Look) => void }) {
  const t = useT();
  return (
    <Section title="Appearance">
      <Stack gap="sm">
        <SegmentedChoice
          label={t('settings.theme.label')}
          options={[
            { value: 'day', label: t('settings.theme.day'), icon: 'sun' },
            { value: 'dark', label: t('settings.theme.dark'), icon: 'moon' },
            {
              value: 'night',
              label: t('settings.theme.night'),
              shortLabel: 'Night',
              icon: 'lamp',
            },
          ]}
          value={look.theme}
          onChange={(theme) => onChange({ ...look, theme })}
          testID="gallery-theme"
        />
        <SegmentedChoice
          label={t('settings.textSize.label')}
          options={TEXT_SCALES.map((scale) => ({
            value: String(scale),
            label: `${Math.round(scale * 100)}%`,
          }))}
          value={String(look.textScale)}
          onChange={(scale) => onChange({ ...look, textScale: Number(scale) })}
          testID="gallery-text"
        />
        <SegmentedChoice
          label="Hand"
          options={[
            { value: 'left', label: 'Left hand', shortLabel: t('settings.hand.left') },
            { value: 'right', label: 'Right hand', shortLabel: t('settings.hand.right') },
          ]}
          value={look.hand}
          onChange={(hand) => onChange({ ...look, hand })}
          testID="gallery-hand"
        />
      </Stack>
    </Section>
  );
}
