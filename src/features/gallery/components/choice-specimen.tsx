import { useState } from 'react';

import { useT } from '@/messages/messages';
import { ChipChoice } from '@/ui/chip-choice';
import { NamedChoice } from '@/ui/named-choice';
import { RadioRow } from '@/ui/radio-row';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { StepRow } from '@/ui/step-row';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';

const QUARTERS = ['', '¼', '½', '¾'];

export function ChoiceSpecimen() {
  const t = useT();
  const [range, setRange] = useState(3.75);
  const [source, setSource] = useState<'app' | 'mine' | 'count'>('app');
  const [arc, setArc] = useState('starboard');
  const [guns, setGuns] = useState(4);
  const arcs = [
    { value: 'bow', label: t('gallery.choices.bow') },
    { value: 'port', label: t('gallery.choices.port') },
    { value: 'starboard', label: t('gallery.choices.starboard') },
    { value: 'stern', label: t('gallery.choices.stern') },
  ];
  return (
    <Section title={t('gallery.sections.choices')}>
      <Stepper
        label={t('gallery.choices.range')}
        decreaseLabel={t('gallery.choices.closer')}
        increaseLabel={t('dial.farther')}
        value={range}
        onChange={setRange}
        min={1}
        max={12}
        step={0.25}
        format={(inches) => t('dial.inches', { whole: Math.floor(inches), quarters: QUARTERS[(inches % 1) * 4] ?? '' })}
        testID="gallery-stepper"
      />
      <Text as="text2" color="ink2">
        {t('gallery.choices.hold')}
      </Text>
      <SegmentedChoice
        label={t('gallery.choices.dice')}
        options={[
          { value: 'app', label: t('settings.dice.app'), shortLabel: t('settings.dice.appShort'), icon: 'phone' },
          { value: 'mine', label: t('settings.dice.own'), shortLabel: t('settings.dice.ownShort'), icon: 'hand' },
          {
            value: 'count',
            label: t('settings.dice.count'),
            icon: 'tally',
            disabledReason: t('gallery.choices.countRefused'),
          },
        ]}
        value={source}
        onChange={setSource}
        testID="gallery-source"
      />
      <SegmentedChoice
        label={t('gallery.choices.arc')}
        options={arcs}
        value={arc}
        onChange={setArc}
        testID="gallery-arc"
      />
      <NamedChoice
        label={t('gallery.choices.arc')}
        hint={t('gallery.choices.arcHint')}
        options={arcs}
        value={arc}
        onChange={setArc}
        testID="gallery-named-arc"
      />
      <ChipChoice
        label={t('gallery.choices.arc')}
        options={arcs}
        value={arc}
        onChange={setArc}
        testID="gallery-chip-arc"
      />
      <StepRow
        label={t('gallery.choices.guns')}
        hint={t('gallery.choices.gunsHint')}
        decreaseLabel={t('gallery.choices.fewer')}
        increaseLabel={t('gallery.choices.more')}
        value={guns}
        onChange={setGuns}
        min={0}
        max={12}
        testID="gallery-guns"
      />
      {arcs.map(({ value, label }) => (
        <RadioRow
          key={value}
          words={label}
          label={label}
          on={value === arc}
          onPress={() => setArc(value)}
          testID={`gallery-radio-${value}`}
        />
      ))}
    </Section>
  );
}
