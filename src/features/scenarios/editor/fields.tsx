import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { SegmentedChoice, type SegmentOption } from '@/ui/segmented-choice';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

interface NumberFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  format?: (value: number) => string;
  hint?: string;
  testID: string;
}

/** A number by steps, with its name above it. */
export function NumberField({ label, hint, ...stepper }: NumberFieldProps) {
  const t = useT();
  return (
    <View style={{ gap: space.xs }}>
      <Text as="name">{label}</Text>
      <Stepper
        label={label}
        decreaseLabel={t('scenarios.edit.less', { what: label })}
        increaseLabel={t('scenarios.edit.more', { what: label })}
        {...stepper}
      />
      {hint !== undefined && (
        <Text as="text2" color="ink2">
          {hint}
        </Text>
      )}
    </View>
  );
}

interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly SegmentOption<Value>[];
  testID: string;
}

export function ChoiceField<Value extends string>({ label, ...choice }: ChoiceFieldProps<Value>) {
  return (
    <View style={{ gap: space.xs }}>
      <Text as="name">{label}</Text>
      <SegmentedChoice label={label} {...choice} />
    </View>
  );
}
