import { useState } from 'react';

import { useT } from '@/messages/messages';
import { ChipChoice } from '@/ui/chip-choice';
import { NamedChoice } from '@/ui/named-choice';
import { RadioGroup, RadioRow } from '@/ui/radio-row';
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
    { value: 'bow', label: 'Bow' },
    { value: 'port', label: 'Port' },
    { value: 'starboard', label: 'Stbd' },
    { value: 'stern', label: 'Stern' },
  ];
  return (
    <Section title="Stepper and choice">
      <Stepper
        label="Range"
        decreaseLabel="A quarter inch closer"
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
        Hold a key to repeat.
      </Text>
      <SegmentedChoice
        label="Where the dice come from"
        options={[
          { value: 'app', label: t('settings.dice.app'), shortLabel: t('settings.dice.appShort'), icon: 'phone' },
          { value: 'mine', label: t('settings.dice.own'), shortLabel: t('settings.dice.ownShort'), icon: 'hand' },
          {
            value: 'count',
            label: t('settings.dice.count'),
            icon: 'tally',
            disabledReason: 'Count needs dice that all need the same number.',
          },
        ]}
        value={source}
        onChange={setSource}
        testID="gallery-source"
      />
      <SegmentedChoice label="Arc" options={arcs} value={arc} onChange={setArc} testID="gallery-arc" />
      <NamedChoice
        label="Arc"
        hint="Where the target bears."
        options={arcs}
        value={arc}
        onChange={setArc}
        testID="gallery-named-arc"
      />
      <ChipChoice label="Arc" options={arcs} value={arc} onChange={setArc} testID="gallery-chip-arc" />
      <StepRow
        label="Guns"
        hint="Half of them when turning."
        decreaseLabel="One gun less"
        increaseLabel="One gun more"
        value={guns}
        onChange={setGuns}
        min={0}
        max={12}
        testID="gallery-guns"
      />
      <RadioGroup label="Arc" gap="md">
        {arcs.map(({ value, label }) => (
          <RadioRow
            key={value}
            words={label}
            on={value === arc}
            onPress={() => setArc(value)}
            testID={`gallery-radio-${value}`}
          />
        ))}
      </RadioGroup>
    </Section>
  );
}
