import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { Card } from '@/ui/card';
import { NamedChoice } from '@/ui/named-choice';
import { Section } from '@/ui/section';
import { ToggleRow } from '@/ui/toggle-row';

import { useChangeSettings } from '../use-change-settings';

export function HoldSection() {
  const t = useT();
  const change = useChangeSettings();
  const { hand, haptics, keepAwake } = useSettings();
  return (
    <Section title={t('settings.hold')}>
      <NamedChoice
        label={t('settings.hand.label')}
        hint={t('settings.hand.hint')}
        value={hand}
        onChange={(value) => change(() => ({ hand: value }))}
        options={[
          { value: 'left', label: t('settings.hand.left') },
          { value: 'right', label: t('settings.hand.right') },
        ]}
        testID="hand"
      />
      <Card padded={false}>
        <ToggleRow
          title={t('settings.haptics.title')}
          subtitle={t('settings.haptics.subtitle')}
          on={haptics}
          onChange={(on) => change(() => ({ haptics: on }))}
          testID="haptics"
        />
        <ToggleRow
          title={t('settings.keepAwake.title')}
          subtitle={t('settings.keepAwake.subtitle')}
          on={keepAwake}
          onChange={(on) => change(() => ({ keepAwake: on }))}
          testID="keep-awake"
        />
      </Card>
    </Section>
  );
}
