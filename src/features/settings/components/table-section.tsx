import { SideMark } from '@/kit/side-mark';
import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { Row } from '@/ui/layout';
import { NamedChoice } from '@/ui/named-choice';
import { Section } from '@/ui/section';

import { useChangeSettings } from '../use-change-settings';

export function TableSection() {
  const t = useT();
  const change = useChangeSettings();
  const { dice, marks } = useSettings();
  return (
    <Section title={t('settings.table')}>
      <NamedChoice
        label={t('settings.dice.label')}
        hint={t('settings.dice.hint')}
        value={dice}
        onChange={(value) => change(() => ({ dice: value }))}
        options={[
          { value: 'app', label: t('settings.dice.app'), shortLabel: t('settings.dice.appShort'), icon: 'phone' },
          { value: 'own', label: t('settings.dice.own'), shortLabel: t('settings.dice.ownShort'), icon: 'hand' },
          { value: 'count', label: t('settings.dice.count'), icon: 'tally' },
        ]}
        testID="dice"
      />
      <NamedChoice
        label={t('settings.marks.label')}
        value={marks}
        onChange={(value) => change(() => ({ marks: value }))}
        options={[
          { value: 'ensigns', label: t('settings.marks.ensigns') },
          { value: 'plain', label: t('settings.marks.plain'), shortLabel: t('settings.marks.plainShort') },
        ]}
        testID="marks"
      />
      <Row gap="edge">
        <SideMark side="japan" marks={marks} width={66} label={t('settings.marks.japan')} />
        <SideMark side="russia" marks={marks} width={66} label={t('settings.marks.russia')} />
      </Row>
    </Section>
  );
}
