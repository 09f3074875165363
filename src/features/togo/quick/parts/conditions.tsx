import { useT } from '@/messages/messages';
import type { QuickOf } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { ToggleRow } from '@/ui/toggle-row';

type Form = QuickOf<'fireGuns'>;

/** What else changes a gun's numbers: turning, the light, a target that burns. */
export function Conditions({ form, onForm }: { form: Form; onForm: (form: Form) => void }) {
  const t = useT();
  return (
    <Section title={t('quick.conditions.title')}>
      <SegmentedChoice
        label={t('quick.conditions.turned')}
        value={form.turned}
        onChange={(turned) => onForm({ ...form, turned })}
        options={[
          { value: 'none', label: t('quick.conditions.none') },
          { value: 'some', label: t('quick.conditions.some') },
          { value: 'over-half', label: t('quick.conditions.overHalf') },
        ]}
        testID="turned"
      />
      <LightChoice night={form.night} onNight={(night) => onForm({ ...form, night })} />
      {form.night !== null && (
        <Card padded={false}>
          <ToggleRow
            title={t('quick.conditions.burning')}
            subtitle={t('quick.conditions.burningText')}
            on={form.burning}
            onChange={(burning) => onForm({ ...form, burning })}
            testID="burning"
          />
        </Card>
      )}
    </Section>
  );
}

/** By day, or at night with the normal range the scenario gives. */
export function LightChoice({ night, onNight }: { night: number | null; onNight: (night: 2 | 4 | null) => void }) {
  const t = useT();
  return (
    <SegmentedChoice
      label={t('quick.conditions.light')}
      value={night === null ? 'day' : night === 2 ? 'night-2' : 'night-4'}
      onChange={(light) => onNight(light === 'day' ? null : light === 'night-2' ? 2 : 4)}
      options={[
        { value: 'day', label: t('quick.conditions.day') },
        { value: 'night-2', label: t('quick.conditions.night', { range: 2 }) },
        { value: 'night-4', label: t('quick.conditions.night', { range: 4 }) },
      ]}
      testID="light"
    />
  );
}
