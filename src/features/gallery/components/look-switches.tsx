import { useT } from '@/messages/messages';
import { Stack } from '@/ui/layout';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Section } from '@/ui/section';
import type { Hand } from '@/ui/theme';
import type { ThemeName } from '@/ui/themes';

export interface Look {
  readonly theme: ThemeName;
  readonly textScale: number;
  readonly hand: Hand;
}

const TEXT_SCALES = [0.9, 1, 1.3, 1.6];

export function LookSwitches({ look, onChange }: { look: Look; onChange: (look: Look) => void }) {
  const t = useT();
  return (
    <Section title={t('gallery.look.title')}>
      <Stack gap="sm">
        <SegmentedChoice
          label={t('settings.theme.label')}
          options={[
            { value: 'day', label: t('settings.theme.day'), icon: 'sun' },
            { value: 'dark', label: t('settings.theme.dark'), icon: 'moon' },
            {
              value: 'night',
              label: t('settings.theme.night'),
              shortLabel: t('gallery.look.nightShort'),
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
            label: t('gallery.look.percent', { percent: Math.round(scale * 100) }),
          }))}
          value={String(look.textScale)}
          onChange={(scale) => onChange({ ...look, textScale: Number(scale) })}
          testID="gallery-text"
        />
        <SegmentedChoice
          label={t('gallery.look.hand')}
          options={[
            { value: 'left', label: t('gallery.look.left'), shortLabel: t('settings.hand.left') },
            { value: 'right', label: t('gallery.look.right'), shortLabel: t('settings.hand.right') },
          ]}
          value={look.hand}
          onChange={(hand) => onChange({ ...look, hand })}
          testID="gallery-hand"
        />
      </Stack>
    </Section>
  );
}
