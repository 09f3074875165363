import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { TEXT_SCALES, useSettings } from '@/store/settings';
import { Card } from '@/ui/card';
import { NamedChoice } from '@/ui/named-choice';
import { Section } from '@/ui/section';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { ToggleRow } from '@/ui/toggle-row';
import { space } from '@/ui/tokens';

import { useChangeSettings } from '../use-change-settings';

const percent = (scale: number) => Math.round(scale * 100);

/** A tap that comes before the last one is on screen counts from the saved size, not from the one still shown. */
const stepped = (scale: number, by: number) =>
  Math.min(TEXT_SCALES.largest, Math.max(TEXT_SCALES.smallest, (percent(scale) + by) / 100));

export function LookSection() {
  const t = useT();
  const change = useChangeSettings();
  const { theme, motion } = useSettings();
  return (
    <Section title={t('settings.look')}>
      <NamedChoice
        label={t('settings.theme.label')}
        hint={t('settings.theme.hint')}
        value={theme}
        onChange={(value) => change(() => ({ theme: value }))}
        options={[
          { value: 'system', label: t('settings.theme.system') },
          { value: 'day', label: t('settings.theme.day') },
          { value: 'dark', label: t('settings.theme.dark') },
          { value: 'night', label: t('settings.theme.night'), shortLabel: t('settings.theme.nightShort') },
        ]}
        testID="theme"
      />
      <TextSize />
      <Card padded={false}>
        <ToggleRow
          title={t('settings.motion.title')}
          subtitle={t('settings.motion.subtitle')}
          on={motion === 'none'}
          onChange={(on) => change(() => ({ motion: on ? 'none' : 'system' }))}
          testID="less-motion"
        />
      </Card>
    </Section>
  );
}

/** Counted in percent: tenths added up in floating point would drift past their limits. */
function TextSize() {
  const t = useT();
  const change = useChangeSettings();
  const { isLargeText } = useTheme();
  const textScale = useSettings((settings) => settings.textScale);
  return (
    <View style={{ gap: space.xs }}>
      <View
        style={{
          flexDirection: isLargeText ? 'column' : 'row',
          alignItems: isLargeText ? 'stretch' : 'center',
          gap: space.md,
        }}
      >
        <Text as="name" style={isLargeText ? undefined : { flex: 1 }}>
          {t('settings.textSize.label')}
        </Text>
        <Stepper
          label={t('settings.textSize.label')}
          decreaseLabel={t('settings.textSize.smaller')}
          increaseLabel={t('settings.textSize.larger')}
          value={percent(textScale)}
          min={percent(TEXT_SCALES.smallest)}
          max={percent(TEXT_SCALES.largest)}
          step={percent(TEXT_SCALES.step)}
          format={(value) => t('settings.textSize.value', { percent: value })}
          onChange={(value) => change((now) => ({ textScale: stepped(now.textScale, value - percent(textScale)) }))}
          testID="text-size"
        />
      </View>
      <Text color="ink2">{t('settings.textSize.sample')}</Text>
    </View>
  );
}
