import { useRef } from 'react';

import { useT } from '@/messages/messages';
import { Stack } from '@/ui/layout';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';

interface NumberFieldProps {
  label: string;
  value: number;
  /** May answer with a promise: until it is kept, further steps count from what was asked for, not from what is shown. */
  onChange: (value: number) => unknown;
  min: number;
  max: number;
  step?: number;
  format?: (value: number) => string;
  hint?: string;
  testID: string;
}

/** A number by steps, with its name above it. Taps faster than the disk all count. */
export function NumberField({ label, hint, value, onChange, ...stepper }: NumberFieldProps) {
  const t = useT();
  const asked = useRef<number | null>(null);
  const step = (to: number) => {
    const wanted = Math.min(stepper.max, Math.max(stepper.min, (asked.current ?? value) + to - value));
    asked.current = wanted;
    void Promise.resolve(onChange(wanted)).finally(() => {
      if (asked.current === wanted) asked.current = null;
    });
  };
  return (
    <Stack gap="xs">
      <Text as="name">{label}</Text>
      <Stepper
        label={label}
        decreaseLabel={t('scenarios.edit.less', { what: label })}
        increaseLabel={t('scenarios.edit.more', { what: label })}
        {...stepper}
        value={value}
        onChange={step}
      />
      {hint !== undefined && (
        <Text as="text2" color="ink2">
          {hint}
        </Text>
      )}
    </Stack>
  );
}
